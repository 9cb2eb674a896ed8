/**
 * Lets a loop that only counts down pass quickly. The processor's cycles count as they would; only the host saves time.
 * The lamps of a self-test wait for seconds in such a loop.
 */
import type { RP2040 } from "rp2040js";
import type { ChipClock } from "../../sim/pico/clock";
import { cycleNs } from "../../sim/pico/clock";

const flashAddress = 0x10000000;
/** `subs rN, #1` without N, and the `bne` that goes back to it. */
const subtractOne = 0x3801;
const allButRegister = 0xf8ff;
const goBack = 0xd1fd;
const cyclesARound = 3;
/** The longest time that passes at once, because whoever runs the chip looks at the clock only between. */
const onceMs = 1;

/** Lets all such loops in a flash pass quickly, each up to the next alarm of the chip at most. */
export function hurryWaits(rp2040: RP2040, clock: ChipClock, flash: Uint8Array): void {
  const loops = findLoops(flash);
  const { core } = rp2040;
  const execute = core.executeInstruction.bind(core);
  core.executeInstruction = () => {
    const place = (core.PC - flashAddress) >>> 1;
    if (place < loops.length && loops[place] !== 0) skip(loops[place]! - 1);
    return execute();
  };

  function skip(register: number): void {
    const left = core.registers[register]! >>> 0;
    const aheadNs = Math.min(clock.dueNs - clock.nanos, onceMs * 1e6);
    const rounds = Math.min(left - 1, Math.floor(aheadNs / (cyclesARound * cycleNs)));
    if (rounds <= 0) return;
    core.registers[register] = left - rounds;
    core.cycles += rounds * cyclesARound;
  }
}

/** Returns the number of the register that each loop counts, and one more. Its place is that of the loop's halfword. */
function findLoops(flash: Uint8Array): Uint8Array {
  const halves = new Uint16Array(flash.buffer, flash.byteOffset, flash.length / 2);
  const loops = new Uint8Array(halves.length);
  for (let at = 0; at + 1 < halves.length; at++) {
    const half = halves[at]!;
    if ((half & allButRegister) === subtractOne && halves[at + 1] === goBack) loops[at] = 1 + ((half >> 8) & 7);
  }
  return loops;
}

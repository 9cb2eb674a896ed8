/** Makes an emulated RP2040 with all rules of this folder. */
import type { RP2040 } from "rp2040js";
import { type FlashReader, StrictRp2040 } from "./bus";
import { mendCrystal, mendPlls } from "./crystal";
import { mendInterrupts } from "./interrupts";
import { mendPins, mendPwm } from "./pins";
import { Resets } from "./resets";
import { hex, type Warn } from "./rule";
import { Ssi } from "./ssi";
import { mendTimer } from "./timer";
import type { WeakBits } from "./weak-bits";

type Clock = NonNullable<ConstructorParameters<typeof RP2040>[0]>;

export interface StrictChip {
  rp2040: StrictRp2040;
  ssi: Ssi;
}

/** `countsTime` returns whether the emulation counts the time of the processor. `weak` are the flash's weak bits. */
export function makeStrictChip(clock: Clock, warn: Warn, countsTime: () => boolean, weak?: WeakBits): StrictChip {
  const rp2040 = new StrictRp2040(clock);
  rp2040.warn = warn;
  rp2040.logger = { debug() {}, info() {}, warn, error: warn };
  mendInterrupts(rp2040);
  mendTimer(rp2040, warn);
  watchStart(rp2040, warn);
  mendCrystal(rp2040, warn, countsTime);
  mendPlls(rp2040, warn);
  mendPins(rp2040);
  mendPwm(rp2040);
  const ssi = new Ssi(rp2040, warn);
  new Resets(rp2040, warn);
  ssi.onState = () => {
    const { unreadable } = ssi;
    rp2040.flashReader = unreadable === undefined ? weak : forbidden;
  };
  const forbidden: FlashReader = {
    from: 0,
    read(address, _size, value) {
      warn("flash", `a read at ${hex(address)} ${ssi.unreadable}, by the code at ${hex(rp2040.core.PC)}`);
      return value;
    },
  };
  ssi.onState();
  return { rp2040, ssi };
}

const watchdogPlace = 0x40058;
/** SCRATCH3. */
const stoppedAt = 0x18;

/** A start that stops is a fault: our image says in a register where it stopped (hal/pico/native/chip.h, `stop_at`). */
function watchStart(chip: StrictRp2040, warn: Warn): void {
  const watchdog = chip.peripherals[watchdogPlace]!;
  const write = watchdog.writeUint32;
  watchdog.writeUint32 = (offset, value) => {
    write.call(watchdog, offset, value);
    if (offset === stoppedAt && value !== 0) warn("start", `it stopped, with code ${value}`);
  };
}

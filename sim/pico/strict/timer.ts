/**
 * The timer as the chip has it (data sheet, 4.6 and 4.7.2):
 *
 * - It counts ticks of the watchdog's generator, which somebody must start and set to a microsecond: 12 cycles of the
 *   crystal. A read before that is a fault.
 * - An alarm fires when the low word becomes the alarm's value, not up to a microsecond before.
 */
import type { StrictRp2040 } from "./bus";
import type { Part, Warn } from "./rule";

const timerPlace = 0x40054;
const watchdogPlace = 0x40058;
const tickOffset = 0x2c;
/** The generator runs, and counts 12 cycles. */
const microsecond = (1 << 9) | 12;
const tickMask = 0x3ff;
const alarm0 = 0x10;
const alarm3 = 0x1c;
const timeOffsets = [0x08, 0x0c, 0x24, 0x28];

/** The fields of the emulator's timer that its types lack. */
interface Timer extends Part {
  alarms: { clockAlarm: { schedule(ns: number): void } }[];
}

export function mendTimer(chip: StrictRp2040, warn: Warn): void {
  const state = chip.withState({ isCounting: false });
  const timer = chip.peripherals[timerPlace] as unknown as Timer;
  const watchdog = chip.peripherals[watchdogPlace]!;
  const [write, read, setWatchdog] = [timer.writeUint32, timer.readUint32, watchdog.writeUint32];
  watchdog.writeUint32 = (offset, value) => {
    if (offset === tickOffset) state.isCounting = (value & tickMask) === microsecond;
    setWatchdog.call(watchdog, offset, value);
  };
  timer.readUint32 = (offset) => {
    if (!state.isCounting && timeOffsets.includes(offset)) warn("timer", "a read before its tick is a microsecond");
    return read.call(timer, offset);
  };
  timer.writeUint32 = (offset, value) => {
    write.call(timer, offset, value);
    if (offset < alarm0 || offset > alarm3) return;
    const { nanos } = chip.clock;
    const us = Math.floor(nanos / 1000);
    const aheadUs = (value - us) >>> 0;
    timer.alarms[(offset - alarm0) / 4]!.clockAlarm.schedule(Math.max(0, (us + aheadUs) * 1000 - nanos));
  };
}

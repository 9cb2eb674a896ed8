/**
 * Mends the wave that rp2040js 1.4.1 makes while the processor's clock changes for each sleep. Its `Timer32` rounds the
 * counter when the frequency changes. A counter that is less than half a step before its end seems to have begun anew,
 * and a wave misses a turn. The report to its authors would be: "PWM misses a wrap if clk_sys changes just before it".
 */
import type { RP2040 } from "rp2040js";
import type { ChipClock } from "./clock";

/** The fields of the timer that its type lacks or hides. */
interface Timer {
  readonly baseFreq: number;
  readonly prescalerValue: number;
  readonly baseNanos: number;
  readonly baseValue: number;
  readonly topValue: number;
  readonly enabled: boolean;
}

const secondNs = 1e9;

/** Keeps the wave of a slice of the PWM whole, whose counter only rises. */
export function keepWave(rp2040: RP2040, clock: ChipClock, slice: number): void {
  const timer = rp2040.pwm.channels[slice]!.timer as unknown as Timer;
  Object.defineProperty(timer, "rawCounter", { get: () => counterOf(timer, clock.nanos) });
  const { clocks } = rp2040;
  const write = clocks.writeUint32.bind(clocks);
  clocks.writeUint32 = (offset, value) => {
    // Fire the events that are due before the emulator looks at the clock again: the change would cancel them.
    clock.fireDue();
    write(offset, value);
  };
}

/** Returns the counter, rounded down. */
function counterOf(timer: Timer, nowNs: number): number {
  if (!timer.enabled) return timer.baseValue;
  const steps = ((nowNs - timer.baseNanos) / secondNs) * (timer.baseFreq / timer.prescalerValue);
  return Math.floor(timer.baseValue + steps) % (timer.topValue + 1);
}

/** The wave of a slice of the emulated PWM while the processor's clock changes. */
import { RP2040 } from "rp2040js";
import { expect, test } from "vitest";
import { ChipClock } from "../../sim/pico/clock";
import { keepWave } from "../../sim/pico/wave";

const slice = 2;
const stepNs = (256 / 125e6) * 1e9;

test("a counter that is less than half a step before its end has not begun anew", () => {
  const clock = new ChipClock();
  const rp2040 = new RP2040(clock);
  keepWave(rp2040, clock, slice);
  const { timer } = rp2040.pwm.channels[slice]!;
  timer.top = 65_535;
  timer.prescaler = 256;
  timer.frequency = 125_000_000;
  clock.setTime(65_535.7 * stepNs);
  expect(timer.counter).toBe(65_535);
  timer.frequency = 20_833_333;
  expect(timer.counter).toBe(65_535);
});

test("what is due comes before the processor's clock changes", () => {
  const clock = new ChipClock();
  const rp2040 = new RP2040(clock);
  keepWave(rp2040, clock, slice);
  let rings = 0;
  clock.createAlarm(() => rings++).schedule(100);
  clock.setTime(200);
  expect(rings).toBe(0);
  rp2040.writeUint32(0x40008040, 6 << 8);
  expect(rings).toBe(1);
});

/**
 * hal/pico without its part in C: a measurement of the battery takes 1 ms, so it is made ahead of the tick that asks.
 */
import { beforeEach, expect, test } from "vitest";
import { fake, pico } from "./fake-chip";

const steadyPin = 23;
const aheadMs = 59_750;
let raw = 0;
let conversions = 0;
let battery: ReturnType<typeof pico.createBattery>;

beforeEach(() => {
  fake.reset();
  for (let waiter = 0; waiter < 7; waiter++) pico.waitFor(waiter, -1);
  pico.createTime();
  fake.reads.set(0x4000c008, () => 0x1ffffff);
  fake.reads.set(0x4002c000, () => -1); // its PLL has locked
  fake.reads.set(0x4004c000, () => 0x100);
  fake.reads.set(0x4004c004, () => {
    conversions++;
    return raw;
  });
  conversions = 0;
  battery = pico.createBattery({ pin: 29, dividedBy: 3, steadyPin });
});

/** Asks at an instant, in a handler that begins then. */
function askAt(ms: number): number {
  fake.crystal.trueMs = ms;
  pico.beginHandler(fake.now());
  return battery.supplyMv();
}

function ringAt(ms: number): void {
  fake.crystal.trueMs = ms;
  pico.ring(fake.now());
}

test("the first result is measured at once, and the next one a quarter of a second before the minute ends", () => {
  raw = 1658;
  expect([askAt(1000), conversions, fake.alarmMs]).toEqual([4010, 8, 1000 + aheadMs]);
  expect([fake.driven.get(steadyPin), fake.last(0x40008060)]).toEqual([false, 0]);
  raw = 1662;
  ringAt(1000 + aheadMs);
  expect([conversions, fake.alarmMs]).toEqual([16, -1]);
  raw = 2000;
  expect([askAt(61_000), conversions, fake.alarmMs]).toEqual([4020, 16, 61_000 + aheadMs]);
});

test.each([
  [0, 16],
  [1499, 16],
  [1500, 24],
  [60_000, 24],
])("a result of %i ms ago", (ageMs, count) => {
  raw = 1658;
  askAt(1000);
  ringAt(1000 + aheadMs);
  raw = 1662;
  const mv = askAt(1000 + aheadMs + ageMs);
  expect([mv, conversions]).toEqual([count === 16 ? 4010 : 4020, count]);
});

test("a result that was not made ahead is not used again", () => {
  raw = 1658;
  askAt(1000);
  raw = 1662;
  expect([askAt(1001), conversions]).toEqual([4020, 16]);
});

test("a result of days ago, when the counter has gone half round, is not used", () => {
  askAt(0);
  ringAt(aheadMs);
  raw = 1662;
  expect([askAt(aheadMs + 2 ** 29 + 5), conversions]).toEqual([4020, 24]);
});

test("a converter that never works measures nothing, and costs nothing afterwards", () => {
  fake.reads.set(0x4002c000, () => 0);
  expect([askAt(1000), conversions]).toEqual([0, 0]);
  expect([fake.driven.get(steadyPin), fake.last(0x4002c004)]).toEqual([false, 41]);
});

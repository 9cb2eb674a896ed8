/**
 * hal/pico without its part in C: a measurement of the battery takes 1 ms, so it is made ahead of the tick that asks.
 */
import { beforeEach, expect, test } from "vitest";
import { fake, pico } from "./fake-chip";

const steadyPin = 23;
const aheadMs = 59_750;
const [outputs, partsReady, pllLocked, converter] = [-0x2fffffdc, 0x4000c008, 0x4002c000, 0x4004c000];
let raw = 0;
let conversions = 0;
/** The levels of the regulator's pin at each conversion. */
const steady = new Set<boolean | undefined>();
let battery: ReturnType<typeof pico.createBattery>;

beforeEach(() => {
  fake.reset();
  for (let waiter = 0; waiter < 7; waiter++) pico.waitFor(waiter, -1);
  pico.createTime();
  fake.reads.set(partsReady, () => 0x1ffffff);
  fake.reads.set(pllLocked, () => -1);
  fake.reads.set(converter, () => 0x100);
  fake.reads.set(converter + 4, () => {
    conversions++;
    steady.add(fake.driven.get(steadyPin));
    return raw;
  });
  conversions = 0;
  steady.clear();
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

test("a result of the instant 0, when the counter begins anew, is a result", () => {
  raw = 1658;
  askAt(2 ** 30 - aheadMs);
  ringAt(2 ** 30);
  raw = 1662;
  expect([askAt(2 ** 30 + 250), conversions]).toEqual([4010, 16]);
});

test("the regulator does not ripple while the converter works, and from 0.4 ms before on", () => {
  expect([fake.last(outputs), fake.driven.get(steadyPin)]).toEqual([2 ** steadyPin, false]);
  let looks = 0;
  const { now } = fake;
  fake.now = () => {
    if (fake.driven.get(steadyPin) === true) looks++;
    return now.call(fake);
  };
  askAt(1000);
  fake.now = now;
  expect([looks, [...steady], fake.driven.get(steadyPin)]).toEqual([30, [true], false]);
});

test("where no pin steadies the regulator, none is driven", () => {
  battery = pico.createBattery({ pin: 29, dividedBy: 3, steadyPin: -1 });
  fake.driven.clear();
  raw = 1658;
  expect([askAt(1000), [...fake.driven]]).toEqual([4010, []]);
});

test.each([
  [0, 0],
  [1658, 4007],
  [1661, 4014],
  [4095, 9897],
])("%i steps of the converter are %i mV before they are rounded", (steps, mv) => {
  raw = steps;
  expect(pico.measure()).toBe(mv);
});

test.each([
  ["has no clock", pllLocked],
  ["is not released from its reset", partsReady],
  ["is never ready", converter],
])("a converter that %s measures nothing", (_, register) => {
  raw = 1658;
  fake.reads.set(register, () => 0);
  expect([pico.measure(), askAt(1000)]).toEqual([-1, 0]);
});

test("a converter that does not work is told by −1, whatever the divider", () => {
  battery = pico.createBattery({ pin: 29, dividedBy: 20, steadyPin });
  fake.reads.set(pllLocked, () => 0);
  expect(pico.measure()).toBe(-1);
});

test("the converter has a clock only while it measures, also if it does not come out of its reset", () => {
  const clockControl = 0x40008060;
  raw = 1658;
  let clock = -1;
  fake.reads.set(converter + 4, () => {
    clock = fake.last(clockControl) ?? -1;
    return raw;
  });
  pico.measure();
  expect([clock, fake.last(clockControl)]).toEqual([2048, 0]);
  fake.reads.set(partsReady, () => 0);
  expect([pico.measure(), fake.last(clockControl)]).toEqual([-1, 0]);
});

test("a converter that never works measures nothing, and costs nothing afterwards", () => {
  fake.reads.set(pllLocked, () => 0);
  expect([askAt(1000), conversions]).toEqual([0, 0]);
  expect([fake.driven.get(steadyPin), fake.last(0x4002c004)]).toEqual([false, 41]);
});

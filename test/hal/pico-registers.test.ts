/** hal/pico without its part in C: waits for registers, resets, the watchdog, and what the store remembers. */
import { beforeEach, describe, expect, test } from "vitest";
import { Reset } from "../../hal/reset";
import { fake, pico } from "./fake-chip";
import { word } from "./store-cases";

const register = 0x40012340;

beforeEach(() => {
  fake.reset();
  fake.pokes.length = 0;
});

/** Makes a register have a value from a look on, and counts the looks. */
function valueAfter(looks: number, value: number): { count: number } {
  const seen = { count: 0 };
  fake.reads.set(register, () => (++seen.count > looks ? value : 0));
  return seen;
}

describe("waits", () => {
  test("for a bit end when it comes, or after a thousand looks", () => {
    const seen = valueAfter(3, 0b101);
    expect([pico.awaitBit(register, 4), seen.count]).toEqual([true, 4]);
    expect([pico.awaitBit(register, 2), seen.count]).toEqual([false, 1004]);
  });

  test("for the highest bit end when it comes, or after a thousand looks", () => {
    const seen = valueAfter(2, -1);
    expect([pico.awaitHighest(register), seen.count]).toEqual([true, 3]);
    const never = valueAfter(1e6, -1);
    expect([pico.awaitHighest(register), never.count]).toEqual([false, 1000]);
  });

  test("for nothing look thirty times at the counter", () => {
    let looks = 0;
    const { now } = fake;
    fake.now = () => ++looks;
    pico.settle();
    fake.now = now;
    expect(looks).toBe(30);
  });

  test("for a part that was released from its reset", () => {
    pico.releaseParts(64);
    pico.holdParts(32);
    expect(fake.pokes).toEqual([
      [0x4000f000, 64],
      [0x4000e000, 32],
    ]);
    fake.reads.set(0x4000c008, () => 64);
    expect([pico.awaitPart(64), pico.awaitPart(32)]).toEqual([true, false]);
  });
});

describe("the watchdog", () => {
  const [power, pin] = [256, 65_536];

  test.each([
    ["power", 0, power, 0, Reset.Power],
    ["power and the pin", 0, power + pin, 0, Reset.Power],
    ["the pin", 0, pin, 0, Reset.Pin],
    ["the pin, after a program", 0, pin, 1, Reset.Pin],
    ["the pin, after a fault", 0, pin, 2, Reset.Pin],
    ["nobody knows what", 0, 0, 1, Reset.Unknown],
    ["the boot ROM, which has received a firmware", 2, power, 0, Reset.Power],
    ["the boot ROM, by its watchdog", 1, pin, 0, Reset.Power],
    ["a fault", 1, power, 2, Reset.Fault],
    ["a fault, by force", 2, pin, 2, Reset.Fault],
    ["a program that hung", 1, power, 1, Reset.Watchdog],
    ["the program itself", 2, power, 1, Reset.Program],
  ])("knows that %s started the board", (_, cause, had, before, reason) => {
    fake.registers.set(0x40058008, cause);
    fake.registers.set(0x40064008, had);
    fake.registers.set(0x40058014, before);
    expect(pico.createWatchdog().reason?.()).toBe(reason);
  });

  test("is fed with the period that was set", () => {
    const watchdog = pico.createWatchdog();
    watchdog.start(4000);
    fake.pokes.length = 0;
    watchdog.feed?.();
    expect(fake.pokes).toEqual([[0x40058004, 8_000_000]]);
  });
});

test("a store that is the whole flash has a page at place 0", () => {
  const store = pico.createStore({ pages: 2, flashBytes: 8192 });
  expect([store.write(0, 0, word), store.read(0, 0, 4), store.isErased(0, 0)]).toEqual([true, word, false]);
  expect([store.erase(0), store.isErased(0, 0), store.isErased(2, 0)]).toEqual([true, true, false]);
});

describe("the store remembers which pages are erased", () => {
  let looks = 0;
  let store: ReturnType<typeof pico.createStore>;
  const isErased = fake.isErased.bind(fake);
  beforeEach(() => {
    looks = 0;
    fake.isErased = (at, count) => {
      looks++;
      return isErased(at, count);
    };
    store = pico.createStore({ pages: 2, flashBytes: 2 * 1024 * 1024 });
  });

  test("and looks once, until a write or an erase", () => {
    for (const at of [0, 0, 400]) expect(store.isErased(0, at)).toBe(true);
    expect(looks).toBe(1);
    expect([store.isErased(1, 0), looks]).toEqual([true, 2]);
    store.write(0, 400, word);
    expect([store.isErased(0, 0), store.isErased(0, 404), store.isErased(0, 0)]).toEqual([false, true, false]);
    expect(looks).toBe(5);
    expect([store.isErased(1, 8), looks]).toEqual([true, 5]);
    expect([store.erase(0), looks]).toEqual([true, 6]);
    expect([store.isErased(0, 400), looks]).toEqual([true, 6]);
  });

  test("and not the rest of a page, nor what an earlier board found", () => {
    for (const at of [400, 400]) expect(store.isErased(0, at)).toBe(true);
    expect(looks).toBe(2);
    store.isErased(0, 0);
    pico.createStore({ pages: 2, flashBytes: 2 * 1024 * 1024 }).isErased(0, 0);
    expect(looks).toBe(4);
  });
});

test("bits are counted from 0", () => {
  expect([0, 1, 8, 30].map(pico.bitAt)).toEqual([1, 2, 256, 2 ** 30]);
  expect([1, 2, 4, 8].map((bit) => pico.hasBit(0b1010, bit))).toEqual([false, true, false, true]);
});

/** hal/pico without its part in C: what the signs, the battery and the watchdog write into the chip. */
import { beforeEach, describe, expect, test } from "vitest";
import { Ear } from "../../hal/hal";
import { passTo } from "../../hal/virtual/time";
import { bounded, fake, pico, servos } from "./fake-chip";

const functions = 0x40014000;
const pwm = 0x40050000;

/** Returns the address of a register of the PWM slice of a pin. */
function slice(pin: number, register: number): number {
  return pwm + 20 * (Math.floor(pin / 2) % 8) + register;
}

const [control, divider, counter, compare, top] = [0, 4, 8, 12, 16] as const;

beforeEach(() => {
  fake.reset();
  for (let waiter = 0; waiter < 7; waiter++) pico.waitFor(waiter, -1);
  pico.createTime();
  fake.pokes.length = 0;
});

describe("square waves", () => {
  test.each([
    [15, 0x10000],
    [14, 1],
    [21, 0x10000],
    [0, 1],
    [31, 0x10000],
  ])("pin %i has its own half of the slice", (pin, half) => {
    pico.startTone(pin, 1_000);
    expect(fake.last(slice(pin, compare))).toBe(500 * half);
    expect([fake.last(slice(pin, divider)), fake.last(slice(pin, top))]).toEqual([2_000, 999]);
    expect([fake.last(slice(pin, counter)), fake.last(slice(pin, control))]).toEqual([0, 1]);
    expect([fake.last(functions + 4 + 8 * pin), fake.last(0x4001c000 + 4 + 4 * pin)]).toEqual([4, 86]);
    pico.stopTone(pin);
    expect([fake.last(slice(pin, control)), fake.driven.get(pin)]).toEqual([0, false]);
    expect(fake.last(functions + 4 + 8 * pin)).toBe(5);
  });

  test("slices come in pairs of pins, eight of them", () => {
    expect([0, 1, 2, 15, 16, 17, 29].map(pico.sliceOf)).toEqual([0, 0, 1, 7, 0, 0, 6]);
    expect([0, 7].map(pico.addressOf)).toEqual([pwm, pwm + 140]);
  });

  test("the slowest wave is the slowest that there is", () => {
    pico.startWave(22);
    expect([divider, top, compare].map((register) => fake.last(slice(22, register)))).toEqual([4_095, 65_535, 32_768]);
  });

  test("a prepared slice stands, with its pins low, until it is started", () => {
    const address = pico.prepareSlice(5, 3_125);
    expect(address).toBe(pwm + 100);
    expect([control, divider, top, compare, counter].map((at) => fake.last(address + at))).toEqual([
      0, 16, 3_124, 0, 0,
    ]);
    pico.startSlice(address);
    expect(fake.last(address + control)).toBe(1);
    pico.reportWraps(5);
    expect(fake.last(pwm + 168)).toBe(32);
  });
});

describe("the buzzer", () => {
  test("plays tones and pauses one after another, and ends low", () => {
    const buzzer = pico.createBuzzer(15);
    pico.beginHandler(0);
    buzzer.play(bounded([1_000, 40, 0, 20, 500, 30]));
    const heard = () => [fake.last(slice(15, control)), fake.last(slice(15, top)), fake.alarmMs];
    expect(heard()).toEqual([1, 999, 40]);
    pico.ring(40);
    expect(heard()).toEqual([0, 999, 60]);
    pico.ring(60);
    expect(heard()).toEqual([1, 1_999, 90]);
    pico.ring(90);
    expect(heard()).toEqual([0, 1_999, -1]);
  });

  test("a new pattern replaces the one that sounds", () => {
    const buzzer = pico.createBuzzer(15);
    pico.beginHandler(0);
    buzzer.play([1_000, 400]);
    pico.beginHandler(100);
    buzzer.play([2_000, 50]);
    expect([fake.last(slice(15, top)), fake.alarmMs]).toEqual([499, 150]);
    pico.ring(150);
    pico.ring(400);
    expect([fake.last(slice(15, control)), fake.alarmMs]).toEqual([0, -1]);
  });

  test.each([
    [15, 0x10000],
    [0, 1],
  ])("at pin %i has levels from hardly anything to a half", (pin, half) => {
    const buzzer = pico.createBuzzer(pin);
    const shares = Array.from({ length: 9 }, (_, n) => {
      buzzer.setVolume?.(n + 1);
      buzzer.play([1_000, 10]);
      return fake.last(slice(pin, compare));
    });
    expect(shares).toEqual([1, 6, 19, 44, 86, 148, 236, 351, 500].map((us) => us * half));
    buzzer.setVolume?.(9);
  });

  test("that does not exist is silent", () => {
    pico.createBuzzer(-1).play([1_000, 10]);
    expect([fake.pokes, fake.alarmMs]).toEqual([[], -1]);
  });
});

describe("the battery", () => {
  const result = 0x4004c004;
  const status = 0x4004c000;

  function mvAt(raw: number, dividedBy = 3): number {
    fake.reset();
    fake.reads.set(0x4000c008, () => 0x1ffffff);
    fake.reads.set(0x4002c000, () => -1); // its PLL has locked
    const battery = pico.createBattery({ pin: 29, dividedBy, steadyPin: -1 });
    fake.reads.set(status, () => 0x100);
    fake.reads.set(result, () => raw);
    return battery.supplyMv();
  }

  test.each([
    [0, 0],
    [1_655, 4_000],
    [1_656, 4_000],
    [1_657, 4_000],
    [1_658, 4_010],
    [1_659, 4_010],
    [1_661, 4_010],
    [1_662, 4_020],
    [4_095, 9_900],
  ])("%i steps of the converter are %i mV, to the nearest 10", (raw, mv) => {
    expect(mvAt(raw)).toBe(mv);
  });

  test("the pin is analog, and its own input is converted", () => {
    mvAt(100);
    expect(fake.pokes).toContainEqual([0x4001c000 + 4 + 4 * 29, 128]);
    const started = fake.pokes.filter(([at, bits]) => at === status && (bits & 4) !== 0);
    expect(started.length).toBeGreaterThan(0);
    for (const [, bits] of started) expect([bits & 1, Math.floor(bits / 4_096) % 8]).toEqual([1, 3]);
  });

  test("without a divider the pin has the supply itself", () => {
    expect(mvAt(2_048, 1)).toBe(1_650);
  });

  test("without a pin nobody knows", () => {
    expect(pico.createBattery({ pin: -1, dividedBy: 1, steadyPin: -1 }).supplyMv()).toBe(0);
    expect(fake.pokes).toEqual([]);
  });
});

describe("lamps", () => {
  test.each([true, false])("show the flags, each on its side: left %s", (isLeft) => {
    pico.createFlags([10, 11]).raise(isLeft, !isLeft);
    expect([10, 11].map((pin) => fake.driven.get(pin))).toEqual([isLeft, !isLeft]);
    for (const pin of [10, 11]) expect(fake.last(functions + 4 + 8 * pin)).toBe(5);
  });

  test("that do not exist show nothing", () => {
    pico.createFlags([]).raise(true, true);
    expect([...fake.driven]).toEqual([]);
  });
});

describe("motors", () => {
  test("vibrate by their patterns, each on its side, and end off", () => {
    const touch = pico.createTouch([14, 16]);
    pico.beginHandler(0);
    const on = () => [14, 16].map((pin) => fake.driven.get(pin));
    touch?.vibrate(Ear.Left, bounded([100, 50, 30]));
    expect(on()).toEqual([true, false]);
    touch?.vibrate(Ear.Right, [120]);
    expect([on(), fake.alarmMs]).toEqual([[true, true], 100]);
    pico.ring(100);
    expect([on(), fake.alarmMs]).toEqual([[false, true], 120]);
    pico.ring(120);
    expect([on(), fake.alarmMs]).toEqual([[false, false], 150]);
    pico.ring(150);
    expect(on()).toEqual([true, false]);
    pico.ring(180);
    expect([on(), fake.alarmMs]).toEqual([[false, false], -1]);
    touch?.vibrate(Ear.Both, [10]);
    expect(on()).toEqual([true, true]);
    pico.ring(200);
    expect([on(), fake.alarmMs]).toEqual([[false, false], -1]);
  });

  test("that do not exist are none", () => {
    expect(pico.createTouch([])).toBeUndefined();
    expect(pico.createTouch([14])).toBeUndefined();
  });
});

test("the watchdog waits for twice as many counts as µs", () => {
  pico.createWatchdog().start(5_000);
  expect([fake.last(0x4005800c), fake.last(0x40058004)]).toEqual([10_000_000, 10_000_000]);
});

test("an output is low before it is an output", () => {
  pico.makeOutput(25);
  expect(fake.driven.get(25)).toBe(false);
  expect([fake.last(functions + 4 + 8 * 25), fake.last(-0x2fffffdc)]).toEqual([5, 2 ** 25]);
  expect(fake.last(0x4001c000 + 4 + 4 * 25)).toBe(86);
});

describe("servos", () => {
  test.each([
    [2, 3],
    [3, 2],
    [4, 7],
  ])("at pins %i and %i keep the other half of a slice", (left, right) => {
    const flags = servos.createFlags(bounded([left, right]));
    pico.beginHandler(0);
    const widths = () =>
      [left, right].map((pin) => {
        const both = fake.registers.get(slice(pin, compare)) ?? 0;
        return pin % 2 === 1 ? Math.floor(both / 65_536) : both % 65_536;
      });
    flags.lift?.(0, 9);
    expect([fake.last(slice(left, divider)), fake.last(slice(left, top))]).toEqual([2_000, 19_999]);
    expect(fake.last(0x4001c000 + 4 + 4 * right)).toBe(86);
    const [low = 0, high = 0] = widths();
    expect(low).toBeGreaterThan(400);
    expect(high).toBeGreaterThan(low + 300);
    flags.lift?.(9, 0);
    expect(widths()).toEqual([high, low]);
    passTo(fake.crystal, 10);
    const endedMs = fake.alarmMs;
    pico.ring(endedMs);
    const running = () => [left, right].map((pin) => fake.last(slice(pin, control)));
    expect([widths(), running(), fake.alarmMs - endedMs]).toEqual([[0, 0], [1, 1], 40]);
    pico.ring(fake.alarmMs);
    expect([widths(), running(), fake.alarmMs]).toEqual([[0, 0], [0, 0], -1]);
  });
});

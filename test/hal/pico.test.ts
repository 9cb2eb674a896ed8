/** hal/pico without its part in C: what each module writes into the chip, and what it makes of late or wrong news. */
import { beforeEach, describe, expect, test } from "vitest";
import { Ear } from "../../hal/hal";
import { passTo } from "../../hal/virtual/time";
import { fake, pico, servos } from "./fake-chip";

const pads = 0x4001c000;
const functions = 0x40014000;
const pwm = 0x40050000;
const wrapMs = 2 ** 30;

/** Returns the address of a register of the PWM slice of a pin. */
function slice(pin: number, register: number): number {
  return pwm + 20 * (Math.floor(pin / 2) % 8) + register;
}

const [control, divider, counter, compare, top] = [0, 4, 8, 12, 16] as const;

beforeEach(() => {
  fake.reset();
  for (let waiter = 0; waiter < 6; waiter++) pico.waitFor(waiter, -1);
  pico.createTime();
  fake.pokes.length = 0;
});

describe("time", () => {
  let woken: number[];
  let time: ReturnType<typeof pico.createTime>;
  beforeEach(() => {
    woken = [];
    time = pico.createTime();
    time.onWake((nowMs) => woken.push(nowMs));
  });

  test("a wake counts from the instant of the handler, however late the handler asks", () => {
    pico.beginHandler(1_000);
    fake.crystal.trueMs = 1_040;
    time.wakeIn(100);
    expect(fake.alarmMs).toBe(1_100);
  });

  test("an alarm that comes early wakes nobody and is set again", () => {
    pico.beginHandler(1_000);
    time.wakeIn(100);
    fake.alarmMs = -1;
    pico.ring(1_099);
    expect([woken, fake.alarmMs]).toEqual([[], 1_100]);
    pico.ring(1_100);
    expect([woken, fake.alarmMs]).toEqual([[1_100], -1]);
  });

  test("a stale alarm after the wake wakes nobody", () => {
    pico.beginHandler(0);
    time.wakeIn(5);
    pico.ring(7);
    pico.ring(8);
    pico.ring(5_000);
    expect(woken).toEqual([7]);
  });

  test("a wake that is taken back does not come", () => {
    pico.beginHandler(0);
    time.wakeIn(5);
    time.wakeIn(-1);
    expect(fake.alarmMs).toBe(-1);
    pico.ring(10);
    expect(woken).toEqual([]);
  });

  test("the alarm is that of the earliest waiter, also across the counter's end", () => {
    const rung: string[] = [];
    pico.onPart(1, () => rung.push("buzzer"));
    pico.onPart(5, () => rung.push("servos"));
    pico.beginHandler(wrapMs - 10);
    time.wakeIn(300);
    pico.waitFor(1, 20);
    pico.waitFor(5, 5);
    expect(fake.alarmMs).toBe(wrapMs - 5);
    pico.ring(wrapMs - 5);
    expect([rung, fake.alarmMs]).toEqual([["servos"], 10]);
    pico.ring(10);
    expect([rung, fake.alarmMs]).toEqual([["servos", "buzzer"], 290]);
    pico.ring(290);
    expect([woken, fake.alarmMs]).toEqual([[290], -1]);
  });

  test("a part gets its own number, before the application, and may wait again from the instant of the ring", () => {
    const rung: number[] = [];
    const again = (waiter: number): void => {
      rung.push(waiter);
      pico.waitFor(waiter, rung.length === 1 ? 50 : -1);
    };
    time.onWake(() => rung.push(100));
    pico.onPart(3, again);
    pico.beginHandler(0);
    time.wakeIn(10);
    pico.waitFor(3, 10);
    pico.ring(12);
    expect([rung, fake.alarmMs]).toEqual([[3, 100], 62]);
    pico.ring(62);
    expect([rung, fake.alarmMs]).toEqual([[3, 100, 3], -1]);
  });

  test("all six waiters are independent", () => {
    const rung: number[] = [];
    for (let waiter = 1; waiter < 6; waiter++) pico.onPart(waiter, (which) => rung.push(which));
    time.onWake(() => rung.push(0));
    pico.beginHandler(0);
    for (let waiter = 0; waiter < 6; waiter++) pico.waitFor(waiter, 10 * waiter + 1);
    for (let at = 1; at <= 51; at += 10) {
      expect(fake.alarmMs).toBe(at);
      pico.ring(at);
    }
    expect(rung).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("contacts", () => {
  const pins = [2, 3, -1, 5, 6, 7, 12, 13];
  const levels = [0, 1, 0, 0, 0, 0, 0, 0];
  let edges: (readonly [number, boolean, number, number])[];
  let contacts: ReturnType<typeof pico.createContacts>;
  beforeEach(() => {
    edges = [];
    contacts = pico.createContacts({ pins, levels });
    contacts.onEdge((contact, closed, atMs, nowMs) => edges.push([contact, closed, atMs, nowMs]));
  });

  test("an edge begins a handler: a wake counts from the instant at which it is handled", () => {
    const time = pico.createTime();
    pico.beginHandler(100);
    contacts.onEdge(() => time.wakeIn(30));
    pico.takeEdge(2, 0, 4_980, 5_000);
    expect(fake.alarmMs).toBe(5_030);
  });

  test("a late edge keeps its stamp", () => {
    pico.takeEdge(2, 0, 1_000, 3_000);
    expect(edges).toEqual([[0, true, 1_000, 3_000]]);
  });

  test("each contact closes at its own level", () => {
    pico.takeEdge(2, 0, 1, 1);
    pico.takeEdge(2, 1, 2, 2);
    pico.takeEdge(3, 0, 3, 3);
    pico.takeEdge(3, 1, 4, 4);
    expect(edges.map(([contact, closed]) => [contact, closed])).toEqual([
      [0, true],
      [0, false],
      [1, false],
      [1, true],
    ]);
    fake.levels.set(2, 0);
    fake.levels.set(3, 0);
    expect([0, 1, 2, 3].map((contact) => contacts.isClosed(contact))).toEqual([true, false, false, false]);
    fake.levels.set(3, 1);
    fake.levels.set(5, 0);
    expect([1, 2, 3].map((contact) => contacts.isClosed(contact))).toEqual([true, false, true]);
  });

  test("an edge of a pin that is no contact tells nobody", () => {
    pico.takeEdge(4, 0, 1, 1);
    expect(edges).toEqual([]);
  });

  test("the pin that senses the cable has a function of its own", () => {
    let sensed = 0;
    pico.onSense(24, () => sensed++);
    pico.takeEdge(24, 1, 1, 1);
    pico.takeEdge(2, 0, 2, 2);
    expect([sensed, edges.length]).toEqual([1, 1]);
    expect([fake.last(pads + 4 + 4 * 24), fake.last(functions + 4 + 8 * 24)]).toEqual([86, 5]);
    expect(fake.last(functions + 0x2100 + 12)).toBe(12);
  });

  test("pins are pulled to the level at which they are open, and both edges are watched", () => {
    expect([fake.last(pads + 4 + 4 * 2), fake.last(pads + 4 + 4 * 3)]).toEqual([90, 86]);
    for (const pin of pins.filter((one) => one >= 0)) {
      expect(fake.last(functions + 4 + 8 * pin), `pin ${pin}`).toBe(5);
      const watched = fake.pokes.filter(([at]) => at === functions + 0x2100 + 4 * Math.floor(pin / 8));
      expect(watched.map(([, bits]) => bits)).toContain(0xc * 16 ** (pin % 8));
      const cleared = fake.pokes.filter(([at]) => at === functions + 0xf0 + 4 * Math.floor(pin / 8));
      expect(cleared.map(([, bits]) => bits)).toContain(0xc * 16 ** (pin % 8));
    }
    expect(fake.pokes.filter(([at]) => at < pads).every(([, bits]) => bits > 0)).toBe(true);
  });

  test("lost edges are told of once", () => {
    fake.lostEdges = true;
    expect([contacts.hasOverflowed(), contacts.hasOverflowed()]).toEqual([true, false]);
  });
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
    expect(fake.last(functions + 4 + 8 * pin)).toBe(4);
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
    buzzer.play([1_000, 40, 0, 20, 500, 30]);
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
    [14, 1],
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
    const battery = pico.createBattery({ pin: 29, dividedBy });
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

  test("without a divider the pin has the supply itself", () => {
    expect(mvAt(2_048, 1)).toBe(1_650);
  });

  test("without a pin nobody knows", () => {
    expect(pico.createBattery({ pin: -1, dividedBy: 1 }).supplyMv()).toBe(0);
    expect(fake.pokes).toEqual([]);
  });
});

describe("lamps", () => {
  test("show flags and whose clock runs, each on its side", () => {
    const flags = pico.createFlags({ flags: [10, 11], runs: [20, 21] });
    flags.raise(true, false);
    flags.run(false, true);
    expect([10, 11, 20, 21].map((pin) => fake.driven.get(pin))).toEqual([true, false, false, true]);
    for (const pin of [10, 11, 20, 21]) expect(fake.last(functions + 4 + 8 * pin)).toBe(5);
    flags.raise(false, true);
    flags.run(true, false);
    expect([10, 11, 20, 21].map((pin) => fake.driven.get(pin))).toEqual([false, true, true, false]);
  });

  test("that do not exist show nothing", () => {
    const flags = pico.createFlags({ flags: [], runs: [] });
    flags.raise(true, true);
    flags.run(true, true);
    expect([...fake.driven]).toEqual([]);
  });
});

describe("motors", () => {
  test("vibrate by their patterns, each on its side, and end off", () => {
    const touch = pico.createTouch([14, 16]);
    pico.beginHandler(0);
    const on = () => [14, 16].map((pin) => fake.driven.get(pin));
    touch?.vibrate(Ear.Left, [100, 50, 30]);
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

test("the watchdog resets everything but the oscillators, after twice as many counts as µs", () => {
  pico.createWatchdog().start(5_000);
  expect(fake.last(0x40010008)).toBe(0x1fffc);
  expect([fake.last(0x4005800c), fake.last(0x40058004)]).toEqual([10_000_000, 10_000_000]);
});

test("bits are counted from 0", () => {
  expect([0, 1, 8, 30].map(pico.bitAt)).toEqual([1, 2, 256, 2 ** 30]);
  expect([1, 2, 4, 8].map((bit) => pico.hasBit(0b1010, bit))).toEqual([false, true, false, true]);
});

test("an output is low before it is an output", () => {
  pico.makeOutput(25);
  expect(fake.driven.get(25)).toBe(false);
  expect([fake.last(functions + 4 + 8 * 25), fake.last(-0x2fffffdc)]).toEqual([5, 2 ** 25]);
});

describe("servos", () => {
  test.each([
    [2, 3],
    [3, 2],
    [4, 7],
  ])("at pins %i and %i keep the other half of a slice", (left, right) => {
    const flags = servos.createFlags({ flags: [left, right], runs: [] });
    pico.beginHandler(0);
    const widths = () =>
      [left, right].map((pin) => {
        const both = fake.registers.get(slice(pin, compare)) ?? 0;
        return pin % 2 === 1 ? Math.floor(both / 65_536) : both % 65_536;
      });
    flags.lift?.(0, 9);
    const [low = 0, high = 0] = widths();
    expect(low).toBeGreaterThan(400);
    expect(high).toBeGreaterThan(low + 300);
    flags.lift?.(9, 0);
    expect(widths()).toEqual([high, low]);
    passTo(fake.crystal, 10);
    pico.ring(fake.alarmMs);
    expect(widths()).toEqual([0, 0]);
  });
});

/** hal/pico without its part in C: time and contacts, and what they make of late, early and stale news. */
import { beforeEach, describe, expect, test } from "vitest";
import { alarmAtPowerOnMs, bounded, fake, pico } from "./fake-chip";

const pads = 0x4001c000;
const functions = 0x40014000;
const wrapMs = 2 ** 30;

beforeEach(() => {
  fake.reset();
  for (let waiter = 0; waiter < 7; waiter++) pico.waitFor(waiter, -1);
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

  test("nothing waits at power-on", () => {
    expect(alarmAtPowerOnMs).toBe(-1);
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

  test("a wake may be at 0, and within no time", () => {
    pico.beginHandler(wrapMs - 5);
    time.wakeIn(5);
    expect(fake.alarmMs).toBe(0);
    pico.waitFor(1, 9);
    expect(fake.alarmMs).toBe(0);
    pico.ring(0);
    pico.beginHandler(700);
    pico.waitFor(1, 0);
    expect([woken, fake.alarmMs]).toEqual([[0], 700]);
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
    for (let waiter = 1; waiter < 7; waiter++) pico.onPart(waiter, (which) => rung.push(which));
    time.onWake(() => rung.push(0));
    pico.beginHandler(0);
    for (let waiter = 0; waiter < 7; waiter++) pico.waitFor(waiter, 10 * waiter + 1);
    for (let at = 1; at <= 51; at += 10) {
      expect(fake.alarmMs).toBe(at);
      pico.ring(at);
    }
    expect(rung).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("contacts", () => {
  const pins = bounded([2, 3, -1, 5, 6, 0, 12, 13]);
  const levels = bounded([0, 1, 0, 0, 0, 0, 0, 0]);
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
    fake.levels.set(0, 0);
    expect([1, 2, 3, 5].map((contact) => contacts.isClosed(contact))).toEqual([true, false, true, true]);
  });

  test("an edge of a pin that is no contact tells nobody", () => {
    pico.takeEdge(4, 0, 1, 1);
    expect(edges).toEqual([]);
  });

  test("the pin that senses the cable has a function of its own", () => {
    let sensed = 0;
    pico.onSense(24, () => sensed++);
    pico.takeEdge(24, 1, 1, 1);
    expect(sensed).toBe(1);
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
    const lent = fake.pokes.filter(([at]) => at >= pads).map(([at]) => (at - pads - 4) / 4);
    expect(lent).toEqual([2, 3, 5, 6, 0, 12, 13]);
  });

  test("lost edges are told of once", () => {
    fake.lostEdges = true;
    expect([contacts.hasOverflowed(), contacts.hasOverflowed()]).toEqual([true, false]);
  });
});

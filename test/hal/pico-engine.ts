/** hal/pico as an engine of the contract test: time, contacts and store, on the fake chip. */
import { VirtualVerb } from "../../firmware/virtual-verbs";
import type { Hal } from "../../hal/hal";
import { busyUntil, counterAt, createCrystal, passTo, selectCrystal } from "../../hal/virtual/time";
import { type Engine, engineOf, type Step } from "../../sim/engines/engine";
import { Call, listen, perform } from "./driver";
import { fake, pico } from "./fake-chip";
import { overflowVerb } from "./overflow";

/** The pins of the contacts, by `Switch`. They are pulled up: a closed contact is low. */
const pins = [2, 3, 4, 5, 6, 7, 12, 13];
const flashBytes = 2 * 1024 * 1024;

/** The calls of the parts that this engine has. */
const calls = [
  ...[Call.Now, Call.WakeIn, Call.IsClosed, Call.HasOverflowed, Call.Trim],
  ...[Call.Pages, Call.Read, Call.WriteBytes, Call.Erase, Call.IsErased, Call.Check],
];
const events = [VirtualVerb.New, VirtualVerb.To, VirtualVerb.Edge, VirtualVerb.StoreFault, overflowVerb];

/** Returns whether the engine can play a step. */
export function isPlayed({ verb }: Step): boolean {
  return calls.includes(verb) || events.includes(verb);
}

export function createPicoEngine(): Engine {
  return engineOf("pico", async (batches) =>
    batches.map((steps) => {
      const lines: string[] = [];
      Object.assign(globalThis, { print: (line: string) => lines.push(line) });
      for (const step of steps) apply(step);
      return lines;
    }),
  );
}

function powerOn(startMs: number, driftPpm: number): void {
  fake.reset();
  fake.crystal = createCrystal(startMs, driftPpm);
  selectCrystal(fake.crystal);
  fake.crystal.wake = pico.ring;
  for (let waiter = 0; waiter < 7; waiter++) pico.waitFor(waiter, -1);
  const link = { onLine: () => {} };
  listen({
    time: pico.createTime(),
    contacts: pico.createContacts({ pins, levels: pins.map(() => 0) }),
    store: pico.createStore({ pages: 2, flashBytes }),
    link,
  } as unknown as Hal);
}

function apply({ verb, atMs, numbers, text }: Step): void {
  const [first = 0, second = 0, third = 0] = numbers;
  if (verb === VirtualVerb.New) {
    powerOn(first, second);
    return;
  }
  passTo(fake.crystal, verb === VirtualVerb.Edge ? third : atMs);
  busyUntil(fake.crystal, atMs);
  const nowMs = fake.now();
  if (verb === VirtualVerb.Edge) {
    const pin = pins[first]!;
    const level = second === 1 ? 0 : 1;
    fake.levels.set(pin, level);
    pico.takeEdge(pin, level, counterAt(fake.crystal, third), nowMs);
  }
  if (verb === VirtualVerb.StoreFault) fake.goodWords = first;
  if (verb === overflowVerb) fake.lostEdges = true;
  if (!calls.includes(verb)) return;
  pico.beginHandler(nowMs);
  perform(verb, [...numbers], text);
}

/** Power losses of the console's clock. */

import { divide } from "../core/divide";
import { seek } from "../core/input";
import { later } from "../core/integer";
import { loadClock, saveClock } from "../core/snapshot";
import { Event, Mode, Side } from "../core/words";
import { type Console, notice, write } from "./bench";
import { Verb } from "./verbs";

/** While a clock runs, its state is kept at least this often. */
const RECORD_MS = 10000;

/** Cuts the power. Everything after the last record is lost. */
export function cutPower(c: Console, nowMs: number): void {
  if (c.clock.mode === Mode.Running) {
    const sinceMs = later(nowMs, -c.recordedAtMs);
    seek(c.clock, later(c.recordedAtMs, divide(sinceMs, RECORD_MS) * RECORD_MS));
  }
  const record = saveClock(c.clock);
  c.record = record;
  wake(c, record, nowMs);
}

/** Shows the kept state. After a power loss the clock is paused or fallen. */
function wake(c: Console, record: number[], nowMs: number): void {
  const clock = loadClock(record, nowMs, notice);
  if (clock === undefined) return;
  c.clock = clock;
  write(c, nowMs, Event.Power, Side.None, false);
}

/** Applies a step while the power is off. Only `Verb.Power` changes anything. */
export function applyWithoutPower(c: Console, record: number[], verb: Verb, nowMs: number, numbers: number[]): void {
  if (verb === Verb.Advance) return;
  if (verb === Verb.Expect) {
    write(c, nowMs, Event.Expect, Side.None, false);
    return;
  }
  if (verb !== Verb.Power || numbers[0] === 0) {
    write(c, nowMs, Event.Ignored, verb === Verb.Press || verb === Verb.Bounce ? numbers[0] : Side.None, false);
    return;
  }
  wake(c, record, nowMs);
  c.record = undefined;
  c.recordedAtMs = nowMs;
}

import type { Hal } from "../../hal/hal";
import { createClock } from "../core/clock";
import type { Contact } from "../core/contact";
import { parseControl } from "../notation/notation";
import { attend, setUp } from "./act";
import { type App, createApp } from "./app";
import { settle } from "./events";
import type { Facts } from "./facts";

/** A watchdog of the board restarts a clock that hangs for so long. */
const WATCHDOG_MS = 5000;

/** The power has come: levers are as they lie, and the clock shows its programs. Undefined only if the first program cannot be read. */
export function powerOn(hal: Hal, facts: Facts, nowMs: number): App | undefined {
  const first = parseControl("300");
  const control = first.control;
  if (control === undefined) return undefined;
  const app = createApp(hal, facts, createClock(control, nowMs, ignore), nowMs);
  attend(app);
  for (let i = 0; i < app.contacts.length; i++) if (hal.contacts.isClosed(i)) liesClosed(app.contacts[i], nowMs);
  setUp(app, nowMs);
  hal.watchdog.start(WATCHDOG_MS);
  settle(app, nowMs);
  return app;
}

/** As if it had been pressed before: its opening, and the bounce of that, is no press. */
function liesClosed(contact: Contact, nowMs: number): void {
  contact.closed = true;
  contact.wasPressed = true;
  contact.edgeAtMs = nowMs;
}

function ignore(this: void): void {}

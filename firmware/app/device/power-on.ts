import { type Hal, Switch } from "../../../hal/hal";
import { createClock } from "../../core/new-clock";
import { parseControl } from "../../notation/notation";
import { type App, createApp } from "../model/app";
import { Memo } from "../model/choices";
import type { Facts } from "../model/facts";
import { attend, notice } from "../stage/notices";
import { setUp } from "../stage/setup";
import { finishHandler } from "./handlers";
import { recover } from "./recovery";

/** A watchdog of the board restarts a clock that hangs for so long. */
const WATCHDOG_MS = 5000;

/** The power has come: levers are as they lie, and the clock shows its programs. Undefined only if the first program cannot be read. */
export function powerOn(hal: Hal, facts: Facts, nowMs: number): App | undefined {
  const first = parseControl("300");
  const control = first.control;
  if (control === undefined) return undefined;
  const app = createApp(hal, facts, createClock(control, nowMs, notice), nowMs);
  attend(app);
  setUp(app, nowMs);
  if (app.facts.features.recovery) recover(app, nowMs);
  for (let i = 0; i < app.keys.contacts.length; i++) if (hal.contacts.isClosed(i)) liesClosed(app, i, nowMs);
  hal.watchdog.start(WATCHDOG_MS);
  finishHandler(app, nowMs);
  return app;
}

/** As if it had been pressed before: its opening, and the bounce of that, is no press. A key should lie open. */
function liesClosed(app: App, which: Switch, nowMs: number): void {
  const contact = app.keys.contacts[which];
  if (which >= Switch.Menu) app.display.memo = Memo.KeyStuck;
  contact.closed = true;
  contact.wasPressed = true;
  contact.edgeAtMs = nowMs;
}

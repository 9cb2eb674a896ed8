import { type Hal, Switch } from "../../../hal/hal";
import { createClock } from "../../core/new-clock";
import { parseControl } from "../../notation/notation";
import { type App, createApp } from "../model/app";
import { Memo } from "../model/choices";
import type { Facts } from "../model/facts";
import { LOUDEST } from "../model/settings";
import { speechOf } from "../model/speech-notes";
import { setLoudness } from "../settings/values";
import { isGripped } from "../speech/asker";
import { startTouch } from "../speech/feel";
import { startSpeech } from "../speech/speak";
import { attend, notice } from "../stage/notices";
import { setUp } from "../stage/setup";
import { finishHandler } from "./handlers";
import { recover } from "./recovery";
import { tellRestart } from "./restart";

/** The board's watchdog restarts a clock that hangs for this long. */
const WATCHDOG_MS = 5000;

/**
 * Creates the app at power-on. The levers count as they lie, and the clock shows its programs. Returns undefined only
 * if the first program cannot be read.
 */
export function powerOn(hal: Hal, facts: Facts, nowMs: number): App | undefined {
  const first = parseControl("300");
  const control = first.control;
  if (control === undefined) return undefined;
  const app = createApp(hal, facts, createClock(control, nowMs, notice), nowMs);
  attend(app);
  setUp(app, nowMs);
  if (app.facts.features.loudness) setLoudness(app, LOUDEST);
  if (app.facts.features.recovery) recover(app, nowMs);
  if (app.facts.features.resets) tellRestart(app, nowMs);
  if (app.facts.features.speech) startSpeech(app, nowMs);
  if (app.facts.features.touch) startTouch(app);
  for (let i = 0; i < app.keys.contacts.length; i++) if (hal.contacts.isClosed(i)) liesClosed(app, i, nowMs);
  hal.watchdog.start(WATCHDOG_MS);
  finishHandler(app, nowMs);
  return app;
}

/**
 * Treats a contact that is closed at power-on as pressed earlier. Its opening, and the bounce of that, is then no
 * press. A key should be open, so a closed one is reported as stuck, unless the display tells of old or doubtful times.
 */
function liesClosed(app: App, which: Switch, nowMs: number): void {
  const contact = app.keys.contacts[which];
  const features = app.facts.features;
  const isMeant = (features.asks && isGripped(app)) || (features.speech && speechOf(app).course > 0);
  const memo = app.display.memo;
  if (!isMeant && which >= Switch.Menu && (memo === Memo.None || memo === Memo.Exact)) app.display.memo = Memo.KeyStuck;
  contact.closed = true;
  contact.wasPressed = true;
  contact.edgeAtMs = nowMs;
}

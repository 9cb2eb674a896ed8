import { Switch } from "../../hal/hal";
import { edge } from "../core/contact";
import { nextChangeMs } from "../core/face";
import { advance } from "../core/time";
import { Mode } from "../core/words";
import { attend, follow, pressPlace } from "./act";
import type { App } from "./app";
import { checkBattery } from "./battery";
import { Stage } from "./choices";
import { showTick, untilBlinkMs } from "./face";
import { dropKey, pressKey, settleKey } from "./holds";
import { checkContacts, keepUp } from "./keeper";
import { untilKeyMs } from "./keys";
import { isLabelled, labelState } from "./labels";
import { noShowTick, untilNoShowMs } from "./noshow";
import { reportAll } from "./report";
import { soundTick } from "./sounds";
import { testContact } from "./testing";

/*
 * What happens to the clock from outside: power, edges, the passing of time, lines. Each handler is given the
 * instant, acts, shows what changed and asks to be woken for the next change.
 */

/** An edge of a contact, stamped `atMs` and handled at `nowMs`. */
export function handleEdge(app: App, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  if (app.stage === Stage.Frozen) return;
  attend(app);
  if (app.key !== -1) settleKey(app, atMs);
  const isPress = edge(app.contacts[contact], closed, atMs);
  const isLever = contact === Switch.Left || contact === Switch.Right;
  if (isLever && isPress) app.leversSeen = true;
  if (app.facts.features.keyTest && app.stage === Stage.Testing) testContact(app, contact, closed, isPress);
  else if (isLever && isPress) pressPlace(app, contact === Switch.Left, atMs);
  if (!isLever && isPress) pressKey(app, contact, atMs);
  else if (contact === app.key) holdOrOpen(app, closed, atMs);
  settle(app, nowMs);
}

/** The key's contact opened, which may be bounce, or closed again: then it was. Nobody waits for one that is done. */
function holdOrOpen(app: App, closed: boolean, atMs: number): void {
  if (app.keyDone && !closed) app.key = -1;
  if (!closed && !app.keyOpen) app.keyUpAtMs = atMs;
  app.keyOpen = !closed;
}

/** The wake that was asked for. Every edge that came before it has been told: a key is as long down as it seems. */
export function handleWake(app: App, nowMs: number): void {
  if (app.stage === Stage.Frozen) return;
  attend(app);
  if (app.key !== -1) dropKey(app, nowMs);
  if (app.key !== -1) settleKey(app, nowMs);
  settle(app, nowMs);
}

/** Lets time pass up to `nowMs`, shows what changed and asks for the next wake. */
export function settle(app: App, nowMs: number): void {
  const features = app.facts.features;
  advance(app.clock, nowMs);
  follow(app);
  checkBattery(app, nowMs);
  checkContacts(app, nowMs);
  if (features.noShow && app.noShowMin > 0) noShowTick(app, nowMs);
  if (features.sounds && app.clock.mode === Mode.Running) soundTick(app);
  showTick(app, nowMs);
  if (app.drawn) {
    app.hal.screen.show();
    app.drawn = false;
  }
  if (features.link && app.listening && app.tellings.length + app.changed.length > 0) {
    if (!isLabelled(app)) labelState(app);
    reportAll(app, nowMs);
  }
  if (features.recovery) keepUp(app, nowMs);
  app.hal.time.wakeIn(untilWakeMs(app, nowMs));
}

/** How long until anything is due, ms; −1: nothing will be by itself. */
export function untilWakeMs(app: App, nowMs: number): number {
  let ms = sooner(nextChangeMs(app.clock, app.settings.tenths), untilBlinkMs(app, nowMs));
  if (app.key !== -1) ms = sooner(ms, untilKeyMs(app, nowMs));
  return app.facts.features.noShow && app.noShowMin > 0 ? sooner(ms, untilNoShowMs(app, nowMs)) : ms;
}

function sooner(a: number, b: number): number {
  if (a < 0) return b;
  return b < 0 || a < b ? a : b;
}

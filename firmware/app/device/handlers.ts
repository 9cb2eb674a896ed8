import { Switch } from "../../../hal/hal";
import { edge } from "../../core/contact";
import { nextChangeMs } from "../../core/face";
import { advance } from "../../core/time";
import { Mode } from "../../core/words";
import { showTick, untilBlinkMs } from "../display/face";
import { liftFlags } from "../display/felt-flags";
import { soundTick } from "../display/sounds";
import { noShowTick, untilNoShowMs } from "../game/default-time";
import { recordProgress } from "../keep/recorder";
import { dropKey, pressKey, settleKey, untilKeyMs } from "../keys/key-press";
import { testContact } from "../menu/key-test";
import type { App } from "../model/app";
import { ask } from "../model/asking";
import { Stage } from "../model/choices";
import { speechOf } from "../model/speech-notes";
import { isLabelled, labelState } from "../report/labels";
import { reportAll, reportSayings } from "../report/report";
import { followCourse, keepsBack, untilStepMs } from "../speech/course";
import { answerByTouch } from "../speech/feel";
import { untilQuestionMs } from "../speech/questions";
import { tellChanges } from "../speech/speak";
import { attend } from "../stage/notices";
import { follow, pressPlace } from "../stage/stage";
import { checkBattery } from "./battery";
import { checkContacts } from "./contact-check";

/*
 * Handles what happens to the clock from outside: power, edges, the passing of time, lines from a computer. Each
 * handler receives the instant, acts, shows what changed and asks to be woken for the next change.
 */

/** Handles an edge of a contact. The edge has the instant `atMs`, and the handler runs at `nowMs`. */
export function handleEdge(app: App, contact: Switch, closed: boolean, atMs: number, nowMs: number): void {
  if (app.stage === Stage.Frozen) return;
  attend(app);
  const isPress = edge(app.keys.contacts[contact], closed, atMs);
  if (app.facts.features.asks && contact >= Switch.LeftAsk) {
    if (isPress) ask(app, contact - Switch.LeftAsk, atMs);
    finishHandler(app, nowMs);
    return;
  }
  if (app.facts.features.speech && isPress && keepsBack(app, contact, atMs)) {
    finishHandler(app, nowMs);
    return;
  }
  const isLever = contact === Switch.Left || contact === Switch.Right;
  if (isLever && !isPress && app.keys.down === -1 && app.stage === Stage.Running) {
    advance(app.clock, nowMs);
    // A lever that opens changes nothing that is shown, and the wake that the app asked for still comes.
    if (!app.display.needsRedraw) return;
  }
  if (app.keys.down !== -1) settleKey(app, atMs);
  if (isLever && isPress) app.keys.leversSeen = true;
  if (app.facts.features.keyTest && app.stage === Stage.Testing) testContact(app, contact, closed, isPress);
  else if (isLever && isPress) pressPlace(app, contact === Switch.Left, atMs);
  if (!isLever && isPress) pressKey(app, contact, atMs);
  else if (contact === app.keys.down) holdOrOpen(app, closed, atMs);
  finishHandler(app, nowMs);
}

/**
 * Records that the contact of the pressed key opened (possibly bounce) or closed again (it was bounce). A key that has
 * already acted is released at once.
 */
function holdOrOpen(app: App, closed: boolean, atMs: number): void {
  if (app.keys.isDone && !closed) app.keys.down = -1;
  if (!closed && !app.keys.isOpen) app.keys.openAtMs = atMs;
  app.keys.isOpen = !closed;
}

/**
 * Handles the wake that the app asked for. The board has reported every earlier edge by then, so the app knows how long
 * a key has been down.
 */
export function handleWake(app: App, nowMs: number): void {
  if (app.stage === Stage.Frozen) return;
  attend(app);
  if (app.keys.down !== -1) dropKey(app, nowMs);
  if (app.keys.down !== -1) settleKey(app, nowMs);
  finishHandler(app, nowMs);
}

/** Advances the clock to `nowMs`, shows what changed and asks for the next wake. */
export function finishHandler(app: App, nowMs: number): void {
  const features = app.facts.features;
  advance(app.clock, nowMs);
  follow(app);
  if (features.speech) followCourse(app, nowMs);
  checkBattery(app, nowMs);
  checkContacts(app, nowMs);
  if (features.noShow && app.game.noShowMin > 0) noShowTick(app, nowMs);
  if (features.sounds && app.clock.mode === Mode.Running) soundTick(app);
  showTick(app, nowMs);
  if (app.display.drawn) {
    app.hal.screen.show();
    app.display.drawn = false;
  }
  if (features.touch) answerByTouch(app);
  if (features.speech) tellChanges(app, nowMs);
  if (features.feltFlag) liftFlags(app);
  if (features.link && app.link.isListening && app.link.pending.length + app.link.changed.length > 0) {
    if (!isLabelled(app)) labelState(app);
    reportAll(app, nowMs);
  }
  if (features.speech) reportSayings(app);
  if (features.recovery) recordProgress(app, nowMs);
  app.hal.time.wakeIn(untilWakeMs(app, nowMs));
}

/** Returns how long until something is due, in ms, or −1 if nothing will happen by itself. */
export function untilWakeMs(app: App, nowMs: number): number {
  let ms = sooner(nextChangeMs(app.clock, app.settings.tenths), untilBlinkMs(app, nowMs));
  if (app.keys.down !== -1) ms = sooner(ms, untilKeyMs(app, nowMs));
  if (app.facts.features.recovery && app.log.isUntidy && app.clock.mode !== Mode.Running) ms = sooner(ms, 1);
  if (app.facts.features.speech) {
    ms = sooner(ms, untilQuestionMs(speechOf(app), nowMs));
    ms = sooner(ms, untilStepMs(speechOf(app), nowMs));
  }
  return app.facts.features.noShow && app.game.noShowMin > 0 ? sooner(ms, untilNoShowMs(app, nowMs)) : ms;
}

function sooner(a: number, b: number): number {
  if (a < 0) return b;
  return b < 0 || a < b ? a : b;
}

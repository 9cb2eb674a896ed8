import { Event, Mode, type Side } from "../../core/words";
import { soundEvent } from "../display/sounds";
import { vibrateEvent } from "../display/vibration";
import { keepEvent } from "../keep/recorder";
import type { App } from "../model/app";
import { Memo, Stage } from "../model/choices";
import { speechOf } from "../model/speech-notes";
import { keepTelling } from "../report/pending-events";
import { followAdjourning, showStage } from "./stage";

/** The app whose handler is running; clock events go to it. */
let attended: App | undefined;

/** Directs the events of the clock to this app. Every handler calls this first. */
export function attend(app: App): void {
  attended = app;
}

/** Hears of every event of the clock. */
export function notice(this: void, event: Event, side: Side, withdrawn: boolean): void {
  if (attended !== undefined) onEvent(attended, event, side, withdrawn);
}

/** Updates the app at an event of its clock. */
function onEvent(app: App, event: Event, side: Side, withdrawn: boolean): void {
  app.display.needsRedraw = true;
  if (app.facts.features.recovery) keepEvent(app, event, side, withdrawn);
  if (event === Event.Start || event === Event.Resume || event > Event.Gong) app.display.memo = Memo.None;
  app.game.coloursAsked = event === Event.Ignored && app.clock.mode === Mode.Ready && side === app.clock.turn;
  if (app.facts.features.link && app.link.isListening) keepTelling(app, event, side, withdrawn);
  if (app.facts.features.sounds && !withdrawn) soundEvent(app, event, side);
  if (app.facts.features.touch && !withdrawn) vibrateEvent(app, event, side);
  if (app.facts.features.speech && isArbiters(event)) speechOf(app).hasAct = true;
  if (event === Event.Start || event === Event.Resume) onClockStart(app);
  if (app.facts.features.adjournment && (event === Event.Undo || event === Event.Adjourn || event === Event.Restore))
    followAdjourning(app, event);
  if (app.facts.features.fiveMinutes && event > Event.Gong && event !== Event.Penalty)
    app.game.shortPeriods = undefined;
}

/** Returns true for an act that may change times. */
function isArbiters(event: Event): boolean {
  return (event >= Event.Correct && event <= Event.Control) || event === Event.Restore || event === Event.Colours;
}

/** Closes the arbiter's lock, and any menu or form that is still open, when a clock starts. */
function onClockStart(app: App): void {
  app.lock.isOpen = false;
  if (app.stage > Stage.Adjourned) showStage(app);
}

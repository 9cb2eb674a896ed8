import { undo } from "../core/acts";
import { otherSide } from "../core/clock";
import { exchangeBack, exchangeColours } from "../core/exchange";
import { Event, Mode } from "../core/words";
import type { App } from "./app";
import { SETTINGS } from "./blocks";
import { takeNames } from "./names";

/** Exchanges the colours. */
export function swapColours(app: App, atMs: number): boolean {
  if (!exchangeColours(app.clock, atMs)) return false;
  exchangePlaces(app);
  return true;
}

/** Before the start the levers are exchanged, which is a setting; later each clock stays where it is. */
function exchangePlaces(app: App): void {
  if (app.clock.mode !== Mode.Ready) app.exchanged = !app.exchanged;
  else {
    app.settings.left = otherSide(app.settings.left);
    app.log.dueKey = SETTINGS;
  }
}

/** Undoes the arbiter's latest act, else the last press. A game that is no longer taken up has no names: its own are gone. */
export function takeBack(app: App, atMs: number, charge: boolean): boolean {
  const features = app.facts.features;
  const clock = app.clock;
  const event = clock.actCount > 0 ? clock.acts[clock.actCount - 1].event : Event.Press;
  if (event === Event.Colours) {
    if (!exchangeBack(clock, atMs)) return false;
    exchangePlaces(app);
  } else if (!undo(clock, atMs, charge)) return false;
  if (clock.mode === Mode.Ready) app.exchanged = false;
  if (features.adjournment && event === Event.Restore) {
    app.gamePlace = -1;
    if (features.acts) takeNames(app, [], -1);
  }
  return true;
}

import { type OpenAct, undoOpen } from "../../core/acts";
import { ACT_EVENT } from "../../core/clock";
import { exchangeColours } from "../../core/exchange";
import { Event } from "../../core/words";
import { type App, rightSide } from "../model/app";
import { setLeft } from "./levers";
import { takeNames } from "./player-names";

/**
 * Exchanges the colours: each lever now belongs to the other side.
 * `event` is `Colours`, or `Undo` to undo an exchange that was the latest act.
 */
export function swapColours(app: App, act: OpenAct, event: Event): boolean {
  const fine = exchangeColours(app.clock, act, event);
  if (fine) setLeft(app, rightSide(app));
  return fine;
}

/**
 * Undoes the arbiter's latest act, else the last press. Undoing a restore clears the names. Returns false if nothing
 * can be undone.
 */
export function takeBack(app: App, act: OpenAct, charge: boolean): boolean {
  const clock = app.clock;
  const event = clock.actCount > 0 ? clock.acts[clock.actCount - 1][ACT_EVENT] : Event.Press;
  if (event === Event.Colours) return swapColours(app, act, Event.Undo);
  const fine = undoOpen(clock, act, charge);
  if (app.facts.features.adjournment && fine && event === Event.Restore) {
    app.game.place = -1;
    if (app.facts.features.acts) takeNames(app, [], -1);
  }
  return fine;
}

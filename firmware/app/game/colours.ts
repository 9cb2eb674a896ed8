import { undo } from "../../core/acts";
import { ACT_EVENT } from "../../core/clock";
import { exchangeColours } from "../../core/exchange";
import { Event } from "../../core/words";
import { type App, rightSide } from "../model/app";
import { setLeft } from "./levers";
import { takeNames } from "./player-names";

/**
 * Exchanges the colours: each lever now belongs to the other side.
 * `event` is `Colours`, or `Undo` to undo an exchange that was the latest act. Returns false if the core refuses.
 */
export function swapColours(app: App, atMs: number, event: Event): boolean {
  const fine = exchangeColours(app.clock, atMs, event);
  if (fine) setLeft(app, rightSide(app));
  return fine;
}

/**
 * Undoes the arbiter's latest act, else the last press. Undoing a restore clears the names.
 * Returns false if a clock runs or nothing can be undone.
 */
export function takeBack(app: App, atMs: number, charge: boolean): boolean {
  const features = app.facts.features;
  const clock = app.clock;
  const event = clock.actCount > 0 ? clock.acts[clock.actCount - 1][ACT_EVENT] : Event.Press;
  if (event === Event.Colours) return swapColours(app, atMs, Event.Undo);
  const fine = undo(clock, atMs, charge);
  if (features.adjournment && fine && event === Event.Restore) {
    app.game.place = -1;
    if (features.acts) takeNames(app, [], -1);
  }
  return fine;
}

import { undo } from "../../core/acts";
import { exchangeColours } from "../../core/exchange";
import { Event } from "../../core/words";
import { type App, rightSide } from "../model/app";
import { setLeft } from "./levers";
import { takeNames } from "./player-names";

/** Exchanges the colours: each lever is the other side's from now on. `event`: `Colours`, or `Undo` where that was the latest act. */
export function swapColours(app: App, atMs: number, event: Event): boolean {
  const fine = exchangeColours(app.clock, atMs, event);
  if (fine) setLeft(app, rightSide(app));
  return fine;
}

/** Undoes the arbiter's latest act, else the last press. A game that is no longer taken up has no names: its own are gone. */
export function takeBack(app: App, atMs: number, charge: boolean): boolean {
  const features = app.facts.features;
  const clock = app.clock;
  const event = clock.actCount > 0 ? clock.acts[clock.actCount - 1].event : Event.Press;
  if (event === Event.Colours) return swapColours(app, atMs, Event.Undo);
  const fine = undo(clock, atMs, charge);
  if (features.adjournment && fine && event === Event.Restore) {
    app.game.place = -1;
    if (features.acts) takeNames(app, [], -1);
  }
  return fine;
}

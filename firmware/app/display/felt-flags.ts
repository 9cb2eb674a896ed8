import { Height } from "../../../hal/hal";
import { hasFallen, methodOf } from "../../core/clock";
import { divide } from "../../core/divide";
import type { Side } from "../../core/words";
import { shownSeconds } from "../game/shown-seconds";
import { type App, leftSide, rightSide } from "../model/app";
import { Stage } from "../model/choices";
import { showsTimeLeft } from "../model/method-facts";

/*
 * The flags that players can feel. The Laws of 2001 (F2.4b) ask for a flag that can be felt, and for the minute hand to
 * be felt in the last five minutes of an hour. So a flag rises a step at the beginning of each of its side's last five
 * minutes, and falls with the time.
 */

const MINUTE_S = 60;

/** Moves the flags whose heights have changed. No press waits for it, because it comes after the display. */
export function liftFlags(app: App): void {
  const flags = app.hal.flags;
  if (flags.lift === undefined) return;
  const left = heightOf(app, leftSide(app));
  const right = heightOf(app, rightSide(app));
  if (app.heights !== undefined && app.heights[0] === left && app.heights[1] === right) return;
  app.heights = [left, right];
  flags.lift(left, right);
}

/** Returns the height of a side's flag. It rests before a game is chosen, and where time counts up or moves gong. */
function heightOf(app: App, side: Side): number {
  const clock = app.clock;
  if (hasFallen(clock, side)) return Height.Fallen;
  const minutes = divide(shownSeconds(clock, side), MINUTE_S);
  if (app.stage === Stage.Setup || !showsTimeLeft(methodOf(clock, side))) return Height.Rest;
  return minutes < Height.Upright ? Height.Upright - minutes : Height.Rest;
}

import { Ear } from "../../../hal/hal";
import { otherSide } from "../../core/clock";
import { timePattern, vibrate, vibrateSwitch } from "../display/vibration";
import { shownSeconds } from "../game/shown-seconds";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { touchOf } from "../model/touch-notes";
import { isGripped, isPage, sideOfEar } from "./asker";

/** Turns touch on for both sides, or off, if MINUS and PLUS are held down at power-on. */
export function startTouch(app: App): void {
  if (!isGripped(app)) return;
  const touch = touchOf(app);
  touch.sides = touch.sides === 0 ? Ear.Both : 0;
  app.log.dueKey = SETTINGS;
  vibrateSwitch(app, touch.sides !== 0);
}

/** Lets each player who asked feel the own time, or after two presses the opponent's. */
export function answerByTouch(app: App): void {
  for (let place = 0; place < 2; place++) {
    const request = touchOf(app).requests[place];
    if (request.isAnswered) continue;
    request.isAnswered = true;
    if (isPage(app) || app.stage === Stage.Setup || app.stage === Stage.Frozen) continue;
    const side = sideOfEar(app, place);
    const isOpponents = request.presses === 2;
    const seconds = shownSeconds(app.clock, isOpponents ? otherSide(side) : side);
    vibrate(app, place, timePattern(seconds, isOpponents));
  }
}

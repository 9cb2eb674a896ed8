import { Ear } from "../../../hal/hal";
import type { Scan } from "../../notation/scan";
import { takeTouch, withTouch } from "../keep/touch-settings";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { touchOf } from "../model/touch-notes";
import { isEnd, takeWhole } from "./scan";

/** The greatest values of the settings of touch, in the order of `withTouch`. */
const MOST = [Ear.Both, 1];

/** Returns the settings of touch, in the order of their numbers. */
export function touchAnswer(app: App): string {
  const list = withTouch([], touchOf(app));
  return '{"touch":[' + list[0] + "," + list[1] + "]";
}

/** Performs `touch NUMBER VALUE`. Returns an error word while a clock runs or if the line is wrong. */
export function setTouch(app: App, scan: Scan): string {
  if (app.stage === Stage.Running) return "busy";
  const list = withTouch([], touchOf(app));
  const which = takeWhole(scan);
  const value = takeWhole(scan);
  if (!isEnd(scan) || which < 0 || which >= list.length || value < 0 || value > MOST[which]) return "setting";
  list[which] = value;
  takeTouch(touchOf(app), list, 0);
  app.log.dueKey = SETTINGS;
  return "";
}

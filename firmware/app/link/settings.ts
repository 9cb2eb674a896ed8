import { divide } from "../../core/divide";
import type { Scan } from "../../notation/scan";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { changeSetting } from "../settings/change";
import { lastNumber, SPEECH_SETTINGS, settingOf, TOUCH_SETTINGS } from "../settings/kept";
import { leastOf, mostOf, Setting, settingValue } from "../settings/setting";
import { hasLanguage } from "../settings/values";
import { isEnd, takeWhole } from "./scan";

/*
 * The commands `setting`, `speech` and `touch`, as docs/link.md and docs/speech.md list their numbers. `setting` counts
 * each value from the least one; the trim counts in hundredths of a millionth.
 */

const TRIM_STEP_PPB = 10;

/** Returns how much of a setting's own value is one on the link. */
function stepOf(setting: Setting): number {
  return setting === Setting.Trim ? TRIM_STEP_PPB : 1;
}

/** Returns the values of all settings, in the order of their numbers. */
export function settingsText(app: App): string {
  let text = "";
  for (let i = 0; i <= lastNumber(app); i++) text += (i > 0 ? "," : '{"settings":[') + numberOf(app, settingOf(app, i));
  return text + "]";
}

function numberOf(app: App, setting: Setting | undefined): number {
  return setting === undefined ? 0 : divide(settingValue(app, setting) - leastOf(app, setting), stepOf(setting));
}

/** Performs `setting NUMBER VALUE`. Returns an error word while a game is in progress or if the line is wrong. */
export function setOnLine(app: App, scan: Scan): string {
  if (app.stage > Stage.Ready && app.stage !== Stage.Finished) return "busy";
  const setting = settingOf(app, takeWhole(scan));
  const value = takeWhole(scan);
  if (setting === undefined || value < 0 || !isEnd(scan)) return "setting";
  const own = value * stepOf(setting) + leastOf(app, setting);
  if (own > mostOf(app, setting) || (setting === Setting.Language && isForeign(app, own))) return "setting";
  app.display.needsRedraw = true;
  changeSetting(app, setting, own);
  return "";
}

/** Returns true for a language of the display that the firmware was built without. */
function isForeign(app: App, language: number): boolean {
  return app.facts.features.languageChoice ? !hasLanguage(app, language) : language !== app.facts.language;
}

/** Returns the settings of speech, in the order of their numbers. */
export function speechAnswer(app: App): string {
  return valuesText(app, '{"speech":[', Setting.Ears, SPEECH_SETTINGS);
}

/** Returns the settings of touch, in the order of their numbers. */
export function touchAnswer(app: App): string {
  return valuesText(app, '{"touch":[', Setting.Touch, TOUCH_SETTINGS);
}

function valuesText(app: App, head: string, first: Setting, count: number): string {
  let text = head;
  for (let i = 0; i < count; i++) text += (i > 0 ? "," : "") + settingValue(app, first + i);
  return text + "]";
}

/** Performs `speech NUMBER VALUE`. Returns an error word while a clock runs or if the line is wrong. */
export function setSpeech(app: App, scan: Scan): string {
  const said = setPart(app, scan, Setting.Ears, SPEECH_SETTINGS);
  if (said === "" && app.hal.voice !== undefined) app.hal.voice.setVolume(settingValue(app, Setting.Volume));
  return said;
}

/** Performs `touch NUMBER VALUE`. Returns an error word while a clock runs or if the line is wrong. */
export function setTouch(app: App, scan: Scan): string {
  return setPart(app, scan, Setting.Touch, TOUCH_SETTINGS);
}

function setPart(app: App, scan: Scan, first: Setting, count: number): string {
  if (app.stage === Stage.Running) return "busy";
  const number = takeWhole(scan);
  const value = takeWhole(scan);
  const setting: Setting = first + number;
  if (!isEnd(scan) || number < 0 || number >= count) return "setting";
  if (value < leastOf(app, setting) || value > mostOf(app, setting)) return "setting";
  changeSetting(app, setting, value);
  return "";
}

import { yearOf } from "../../laws/edition";
import { nameAt } from "../../notation/names";
import { isLocked } from "../game/lock";
import type { App } from "../model/app";
import { Form, List } from "../model/choices";
import { Word } from "../model/word";
import { turnSetting } from "../settings/change";
import { firstWord, nameOf, Setting, settingAt, settingValue } from "../settings/setting";
import { wordOf } from "../text/text";
import { openTest } from "./key-test";

/** Returns the row of an item of the menu. */
export function settingText(app: App, at: number): string {
  const setting = settingAt(app, at);
  if (setting === Setting.About) {
    return app.facts.name + " " + app.facts.version + "  " + app.hal.battery.supplyMv() + " mV";
  }
  return settingRow(app, setting);
}

/** Returns a setting's name and value, for the two ends of a row. An item that opens something has no value. */
export function settingRow(app: App, setting: Setting): string {
  const name = settingName(app, setting);
  const value = opens(app, setting) ? "" : valueText(app, setting);
  return value === "" ? name : name + "  " + value;
}

export function settingName(app: App, setting: Setting): string {
  return wordOf(app, nameOf(app, setting));
}

/** Returns true for an item that opens a menu or the key test. The lock opens a form, but shows whether it is on. */
function opens(app: App, setting: Setting): boolean {
  if (app.facts.features.speech && setting === Setting.Speech) return true;
  return setting >= Setting.KeyTest && setting <= Setting.Journal;
}

/** Returns the value of a setting in the language of the display. A language has its own name. */
function valueText(app: App, setting: Setting): string {
  const value = settingValue(app, setting);
  const first = firstWord(app, setting);
  if (setting === Setting.Lock) return wordOf(app, value > 0 ? Word.Yes : Word.No);
  if (first !== -1) return wordOf(app, first + value);
  if (setting === Setting.Laws) return "" + yearOf(value);
  if (app.facts.features.languageChoice && setting === Setting.Language) return wordOf(app, Word.OwnName);
  if (app.facts.features.speech && setting === Setting.Tongue)
    return nameAt("English|Español|Deutsch|Français|Русский|Português", value);
  return "" + value;
}

/**
 * Changes a setting to its next value. Returns the `Form` or `List` to open next, or 0 if none. Only a person who can
 * open the lock can change it.
 */
export function chooseSetting(app: App, at: number): number {
  const features = app.facts.features;
  const setting = settingAt(app, at);
  if (features.adjournment && setting === Setting.Games) return List.Games;
  if (features.journal && setting === Setting.Journal) return List.Journal;
  if (features.speech && setting === Setting.Speech) return List.Speech;
  if (features.lock && setting === Setting.Lock) return isLocked(app) ? Form.Unlock : Form.LockCode;
  if (features.keyTest && setting === Setting.KeyTest) openTest(app);
  else if (setting !== Setting.About) turnSetting(app, setting);
  return 0;
}

import { Side } from "../../core/words";
import { NEWEST, yearOf } from "../../laws/edition";
import { setLeft } from "../game/levers";
import { isLocked } from "../game/lock";
import { SETTINGS } from "../log/numbers";
import { type App, rightSide } from "../model/app";
import { Form, List, Sound } from "../model/choices";
import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { nextLanguage } from "../text/languages";
import { speechWordOf } from "../text/speech-words";
import { wordOf } from "../text/text";
import { changeFurther, furtherAt, furtherCount, furtherText } from "./further-settings";
import { openTest } from "./key-test";

/** The items of the menu. Their names follow one another in `Word`, except for the last three. */
export const enum Setting {
  Sound = 0,
  Click = 1,
  Tenths = 2,
  Counter = 3,
  Left = 4,
  Language = 5,
  Laws = 6,
  TakesBack = 7,
  Competition = 8,
  FiveMinutes = 9,
  Light = 10,
  Lock = 11,
  KeyTest = 12,
  Games = 13,
  Journal = 14,
  About = 15,
}

/** The last item of the menu, where the board can speak and has recordings: the menu of speech. */
export const SPEECH_ITEM: number = 16;

/** Returns how many items the menu has. */
export function settingsCount(app: App): number {
  let count = 0;
  while (settingAt(app, count) <= Setting.About) count++;
  if (app.facts.features.touch || app.facts.features.loudness) count += furtherCount(app);
  return app.facts.features.speech && app.hal.voice !== undefined ? count + 1 : count;
}

/** Returns the setting of a menu item. A setting that the firmware was built without is not listed. */
export function settingAt(app: App, at: number): Setting {
  const features = app.facts.features;
  let setting: number = at;
  if (!features.sounds) setting += Setting.Tenths;
  if (!features.languageChoice && setting >= Setting.Language) setting++;
  if (!features.editions && setting >= Setting.Laws) setting++;
  if (!features.competition && setting >= Setting.Competition) setting++;
  if (!features.fiveMinutes && setting >= Setting.FiveMinutes) setting++;
  if (!features.lock && setting >= Setting.Lock) setting++;
  if (!features.keyTest && setting >= Setting.KeyTest) setting++;
  if (!features.adjournment && setting >= Setting.Games) setting++;
  if (!features.journal && setting >= Setting.Journal) setting++;
  if ((features.touch || features.loudness) && setting > Setting.About) return furtherAt(app, setting - SPEECH_ITEM);
  return setting;
}

export function settingText(app: App, at: number): string {
  const features = app.facts.features;
  const setting = settingAt(app, at);
  if (features.keyTest && setting === Setting.KeyTest) return wordOf(app, Word.KeyTest);
  if (features.adjournment && setting === Setting.Games) return wordOf(app, Word.Restore);
  if (features.journal && setting === Setting.Journal) return wordOf(app, Word.Journal);
  if (features.speech && setting === SPEECH_ITEM) return speechWordOf(app, SpeechWord.Speech);
  if ((features.touch || features.loudness) && setting > SPEECH_ITEM) return furtherText(app, setting);
  if (setting === Setting.About) {
    return app.facts.name + " " + app.facts.version + "  " + app.hal.battery.supplyMv() + " mV";
  }
  const value = settingValue(app, setting, false);
  return wordOf(app, Word.SetSound + setting) + "  " + value;
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
  if (features.speech && setting === SPEECH_ITEM) return List.Speech;
  if ((features.touch || features.loudness) && setting > SPEECH_ITEM) {
    changeFurther(app, setting);
    return 0;
  }
  if (features.lock && setting === Setting.Lock) return isLocked(app) ? Form.Unlock : Form.LockCode;
  if (features.keyTest && setting === Setting.KeyTest) openTest(app);
  else {
    settingValue(app, setting, true);
    if (features.recovery && setting <= Setting.FiveMinutes) app.log.dueKey = SETTINGS;
  }
  return 0;
}

/** Returns the value of a setting as text. With `turn`, changes it to the next value first. */
function settingValue(app: App, i: Setting, turn: boolean): string {
  const features = app.facts.features;
  const settings = app.settings;
  switch (i) {
    case Setting.Sound:
      if (!features.sounds) return "";
      if (turn) settings.sound = settings.sound === Sound.On ? Sound.Off : settings.sound + 1;
      return wordOf(app, Word.SoundOff + settings.sound);
    case Setting.Left:
      if (turn) setLeft(app, rightSide(app));
      return wordOf(app, Word.White - Side.White + settings.left);
    case Setting.Language:
      if (!features.languageChoice) return "";
      if (turn) settings.language = nextLanguage(settings.language);
      return wordOf(app, Word.OwnName);
    case Setting.Laws:
      if (turn && features.editions) settings.edition = settings.edition === NEWEST ? 0 : settings.edition + 1;
      return "" + yearOf(settings.edition);
    case Setting.Light:
      app.display.isLit = app.display.isLit !== turn;
      app.hal.power.light(app.display.isLit);
      return answer(app, app.display.isLit);
    case Setting.Lock:
      return answer(app, settings.lockCode >= 0);
    case Setting.Click:
      if (!features.sounds) return "";
      settings.click = settings.click !== turn;
      return answer(app, settings.click);
    case Setting.Tenths:
      settings.tenths = settings.tenths !== turn;
      return answer(app, settings.tenths);
    case Setting.Counter:
      settings.counter = settings.counter !== turn;
      return answer(app, settings.counter);
    case Setting.TakesBack:
      settings.takesBack = settings.takesBack !== turn;
      return answer(app, settings.takesBack);
    case Setting.Competition:
      if (!features.competition) return "";
      settings.competition = settings.competition !== turn;
      return answer(app, settings.competition);
    case Setting.FiveMinutes:
      if (!features.fiveMinutes) return "";
      settings.fiveMinutes = settings.fiveMinutes !== turn;
      return answer(app, settings.fiveMinutes);
    case Setting.KeyTest:
    case Setting.Games:
    case Setting.Journal:
    case Setting.About:
      return "";
  }
}

function answer(app: App, yes: boolean): string {
  return wordOf(app, yes ? Word.Yes : Word.No);
}

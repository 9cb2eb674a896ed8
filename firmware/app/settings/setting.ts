/** GENERATED from firmware/tables/settings.ts by `npm run settings`. Change the table, never this file. */
import { NEWEST } from "../../laws/edition";
import { setLeft } from "../game/levers";
import type { App } from "../model/app";
import { LANGUAGES, TONGUES } from "../model/language";
import { loudnessOf, supplyOffsetOf } from "../model/settings";
import { speechOf } from "../model/speech-notes";
import { SpeechWord } from "../model/speech-word";
import { touchOf } from "../model/touch-notes";
import { Word } from "../model/word";
import {
  chooseTongue,
  SUPPLY_SHIFT_MV,
  setBounce,
  setLanguage,
  setLight,
  setLoudness,
  setTrim,
  TRIM_SHIFT_PPB,
} from "./values";

/** The settings in the order of their menus. */
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
  Loudness = 16,
  Touch = 17,
  TouchEvents = 18,
  Speech = 19,
  Bounce = 20,
  Trim = 21,
  Supply = 22,
  TongueChosen = 23,
  Ears = 24,
  Tongue = 25,
  Short = 26,
  Help = 27,
  Volume = 28,
  Alarms = 29,
  SayPeriods = 30,
}

/** Returns how many items the menu has. A setting that the firmware was built without is not listed. */
export function settingsCount(app: App): number {
  let count = 20;
  if (!app.facts.features.sounds) count -= 2;
  if (!app.facts.features.languageChoice) count -= 1;
  if (!app.facts.features.editions) count -= 1;
  if (!app.facts.features.competition) count -= 1;
  if (!app.facts.features.fiveMinutes) count -= 1;
  if (!app.facts.features.lock) count -= 1;
  if (!app.facts.features.keyTest) count -= 1;
  if (!app.facts.features.adjournment) count -= 1;
  if (!app.facts.features.journal) count -= 1;
  if (!app.facts.features.loudness) count -= 1;
  if (!app.facts.features.touch) count -= 2;
  if (!(app.facts.features.speech && app.hal.voice !== undefined)) count -= 1;
  return count;
}

/** Returns the setting at a place of the menu, from 0. */
export function settingAt(app: App, at: number): Setting {
  let setting: number = at;
  if (!app.facts.features.sounds) setting += 2;
  if (!app.facts.features.languageChoice && setting >= Setting.Language) setting += 1;
  if (!app.facts.features.editions && setting >= Setting.Laws) setting += 1;
  if (!app.facts.features.competition && setting >= Setting.Competition) setting += 1;
  if (!app.facts.features.fiveMinutes && setting >= Setting.FiveMinutes) setting += 1;
  if (!app.facts.features.lock && setting >= Setting.Lock) setting += 1;
  if (!app.facts.features.keyTest && setting >= Setting.KeyTest) setting += 1;
  if (!app.facts.features.adjournment && setting >= Setting.Games) setting += 1;
  if (!app.facts.features.journal && setting >= Setting.Journal) setting += 1;
  if (!app.facts.features.loudness && setting >= Setting.Loudness) setting += 1;
  if (!app.facts.features.touch && setting >= Setting.Touch) setting += 2;
  if (!app.facts.features.speech && setting >= Setting.Speech) setting += 1;
  return setting;
}

/** Returns the word for the name of a setting. */
export function nameOf(app: App, setting: Setting): Word | SpeechWord {
  if (setting <= Setting.KeyTest) return Word.SetSound + setting;
  if (app.facts.features.adjournment && setting === Setting.Games) return Word.Restore;
  if (app.facts.features.journal && setting === Setting.Journal) return Word.Journal;
  if (app.facts.features.loudness && setting === Setting.Loudness) return SpeechWord.SetLoudness;
  if (app.facts.features.touch && setting <= Setting.TouchEvents) return SpeechWord.SetTouch - Setting.Touch + setting;
  if (app.facts.features.speech && setting === Setting.Speech) return SpeechWord.Speech;
  if (app.facts.features.speech && setting <= Setting.SayPeriods) return SpeechWord.SetEars - Setting.Ears + setting;
  return Word.NoSide;
}

/** Returns the word for the value 0 of a setting; the words for greater values follow it. −1 if no word says it. */
export function firstWord(app: App, setting: Setting): Word | SpeechWord | -1 {
  if (app.facts.features.sounds && setting === Setting.Sound) return Word.SoundOff;
  if (setting === Setting.Left) return Word.NoSide;
  if (setting === Setting.Language || setting === Setting.Laws) return -1;
  if (app.facts.features.loudness && setting === Setting.Loudness) return -1;
  if (app.facts.features.touch && setting === Setting.Touch) return SpeechWord.Nobody;
  if (app.facts.features.speech && setting === Setting.Ears) return SpeechWord.Nobody;
  if (
    app.facts.features.speech &&
    (setting === Setting.Tongue || setting === Setting.Volume || setting === Setting.Alarms)
  )
    return -1;
  return Word.No;
}

/** Returns the least value of a setting. */
export function leastOf(app: App, setting: Setting): number {
  if (setting === Setting.Left) return 1;
  if (app.facts.features.loudness && setting === Setting.Loudness) return 1;
  if (app.facts.features.speech && setting === Setting.Volume) return 1;
  return 0;
}

/** Returns the greatest value of a setting. Yes is 1. */
export function mostOf(app: App, setting: Setting): number {
  if (app.facts.features.sounds && setting === Setting.Sound) return 2;
  if (setting === Setting.Left) return 2;
  if (setting === Setting.Language) return LANGUAGES - 1;
  if (setting === Setting.Laws) return NEWEST;
  if (app.facts.features.lock && setting === Setting.Lock) return 10000;
  if (app.facts.features.loudness && setting === Setting.Loudness) return 9;
  if (app.facts.features.touch && setting === Setting.Touch) return 3;
  if (setting === Setting.Bounce) return 1000;
  if (setting === Setting.Trim) return 2000000;
  if (app.facts.features.gauge && setting === Setting.Supply) return 2000;
  if (app.facts.features.speech && setting === Setting.Ears) return 3;
  if (app.facts.features.speech && setting === Setting.Tongue) return TONGUES - 1;
  if (app.facts.features.speech && setting === Setting.Volume) return 9;
  if (app.facts.features.speech && setting === Setting.Alarms) return 127;
  return 1;
}

/** Returns the value of a setting as a number: 0 or 1 for no or yes. The log keeps the same number. */
export function settingValue(app: App, setting: Setting): number {
  const settings = app.settings;
  if (app.facts.features.sounds && setting === Setting.Sound) return settings.sound;
  if (app.facts.features.sounds && setting === Setting.Click) return settings.click ? 1 : 0;
  if (setting === Setting.Tenths) return settings.tenths ? 1 : 0;
  if (setting === Setting.Counter) return settings.counter ? 1 : 0;
  if (setting === Setting.Left) return settings.left;
  if (setting === Setting.Language) return settings.language;
  if (setting === Setting.Laws) return settings.edition;
  if (setting === Setting.TakesBack) return settings.takesBack ? 1 : 0;
  if (app.facts.features.competition && setting === Setting.Competition) return settings.competition ? 1 : 0;
  if (app.facts.features.fiveMinutes && setting === Setting.FiveMinutes) return settings.fiveMinutes ? 1 : 0;
  if (setting === Setting.Light) return app.display.isLit ? 1 : 0;
  if (app.facts.features.lock && setting === Setting.Lock) return settings.lockCode + 1;
  if (app.facts.features.loudness && setting === Setting.Loudness) return loudnessOf(settings);
  if (app.facts.features.touch && setting === Setting.Touch) return touchOf(app).sides;
  if (app.facts.features.touch && setting === Setting.TouchEvents) return touchOf(app).hasEvents ? 1 : 0;
  if (setting === Setting.Bounce) return settings.bounceMs;
  if (setting === Setting.Trim) return settings.trimPpb + TRIM_SHIFT_PPB;
  if (app.facts.features.gauge && setting === Setting.Supply) return supplyOffsetOf(settings) + SUPPLY_SHIFT_MV;
  if (app.facts.features.speech && setting === Setting.TongueChosen) return speechOf(app).isTongueChosen ? 1 : 0;
  if (app.facts.features.speech && setting === Setting.Ears) return speechOf(app).ears;
  if (app.facts.features.speech && setting === Setting.Tongue) return speechOf(app).tongue;
  if (app.facts.features.speech && setting === Setting.Short) return speechOf(app).isShort ? 1 : 0;
  if (app.facts.features.speech && setting === Setting.Help) return speechOf(app).hasHelp ? 1 : 0;
  if (app.facts.features.speech && setting === Setting.Volume) return speechOf(app).volume;
  if (app.facts.features.speech && setting === Setting.Alarms) return speechOf(app).alarms;
  if (app.facts.features.speech && setting === Setting.SayPeriods) return speechOf(app).hasPeriods ? 1 : 0;
  return 0;
}

/** Sets a setting to a value in its range. */
export function putSetting(app: App, setting: Setting, value: number): void {
  const settings = app.settings;
  if (app.facts.features.sounds && setting === Setting.Sound) settings.sound = value;
  else if (app.facts.features.sounds && setting === Setting.Click) settings.click = value === 1;
  else if (setting === Setting.Tenths) settings.tenths = value === 1;
  else if (setting === Setting.Counter) settings.counter = value === 1;
  else if (setting === Setting.Left) setLeft(app, value);
  else if (setting === Setting.Language) setLanguage(app, value);
  else if (setting === Setting.Laws) settings.edition = value;
  else if (setting === Setting.TakesBack) settings.takesBack = value === 1;
  else if (app.facts.features.competition && setting === Setting.Competition) settings.competition = value === 1;
  else if (app.facts.features.fiveMinutes && setting === Setting.FiveMinutes) settings.fiveMinutes = value === 1;
  else if (setting === Setting.Light) setLight(app, value === 1);
  else if (app.facts.features.lock && setting === Setting.Lock) settings.lockCode = value - 1;
  else if (app.facts.features.loudness && setting === Setting.Loudness) setLoudness(app, value);
  else if (app.facts.features.touch && setting === Setting.Touch) touchOf(app).sides = value;
  else if (app.facts.features.touch && setting === Setting.TouchEvents) touchOf(app).hasEvents = value === 1;
  else if (setting === Setting.Bounce) setBounce(app, value);
  else if (setting === Setting.Trim) setTrim(app, value - TRIM_SHIFT_PPB);
  else if (app.facts.features.gauge && setting === Setting.Supply) settings.supplyOffsetMv = value - SUPPLY_SHIFT_MV;
  else if (app.facts.features.speech && setting === Setting.TongueChosen) speechOf(app).isTongueChosen = value === 1;
  else if (app.facts.features.speech && setting === Setting.Ears) speechOf(app).ears = value;
  else if (app.facts.features.speech && setting === Setting.Tongue) chooseTongue(app, value);
  else if (app.facts.features.speech && setting === Setting.Short) speechOf(app).isShort = value === 1;
  else if (app.facts.features.speech && setting === Setting.Help) speechOf(app).hasHelp = value === 1;
  else if (app.facts.features.speech && setting === Setting.Volume) speechOf(app).volume = value;
  else if (app.facts.features.speech && setting === Setting.Alarms) speechOf(app).alarms = value;
  else if (app.facts.features.speech && setting === Setting.SayPeriods) speechOf(app).hasPeriods = value === 1;
}

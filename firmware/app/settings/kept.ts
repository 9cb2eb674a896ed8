/** GENERATED from firmware/tables/settings.ts by `npm run settings`. Change the table, never this file. */
import type { App } from "../model/app";
import { Setting } from "./setting";

/** How many settings the commands `speech` and `touch` of the link have. They follow one another from the first. */
export const SPEECH_SETTINGS = 7;
export const TOUCH_SETTINGS = 2;

/** Returns the settings in the order in which the log keeps them. A board without a part keeps none of it. */
export function keptOrder(app: App): Setting[] {
  const order: Setting[] = [
    Setting.Left,
    Setting.Language,
    Setting.Laws,
    Setting.Sound,
    Setting.Click,
    Setting.Tenths,
    Setting.Counter,
    Setting.TakesBack,
    Setting.Bounce,
    Setting.Lock,
    Setting.Trim,
    Setting.Competition,
    Setting.FiveMinutes,
  ];
  if (app.facts.features.speech) order.push(Setting.Ears);
  if (app.facts.features.speech) order.push(Setting.Tongue);
  if (app.facts.features.speech) order.push(Setting.Short);
  if (app.facts.features.speech) order.push(Setting.Help);
  if (app.facts.features.speech) order.push(Setting.Volume);
  if (app.facts.features.speech) order.push(Setting.Alarms);
  if (app.facts.features.touch) order.push(Setting.Touch);
  if (app.facts.features.touch) order.push(Setting.TouchEvents);
  if (app.facts.features.loudness) order.push(Setting.Loudness);
  if (app.facts.features.gauge) order.push(Setting.Supply);
  if (app.facts.features.speech) order.push(Setting.SayPeriods);
  if (app.facts.features.speech) order.push(Setting.TongueChosen);
  return order;
}

/** Returns true if the firmware was built with a setting. */
export function isBuilt(app: App, setting: Setting): boolean {
  if (!app.facts.features.languageChoice && setting === Setting.Language) return false;
  if (!app.facts.features.editions && setting === Setting.Laws) return false;
  if (!app.facts.features.sounds && setting === Setting.Sound) return false;
  if (!app.facts.features.sounds && setting === Setting.Click) return false;
  if (!app.facts.features.lock && setting === Setting.Lock) return false;
  if (!app.facts.features.competition && setting === Setting.Competition) return false;
  if (!app.facts.features.fiveMinutes && setting === Setting.FiveMinutes) return false;
  return true;
}

/** Returns the greatest number of the command `setting`. A setting that was left out does not exist. */
export function lastNumber(app: App): number {
  if (app.facts.features.fiveMinutes) return 8;
  if (app.facts.features.competition) return 7;
  return 6;
}

/** Returns the setting with a number of the command `setting`; undefined if there is none. */
export function settingOf(app: App, number: number): Setting | undefined {
  if (number < 0 || number > lastNumber(app)) return undefined;
  if (!app.facts.features.competition && number === 7) return undefined;
  return [
    Setting.Bounce,
    Setting.Laws,
    Setting.Left,
    Setting.Language,
    Setting.Tenths,
    Setting.TakesBack,
    Setting.Trim,
    Setting.Competition,
    Setting.FiveMinutes,
  ][number];
}

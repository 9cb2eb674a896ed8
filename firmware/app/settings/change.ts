import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { leastOf, mostOf, putSetting, Setting, settingValue } from "./setting";
import { skipLanguages } from "./values";

/** Sets a setting to a value in its range, and keeps it. The light alone is not kept. */
export function changeSetting(app: App, setting: Setting, value: number): void {
  putSetting(app, setting, value);
  if (app.facts.features.recovery && setting !== Setting.Light) app.log.dueKey = SETTINGS;
}

/** Changes a setting to its next value, and from the last one to the first. */
export function turnSetting(app: App, setting: Setting): void {
  const value = settingValue(app, setting);
  changeSetting(app, setting, value === mostOf(app, setting) ? leastOf(app, setting) : value + 1);
  if (app.facts.features.languageChoice) skipLanguages(app);
}

import type { App } from "../model/app";

/*
 * What a setting does beside its field: the functions that the table of the settings names.
 */

/** The offset that makes `trimPpb` non-negative: the log and the link have no negative numbers. */
export const TRIM_SHIFT_PPB = 1000000;

/** The same for `supplyOffsetMv`. */
export const SUPPLY_SHIFT_MV = 1000;

export function setBounce(app: App, ms: number): void {
  app.settings.bounceMs = ms;
  for (let i = 0; i < app.keys.contacts.length; i++) app.keys.contacts[i].bounceMs = ms;
}

export function setTrim(app: App, ppb: number): void {
  app.settings.trimPpb = ppb;
  app.hal.time.trim(ppb);
}

export function setLight(app: App, isLit: boolean): void {
  app.display.isLit = isLit;
  app.hal.power.light(isLit);
}

/** Sets the volume of the buzzer. Only for boards with the feature `loudness`. */
export function setLoudness(app: App, level: number): void {
  const buzzer = app.hal.buzzer;
  app.settings.loudness = level;
  if (buzzer.setVolume !== undefined) buzzer.setVolume(level);
}

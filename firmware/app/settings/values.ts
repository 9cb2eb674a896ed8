import { divide, remainder } from "../../core/divide";
import type { App } from "../model/app";
import { LANGUAGES, type Language } from "../model/language";
import { speechOf, tongueOf } from "../model/speech-notes";

/*
 * The table of the settings names these functions. They do what a setting needs besides its field.
 */

/** The offset that makes `trimPpb` non-negative: the log and the link have no negative numbers. */
export const TRIM_SHIFT_PPB = 1000000;

/** The same for `supplyOffsetMv`. */
export const SUPPLY_SHIFT_MV = 1000;

/** Returns true if the firmware has room for a language of the display. */
export function hasLanguage(app: App, language: number): boolean {
  let languages = app.facts.languages;
  for (let i = 0; i < language; i++) languages = divide(languages, 2);
  return remainder(languages, 2) === 1;
}

/** Goes on from a language of the display that the firmware lacks to the next one that it has. */
export function skipLanguages(app: App): void {
  for (let tried = 1; tried < LANGUAGES && !hasLanguage(app, app.settings.language); tried++) {
    setLanguage(app, app.settings.language === LANGUAGES - 1 ? 0 : app.settings.language + 1);
  }
}

/** Sets the language of the display. The voice follows it until somebody chooses a voice. */
export function setLanguage(app: App, language: number): void {
  app.settings.language = language;
  if (!app.facts.features.speech || speechOf(app).isTongueChosen) return;
  const tongue = tongueOf(language);
  if (app.hal.voice === undefined || app.hal.voice.speaks(tongue)) speechOf(app).tongue = tongue;
}

/** Sets the language of the voice. Only for boards with the feature `speech`. */
export function chooseTongue(app: App, tongue: Language): void {
  speechOf(app).tongue = tongue;
  speechOf(app).isTongueChosen = true;
}

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

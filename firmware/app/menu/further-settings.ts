import { Ear } from "../../../hal/hal";
import { remainder } from "../../core/divide";
import { setLoudness } from "../display/sounds";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { LOUDEST, loudnessOf } from "../model/settings";
import { SpeechWord } from "../model/speech-word";
import { touchOf } from "../model/touch-notes";
import { Word } from "../model/word";
import { speechWordOf } from "../text/speech-words";
import { wordOf } from "../text/text";

/*
 * The settings of the parts that only some boards have. They lie between the others and the menu of speech.
 */

export const enum Further {
  Touch = 17,
  /** Vibrates unasked too. */
  TouchEvents = 18,
  Loudness = 19,
}

/** The setting before these. */
const BEFORE: number = 16;

/** Returns how many of them a board has. */
export function furtherCount(app: App): number {
  const features = app.facts.features;
  return (features.loudness ? 1 : 0) + (features.touch ? 2 : 0);
}

/** Returns the setting at a place behind the last common one. The menu of speech, if there is one, comes last. */
export function furtherAt(app: App, place: number): number {
  let rest = place;
  if (app.facts.features.loudness) {
    if (rest === 0) return Further.Loudness;
    rest--;
  }
  if (!app.facts.features.touch) return BEFORE + rest;
  return rest < 2 ? Further.Touch + rest : BEFORE + rest - 2;
}

/** Returns the word for a setting's name. */
export function furtherWord(setting: number): SpeechWord {
  return SpeechWord.SetTouch - Further.Touch + setting;
}

/** Returns the row of a setting. */
export function furtherText(app: App, setting: number): string {
  const name = speechWordOf(app, furtherWord(setting)) + "  ";
  if (setting === Further.Loudness) return name + loudnessOf(app.settings);
  const touch = touchOf(app);
  if (setting === Further.Touch) return name + speechWordOf(app, SpeechWord.Nobody + touch.sides);
  return name + wordOf(app, touch.hasEvents ? Word.Yes : Word.No);
}

/** Changes a setting to its next value. */
export function changeFurther(app: App, setting: number): void {
  if (setting === Further.Loudness) setLoudness(app, remainder(loudnessOf(app.settings), LOUDEST) + 1);
  else if (setting === Further.Touch) touchOf(app).sides = remainder(touchOf(app).sides + 1, Ear.Both + 1);
  else touchOf(app).hasEvents = !touchOf(app).hasEvents;
  app.log.dueKey = SETTINGS;
}

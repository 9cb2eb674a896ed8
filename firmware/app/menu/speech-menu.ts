import { Ear } from "../../../hal/hal";
import { divide, remainder } from "../../core/divide";
import { nameAt } from "../../notation/names";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { TONGUES } from "../model/phrase";
import { speechOf } from "../model/speech-notes";
import { MARKS_S, type Speech } from "../model/speech-state";
import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { speechWordOf } from "../text/speech-words";
import { wordOf } from "../text/text";

/** The settings of speech. Their names follow one another in `SpeechWord`. One alarm for each mark ends the menu. */
export const enum SpeechSetting {
  Ears = 0,
  Tongue = 1,
  Short = 2,
  Help = 3,
  Volume = 4,
  Alarm = 5,
}

export const SPEECH_SETTINGS = 12;

const LOUDEST = 9;

/** Returns the row of a setting. */
export function speechText(app: App, i: number): string {
  const speech = speechOf(app);
  if (i < SpeechSetting.Alarm) return speechWordOf(app, SpeechWord.SetEars + i) + "  " + valueText(app, speech, i);
  const seconds = MARKS_S[i - SpeechSetting.Alarm];
  const mark = seconds < 60 ? seconds + "s" : divide(seconds, 60) + "m";
  return (
    speechWordOf(app, SpeechWord.SetAlarm) +
    " " +
    mark +
    "  " +
    wordOf(app, Word.No + alarmAt(speech, i - SpeechSetting.Alarm))
  );
}

/** Returns the value of a setting in the language of the display. A language has its own name. */
function valueText(app: App, speech: Speech, setting: SpeechSetting): string {
  if (setting === SpeechSetting.Volume) return "" + speech.volume;
  if (setting === SpeechSetting.Tongue)
    return nameAt("English,Español,Deutsch,Français,Russkij,Português", speech.tongue);
  if (setting === SpeechSetting.Ears) return speechWordOf(app, SpeechWord.Nobody + speech.ears);
  return wordOf(app, setting === SpeechSetting.Short ? answerWord(speech.isShort) : answerWord(speech.hasHelp));
}

/** Returns the word for the value of a setting; for the language its own name, as speech says it. */
export function valueWord(speech: Speech, i: number): Word | SpeechWord {
  if (i === SpeechSetting.Ears) return SpeechWord.Nobody + speech.ears;
  if (i === SpeechSetting.Tongue) return Word.OwnName;
  if (i === SpeechSetting.Short) return answerWord(speech.isShort);
  if (i === SpeechSetting.Help) return answerWord(speech.hasHelp);
  return Word.No + alarmAt(speech, i - SpeechSetting.Alarm);
}

function answerWord(yes: boolean): Word {
  return yes ? Word.Yes : Word.No;
}

/** Returns 1 if the clock says the own time at a mark, else 0. */
export function alarmAt(speech: Speech, mark: number): number {
  let rest = speech.alarms;
  for (let i = 0; i < mark; i++) rest = divide(rest, 2);
  return remainder(rest, 2);
}

/** Changes a setting to its next value. */
export function changeSpeech(app: App, i: number): boolean {
  const speech = speechOf(app);
  if (i === SpeechSetting.Ears) speech.ears = remainder(speech.ears + 1, Ear.Both + 1);
  else if (i === SpeechSetting.Tongue) nextTongue(app, speech);
  else if (i === SpeechSetting.Short) speech.isShort = !speech.isShort;
  else if (i === SpeechSetting.Help) speech.hasHelp = !speech.hasHelp;
  else if (i === SpeechSetting.Volume) setVolume(app, speech, speech.volume === LOUDEST ? 1 : speech.volume + 1);
  else turnAlarm(speech, i - SpeechSetting.Alarm);
  app.log.dueKey = SETTINGS;
  return true;
}

/** Goes to the next language of which the board has the phrases. */
export function nextTongue(app: App, speech: Speech): void {
  const voice = app.hal.voice;
  for (let i = 0; i < TONGUES; i++) {
    speech.tongue = remainder(speech.tongue + 1, TONGUES);
    if (voice === undefined || voice.speaks(speech.tongue)) return;
  }
}

function setVolume(app: App, speech: Speech, level: number): void {
  speech.volume = level;
  const voice = app.hal.voice;
  if (voice !== undefined) voice.setVolume(level);
}

function turnAlarm(speech: Speech, mark: number): void {
  let worth = 1;
  for (let i = 0; i < mark; i++) worth += worth;
  speech.alarms += alarmAt(speech, mark) === 1 ? -worth : worth;
}

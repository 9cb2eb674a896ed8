import { divide, remainder } from "../../core/divide";
import { span } from "../../core/integer";
import { Penalty } from "../../core/words";
import { yearOf } from "../../laws/edition";
import { isPressIllegal } from "../../laws/laws";
import { gamesCount } from "../game/adjourned-games";
import { programControl } from "../game/programs";
import { FIRST_GAME } from "../log/numbers";
import { keptNumbers } from "../log/pages";
import { arbiterItem, listedItem } from "../menu/arbiter-menu";
import { Further, furtherWord } from "../menu/further-settings";
import { journalCount, Of } from "../menu/journal-menu";
import { Setting, SPEECH_ITEM, settingAt } from "../menu/settings-menu";
import { SpeechSetting, valueWord } from "../menu/speech-menu";
import type { App } from "../model/app";
import { Language, List } from "../model/choices";
import { Phrase } from "../model/phrase";
import { loudnessOf } from "../model/settings";
import { MARKS_S, type Speech } from "../model/speech-state";
import { SpeechWord } from "../model/speech-word";
import { touchOf } from "../model/touch-notes";
import { Word } from "../model/word";
import { addControl } from "./control-phrases";
import { addBattery } from "./game-phrases";
import { addNumber, addSpan } from "./grammar";
import { addWord } from "./sentence";

/** Returns the title of the open menu. */
export function listWord(list: List): Word | SpeechWord {
  return list === List.Speech ? SpeechWord.Speech : Word.Arbiter - List.Arbiter + list;
}

/** Adds the name of the item under the cursor to `label`, and its value to `value`. */
export function addItem(label: number[], value: number[], app: App, speech: Speech): void {
  const i = app.menu.listAt;
  switch (app.menu.list) {
    case List.Settings:
      addSetting(label, value, app, speech, settingAt(app, i));
      return;
    case List.Speech:
      addSpeechSetting(label, value, speech, i);
      return;
    case List.Programs:
      addNumber(label, speech.tongue, i + 1);
      addControl(value, speech.tongue, programControl(app, i + 1));
      return;
    case List.Games:
      addGameItem(label, value, app, speech, i);
      return;
    case List.Journal:
      addRecord(label, value, app, speech, i);
      return;
    default:
      addArbiterItem(label, value, app, i);
  }
}

function addArbiterItem(label: number[], value: number[], app: App, i: number): void {
  const item = listedItem(app, i);
  addWord(label, app.menu.list === List.Penalties ? penaltyWord(app, item) : Word.Arbiter + item);
  if (arbiterItem(app, i) === 0) addWord(value, Word.NotNow);
}

/** Returns the name of a penalty, as game/penalty-name.ts shows it. */
export function penaltyWord(app: App, penalty: Penalty): Word {
  if (penalty === Penalty.IllegalMove && isPressIllegal(app.settings.edition)) return Word.IllegalOrNone;
  return Word.IllegalMove - Penalty.IllegalMove + penalty;
}

function addSetting(label: number[], value: number[], app: App, speech: Speech, setting: Setting): void {
  if (setting === Setting.KeyTest) addWord(label, Word.KeyTest);
  else if (setting === Setting.Games) addWord(label, Word.Restore);
  else if (setting === Setting.Journal) addWord(label, Word.Journal);
  else if (setting === SPEECH_ITEM) addWord(label, SpeechWord.Speech);
  else if (setting > SPEECH_ITEM) addFurther(label, value, app, speech, setting);
  else if (setting === Setting.About) addAbout(label, app, speech);
  else {
    addWord(label, Word.SetSound + setting);
    addSettingValue(value, app, speech, setting);
  }
}

/** Adds a setting of touch or of the buzzer. */
function addFurther(label: number[], value: number[], app: App, speech: Speech, setting: number): void {
  addWord(label, furtherWord(setting));
  if (setting === Further.Loudness) addNumber(value, speech.tongue, loudnessOf(app.settings));
  else if (setting === Further.TouchEvents) addAnswer(value, touchOf(app).hasEvents);
  else if (setting === Further.Touch) {
    const sides = touchOf(app).sides;
    addWord(value, sides === 0 ? Word.SoundOff : SpeechWord.Nobody + sides);
  }
}

function addAbout(label: number[], app: App, speech: Speech): void {
  label.push(Phrase.Hello);
  addBattery(label, app, speech.tongue);
}

function addSettingValue(value: number[], app: App, speech: Speech, setting: Setting): void {
  const settings = app.settings;
  switch (setting) {
    case Setting.Sound:
      addWord(value, Word.SoundOff + settings.sound);
      return;
    case Setting.Left:
      addWord(value, Word.NoSide + settings.left);
      return;
    case Setting.Language:
      value.push(languagePhrase(app.settings.language));
      return;
    case Setting.Laws:
      addNumber(value, speech.tongue, yearOf(settings.edition));
      return;
    case Setting.Click:
      addAnswer(value, settings.click);
      return;
    case Setting.Tenths:
      addAnswer(value, settings.tenths);
      return;
    case Setting.Counter:
      addAnswer(value, settings.counter);
      return;
    case Setting.TakesBack:
      addAnswer(value, settings.takesBack);
      return;
    case Setting.Competition:
      addAnswer(value, settings.competition);
      return;
    case Setting.FiveMinutes:
      addAnswer(value, settings.fiveMinutes);
      return;
    case Setting.Light:
      addAnswer(value, app.display.isLit);
      return;
    default:
      addAnswer(value, settings.lockCode >= 0);
  }
}

/** Returns the name of a language of the display. */
function languagePhrase(language: Language): Phrase {
  switch (language) {
    case Language.English:
      return Phrase.NameEnglish;
    case Language.Spanish:
      return Phrase.NameSpanish;
  }
}

export function addAnswer(list: number[], yes: boolean): void {
  addWord(list, yes ? Word.Yes : Word.No);
}

function addSpeechSetting(label: number[], value: number[], speech: Speech, i: number): void {
  if (i < SpeechSetting.Alarm) addWord(label, SpeechWord.SetEars + i);
  else {
    addWord(label, SpeechWord.SetAlarm);
    addSpan(label, speech.tongue, MARKS_S[i - SpeechSetting.Alarm], false);
  }
  if (i === SpeechSetting.Volume) addNumber(value, speech.tongue, speech.volume);
  else addWord(value, valueWord(speech, i));
}

/** Adds a slot for adjourned games, and the times of its game: White's first. */
function addGameItem(label: number[], value: number[], app: App, speech: Speech, place: number): void {
  if (gamesCount(app) === 0) {
    addWord(label, Word.Empty);
    return;
  }
  addWord(label, Word.Game);
  addNumber(label, speech.tongue, place + 1);
  addGameTimes(value, app, speech, place);
}

export function addGameTimes(list: number[], app: App, speech: Speech, place: number): void {
  const times = keptNumbers(app.log, FIRST_GAME + place, 0, 2);
  if (times.length === 0) addWord(list, Word.Empty);
  for (let i = 0; i < times.length; i++) {
    addWord(list, Word.White + i);
    addSpan(list, speech.tongue, divide(times[i] + 999, 1000), true);
  }
}

/** Adds a record of the journal: its name, and the time since the record before it. */
function addRecord(label: number[], value: number[], app: App, speech: Speech, i: number): void {
  if (journalCount(app) === 0) {
    addWord(label, Word.Empty);
    return;
  }
  const name = app.menu.values[2 * i];
  const ms = span(0, app.menu.values[2 * i + 1]);
  if (name < Of.Press) addWord(label, name);
  else addPlayersRecord(label, name);
  addSpan(value, speech.tongue, ms < 0 ? 0 : divide(ms, 1000), true);
}

function addPlayersRecord(label: number[], name: number): void {
  if (name >= Of.Resume) addWord(label, name < Of.Warning ? Word.Started : Word.Warning);
  addWord(label, Word.NoSide + remainder(name, Of.Press));
  if (name >= Of.Ignored && name < Of.Resume) label.push(Phrase.Ignored);
}

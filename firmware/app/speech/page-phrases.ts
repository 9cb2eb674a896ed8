import { divide, remainder } from "../../core/divide";
import { span } from "../../core/integer";
import { Penalty } from "../../core/words";
import { yearOf } from "../../laws/edition";
import { isPressIllegal } from "../../laws/laws";
import { gamesCount } from "../game/adjourned-games";
import { programControl } from "../game/programs";
import { FIRST_GAME } from "../log/numbers";
import { keptNumbers } from "../log/pages";
import { arbiterItem, isForgotten, listedItem } from "../menu/arbiter-menu";
import { journalCount, Of } from "../menu/journal-menu";
import { alarmAt, markAt, speechSettingAt } from "../menu/speech-menu";
import type { App } from "../model/app";
import { List } from "../model/choices";
import { Phrase } from "../model/phrase";
import { MARKS_S, type Speech } from "../model/speech-state";
import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { firstWord, nameOf, Setting, settingAt, settingValue } from "../settings/setting";
import { addControl } from "./control-phrases";
import { addBattery } from "./game-phrases";
import { addNumber, addSpan } from "./grammar";
import { addPause, addWord } from "./sentence";

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
      addSpeechSetting(label, value, app, speech, i);
      return;
    case List.Programs:
      addNumber(label, speech.tongue, i + 1);
      addPause(label);
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
  if (arbiterItem(app, i) !== 0) return;
  addPause(label);
  addWord(value, isForgotten(app, item) ? Word.Forgotten : Word.NotNow);
}

/** Returns the name of a penalty, as game/penalty-name.ts shows it. */
export function penaltyWord(app: App, penalty: Penalty): Word {
  if (penalty === Penalty.IllegalMove && isPressIllegal(app.settings.edition)) return Word.IllegalOrNone;
  return Word.IllegalMove - Penalty.IllegalMove + penalty;
}

function addSetting(label: number[], value: number[], app: App, speech: Speech, setting: Setting): void {
  if (setting === Setting.About) {
    label.push(Phrase.Hello);
    addPause(label);
    addBattery(label, app, speech.tongue);
    return;
  }
  addWord(label, nameOf(app, setting));
  const opens = setting === Setting.Speech || (setting >= Setting.KeyTest && setting <= Setting.Journal);
  if (!opens) addSettingValue(value, app, speech, setting);
}

/** Adds the value of a setting. A language has its own name. */
function addSettingValue(list: number[], app: App, speech: Speech, setting: Setting): void {
  const value = settingValue(app, setting);
  const first = firstWord(app, setting);
  if (setting === Setting.Lock) addAnswer(list, value > 0);
  else if (setting === Setting.Touch && value === 0) addWord(list, Word.SoundOff);
  else if (first !== -1) addWord(list, first + value);
  else if (setting === Setting.Language) list.push(Phrase.Languages + value);
  else if (setting === Setting.Tongue) addWord(list, Word.OwnName);
  else addNumber(list, speech.tongue, setting === Setting.Laws ? yearOf(value) : value);
}

export function addAnswer(list: number[], yes: boolean): void {
  addWord(list, yes ? Word.Yes : Word.No);
}

function addSpeechSetting(label: number[], value: number[], app: App, speech: Speech, i: number): void {
  const setting = speechSettingAt(i);
  addWord(label, nameOf(app, setting));
  if (setting !== Setting.Alarms) {
    addSettingValue(value, app, speech, setting);
    return;
  }
  addSpan(label, speech.tongue, MARKS_S[markAt(i)], false);
  addPause(label);
  addAnswer(value, alarmAt(speech, markAt(i)) === 1);
}

/** Adds a slot for adjourned games, and the times of its game: White's first. */
function addGameItem(label: number[], value: number[], app: App, speech: Speech, place: number): void {
  if (gamesCount(app) === 0) {
    addWord(label, Word.Empty);
    return;
  }
  addWord(label, Word.Game);
  addNumber(label, speech.tongue, place + 1);
  addPause(label);
  addGameTimes(value, app, speech, place);
}

export function addGameTimes(list: number[], app: App, speech: Speech, place: number): void {
  const times = keptNumbers(app.log, FIRST_GAME + place, 0, 2);
  if (times.length === 0) addWord(list, Word.Empty);
  for (let i = 0; i < times.length; i++) {
    addPause(list);
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
  addPause(label);
  addSpan(value, speech.tongue, ms < 0 ? 0 : divide(ms, 1000), true);
}

function addPlayersRecord(label: number[], name: number): void {
  if (name >= Of.Resume) addWord(label, name < Of.Warning ? Word.Started : Word.Warning);
  addWord(label, Word.NoSide + remainder(name, Of.Press));
  if (name >= Of.Ignored && name < Of.Resume) label.push(Phrase.Ignored);
}

import { divide, remainder } from "../../core/divide";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { TONGUES } from "../model/language";
import { speechOf } from "../model/speech-notes";
import { MARKS_S, type Speech } from "../model/speech-state";
import { Word } from "../model/word";
import { turnSetting } from "../settings/change";
import { Setting } from "../settings/setting";
import { wordOf } from "../text/text";
import { settingName, settingRow } from "./settings-menu";

/** How many rows come before those of the alarms: one for each mark. The setting after the alarms has the last row. */
const PLAIN_ROWS: number = Setting.Alarms - Setting.Ears;

/** Returns how many rows the menu has. */
export function speechCount(): number {
  return PLAIN_ROWS + MARKS_S.length + 1;
}

/** Returns the setting of a row, from 0. All alarms are one setting. */
export function speechSettingAt(i: number): Setting {
  if (i < PLAIN_ROWS) return Setting.Ears + i;
  return i < PLAIN_ROWS + MARKS_S.length ? Setting.Alarms : Setting.SayPeriods;
}

/** Returns which mark the row of an alarm is about, from 0. */
export function markAt(i: number): number {
  return i - PLAIN_ROWS;
}

/** Returns the row of a setting. */
export function speechText(app: App, i: number): string {
  const setting = speechSettingAt(i);
  if (setting !== Setting.Alarms) return settingRow(app, setting);
  const mark = markAt(i);
  const seconds = MARKS_S[mark];
  const at = seconds < 60 ? seconds + "s" : divide(seconds, 60) + "m";
  const answer = wordOf(app, Word.No + alarmAt(speechOf(app), mark));
  return settingName(app, setting) + " " + at + "  " + answer;
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
  const setting = speechSettingAt(i);
  if (setting === Setting.Alarms) turnAlarm(speech, markAt(i));
  else if (setting === Setting.Tongue) chooseTongue(app, speech);
  else turnSetting(app, setting);
  if (setting === Setting.Volume && app.hal.voice !== undefined) app.hal.voice.setVolume(speech.volume);
  app.log.dueKey = SETTINGS;
  return true;
}

function chooseTongue(app: App, speech: Speech): void {
  nextTongue(app, speech);
  speech.isTongueChosen = true;
}

/** Goes to the next language of which the board has the phrases. */
export function nextTongue(app: App, speech: Speech): void {
  const voice = app.hal.voice;
  for (let i = 0; i < TONGUES; i++) {
    speech.tongue = remainder(speech.tongue + 1, TONGUES);
    if (voice === undefined || voice.speaks(speech.tongue)) return;
  }
}

function turnAlarm(speech: Speech, mark: number): void {
  let worth = 1;
  for (let i = 0; i < mark; i++) worth += worth;
  speech.alarms += alarmAt(speech, mark) === 1 ? -worth : worth;
}

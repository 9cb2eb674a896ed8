/*
 * The settings of a clock: the one table. `npm run settings` generates from it:
 * - firmware/app/settings/setting.ts: the numbers, names, ranges and values of the settings, and the order of the menu
 * - firmware/app/settings/kept.ts: their places in the log, and their numbers on the link
 * - the fields of the plain ones in firmware/app/model/settings.ts
 * - sim/words/setting-names.ts: their names for programs
 * - the tables in docs/link.md and docs/speech.md
 *
 * The firmware never imports this file. Its menus, the log, the link, speech, the programs on a computer and the
 * documents all follow it.
 */

import type { Feature, PartFeature } from "./features";

/** The command of the link that reads and changes a setting: `setting`, `speech` or `touch`. */
export type LinkCommand = "setting" | "speech" | "touch";

export interface SettingRow {
  /** The name of the setting in the code. */
  readonly id: string;
  /** The word of its row in a menu: a name in `Word` or `SpeechWord`. */
  readonly word?: string;
  /** The feature without which the firmware lacks the setting. Its place in the log stays empty then. */
  readonly feature?: Feature;
  /** Without its feature it is missing in the menu and in the log only: a computer can still set it. */
  readonly byLink?: boolean;
  /** The part without which a board lacks the setting. Then it has no place in the log either. */
  readonly part?: PartFeature;
  /** The field that holds it: yes or no, or a number. */
  readonly flag?: string;
  readonly field?: string;
  /**
   * A yes or no that only the table knows: its meaning, and its value at first power-on. `npm run settings` declares
   * its field in firmware/app/model/settings.ts then.
   */
  readonly about?: string;
  readonly first?: boolean;
  /** The value, if it is no plain field, and what sets it to `value`. */
  readonly get?: string;
  readonly put?: string;
  /** The range of the number. Both default to that of yes and no: 0 to 1. */
  readonly least?: number;
  readonly most?: number | string;
  /** The word for the value 0; the words for 1, 2 and so on follow it. `none`: the value is no word. */
  readonly shows?: string;
  /** The place in the block of the settings in the log. It is permanent: a new setting has the next one. */
  readonly kept?: number;
  /** Its number on the link, permanent too, its name for programs there, and its values in the documents. */
  readonly link?: { readonly command: LinkCommand; readonly number: number; readonly name: string };
  readonly says?: string;
}

/** The menu of the settings, in its order. The last items are those of parts that only some boards have. */
export const menuRows = [
  { id: "Sound", word: "SetSound", feature: "sounds", field: "settings.sound", most: 2, shows: "SoundOff", kept: 3 },
  {
    ...{ id: "Click", word: "SetClick", feature: "sounds", flag: "settings.click", kept: 4 },
    ...{ about: "The clock confirms each press with a click.", first: false },
  },
  {
    ...{ id: "Tenths", word: "SetTenths", flag: "settings.tenths", kept: 5 },
    ...{ about: "The display shows tenths of a second under 20 s.", first: false },
    link: { command: "setting", number: 4, name: "tenths" },
    says: "tenths under 20 s: 0 off, 1 on",
  },
  {
    ...{ id: "Counter", word: "SetCounter", flag: "settings.counter", kept: 6 },
    ...{ about: "The display shows the move counters.", first: true },
  },
  {
    ...{ id: "Left", word: "SetLeft", get: "settings.left", put: "setLeft(app, value)", kept: 0 },
    ...{ least: 1, most: 2, shows: "NoSide" },
    link: { command: "setting", number: 2, name: "left" },
    says: "on the left: 0 White, 1 Black",
  },
  {
    ...{ id: "Language", word: "SetLanguage", feature: "languageChoice", kept: 1 },
    ...{ get: "settings.language", put: "setLanguage(app, value)", byLink: true, most: "LANGUAGES - 1", shows: "none" },
    link: { command: "setting", number: 3, name: "language" },
    says: "language: LANGUAGES",
  },
  {
    ...{ id: "Laws", word: "SetLaws", feature: "editions", field: "settings.edition", kept: 2 },
    ...{ byLink: true, most: "NEWEST", shows: "none" },
    link: { command: "setting", number: 1, name: "laws" },
    says: "Laws: EDITIONS",
  },
  {
    ...{ id: "TakesBack", word: "SetTakesBack", flag: "settings.takesBack", kept: 7 },
    ...{ about: "The penalty for an illegal move takes back the increment of that move [AM].", first: true },
    link: { command: "setting", number: 5, name: "takeback" },
    says: "an illegal move loses its increment: 0 no, 1 yes",
  },
  {
    ...{ id: "Competition", word: "SetCompetition", feature: "competition", flag: "settings.competition", kept: 11 },
    ...{ about: "Rapid and blitz are played under the Competition Rules [A.4, B.2].", first: false },
    link: { command: "setting", number: 7, name: "competition" },
    says: "rapid and blitz under the Competition Rules: 0 no, 1 yes",
  },
  {
    ...{ id: "FiveMinutes", word: "SetFiveMinutes", feature: "fiveMinutes", flag: "settings.fiveMinutes", kept: 12 },
    ...{ about: "A symbol marks a player who need not record moves for the rest of the period [8.4].", first: false },
    link: { command: "setting", number: 8, name: "under5" },
    says: "the sign under five minutes [8.4]: 0 off, 1 on; not where it was left out",
  },
  { id: "Light", word: "SetLight", get: "app.display.isLit ? 1 : 0", put: "setLight(app, value === 1)" },
  {
    ...{ id: "Lock", word: "SetLock", feature: "lock", kept: 9 },
    ...{ get: "settings.lockCode + 1", put: "settings.lockCode = value - 1", most: 10000 },
  },
  { id: "KeyTest", word: "KeyTest", feature: "keyTest" },
  { id: "Games", word: "Restore", feature: "adjournment" },
  { id: "Journal", word: "Journal", feature: "journal" },
  { id: "About" },
  {
    ...{ id: "Loudness", word: "SetLoudness", part: "loudness", kept: 21, least: 1, most: 9, shows: "none" },
    ...{ get: "loudnessOf(settings)", put: "setLoudness(app, value)" },
  },
  {
    ...{ id: "Touch", word: "SetTouch", part: "touch", field: "touchOf(app).sides", kept: 19 },
    ...{ most: 3, shows: "Nobody" },
    link: { command: "touch", number: 0, name: "touch" },
    says: "*Vibrates for*: 0 nobody, 1 left, 2 right, 3 both",
  },
  {
    ...{ id: "TouchEvents", word: "SetTouchEvents", part: "touch", flag: "touchOf(app).hasEvents", kept: 20 },
    link: { command: "touch", number: 1, name: "touchEvents" },
    says: "*Vibrates unasked* too, the own press and flags: 0 no (at first), 1 yes",
  },
  { id: "Speech", word: "Speech", part: "speech" },
] as const satisfies readonly SettingRow[];

/** The settings that no menu has: a computer sets them. */
export const hiddenRows = [
  {
    ...{ id: "Bounce", get: "settings.bounceMs", put: "setBounce(app, value)", most: 1000, kept: 8 },
    link: { command: "setting", number: 0, name: "bounce" },
    says: "bounce time of every contact, 0 to 1000 ms",
  },
  {
    ...{ id: "Trim", get: "settings.trimPpb + TRIM_SHIFT_PPB", put: "setTrim(app, value - TRIM_SHIFT_PPB)" },
    ...{ most: 2000000, kept: 10 },
    link: { command: "setting", number: 6, name: "trim" },
    says:
      "trim: 100,000 and how much faster time is counted than by the board's own clock, in hundredths of a " +
      "millionth: 0 to 200,000",
  },
  {
    ...{ id: "Supply", part: "gauge", kept: 22, most: 2000 },
    ...{ get: "supplyOffsetOf(settings) + SUPPLY_SHIFT_MV", put: "settings.supplyOffsetMv = value - SUPPLY_SHIFT_MV" },
  },
  { id: "TongueChosen", part: "speech", flag: "speechOf(app).isTongueChosen", kept: 24 },
] as const satisfies readonly SettingRow[];

/** The menu of speech, in its order. The alarms have a row for each mark. */
export const speechRows = [
  {
    ...{ id: "Ears", word: "SetEars", part: "speech", field: "speechOf(app).ears", kept: 13, most: 3, shows: "Nobody" },
    link: { command: "speech", number: 0, name: "ears" },
    says: "speaks to: 0 nobody, 1 left, 2 right, 3 both",
  },
  {
    ...{ id: "Tongue", word: "SetTongue", part: "speech", kept: 14 },
    ...{ get: "speechOf(app).tongue", put: "chooseTongue(app, value)" },
    ...{ most: "TONGUES - 1", shows: "none" },
    link: { command: "speech", number: 1, name: "tongue" },
    says: "language of speech: TONGUES; at first that of the display",
  },
  {
    ...{ id: "Short", word: "SetShort", part: "speech", flag: "speechOf(app).isShort", kept: 15 },
    link: { command: "speech", number: 2, name: "isShort" },
    says: 'short times, "1, 23, 45": 0 no, 1 yes',
  },
  {
    ...{ id: "Help", word: "SetHelp", part: "speech", flag: "speechOf(app).hasHelp", kept: 16 },
    link: { command: "speech", number: 3, name: "hasHelp" },
    says: "help with menus, what the keys do after each new page: 0 no, 1 yes (at first)",
  },
  {
    ...{ id: "Volume", word: "SetVolume", part: "speech", field: "speechOf(app).volume", kept: 17 },
    ...{ least: 1, most: 9, shows: "none" },
    link: { command: "speech", number: 4, name: "volume" },
    says: "volume: 1 to 9, at first 5",
  },
  {
    ...{ id: "Alarms", word: "SetAlarm", part: "speech", field: "speechOf(app).alarms", kept: 18 },
    ...{ most: 127, shows: "none" },
    link: { command: "speech", number: 5, name: "alarms" },
    says:
      "own alarms, added up: 1 at 30 minutes, 2 at 15, 4 at 10, 8 at 5, 16 at 1, 32 at 30 seconds, 64 at 10; " +
      "0 to 127, at first 31: the first five",
  },
  {
    ...{ id: "SayPeriods", word: "SetPeriods", part: "speech", flag: "speechOf(app).hasPeriods", kept: 23 },
    link: { command: "speech", number: 6, name: "hasPeriods" },
    says: "says what a new period brings, and how many periods are left: 0 no, 1 yes (at first)",
  },
] as const satisfies readonly SettingRow[];

export const settingRows = [...menuRows, ...hiddenRows, ...speechRows] as const;

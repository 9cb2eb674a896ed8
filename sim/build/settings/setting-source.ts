/** Generates the settings as the device knows them: numbers, names, ranges, values, and the order of the menu. */
import type { SettingRow } from "../../../firmware/tables/settings";
import { readEnums } from "../page/numbers";
import { codeOf, conditionOf, inMenu, rows, settingsMark } from "./rows";

const imports = `import { NEWEST } from "../../laws/edition";
import { setLeft } from "../game/levers";
import type { App } from "../model/app";
import { LANGUAGES, TONGUES } from "../model/language";
import { loudnessOf, supplyOffsetOf } from "../model/settings";
import { speechOf } from "../model/speech-notes";
import { SpeechWord } from "../model/speech-word";
import { touchOf } from "../model/touch-notes";
import { Word } from "../model/word";
import { chooseTongue, SUPPLY_SHIFT_MV, setBounce, setLanguage, setLight, setLoudness, setTrim, TRIM_SHIFT_PPB } from "./values";`;

/** Those of the folder in which the script runs, which is the project's root. */
const enums = readEnums(".", ["firmware"]);

/** The words of the menus of speech and touch are in an enum of their own. */
const speechWords = new Set(
  rows.flatMap(({ part, word }) => (part === undefined || word === undefined ? [] : [word])).concat("Nobody"),
);

/** Returns the text of firmware/app/settings/setting.ts. */
export function settingSource(): string {
  const members = rows.map(({ id }, number) => `  ${id} = ${number},`);
  const parts = [
    `${settingsMark}\n${imports}`,
    `/** The settings in the order of their menus. */\nexport const enum Setting {\n${members.join("\n")}\n}`,
    menuSource(),
    wordSource(),
    chain(
      "Returns the word for the value 0 of a setting; the words for greater values follow it. −1 if no word says it.",
      "firstWord(app: App, setting: Setting): Word | SpeechWord | -1",
      rows.filter((row) => isValued(row) && shownAs(row) !== "Word.No"),
      (row) => `return ${shownAs(row)};`,
      "return Word.No;",
    ),
    chain(
      "Returns the least value of a setting.",
      "leastOf(app: App, setting: Setting): number",
      rows.filter(({ least }) => least !== undefined),
      ({ least }) => `return ${least};`,
      "return 0;",
    ),
    chain(
      "Returns the greatest value of a setting. Yes is 1.",
      "mostOf(app: App, setting: Setting): number",
      rows.filter(({ most }) => most !== undefined),
      ({ most }) => `return ${most};`,
      "return 1;",
    ),
    chain(
      "Returns the value of a setting as a number: 0 or 1 for no or yes. The log keeps the same number.",
      "settingValue(app: App, setting: Setting): number",
      rows.filter(isValued),
      (row) => `return ${getter(row)};`,
      "return 0;",
      "  const settings = app.settings;",
    ),
    chain(
      "Sets a setting to a value in its range.",
      "putSetting(app: App, setting: Setting, value: number): void",
      rows.filter(isValued),
      (row) => `${setter(row)};`,
      "",
      "  const settings = app.settings;",
    ),
  ];
  return `${parts.join("\n\n")}\n`;
}

function isValued({ flag, field, get }: SettingRow): boolean {
  return (flag ?? field ?? get) !== undefined;
}

function getter({ flag, field, get }: SettingRow): string {
  if (flag !== undefined) return `${flag} ? 1 : 0`;
  return field ?? get ?? "0";
}

function setter({ flag, field, put }: SettingRow): string {
  if (flag !== undefined) return `${flag} = value === 1`;
  return field === undefined ? (put ?? "") : `${field} = value`;
}

function shownAs({ shows = "No" }: SettingRow): string {
  return shows === "none" ? "-1" : wordCode(shows);
}

function wordCode(word: string): string {
  return `${speechWords.has(word) ? "SpeechWord" : "Word"}.${word}`;
}

/** Returns a function that asks for each setting in turn. What a board lacks falls away in its build. */
function chain(
  comment: string,
  signature: string,
  listed: readonly SettingRow[],
  statement: (row: SettingRow) => string,
  rest: string,
  head = "",
): string {
  const tests = grouped(listed, statement).map(([is, then]) => `  if (${is}) ${then}`);
  const isVoid = rest === "";
  const lines = isVoid ? tests.map((test, place) => (place === 0 ? test : `  else ${test.trimStart()}`)) : tests;
  const body = [head, ...lines, isVoid ? "" : `  ${rest}`].filter((line) => line !== "");
  return `/** ${comment} */\nexport function ${signature} {\n${body.join("\n")}\n}`;
}

/** Joins settings that come one after another in the list, lack nothing, and have the same statement. */
function grouped(listed: readonly SettingRow[], statement: (row: SettingRow) => string): [is: string, then: string][] {
  const tests = new Map<string, string[]>();
  for (const row of listed) {
    const condition = row.byLink === true ? undefined : conditionOf(row);
    const is = `setting === ${codeOf(row)}`;
    const key = `${condition ?? ""}|${statement(row)}`;
    tests.set(key, [...(tests.get(key) ?? []), is]);
  }
  return [...tests].map(([key, all]) => {
    const [condition = "", then = ""] = [key.slice(0, key.indexOf("|")), key.slice(key.indexOf("|") + 1)];
    const any = all.length === 1 ? (all[0] ?? "") : condition === "" ? all.join(" || ") : `(${all.join(" || ")})`;
    return [condition === "" ? any : `${condition} && ${any}`, then];
  });
}

/** Returns the functions about the menu: how many items it has, and which setting is at a place. */
function menuSource(): string {
  const lacks = runs(inMenu, (row) => conditionOf(row) ?? "").filter(({ key }) => key !== "");
  const counts = lacks.map(({ key, from, to }) => `  if (!${isListed(key)}) count -= ${to - from + 1};`);
  const places = lacks.map(({ key, from, to }) => {
    const first = inMenu[from];
    const at = from === 0 || first === undefined ? "" : ` && setting >= ${codeOf(first)}`;
    return `  if (!${key}${at}) setting += ${to - from + 1};`;
  });
  return `/** Returns how many items the menu has. A setting that the firmware was built without is not listed. */
export function settingsCount(app: App): number {
  let count = ${inMenu.length};
${counts.join("\n")}
  return count;
}

/** Returns the setting at a place of the menu, from 0. */
export function settingAt(app: App, at: number): Setting {
  let setting: number = at;
${places.join("\n")}
  return setting;
}`;
}

/** A board that can speak has the menu of speech only with recordings. */
function isListed(condition: string): string {
  return condition === "app.facts.features.speech" ? `(${condition} && app.hal.voice !== undefined)` : condition;
}

interface Run {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

function runs(listed: readonly SettingRow[], keyOf: (row: SettingRow) => string): Run[] {
  const found: Run[] = [];
  for (const [place, row] of listed.entries()) {
    const last = found.at(-1);
    if (last !== undefined && last.key === keyOf(row)) found[found.length - 1] = { ...last, to: place };
    else found.push({ key: keyOf(row), from: place, to: place });
  }
  return found;
}

/** A run of settings whose words follow one another too. */
interface Named {
  readonly rows: SettingRow[];
  readonly word: number;
}

/** Returns the function that names a setting. */
function wordSource(): string {
  const named: Named[] = [];
  for (const [number, row] of rows.entries()) {
    if (row.word === undefined) continue;
    const last = named.at(-1);
    const follows =
      last !== undefined &&
      rows[number - 1] === last.rows.at(-1) &&
      numberOf(row.word) === last.word + last.rows.length &&
      row.part === last.rows[0]?.part;
    if (follows) last.rows.push(row);
    else named.push({ rows: [row], word: numberOf(row.word) });
  }
  const lines = named.map(({ rows: run }) => {
    const [first = rows[0], last = first] = [run[0], run.at(-1)];
    const word = wordCode(first?.word ?? "");
    if (first === undefined || last === undefined || first === last) return nameLine(run[0], word);
    const condition = first.part === undefined ? undefined : conditionOf(first);
    const start = rows.indexOf(first) === 0 ? "" : ` - ${codeOf(first)}`;
    const is = `setting <= ${codeOf(last)}`;
    return `  if (${condition === undefined ? is : `${condition} && ${is}`}) return ${word}${start} + setting;`;
  });
  return `/** Returns the word for the name of a setting. */
export function nameOf(app: App, setting: Setting): Word | SpeechWord {
${lines.join("\n")}
  return Word.NoSide;
}`;
}

function nameLine(row: SettingRow | undefined, word: string): string {
  if (row === undefined) return "";
  const condition = conditionOf(row);
  const is = `setting === ${codeOf(row)}`;
  return `  if (${condition === undefined ? is : `${condition} && ${is}`}) return ${word};`;
}

function numberOf(word: string): number {
  const number = enums.get("Word")?.get(word) ?? enums.get("SpeechWord")?.get(word);
  if (number === undefined) throw new Error(`${word} is no word of the display`);
  return number;
}

/**
 * Runs `flagfall control TEXT`: reads and checks a time control, describes it in words or prints it in another
 * notation.
 */

import { type Control, type Period, periodsOf, repeats } from "../../firmware/core/control";
import { shownTime } from "../../firmware/core/face";
import { countsMoves } from "../../firmware/core/method-facts";
import { Class, OnFlag, Policy, Side } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { printControl } from "../../firmware/notation/notation";
import { lawsYears } from "../link/rules";
import { notationNamed, readable, readersOf, written } from "../notation/all";
import { nameOf } from "../notation/notation";
import { lostWords, refusalWords } from "../notation/rules";
import { otherReading } from "../notation/typed-text";
import { sentencesOf } from "../notation/words";
import { onOneLine } from "../scenario/problem";
import { wordsIn } from "../words/cli";
import { type Language, pickLanguage } from "../words/language";
import type { MethodName } from "../words/method-names";
import { methodTexts } from "../words/methods";
import { inColumns } from "../words/text";
import type { Given } from "./given";

export type ControlOptions = Given<"from" | "to" | "lang", "json">;

type ClassName = "standard" | "rapid" | "blitz" | null;

interface PeriodObject {
  moves: number;
  method: MethodName;
  base: number;
  value: number;
  count: number;
}

/** The JSON object that `--json` prints; times in ms. */
interface ControlObject {
  control: string;
  class: Record<string, ClassName>;
  white: PeriodObject[];
  black: PeriodObject[];
  at: "zero" | "own" | "moves";
  flag: "freeze" | "run-on";
  from: number;
  /** True if the last period of a side repeats. */
  repeat: boolean;
}

const classNames: Readonly<Record<Class, ClassName>> = {
  [Class.None]: null,
  [Class.Standard]: "standard",
  [Class.Rapid]: "rapid",
  [Class.Blitz]: "blitz",
};

const policyNames: Readonly<Record<Policy, ControlObject["at"]>> = {
  [Policy.Zero]: "zero",
  [Policy.Own]: "own",
  [Policy.Moves]: "moves",
};

function periodObject(period: Period): PeriodObject {
  const { moves, method, baseMs, valueMs, count } = period;
  return { moves, method: nameOf(method), base: baseMs, value: valueMs, count };
}

function controlObject(control: Control): ControlObject {
  return {
    control: printControl(control),
    class: Object.fromEntries(lawsYears.map((year, edition) => [year, classNames[classOf(control, edition)]])),
    white: control.white.map(periodObject),
    black: control.black.map(periodObject),
    at: policyNames[control.policy],
    flag: control.onFlag === OnFlag.Freeze ? "freeze" : "run-on",
    from: control.from,
    repeat: control.whiteRepeats || control.blackRepeats,
  };
}

/**
 * Returns a period's method in words, such as "increment 0:00:30", "byo-yomi 5 × 0:00:30" or "Canadian 25 / 0:10:00".
 */
function methodText(period: Period, language: Language): string {
  const name = methodTexts(language)[nameOf(period.method)].name;
  if (period.valueMs === 0) return name;
  const value = shownTime(period.valueMs, false, false);
  if (period.count === 0) return `${name} ${value}`;
  return `${name} ${period.count} ${countsMoves(period.method) ? "/" : "×"} ${value}`;
}

function cellsOf(control: Control, side: Side, at: number, language: Language): string[] {
  const { page } = wordsIn(language);
  const periods = periodsOf(control, side);
  const period = periods[at];
  if (period === undefined) return [];
  const moves = period.moves > 0 ? String(period.moves) : page.rest;
  const base = period.baseMs > 0 ? shownTime(period.baseMs, false, false) : "–";
  const again = at === periods.length - 1 && repeats(control, side) ? `, ${page.again}` : "";
  return [String(at + 1), moves, base, methodText(period, language) + again];
}

function indented(line: string): string {
  return `  ${line}`;
}

function periodLines(control: Control, side: Side, language: Language): string[] {
  const { heads } = wordsIn(language).page;
  const rows = periodsOf(control, side).map((_, at) => cellsOf(control, side, at, language));
  return inColumns([[heads.period, heads.moves, heads.base, heads.method], ...rows]).map(indented);
}

function classLines(control: Control, language: Language): string[] {
  const { page } = wordsIn(language);
  const names = lawsYears.map((_, edition) => page.classNames[classOf(control, edition)]);
  return [page.classes, ...inColumns([lawsYears, names]).map(indented)];
}

/** Returns what the text says where people type it, if that is another control. */
function typedLines(text: string, language: Language): string[] {
  const control = otherReading(text);
  if (control === undefined) return [];
  const { cli, sentence } = wordsIn(language);
  const canonical = printControl(control);
  const isMinutes = readersOf(text).some((read) => read.name === "minutes" && printControl(read.control) === canonical);
  return ["", cli.control.typed(canonical, sentencesOf(sentence, control), isMinutes ? "--from minutes" : undefined)];
}

/** Returns the description of a time control for people; `text` is in the notation `from`. */
function controlPage(control: Control, text: string, from: string, language: Language): string {
  const { cli, page, sentence } = wordsIn(language);
  const isSame = control.black === control.white && control.blackRepeats === control.whiteRepeats;
  const white = periodLines(control, Side.White, language);
  const periods = isSame
    ? white
    : [page.white, ...white, "", page.black, ...periodLines(control, Side.Black, language)];
  const isServer = (from === "lichess" || from === "fics") && printControl(control).includes("+");
  const note = isServer ? ["", cli.control.serverStart] : [];
  return [
    printControl(control),
    sentencesOf(sentence, control),
    ...note,
    ...(from === "canonical" ? typedLines(text, language) : []),
    "",
    ...periods,
    "",
    ...classLines(control, language),
  ].join("\n");
}

function refuse(message: string): number {
  process.stderr.write(`flagfall: ${onOneLine(message)}\n`);
  return 2;
}

/** Quotes the input for a message; a long input is cut at its end. */
function quoted(text: string): string {
  const characters = [...text];
  return characters.length > 60 ? `${characters.slice(0, 60).join("")}…` : text;
}

function unknownNotation(option: string, name: string, language: Language): number {
  const known = option === "--from" ? readable : written;
  return refuse(wordsIn(language).cli.control.unknownNotation(option, quoted(name), known.join(", ")));
}

/** Returns which other notations read a text that is not canonical, and as what. */
function readByOthers(text: string, language: Language): string {
  const readings = readersOf(text).map(({ name, control }) => [name, printControl(control)] as const);
  return readings.length === 0 ? "" : `; ${wordsIn(language).cli.control.readBy(readings)}`;
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return 0;
}

export async function controlCommand(text: string, options: ControlOptions): Promise<number> {
  const language = pickLanguage(options.lang);
  const words = wordsIn(language).cli.control;
  const from = options.from ?? "canonical";
  const read = notationNamed(from)?.read;
  if (read === undefined) return unknownNotation("--from", from, language);
  const target = options.to === undefined ? undefined : notationNamed(options.to);
  if (options.to !== undefined && target === undefined) return unknownNotation("--to", options.to, language);

  const report = from === "trf" ? (await import("./report-file")).readReport(text) : undefined;
  if (report === "noLine") return refuse(words.noLine(quoted(text)));
  const given = typeof report === "object" ? report.line : text;
  const reading = read(given);
  if (!("control" in reading)) {
    const why = refusalWords(reading.rule, from, language);
    const more = report === "noFile" ? `; ${words.noReport}` : "";
    return refuse(
      words.refused(quoted(given), reading.column, why) +
        more +
        (from === "canonical" ? readByOthers(given, language) : ""),
    );
  }
  const writing = target?.write(reading.control, language);
  if (writing !== undefined && "lost" in writing) {
    return refuse(words.lost(options.to ?? "", writing.lost.map((lost) => lostWords(lost, language)).join(", ")));
  }
  if (options.json === true) return print(JSON.stringify(controlObject(reading.control)));
  return print(writing !== undefined ? writing.text : controlPage(reading.control, given, from, language));
}

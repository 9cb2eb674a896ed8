/** Turns the words after `flagfall link` into the command line that the clock receives. */
import { printControl } from "../../../firmware/notation/notation";
import { notationNamed } from "../../notation/all";
import { refusalWords } from "../../notation/rules";
import type { Language } from "../../words/language";
import { linkWords } from "../../words/link";
import { Refusal } from "../refusal";
import { reportLine } from "../report-file";

interface Shape {
  usage: string;
  /** The pattern of each word; a single pattern applies to all words. If absent, the clock checks the words. */
  words?: readonly RegExp[];
  /** The smallest and the largest number of words. */
  least: number;
  most: number;
}

const many = 20;

const side = /^(?:white|black)$/;
const penalty = /^(?:illegal-move|draw-claim|quickplay-claim|press-without-move|add-time|take-time|warning)$/;
const minutes = /^(?:\d{1,3}|add)$/;
const place = /^(?:[1-9]|10)$/;
const sealed = /^(?:sealed|\d{1,3})$/;
const time = String.raw`(?:\d{1,9}|\d{1,2}:\d{2}:\d{2}(?:\.\d{1,3})?)`;
const field = new RegExp(
  `^(?:press|turn=(?:white|black)|first=(?:white|black|none)|next=(?:white|black|both)|` +
    `(?:white|black)\\.(?:(?:remaining|delay)=${time}|(?:presses|period|overtime)=\\d{1,4}|flag=none))$`,
);

/** Commands with one line and one answer, as docs/link.md describes them. */
export const lineCommands: Readonly<Record<string, Shape>> = {
  state: { usage: "state", least: 0, most: 0 },
  set: { usage: "set CONTROL", least: 1, most: 1 },
  start: { usage: "start", least: 0, most: 0 },
  pause: { usage: "pause", least: 0, most: 0 },
  resume: { usage: "resume [white|black]", words: [side], least: 0, most: 1 },
  correct: { usage: "correct FIELD=VALUE …", words: [field], least: 1, most: many },
  penalty: { usage: "penalty NAME SIDE [MINUTES] [add]", words: [penalty, side, minutes, /^add$/], least: 2, most: 4 },
  undo: { usage: "undo [charge]", words: [/^charge$/], least: 0, most: 1 },
  control: { usage: "control CONTROL", least: 1, most: 1 },
  adjourn: { usage: "adjourn N [sealed] [MINUTES]", words: [place, sealed, /^\d{1,3}$/], least: 1, most: 3 },
  restore: { usage: "restore N", words: [place], least: 1, most: 1 },
  finish: { usage: "finish", least: 0, most: 0 },
  new: { usage: "new", least: 0, most: 0 },
  number: { usage: "number N", words: [/^\d{1,4}$/], least: 1, most: 1 },
  white: { usage: "white NAME", least: 0, most: many },
  black: { usage: "black NAME", least: 0, most: many },
  settings: { usage: "settings", least: 0, most: 0 },
  setting: { usage: "setting NUMBER VALUE", words: [/^\d{1,6}$/], least: 2, most: 2 },
  lock: { usage: "lock [CODE|off]", words: [/^(?:\d{4}|off)$/], least: 0, most: 1 },
  unlock: { usage: "unlock CODE", words: [/^\d{4}$/], least: 1, most: 1 },
};

/** Returns the command line for the clock. `from` is the notation of a time control. Throws `Refusal`. */
export function lineOf(words: readonly string[], from: string | undefined, language: Language): string {
  const [command = "", ...rest] = words;
  const shape = lineCommands[command];
  const say = linkWords(language);
  if (shape === undefined) throw new Refusal(say.unknownCommand(command, knownCommands.join(", ")));
  const { words: forms = [] } = shape;
  const isForm = (word: string, at: number) => (forms[at] ?? forms.at(-1) ?? /^[^\n\r]*$/).test(word);
  if (rest.length < shape.least || rest.length > shape.most || !rest.every(isForm))
    throw new Refusal(say.wrongWords(command, say.usage[command] ?? shape.usage));
  if (command === "set" || (command === "control" && rest[0] !== "III.4"))
    return `${command} ${controlOf(rest[0] ?? "", from, language)}`;
  return [command, ...(command === "correct" ? rest.map(correctionOf) : rest)].join(" ");
}

export const knownCommands = ["list", ...Object.keys(lineCommands), "watch", "log", "calibrate"];

/** Converts a correction to ms: `white.remaining=1:05:00`. */
function correctionOf(word: string): string {
  const [, name, hours, minutes, seconds, fraction = ""] =
    /^((?:white|black)\.(?:remaining|delay))=(\d{1,2}):(\d{2}):(\d{2})(?:\.(\d{1,3}))?$/.exec(word) ?? [];
  if (name === undefined) return word;
  const s = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return `${name}=${s * 1000 + Number(fraction.padEnd(3, "0"))}`;
}

/** Returns a time control in canonical notation. With `--from trf` the text may be the name of a report file. */
export function controlOf(text: string, from: string | undefined, language: Language): string {
  const notation = from ?? "canonical";
  const read = notationNamed(notation)?.read;
  if (read === undefined) throw new Refusal(linkWords(language).wrongWords("--from", "--from trf"));
  const given = notation === "trf" ? (reportLine(text) ?? text) : text;
  const reading = read(given);
  if ("control" in reading) return printControl(reading.control);
  throw new Refusal(
    linkWords(language).badControl(given, reading.column, refusalWords(reading.rule, notation, language)),
  );
}

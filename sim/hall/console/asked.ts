/** A dialog asks before anything happens. Its words say exactly what will happen. */
import { signal } from "@preact/signals";
import { parseControl } from "../../../firmware/notation/notation";
import type { SideName } from "../../link/state";
import type { PenaltyName } from "../model/choices";
import type { ClockId } from "../model/clock";
import type { Command, Order } from "../model/command";
import { type Act, needsPause, revisionsOf, textKey, turnsOf } from "./acts";
import { allCells, cellOf } from "./cells";
import type { Correction } from "./correction";
import { boardList, boardNameOf } from "./naming";
import { isClaimOpen, type Sentence, sentenceOf } from "./penalty";
import { words } from "./store";
import { timeText } from "./time-text";

export type Asked =
  | { readonly kind: "act"; readonly act: Act }
  | { readonly kind: "correct" | "penalty"; readonly id: ClockId }
  | { readonly kind: "set" | "number"; readonly clocks: readonly ClockId[] };

export const asked = signal<Asked | undefined>(undefined);

export function closeAsked(): void {
  asked.value = undefined;
}

export function ask(clocks: readonly ClockId[], command: Command): void {
  asked.value = { kind: "act", act: actOf(clocks, command) };
}

/** The commands that an arbiter may want while a clock runs. They need a clock that does not run. */
const inTurn: readonly Command["do"][] = ["correct", "penalty", "undo", "finish"];

/** Makes the act of a dialog that somebody opened when the clocks had the revisions `seen`. */
export function actOf(clocks: readonly ClockId[], command: Command, seen = revisionsOf(clocks)): Act {
  const turns = command.do === "undo" ? { turns: turnsOf(clocks) } : {};
  return { clocks, command, pausesFirst: inTurn.includes(command.do), seen, ...turns };
}

/** Returns true if a clock has another revision than the one that was seen, so that it will refuse. */
export function isOutdated(clocks: readonly ClockId[], seen: readonly number[]): boolean {
  return clocks.some((id, at) => (cellOf(id)?.view.value.revision ?? 0) !== seen[at]);
}

/** Returns whether the act will pause a clock first. */
export function willPause(act: Act): boolean {
  return act.clocks.some((id) => needsPause(act, id));
}

/** The commands that change a game, so that the log should say why. */
const explained: readonly Command["do"][] = ["correct", "penalty", "undo", "control", "finish", "new"];

export function wantsReason({ command }: Act): boolean {
  return explained.includes(command.do);
}

/** Returns true if the clock still has a game after the act, so that it can go on. */
export function canGoOn({ command }: Act): boolean {
  return command.do === "correct" || command.do === "penalty";
}

export function needsCode({ clocks }: Pick<Order, "clocks"> | Act): boolean {
  return clocks.some((id) => cellOf(id)?.view.value.lock === "closed");
}

export function titleOf({ clocks, command }: Act): string {
  const { title } = words.value.ask;
  const [only = ""] = clocks;
  const board = clocks.length === 1 ? boardNameOf(only) : words.value.boards(clocks.length);
  return title[textKey(command)](board);
}

/** Returns the sentences that say what will happen. */
export function linesOf({ clocks, command }: Act): string[] {
  const [only = ""] = clocks;
  const said = command.do === "number" ? numberLines(clocks, command.number) : sentences(command, only);
  return clocks.length === 1 ? [...said, timesLine(only)] : [...said, words.value.bulk.chosen(boardList(clocks))];
}

function timesLine(id: ClockId): string {
  const facts = cellOf(id)?.facts.value;
  const { none } = words.value;
  return words.value.ask.times(facts?.white.time || none, facts?.black.time || none);
}

function sentences(command: Command, id: ClockId): string[] {
  const { does } = words.value.ask;
  switch (command.do) {
    case "set":
    case "control":
      return [does.set(command.control)];
    case "resume":
      return [resumeLine(command.side ?? cellOf(id)?.facts.value.next ?? undefined)];
    case "correct":
      return correctionLines(command, id);
    case "penalty":
      return penaltyLines(command, id);
    case "seat":
    case "number":
    case "result":
      return [];
    default:
      return [does[command.do]];
  }
}

/** Says which numbers the clocks get, and which other clocks have one of them already. */
export function numberLines(clocks: readonly ClockId[], first: number): string[] {
  const { does } = words.value.ask;
  const last = first + clocks.length - 1;
  const taken = allCells().flatMap(({ id, view: { value } }) =>
    !clocks.includes(id) && value.number >= first && value.number <= last ? [`${value.number} (${id})`] : [],
  );
  const leaves = clocks.some((id, at) => ![null, undefined, first + at].includes(cellOf(id)?.view.value.seat?.number));
  return [
    clocks.length === 1 ? does.number(first) : does.numbers(first, last),
    ...(leaves ? [does.leavesRound] : []),
    ...(taken.length === 0 ? [] : [does.numbersTaken(taken.join(", "))]),
  ];
}

function resumeLine(side: SideName | undefined): string {
  const { does } = words.value.ask;
  return side === undefined ? does.resumeAny : does.resume(words.value.side[side]);
}

function correctionLines(command: Correction, id: ClockId): string[] {
  const { correct: w, side, ask: a } = words.value;
  const lines = [...sideLines(command, "white", id), ...sideLines(command, "black", id)];
  if (command.turn !== undefined) lines.push(`${w.turn}: ${side[command.turn]}`);
  if (command.first !== undefined) {
    lines.push(`${w.first}: ${command.first === "none" ? w.noFlag : side[command.first]}`);
  }
  if (command.next !== undefined) lines.push(`${w.next}: ${command.next === "both" ? w.both : side[command.next]}`);
  if (command.press === true) lines.push(w.press);
  return [a.changes, ...lines];
}

function sideLines(command: Correction, side: SideName, id: ClockId): string[] {
  const { correct: w, side: sides, ask: a } = words.value;
  const to = command[side];
  const cell = cellOf(id);
  const from = cell?.view.value.state?.[side];
  if (to === undefined) return [];
  const line = (what: string, before: string | number | undefined, after: string | number) =>
    a.change(w.of(sides[side], what), String(before ?? words.value.none), String(after));
  const lines: string[] = [];
  if (to.remaining !== undefined) lines.push(line(w.time, cell?.facts.value[side].time, timeText(to.remaining)));
  if (to.presses !== undefined) lines.push(line(w.presses, from?.presses, to.presses));
  if (to.period !== undefined) lines.push(line(w.period, from?.period, to.period));
  if (to.delay !== undefined) lines.push(line(w.delay, timeText(from?.delay ?? 0), timeText(to.delay)));
  if (to.overtime !== undefined) lines.push(line(w.overtime, from?.overtime, to.overtime));
  if (to.flag !== undefined) lines.push(w.of(sides[side], w.clear));
  return lines;
}

function penaltyLines({ name, offender, minutes }: Extract<Command, { do: "penalty" }>, id: ClockId): string[] {
  const { penalty: w, side } = words.value;
  const cell = cellOf(id);
  const { state = null, rules = null } = cell?.view.value ?? {};
  const { control } = parseControl(state?.control ?? "");
  const sentence = sentenceOf(name, control, rules);
  const isRefused =
    name === "quickplay-claim" &&
    cell !== undefined &&
    !isClaimOpen(offender, cell.facts.value, cell.view.value, control);
  const { year, article, losing } = sentence;
  const cited = [w.laws(year), ...(article === "" ? [] : [article])].join(", ");
  const names = { offender: side[offender], opponent: side[offender === "white" ? "black" : "white"] };
  return [
    `${w.names[name]}. ${w.offender}: ${names.offender}.`,
    ...(isRefused
      ? [w.noClaim]
      : minutes === undefined
        ? doneByLaws(name, sentence, names)
        : doneByArbiter(name, minutes, names)),
    ...(losing === 2 || losing === 3 ? [w.again[losing]] : []),
    ...(sentence.inQuickplayOnly ? [w.quickplay] : []),
    rules === null ? w.usual(cited) : w.edition(cited),
  ];
}

interface Names {
  readonly offender: string;
  readonly opponent: string;
}

function doneByArbiter(name: PenaltyName, minutes: number, { offender, opponent }: Names): string[] {
  const { penalty: w } = words.value;
  if (name === "take-time") return [w.takes(offender, minutes)];
  return [...(name === "press-without-move" ? [w.press] : []), w.gives(opponent, minutes)];
}

function doneByLaws(name: PenaltyName, { minutes, isIllegal }: Sentence, { offender, opponent }: Names): string[] {
  const { penalty: w } = words.value;
  if (name === "warning") return [w.recorded];
  if (name === "press-without-move") return [w.press, ...(isIllegal ? [w.isIllegal] : [])];
  if (minutes < 0) return [w.loses(offender)];
  return [minutes > 0 ? w.gives(opponent, minutes) : w.noTime];
}

/**
 * Writes the arbiter's report of a round: what happened at each board, and who did what. Its last line is a hash of all
 * lines before it, and it names the newest row of the audit log. So whoever signs the paper signs the log too.
 */
import { createHash } from "node:crypto";
import { parseControl } from "../../../firmware/notation/notation";
import { sentencesOf } from "../../notation/words";
import { controlWords } from "../../words/control";
import { deedText, outcomeText, valueWords } from "../../words/deeds";
import { isolated } from "../../words/isolated";
import type { Language } from "../../words/language";
import { paperWords } from "../../words/papers";
import type { AuditEntry } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import { nothingOverdue, overdueAfter } from "../model/overdue";
import type { Board, RoundBoards } from "../model/round";
import type { Player } from "../model/seat";
import type { Work } from "../slices";

export interface ReportFacts {
  readonly round: RoundBoards;
  /** The events of a clock while the round was on it. */
  events(clock: string): readonly RecordedEvent[];
  /** What people did or tried meanwhile, the oldest first. */
  readonly acts: readonly AuditEntry[];
  /** The hash of the newest row of the audit log. */
  readonly head: string;
}

/** The events that an arbiter wants to see; presses and periods are not among them. */
const notable: readonly string[] = [
  "flag",
  "penalty",
  "correct",
  "undo",
  "control",
  "power",
  "adjourn",
  "restore",
  "gap",
];

/** The month in letters: 11/12 is a day of November or of December. */
const dateStyle: Intl.DateTimeFormatOptions = { hourCycle: "h23", dateStyle: "medium", timeStyle: "medium" };

export function* reportText(facts: ReportFacts, language: Language): Work<string> {
  const { round, head } = facts;
  // A viewer only tries; without this he could make the paper as long as he likes.
  const acts = facts.acts.filter(({ role }) => role === "arbiter");
  const w = paperWords(language);
  const time = (ms: number): string => new Date(ms).toLocaleTimeString(language, { hourCycle: "h23" });
  const boards: string[] = [];
  for (const board of round.pairings) {
    boards.push(...boardLines(board, facts, language, time));
    yield;
  }
  const lines = [
    w.title(round.tournament, round.round, round.name),
    `${controlText(round, language)} (${round.control})`,
    w.set(new Date(round.setMs).toLocaleString(language, dateStyle), round.who),
    "",
    w.boards,
    ...boards,
    "",
    w.acts,
    ...(acts.length === 0 ? [w.nobody] : acts.map((act) => actLine(act, round, language, time))),
    "",
    w.log(head),
  ];
  const text = `${lines.map(oneLine).join("\n")}\n`;
  return `${text}${w.hash(createHash("sha256").update(text).digest("hex"))}\n`;
}

/** Returns a line as one. A reason or a name with an end of line in it would look like a line of the program. */
function oneLine(line: string): string {
  return line.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}

function boardLines(board: Board, { events }: ReportFacts, language: Language, time: (ms: number) => string): string[] {
  const w = paperWords(language);
  const { number, white, black, result, clock } = board;
  const happened = clock === null ? [] : events(clock);
  const last = happened.at(-1)?.state;
  const by = result === null ? "" : result.by === "time" ? w.onTime : w.entered(result.who);
  const lines = [
    `${String(number).padStart(4)}  ${nameOf(white)} – ${nameOf(black)}  ${result?.score ?? "*"}  ${by}`.trimEnd(),
  ];
  if (last !== undefined)
    lines.push(`      ${w.times(last.white.shown, last.black.shown, last.white.presses, last.black.presses)}`);
  let overdue = nothingOverdue;
  for (const [at, { heardMs, state, lost }] of happened.entries()) {
    const before = overdue;
    overdue = overdueAfter(before, happened[at - 1]?.state ?? null, state);
    for (const side of ["white", "black"] as const)
      if (before[side] === 0 && overdue[side] > 0)
        lines.push(`      ${time(heardMs)}  ${w.overdue(side, overdue[side])}`);
    if (state.event === "pause") {
      const next = happened.slice(at + 1).find(({ state: { event } }) => event === "resume" || event === "start");
      lines.push(`      ${time(heardMs)}  ${w.paused(next === undefined ? undefined : next.heardMs - heardMs)}`);
    } else if (notable.includes(state.event)) {
      const shown = `${state.white.shown} – ${state.black.shown}`;
      lines.push(`      ${time(heardMs)}  ${w.event(state.event, state.side, shown, lost ?? 0)}`);
    }
  }
  return lines;
}

function nameOf({ title, name, elo }: Player): string {
  return [title, isolated(name || "–"), elo === undefined ? undefined : `(${elo})`].filter(Boolean).join(" ");
}

/** Says the control in the language of the paper; the round may have been set in another one. */
function controlText({ control: text, words }: RoundBoards, language: Language): string {
  const { control } = parseControl(text);
  return control === undefined ? words : sentencesOf(controlWords(language).sentence, control);
}

function actLine(act: AuditEntry, { pairings }: RoundBoards, language: Language, time: (ms: number) => string): string {
  const boards = act.clocks.map((id) => pairings.find(({ clock }) => clock === id)?.number ?? id);
  const outcomes = [...new Set(act.outcomes)].map((outcome) => outcomeText(outcome, language)).join(", ");
  const [detail] = act.details ?? [];
  const change =
    act.clocks.length === 1 && detail !== undefined && detail.was !== detail.is
      ? `: ${valueWords(detail.was, language)} → ${valueWords(detail.is, language)}`
      : "";
  const reason = act.reason === undefined ? "" : ` “${act.reason}”`;
  return `${time(act.atMs)}  ${act.who}  ${deedText(act.command, language)}  [${boards.join(", ")}] ${outcomes}${change}${reason}`;
}

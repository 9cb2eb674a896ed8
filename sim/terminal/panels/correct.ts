/**
 * Lets the arbiter correct times, counters and the rest [6.10.2, 7.1]. The arbiter changes a list of fields here and
 * gives them all at once.
 */
import { type Clock, methodOf, remaining, sideOf } from "../../../firmware/core/clock";
import { hasDelay, hasNext, periodAt } from "../../../firmware/core/control";
import { shownTime } from "../../../firmware/core/face";
import { Flag, Method, Side } from "../../../firmware/core/words";
import type { Corrections, PanelOf, Session, SideDraft } from "../session";
import { columnsOf } from "../text";
import { longest, marked, type PanelView, type Row, valueRow } from "./panel";
import { columnOf, firstPlace, stepOf, timeText } from "./time-field";

/** One row of the list. */
export type FieldRow =
  | { kind: "time"; side: Side; name: "remainingMs" | "delayMs" }
  | { kind: "number"; side: Side; name: "presses" | "period" | "overtime"; min: number; max: number }
  | { kind: "clearFlag"; side: Side }
  | { kind: "turn" }
  | { kind: "firstFlag" };

const PRESSES_MAX = 9999;
const PERIOD_MAX = 255;

export function openCorrection(session: Session): void {
  session.panel = {
    kind: "correct",
    cursor: 0,
    place: firstPlace,
    fresh: true,
    ...unchanged(session.clock),
  };
}

/** Returns the clock's present values as a correction that changes nothing. */
export function unchanged(clock: Clock): Corrections {
  return {
    white: draftOf(clock, Side.White),
    black: draftOf(clock, Side.Black),
    turn: clock.turn,
    firstFlag: clock.firstFlag,
  };
}

function draftOf(clock: Clock, side: Side): SideDraft {
  const { presses, period, delayMs, overtime } = sideOf(clock, side);
  return { remainingMs: remaining(clock, side), presses, period, delayMs, overtime, clearFlag: false };
}

export function draftFor(corrections: Corrections, side: Side): SideDraft {
  return side === Side.White ? corrections.white : corrections.black;
}

/** Returns the fields that this clock has now, White's first. */
export function fieldsOf(clock: Clock): FieldRow[] {
  return [...sideFields(clock, Side.White), ...sideFields(clock, Side.Black), { kind: "turn" }, { kind: "firstFlag" }];
}

function sideFields(clock: Clock, side: Side): FieldRow[] {
  const { period, turnMethod, overtime, flag } = sideOf(clock, side);
  const last = lastPeriod(clock, side);
  const { count } = periodAt(clock.control, side, period);
  const rows: FieldRow[] = [
    { kind: "time", side, name: "remainingMs" },
    { kind: "number", side, name: "presses", min: 0, max: PRESSES_MAX },
  ];
  if (last > 1) rows.push({ kind: "number", side, name: "period", min: 1, max: last });
  if (hasDelay(turnMethod)) rows.push({ kind: "time", side, name: "delayMs" });
  if (overtime > 0) rows.push({ kind: "number", side, name: "overtime", min: 1, max: count });
  if (flag !== Flag.None) rows.push({ kind: "clearFlag", side });
  return rows;
}

function lastPeriod(clock: Clock, side: Side): number {
  let n = 1;
  while (n < PERIOD_MAX && hasNext(clock.control, side, n)) n++;
  return n;
}

/** Returns whether the side's time counts up; such a time is rounded down on display. */
export function isRising(clock: Clock, side: Side): boolean {
  return methodOf(clock, side) === Method.Upcount;
}

export function correctView(session: Session, panel: PanelOf<"correct">): PanelView {
  const { clock, words } = session;
  const fields = fieldsOf(clock);
  const labels = fields.map((field) => labelOf(session, field));
  const columns = longest(labels);
  const rows = fields.map((field, at) => {
    const row = fieldRow(session, panel, field, (labels[at] ?? "").padEnd(columns));
    return at === panel.cursor ? chosen(row, panel, field, columns) : row;
  });
  const [first = "", ...others] = words.correct.hints;
  const onTime = fields[panel.cursor]?.kind === "time";
  const step = onTime ? words.correct.step(shownTime(stepOf(panel.place), true, false)) : words.correct.stepOne;
  return {
    title: words.correct.title,
    rows,
    cursor: panel.cursor,
    chooses: true,
    foot: [],
    hints: [first, step, ...others],
  };
}

function labelOf({ words }: Session, field: FieldRow): string {
  const { fields } = words.correct;
  if (field.kind === "turn" || field.kind === "firstFlag") return fields[field.kind];
  return `${words.side[field.side]} · ${field.kind === "clearFlag" ? fields.flag : fields[field.name]}`;
}

function fieldRow(session: Session, panel: PanelOf<"correct">, field: FieldRow, label: string): Row {
  const value = valueText(session, panel, field);
  const before = valueText(session, unchanged(session.clock), field);
  if (value === before) return valueRow(label, value);
  const plain = valueRow(label, value);
  const text = `${plain.text}   ${session.words.correct.was(before)}`;
  return { ...plain, text, tone: "good", columnsMin: columnsOf(plain.text) };
}

function chosen(row: Row, panel: PanelOf<"correct">, field: FieldRow, columns: number): Row {
  if (field.kind !== "time") return row;
  return marked(row, columns, columnOf(panel.place), columnOf(panel.place) + 1);
}

function valueText({ clock, words }: Session, corrections: Corrections, field: FieldRow): string {
  switch (field.kind) {
    case "time":
      return timeText(draftFor(corrections, field.side)[field.name], isRising(clock, field.side));
    case "number":
      return String(draftFor(corrections, field.side)[field.name]);
    case "clearFlag":
      return draftFor(corrections, field.side).clearFlag
        ? words.correct.cleared
        : flagWord({ clock, words }, field.side);
    case "turn":
      return words.side[corrections.turn];
    case "firstFlag":
      return corrections.firstFlag === Side.None ? words.correct.none : words.side[corrections.firstFlag];
  }
}

function flagWord({ clock, words }: Pick<Session, "clock" | "words">, side: Side): string {
  return sideOf(clock, side).flag === Flag.Final ? words.correct.fallen : words.correct.sign;
}

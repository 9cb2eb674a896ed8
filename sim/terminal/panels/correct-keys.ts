/** Handles the keys of a correction: how they change it, and how it is given to the core. */
import { type Clock, hasFallen, otherSide } from "../../../firmware/core/clock";
import { periodByMoves, TIME_MAX_MS } from "../../../firmware/core/control";
import { correct } from "../../../firmware/core/correct";
import { Field, Policy, Side, SideField } from "../../../firmware/core/words";
import type { Key } from "../key";
import { type Corrections, hush, type PanelOf, type Session, type SideDraft, say } from "../session";
import { draftFor, type FieldRow, fieldsOf, isRising, unchanged } from "./correct";
import { moved } from "./panel";
import { firstPlace, placeCount, stepped, withDigit } from "./time-field";

export function correctKey(session: Session, panel: PanelOf<"correct">, key: Key, atMs: number): void {
  const fields = fieldsOf(session.clock);
  const to = moved(panel.cursor, fields.length, key);
  const field = fields[panel.cursor];
  if (to !== undefined) {
    panel.cursor = to;
    panel.place = firstPlace;
    panel.fresh = true;
  } else if (key === "escape") session.panel = undefined;
  else if (key === "enter") give(session, panel, atMs);
  else if (field !== undefined) edit(session, panel, field, key);
}

function edit(session: Session, panel: PanelOf<"correct">, field: FieldRow, key: Key): void {
  switch (field.kind) {
    case "time":
      editTime(session, panel, field, key);
      return;
    case "number":
      editNumber(session, panel, field, key);
      return;
    case "clearFlag": {
      const draft = draftFor(panel, field.side);
      if (isToggle(key)) draft.clearFlag = !draft.clearFlag;
      return;
    }
    case "turn":
      if (isToggle(key)) panel.turn = otherSide(panel.turn);
      return;
    case "firstFlag":
      if (isToggle(key)) panel.firstFlag = nextFirst(panel.firstFlag);
  }
}

function nextFirst(side: Side): Side {
  if (side === Side.None) return Side.White;
  return side === Side.White ? Side.Black : Side.None;
}

function isToggle(key: Key): boolean {
  return signOf(key) !== undefined || key === "left" || key === "right" || key === " ";
}

/** Returns the sign of a key. `=` and `_` are the same keys as `+` and `-`, with or without Shift. */
function signOf(key: Key): 1 | -1 | undefined {
  if (key === "+" || key === "=") return 1;
  return key === "-" || key === "_" || key === "−" ? -1 : undefined;
}

/** Returns the longest time of a field. The longest delay is 9:59:59. */
function timeMaxMs(name: "remainingMs" | "delayMs"): number {
  return name === "delayMs" ? 35999000 : TIME_MAX_MS;
}

function digitOf(key: Key): number | undefined {
  return key.length === 1 && key >= "0" && key <= "9" ? Number(key) : undefined;
}

function editTime(session: Session, panel: PanelOf<"correct">, field: FieldRow & { kind: "time" }, key: Key): void {
  const draft = draftFor(panel, field.side);
  const sign = signOf(key);
  const digit = digitOf(key);
  if (sign !== undefined) {
    draft[field.name] = stepped(draft[field.name], panel.place, sign, timeMaxMs(field.name));
  } else if (digit !== undefined) {
    const ms = withDigit(draft[field.name], isRising(session.clock, field.side), panel.place, digit);
    if (ms === undefined || ms > timeMaxMs(field.name)) return;
    draft[field.name] = ms;
    panel.place = Math.min(placeCount - 1, panel.place + 1);
  } else if (key === "left") panel.place = Math.max(0, panel.place - 1);
  else if (key === "right") panel.place = Math.min(placeCount - 1, panel.place + 1);
}

function editNumber(
  { clock }: Session,
  panel: PanelOf<"correct">,
  field: FieldRow & { kind: "number" },
  key: Key,
): void {
  const draft = draftFor(panel, field.side);
  const before = draft[field.name];
  const sign = key === "right" ? 1 : key === "left" ? -1 : signOf(key);
  const digit = digitOf(key);
  let after = before;
  if (sign !== undefined) after = before + sign;
  else if (digit !== undefined) after = panel.fresh ? digit : before * 10 + digit;
  else if (key === "backspace") after = Math.floor(before / 10);
  else return;
  panel.fresh = false;
  draft[field.name] = Math.min(field.max, Math.max(field.min, after));
  if (field.name === "presses" && clock.control.policy === Policy.Moves && draft.overtime === 0) {
    draft.period = periodByMoves(clock.control, field.side, draft.presses);
  }
}

/** Returns the changed fields in the core's format. Fields that others depend on come first. */
function pairsOf(clock: Clock, corrections: Corrections): number[] {
  const before = unchanged(clock);
  const turn = corrections.turn === before.turn ? [] : [Field.Turn, corrections.turn];
  const first = corrections.firstFlag === before.firstFlag ? [] : [Field.FirstFlag, corrections.firstFlag];
  const white = sidePairs(before.white, corrections.white, Field.White);
  return [...turn, ...white, ...sidePairs(before.black, corrections.black, Field.Black), ...first];
}

function sidePairs(was: SideDraft, now: SideDraft, base: Field.White | Field.Black): number[] {
  const fields = [
    [SideField.ClearFlag, 0, now.clearFlag ? 1 : 0],
    [SideField.Presses, was.presses, now.presses],
    [SideField.Period, was.period, now.period],
    [SideField.Overtime, was.overtime, now.overtime],
    [SideField.Delay, was.delayMs, now.delayMs],
    [SideField.Remaining, was.remainingMs, now.remainingMs],
  ] as const;
  return fields.flatMap(([field, from, to]) => (from === to ? [] : [base + field, to]));
}

function give(session: Session, panel: PanelOf<"correct">, atMs: number): void {
  const { clock, words } = session;
  const impossible = [Side.White, Side.Black].find((side) => fallsWithTime(clock, panel, side));
  if (impossible !== undefined) {
    say(session, words.correct.fallenHasNoTime(words.side[impossible]));
    return;
  }
  const pairs = pairsOf(clock, panel);
  session.panel = undefined;
  if (pairs.length === 0) hush(session);
  else if (correct(clock, atMs, pairs)) session.resumeSide = clock.turn;
}

/** Returns whether a side keeps its fallen flag although it has time. The core would refuse the whole correction. */
function fallsWithTime(clock: Clock, corrections: Corrections, side: Side): boolean {
  const { clearFlag, remainingMs } = draftFor(corrections, side);
  const isFirst = corrections.firstFlag !== clock.firstFlag && corrections.firstFlag === side;
  const isCleared = clearFlag || (corrections.firstFlag === Side.None && clock.firstFlag !== Side.None);
  const staysFallen = isFirst || (hasFallen(clock, side) && !isCleared);
  return staysFallen && remainingMs > 0 && !isRising(clock, side);
}

import { correct } from "../core/correct";
import { Field, Side, SideField } from "../core/words";
import { type Scan, take } from "../notation/scan";
import { showStage } from "./act";
import type { App } from "./app";
import { isEnd, isWord, takeSide, takeWhole } from "./link-words";

/** Not named. */
const NONE = -1;
const FIELDS = 26;

/** `correct` with any of `white.remaining=MS` and the like, all or nothing, in whatever order they are named. */
export function correctOnLine(app: App, scan: Scan, atMs: number): string {
  const values: number[] = [];
  for (let i = 0; i < FIELDS; i++) values.push(NONE);
  let fine = scan.rest !== "";
  while (fine && scan.rest !== "") fine = takeField(scan, values);
  if (!fine || !isEnd(scan)) return "value";
  if (!correct(app.clock, atMs, pairsOf(values))) return "refused";
  showStage(app);
  return "";
}

/** One field and its value; false: there is none such. */
function takeField(scan: Scan, values: number[]): boolean {
  let field: number = Field.Turn;
  let value = NONE;
  if (isWord(scan, "press")) {
    field = Field.ForgottenPress;
    value = 0;
  } else if (take(scan, "turn=")) value = sideOr(takeSide(scan), NONE);
  else if (take(scan, "first=")) {
    field = Field.FirstFlag;
    value = isWord(scan, "none") ? Side.None : sideOr(takeSide(scan), NONE);
  } else if (take(scan, "next=")) {
    field = Field.NextPeriod;
    value = isWord(scan, "both") ? Side.White + Side.Black : sideOr(takeSide(scan), NONE);
  } else {
    const base = take(scan, "white.") ? Field.White : take(scan, "black.") ? Field.Black : 0;
    const sideField = base === 0 ? NONE : takeSideField(scan);
    if (sideField === NONE) return false;
    field = base + sideField;
    value = sideField === SideField.ClearFlag ? 0 : takeWhole(scan);
  }
  const isNew = values[field] === NONE;
  values[field] = value;
  return isNew && value !== NONE;
}

function sideOr(side: Side, none: number): number {
  return side === Side.None ? none : side;
}

function takeSideField(scan: Scan): number {
  if (take(scan, "remaining=")) return SideField.Remaining;
  if (take(scan, "presses=")) return SideField.Presses;
  if (take(scan, "period=")) return SideField.Period;
  if (take(scan, "delay=")) return SideField.Delay;
  if (take(scan, "overtime=")) return SideField.Overtime;
  return isWord(scan, "flag=none") ? SideField.ClearFlag : NONE;
}

/** In the order that `correct` asks for. */
function pairsOf(values: readonly number[]): number[] {
  const order: number[] = [
    Field.Turn,
    Field.White + SideField.ClearFlag,
    Field.Black + SideField.ClearFlag,
    Field.ForgottenPress,
    Field.NextPeriod,
    Field.White + SideField.Presses,
    Field.White + SideField.Period,
    Field.Black + SideField.Presses,
    Field.Black + SideField.Period,
    Field.White + SideField.Overtime,
    Field.Black + SideField.Overtime,
    Field.White + SideField.Delay,
    Field.Black + SideField.Delay,
    Field.White,
    Field.Black,
    Field.FirstFlag,
  ];
  const pairs: number[] = [];
  for (let i = 0; i < order.length; i++) {
    const value = values[order[i]];
    if (value !== NONE) {
      pairs.push(order[i]);
      pairs.push(value);
    }
  }
  return pairs;
}

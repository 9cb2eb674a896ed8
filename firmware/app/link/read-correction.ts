import { Field, Side, SideField } from "../../core/words";
import { type Scan, take } from "../../notation/scan";
import { FIELDS, pushNamed, UNNAMED } from "../game/correction-fields";
import { OBEY } from "../report/answers";
import { isEnd, isWord, takeSide, takeWhole } from "./scan";

/**
 * Reads a correction such as `white.remaining=MS`. A line may name several fields in any order. Puts them into `order`,
 * as pairs for `correct`. Returns `OBEY`, or `value` if the line is wrong.
 */
export function readCorrection(scan: Scan, order: number[]): string {
  const values: number[] = [];
  for (let i = 0; i < FIELDS; i++) values.push(UNNAMED);
  let fine = scan.rest !== "";
  while (fine && scan.rest !== "") fine = takeField(scan, values);
  if (!fine || !isEnd(scan)) return "value";
  pushNamed(values, order);
  return OBEY;
}

/**
 * Reads one field and its value. Returns false if there is no such field, if its value is wrong, or if the line names
 * it twice.
 */
function takeField(scan: Scan, values: number[]): boolean {
  let field: number = Field.Turn;
  let value = UNNAMED;
  if (isWord(scan, "press")) {
    field = Field.ForgottenPress;
    value = 0;
  } else if (take(scan, "turn=")) value = sideOr(takeSide(scan), UNNAMED);
  else if (take(scan, "first=")) {
    field = Field.FirstFlag;
    value = isWord(scan, "none") ? Side.None : sideOr(takeSide(scan), UNNAMED);
  } else if (take(scan, "next=")) {
    field = Field.NextPeriod;
    value = isWord(scan, "both") ? Side.White + Side.Black : sideOr(takeSide(scan), UNNAMED);
  } else {
    const base = take(scan, "white.") ? Field.White : take(scan, "black.") ? Field.Black : 0;
    const sideField = base === 0 ? UNNAMED : takeSideField(scan);
    if (sideField === UNNAMED) return false;
    field = base + sideField;
    value = sideField === SideField.ClearFlag ? 0 : takeWhole(scan);
  }
  const isNew = values[field] === UNNAMED;
  values[field] = value;
  return isNew && value !== UNNAMED;
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
  return isWord(scan, "flag=none") ? SideField.ClearFlag : UNNAMED;
}

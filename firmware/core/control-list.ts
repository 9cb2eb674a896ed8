import type { Control, Period } from "./control";

/*
 * A control as whole numbers. As a record, a control of three periods takes five times the memory on a small board.
 */

/** The number of places before the periods. */
export const CONTROL_HEAD = 7;
export const WORDS_PER_PERIOD = 5;

/** Appends a control to a list. Returns the list. */
export function packControl(list: number[], control: Control): number[] {
  const same = control.black === control.white;
  list.push(control.policy);
  list.push(control.onFlag);
  list.push(control.from);
  list.push(control.whiteRepeats ? 1 : 0);
  list.push(control.blackRepeats ? 1 : 0);
  list.push(control.white.length);
  list.push(same ? 0 : control.black.length);
  packPeriods(list, control.white);
  if (!same) packPeriods(list, control.black);
  return list;
}

function packPeriods(list: number[], periods: Period[]): void {
  for (let i = 0; i < periods.length; i++) {
    const p = periods[i];
    list.push(p.method);
    list.push(p.baseMs);
    list.push(p.valueMs);
    list.push(p.moves);
    list.push(p.count);
  }
}

/** Reads a control that begins at place `at` of the list. */
export function unpackControl(list: number[], at: number): Control {
  const whiteAt = at + CONTROL_HEAD;
  const white = unpackPeriods(list, whiteAt, list[at + 5]);
  const black =
    list[at + 6] === 0 ? white : unpackPeriods(list, whiteAt + WORDS_PER_PERIOD * list[at + 5], list[at + 6]);
  const whiteRepeats = list[at + 3] === 1;
  const blackRepeats = list[at + 4] === 1;
  return { white, black, policy: list[at], onFlag: list[at + 1], from: list[at + 2], whiteRepeats, blackRepeats };
}

function unpackPeriods(list: number[], at: number, count: number): Period[] {
  const periods: Period[] = [];
  for (let i = 0; i < count; i++) {
    const w = at + WORDS_PER_PERIOD * i;
    const method = list[w];
    periods.push({ method, baseMs: list[w + 1], valueMs: list[w + 2], moves: list[w + 3], count: list[w + 4] });
  }
  return periods;
}

import type { Touch } from "../model/touch-state";

/** Appends the settings of touch to a list, for the block of the settings. Returns the list. */
export function withTouch(list: number[], touch: Touch): number[] {
  list.push(touch.sides);
  list.push(touch.hasEvents ? 1 : 0);
  return list;
}

/** Applies what `withTouch` appended, from `at` on. If a version without touch wrote the list, nothing changes. */
export function takeTouch(touch: Touch, list: readonly number[], at: number): void {
  if (list.length < at + 2) return;
  touch.sides = list[at];
  touch.hasEvents = list[at + 1] === 1;
}

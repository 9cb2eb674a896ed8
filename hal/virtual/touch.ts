import type { Ear, Touch } from "../hal";
import { note } from "./paper";

export function createTouch(): Touch {
  return { vibrate };
}

function vibrate(this: void, side: Ear, pattern: readonly number[]): void {
  const numbers: number[] = [side];
  for (let i = 0; i < pattern.length; i++) numbers.push(pattern[i]);
  note("vibrate", numbers, "");
}

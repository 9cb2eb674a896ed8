import type { Buzzer } from "../hal";
import { note } from "./paper";

export function createBuzzer(): Buzzer {
  return { play };
}

function play(this: void, pattern: readonly number[]): void {
  note("play", pattern, "");
}

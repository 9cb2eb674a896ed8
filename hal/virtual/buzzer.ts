import type { Buzzer } from "../hal";
import { note } from "./paper";

export function createBuzzer(): Buzzer {
  return { play, setVolume };
}

function play(this: void, pattern: readonly number[]): void {
  note("play", pattern, "");
}

function setVolume(this: void, level: number): void {
  note("loudness", [level], "");
}

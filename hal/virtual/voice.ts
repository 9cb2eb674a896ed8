import { Ear, type Voice } from "../hal";
import { note } from "./paper";
import { trueNow } from "./time";

/** The length of every phrase of this board. */
const PHRASE_MS = 700;

/** The mouth of a board that has recordings of every language: it notes what it says. */
export interface Mouth {
  /** The instants until which the left and the right ear hear something. */
  leftUntilMs: number;
  rightUntilMs: number;
}

/** The mouth of the board in use. */
let mouth = createMouth();

export function createMouth(): Mouth {
  return { leftUntilMs: 0, rightUntilMs: 0 };
}

export function selectMouth(used: Mouth): void {
  mouth = used;
}

export function createVoice(): Voice {
  return { speaks, say, stop, isBusy, setVolume };
}

function speaks(this: void, _tongue: number): boolean {
  return true;
}

function say(this: void, ear: Ear, tongue: number, phrases: readonly number[]): void {
  hearUntil(ear, trueNow() + phrases.length * PHRASE_MS);
  const numbers: number[] = [ear, tongue];
  for (let i = 0; i < phrases.length; i++) numbers.push(phrases[i]);
  note("say", numbers, "");
}

function stop(this: void, ear: Ear): void {
  hearUntil(ear, 0);
  note("stop", [ear], "");
}

function hearUntil(ear: Ear, untilMs: number): void {
  if (ear !== Ear.Right) mouth.leftUntilMs = untilMs;
  if (ear !== Ear.Left) mouth.rightUntilMs = untilMs;
}

function isBusy(this: void, ear: Ear): boolean {
  const nowMs = trueNow();
  return (ear !== Ear.Right && nowMs < mouth.leftUntilMs) || (ear !== Ear.Left && nowMs < mouth.rightUntilMs);
}

function setVolume(this: void, level: number): void {
  note("volume", [level], "");
}

/** Keeps choices and each board's flash in the browser between visits. Without storage nothing is kept. */
import { signal } from "@preact/signals";
import type { Flash } from "../clock/device";
import { readFlash, writeFlash } from "../clock/flash";

const prefix = "flagfall.";

export type Choice =
  | "language"
  | "theme"
  | "board"
  | "control"
  | "laws"
  | "letters"
  | "sound"
  | "folds"
  | "signs"
  | "left"
  | "speech"
  | "voice"
  | "earlier"
  | "holder"
  | "look"
  | "seats"
  | "games"
  | "matches"
  | "presets"
  | "levers"
  | "screen";

/** The values that belong to the clock, and not to all tabs. */
const ofClock: readonly Choice[] = ["left", "earlier"];

let keeps = true;
let isTaken = () => false;

/** Whether the browser keeps the clock. It does not if its storage is full or switched off. */
export const isKept = signal(true);

/** Returns whether another tab has taken the clock that this one held. This tab may have slept meanwhile. */
export function isTakenAway(): boolean {
  return isTaken();
}

/** Sets what answers `isTakenAway`, where the browser has no locks. */
export function askWhetherTaken(answer: () => boolean): void {
  isTaken = answer;
}

/** From now on neither reads nor writes a clock, because it belongs to another tab. Choices are common to all tabs. */
export function keepNothing(): void {
  keeps = false;
}

/** Whether this tab keeps the clock. */
export function keepsClock(): boolean {
  return keeps && !isTakenAway();
}

/** Returns what `read` makes of a kept JSON value, or `none` if nothing is kept or another program wrote it. */
export function recallAs<Kept, Read>(choice: Choice, none: Read, read: (kept: Kept) => Read): Read {
  try {
    return read(JSON.parse(recall(choice) ?? "") as Kept);
  } catch {
    return none;
  }
}

export function recall(choice: Choice): string | null {
  return read(prefix + choice);
}

/** Stores a choice. Returns false if the browser could not store it. */
export function remember(choice: Choice, value: string): boolean {
  if (ofClock.includes(choice) && !keepsClock()) return true;
  return write(prefix + choice, value);
}

/** Forgets what was noted of a game when the page went: the page is there again. */
export function forgetLeft(): void {
  remember("left", "");
}

export function recallFlash(board: string): number[][] {
  return readFlash(keeps ? read(`${prefix}flash.${board}`) : null);
}

/** Stores a clock's flash. It is more important than the simulator's timeline, which makes room for it. */
export function rememberFlash(board: string, flash: Flash): void {
  if (!keepsClock()) return;
  const name = `${prefix}flash.${board}`;
  const text = writeFlash(flash);
  isKept.value = write(name, text) || (write(`${prefix}earlier`, "") && write(name, text));
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value. Returns false if the browser stores nothing or is full; the clock itself has no fault then. */
function write(name: string, value: string): boolean {
  try {
    localStorage.setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** Keeps choices and each board's flash in the browser between visits. Without storage nothing is kept. */
import type { Flash } from "./device";
import { readFlash, writeFlash } from "./flash";

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
  | "voice";

let keeps = true;

/** From now on neither reads nor writes a clock, because it belongs to another tab. Choices are common to all tabs. */
export function keepNothing(): void {
  keeps = false;
}

export function recall(choice: Choice): string | null {
  return read(prefix + choice);
}

export function remember(choice: Choice, value: string): void {
  // What the page left when it went belongs to its clock.
  if (keeps || choice !== "left") write(prefix + choice, value);
}

export function recallFlash(board: string): number[][] {
  return readFlash(keeps ? read(`${prefix}flash.${board}`) : null);
}

export function rememberFlash(board: string, flash: Flash): void {
  if (keeps) write(`${prefix}flash.${board}`, writeFlash(flash));
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value. Ignores a browser that stores nothing or is full, because the clock has no fault then. */
function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}

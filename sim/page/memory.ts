/** What the browser keeps between visits: choices, and each board's flash. Without storage nothing is kept. */
import type { Flash } from "./device";
import { readFlash, writeFlash } from "./flash";

const prefix = "flagfall.";

export type Choice = "language" | "theme" | "board" | "control" | "laws" | "letters" | "sound" | "folds";

export function recall(choice: Choice): string | null {
  return read(prefix + choice);
}

export function remember(choice: Choice, value: string): void {
  write(prefix + choice, value);
}

export function recallFlash(board: string): number[][] {
  return readFlash(read(`${prefix}flash.${board}`));
}

export function rememberFlash(board: string, flash: Flash): void {
  write(`${prefix}flash.${board}`, writeFlash(flash));
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing, or has no room left, is no fault of the clock. */
function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}

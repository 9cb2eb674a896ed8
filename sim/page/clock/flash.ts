/** Writes a board's flash as text, so that a browser can keep it while the page is closed. */
import type { Flash } from "./device";

const PAGE_MARK = ".";

/** Returns Base64 of each page; an erased page is empty. */
export function writeFlash(flash: Flash): string {
  return flash.map((bytes) => btoa(String.fromCharCode(...bytes))).join(PAGE_MARK);
}

/** Reads what `writeFlash` wrote. Returns erased flash for any other text. */
export function readFlash(text: string | null): number[][] {
  if (text === null || text === "") return [];
  try {
    return text.split(PAGE_MARK).map((page) => Array.from(atob(page), (character) => character.charCodeAt(0)));
  } catch {
    return [];
  }
}

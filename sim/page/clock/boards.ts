/** Names the board that the page begins with. The others are loaded when somebody chooses one. */
import type { Board } from "../../../board-defs/board";
import { pixljsplus } from "../../../board-defs/pixljsplus";
import { factsOf } from "../../boards/facts";
import { type DisplayCode, displayLanguage } from "../../words/clock-languages";

/** A Pixl.js whose firmware leaves nothing out. */
export const firstBoard: Board = pixljsplus;

/** Returns whether a board's clock can change its language. Any other clock keeps the language it was built with. */
export function speaksBoth({ without }: Board): boolean {
  return !(without ?? []).includes("languageChoice");
}

/** Returns whether a board's clock has room for a language of the display beside English. */
export function hasLanguage(board: Board, code: DisplayCode): boolean {
  return speaksBoth(board) && Math.floor(factsOf(board).languages / 2 ** displayLanguage(code)) % 2 === 1;
}

/** Chooses the board that the page begins with. */
import type { Board } from "../../../board-defs/board";
import { boards } from "../../boards/known";

/** A Pixl.js whose firmware leaves nothing out. */
export const firstBoard: Board =
  boards.find(({ image, without }) => image === "PIXLJS" && (without ?? []).length === 0) ?? boards[0]!;

/** Returns whether a board's clock can change its language. Any other clock keeps the language it was built with. */
export function speaksBoth({ without }: Board): boolean {
  return !(without ?? []).includes("languageChoice");
}

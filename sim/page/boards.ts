/** The board that the page begins with. */
import type { Board } from "../../board-defs/board";
import { boards } from "../boards/known";

/** A Pixl.js on which the firmware leaves nothing out. */
export const firstBoard: Board =
  boards.find(({ image, without }) => image === "PIXLJS" && (without ?? []).length === 0) ?? boards[0]!;

/** Whether a clock of this board can change its language; any other speaks the one it was built with. */
export function speaksBoth({ without }: Board): boolean {
  return !(without ?? []).includes("bothLanguages");
}

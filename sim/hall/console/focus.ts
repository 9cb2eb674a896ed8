/** Moves the keyboard's focus to a board. */
import { cursorId } from "./store";

/** How many frames the drawing of a board may take. */
const framesMax = 20;

/** Focuses the board of the cursor as soon as the list has scrolled to it and drawn it. */
export function focusCursor(frames = framesMax): void {
  requestAnimationFrame(() => {
    const board = document.querySelector<HTMLElement>(`[data-board="${CSS.escape(cursorId.value ?? "")}"]`);
    if (board !== null) board.focus();
    else if (frames > 0) focusCursor(frames - 1);
  });
}

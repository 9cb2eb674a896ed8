/** Restarts the clock after an answer, or after a choice in the menu or in the simulator. */
import type { Board } from "../../../board-defs/board";
import { remember } from "../keep/memory";
import * as store from "../store/store";
import { begin, powerUp, setClock } from "./beginning";
import { chosenSetup, isGameOn, memoryOf } from "./next-clock";

/** Restarts the clock with the page's new choices if nothing has been done to it yet. */
export function renewIfUntouched(): void {
  const host = store.host.value;
  store.notice.value = "";
  if (host === undefined) return;
  if (host.log.deeds.length > 0 || host.queue.length > 0 || isGameOn(host)) {
    store.notice.value = store.texts.value?.(store.language.value).notice.next ?? "";
    return;
  }
  begin(store.board.value, chosenSetup(host.setup.control), memoryOf(host), false);
}

export function chooseBoard(board: Board): void {
  store.board.value = board;
  remember("board", board.name);
  powerUp();
}

/** Gives up the game on the clock for the control that waits. */
export function throwAway(): void {
  const control = store.waiting.value;
  store.waiting.value = undefined;
  if (control !== undefined) setClock(control);
}

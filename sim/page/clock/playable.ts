/** Lists the boards that the page offers. The page loads this file when somebody needs another board than the first. */
import type { Board } from "../../../board-defs/board";
import { boards } from "../../boards/known";

/** The names of the boards that the firmware fits; the build inserts them. */
declare const playableBoards: readonly string[];

export const playable: readonly Board[] = boards.filter(({ name }) => playableBoards.includes(name));

export function boardNamed(name: string | null | undefined): Board | undefined {
  return playable.find((board) => board.name === name);
}

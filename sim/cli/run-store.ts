/** Opens the flash for `flagfall run --store`. The file stays locked against other runs until it is written. */
import { existsSync, statSync } from "node:fs";
import type { Board } from "../../board-defs/board";
import type { Cells } from "../../hal/virtual/cells";
import { checkBoard } from "../boards/check";
import { boards } from "../boards/known";
import { flashBytes, readFlash } from "../device/flash";
import type { DeviceRuntime } from "../engines/runtime";
import { readFault, readInput, TooLarge } from "../files/input";
import { lockStore, type StoreLock } from "../files/store-lock";
import { imageMaxBytes } from "../journal/image";
import { fileProblem } from "../scenario/issues";
import { onOneLine } from "../scenario/problem";
import type { RunWords } from "../words/run";
import { Refusal, refusalOf } from "./refusal";
import type { Streams } from "./streams";

/** A flash that this run alone uses. */
export interface RunStore {
  cells: Cells;
  bytes(): Uint8Array;
  /** Unlocks the flash for other runs. */
  release(): void;
}

interface Asked {
  file: string;
  runtime: DeviceRuntime;
  board: Board;
}

/** Opens the flash file; only the `node` runtime can use one. Throws a `Refusal`. */
export async function openStore({ file, runtime, board }: Asked, words: RunWords, streams: Streams): Promise<RunStore> {
  if (board.without?.includes("recovery") === true) throw keepsNothing(board, words);
  if (runtime !== "node") throw new Refusal(`flagfall run: ${words.storeNode}; ${words.right.runtime(["node"])}`);
  if (existsSync(file) && !statSync(file).isFile()) throw noFlash(file, words);
  const lock = await lockOf(file, words);
  if (lock.state === "inUse") throw refusalOf(fileProblem(file, words.inUse, words.right.inUse));
  if (lock.state === "unknown") streams.error(`${onOneLine(file)}: ${words.noLock}; ${words.right.noLock}\n`);
  const release = lock.state === "held" ? lock.release : () => {};
  try {
    const cells = readFlash(existsSync(file) ? bytesOf(file, words) : undefined, board);
    if (cells === undefined) throw noFlash(file, words);
    return { cells, bytes: () => flashBytes(cells), release };
  } catch (thrown) {
    release();
    throw thrown;
  }
}

async function lockOf(file: string, words: RunWords): Promise<StoreLock> {
  try {
    return await lockStore(file);
  } catch {
    throw refusalOf(fileProblem(file, words.unwritable, words.right.output));
  }
}

function bytesOf(file: string, words: RunWords): Uint8Array {
  try {
    return readInput(file, imageMaxBytes);
  } catch (thrown) {
    if (thrown instanceof TooLarge) throw noFlash(file, words);
    throw refusalOf(fileProblem(file, readFault(thrown, words), words.right.path));
  }
}

function noFlash(file: string, words: RunWords): Refusal {
  return refusalOf(fileProblem(file, words.noPages, words.right.flash));
}

/** Returns the error for a firmware without recovery, which keeps nothing in flash. */
function keepsNothing(board: Board, words: RunWords): Refusal {
  const others = boards.filter(
    (other) => checkBoard(other).length === 0 && other.without?.includes("recovery") !== true,
  );
  return new Refusal(
    `flagfall run: ${words.keepsNothing(board.title)}; ${words.right.boards(others.map(({ name }) => name))}`,
  );
}

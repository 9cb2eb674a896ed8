/**
 * Runs a device with its flash in a file. The device starts with the file's contents, and what the clock stores remains
 * there.
 */
import type { Board } from "../../board-defs/board";
import { type Bench, drive, openBench, repower } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { createBoard } from "../../hal/virtual/board";
import { type Cells, createCells, mendCut, PAGE_BYTES } from "../../hal/virtual/cells";
import { factsOf } from "../boards/facts";
import { logPagesOf } from "../boards/log-pages";
import { type Engine, engineOf } from "../engines/engine";

/**
 * Returns the flash of a file, or a new one of a board if there is no file. Returns undefined if the file is not whole
 * pages.
 */
export function readFlash(bytes: Uint8Array | undefined, board: Board): Cells | undefined {
  if (bytes === undefined) return createCells(logPagesOf(board));
  if (bytes.length === 0 || bytes.length % PAGE_BYTES !== 0) return undefined;
  const cells = createCells(bytes.length / PAGE_BYTES);
  for (const page of cells.bytes.keys()) {
    const held = [...bytes.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES)];
    cells.bytes[page] = held.slice(0, held.findLastIndex((byte) => byte !== 255) + 1);
  }
  return cells;
}

/** Returns all pages as one sequence of bytes. */
export function flashBytes(cells: Cells): Uint8Array {
  const image = new Uint8Array(cells.bytes.length * PAGE_BYTES).fill(255);
  for (const [page, bytes] of cells.bytes.entries()) image.set(bytes, page * PAGE_BYTES);
  return image;
}

/** Returns an engine that runs the source itself on that flash. Each scenario finds what the one before it stored. */
export function createFlashNode(board: Board, cells: Cells): Engine {
  return engineOf("node", async (batches) =>
    batches.map((steps) => {
      const lines: string[] = [];
      let bench: Bench | undefined;
      for (const { verb, atMs, numbers, text } of steps) {
        if (verb === VirtualVerb.New) {
          const [startMs = 0, driftPpm = 0, tellsAll = 0] = numbers;
          mendCut(cells);
          const opened = createBoard(startMs, driftPpm, (line) => lines.push(line), tellsAll === 1, cells);
          bench = openBench(opened, factsOf(board));
        } else if (bench !== undefined && verb === VirtualVerb.Power && numbers[0] === 1) bench = repower(bench, atMs);
        else if (bench !== undefined) drive(bench, verb, atMs, [...numbers], text);
      }
      return lines;
    }),
  );
}

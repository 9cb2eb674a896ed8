/** Plays games on a board, for the contents of its flash. */
import type { Board } from "../../board-defs/board";
import { pixljsplus } from "../../board-defs/pixljsplus";
import type { App } from "../../firmware/app/model/app";
import { drive, openBench, repower } from "../../firmware/virtual-bench";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { createBoard } from "../../hal/virtual/board";
import type { Cells } from "../../hal/virtual/cells";
import { factsOf } from "../../sim/boards/facts";
import { compileDevice } from "../../sim/device/compile";
import type { Scenario } from "../../sim/scenario/load";

/** Plays a scenario, with its power cuts. */
export function playOnBoard(scenario: Scenario, board: Board = pixljsplus): { app: App; cells: Cells } {
  let bench = openBench(
    createBoard(0, 0, () => {}, false),
    factsOf(board),
  );
  for (const { verb, atMs, numbers, text } of compileDevice(scenario, board).steps) {
    if (bench === undefined) throw new Error("the clock does not start");
    if (verb === VirtualVerb.Power && numbers[0] === 1) bench = repower(bench, atMs);
    else if (verb !== VirtualVerb.New) drive(bench, verb, atMs, [...numbers], text);
  }
  if (bench === undefined) throw new Error("the clock does not start");
  return { app: bench.app, cells: bench.board.cells };
}

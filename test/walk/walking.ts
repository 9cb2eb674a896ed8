/** The random walk on an engine: rounds on the source itself, then the same steps elsewhere, which must say the same. */

import type { Board } from "../../board-defs/board";
import { deviceEngine, deviceRuntimes } from "../../sim/device/engines";
import { withoutLamps } from "../../sim/device/prelude";
import { boardFiles, findBundle } from "../../sim/engines/bundles";
import type { Engine } from "../../sim/engines/engine";
import type { Runtime } from "../../sim/engines/runtime";
import { createVm } from "../../sim/engines/vm";
import { playRound, type Round, walkedBoards } from "./round";

export interface Walk {
  strokes: number;
  places: Set<string>;
  /** The first fault; undefined: none was found. */
  fault: string | undefined;
}

const roundStrokes = 400;
/** Rounds that an engine is given at once. */
const batchRounds = 5;

/** Walks on every board that plays on this runtime. `walked` is told the strokes so far. */
export async function walk(
  strokes: number,
  seed: number,
  runtime: Runtime,
  walked: (strokes: number) => void,
): Promise<Walk> {
  const boards = walkedBoards.filter((board) => deviceRuntimes(board).includes(runtime));
  const total: Walk = { strokes: 0, places: new Set(), fault: undefined };
  for (let next = seed; total.strokes < strokes && total.fault === undefined; ) {
    for (const board of boards) {
      const rounds: Round[] = [];
      for (let i = 0; i < batchRounds && total.strokes < strokes && total.fault === undefined; i++, next++) {
        const round = playRound(next, Math.min(roundStrokes, strokes - total.strokes), board, runtime !== "node");
        total.strokes += round.strokes;
        total.fault = round.fault;
        for (const place of round.places) total.places.add(`${board.name}: ${place}`);
        rounds.push(round);
        walked(total.strokes);
      }
      if (runtime !== "node" && total.fault === undefined) total.fault = await differenceOf(rounds, runtime);
    }
  }
  return total;
}

/** The virtual board erases its flash at once; so do these made-up globals, else what is told in the meantime is told later. */
async function promptEspruino(board: Board): Promise<Engine> {
  const bundle = await findBundle(boardFiles(board).es5);
  const prompt = bundle.replace(/fake\.eraseMs = \d+;/, "fake.eraseMs = 0;");
  if (prompt === bundle) throw new Error("the erasing of the made-up flash is not found");
  return createVm(prompt);
}

/** The first line that an engine says otherwise than the source itself did. */
async function differenceOf(rounds: readonly Round[], runtime: Runtime): Promise<string | undefined> {
  const [first] = rounds;
  if (first === undefined) return undefined;
  const engine = await (runtime === "espruino" ? promptEspruino(first.board) : deviceEngine(runtime, first.board));
  const printed = await engine.runAll(rounds.map(({ steps }) => steps));
  for (const [index, { lines, board, steps }] of rounds.entries()) {
    const wanted = runtime === "espruino" ? withoutLamps([...lines]) : lines;
    const said = printed[index] ?? [];
    const at = wanted.findIndex((line, n) => line !== said[n]);
    if (at < 0 && said.length === wanted.length) continue;
    return `${runtime}, ${board.name}, ${steps.length} steps, line ${at}: ${said[at]} instead of ${wanted[at]}`;
  }
  return undefined;
}

/** Walks at random: plays rounds on the source itself, then the same steps on an engine, and compares the lines. */

import { deviceEngine, deviceRuntimes } from "../../sim/cli/device-engines";
import type { Runtime } from "../../sim/engines/runtime";
import { withoutLamps } from "../device/lamps";
import { playRound, type Round, walkedBoards } from "./round";

export interface Walk {
  strokes: number;
  places: Set<string>;
  /** The first fault, or undefined. */
  fault: string | undefined;
}

const roundStrokes = 400;
/** How many rounds an engine plays at once. */
const batchRounds = 5;

/** Walks on every board that plays on this runtime. Calls `walked` with the strokes so far. */
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

/** Returns the first line in which an engine differs from the source. */
async function differenceOf(rounds: readonly Round[], runtime: Runtime): Promise<string | undefined> {
  const [first] = rounds;
  if (first === undefined) return undefined;
  const engine = await deviceEngine(runtime, first.board);
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

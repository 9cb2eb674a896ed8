/** Traces of a game, and what a replay of them reads. */
import { Verb } from "../../firmware/console/verbs";
import { Side } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";
import type { Step } from "../../sim/engines/engine";
import { createNode } from "../../sim/engines/node";
import { type Replay, replayGame } from "../../sim/replay/replay";
import { gamesOf } from "./games";

export type Move = [verb: Verb, atMs: number, numbers?: number[]];

/** Returns the trace of a game that begins at 0 with White's clock running. */
export async function traceOf(control: string, moves: readonly Move[]): Promise<string[]> {
  const steps: Step[] = [
    { verb: Verb.New, atMs: 0, numbers: [4, 0, 1, 25, 0, 0], text: control },
    { verb: Verb.Press, atMs: 0, numbers: [Side.Black, 0], text: "" },
    ...moves.map(([verb, atMs, numbers = []]) => ({ verb, atMs, numbers, text: "" })),
  ];
  return createNode().run(steps);
}

/** Returns presses in turn, each after its thinking time in ms. */
export function pressesAfter(thinks: readonly number[]): Move[] {
  let atMs = 0;
  return thinks.map((ms, i) => {
    atMs += ms;
    return [Verb.Press, atMs, [i % 2 === 0 ? Side.White : Side.Black, atMs]];
  });
}

export function replayed(pgn: string): Replay {
  const game = gamesOf(pgn)[0];
  const { control } = parseControl(game?.tag ?? "");
  if (game === undefined || control === undefined) throw new Error(pgn);
  return replayGame(game, control, 0);
}

export const seconds = (...numbers: number[]) => numbers.map((n) => n * 1000);

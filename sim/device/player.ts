/** Plays scenarios on a device for `flagfall run --device`. */
import type { Board } from "../../board-defs/board";
import type { Engine } from "../engines/engine";
import type { Scenario } from "../scenario/load";
import type { Trace } from "../scenario/trace";
import { drawVcd } from "../scenario/vcd";
import { compileDevice } from "./compile";
import { plainBoard } from "./opening";
import { picturesOf, traceDevice } from "./run";
import { lineStep } from "./steps";

interface DevicePlayer {
  /** Plays the scenarios and returns their traces, with every picture if `pictures` is true. */
  trace(scenarios: readonly Scenario[], pictures: boolean): Promise<Trace[]>;
  draw(scenarios: readonly Scenario[]): Promise<string>;
}

/** Returns the player of a board on an engine; `take` receives the pictures. */
export function createPlayer(
  board: Board,
  engine: Engine,
  take: (name: string, picture: Uint8Array) => void,
): DevicePlayer {
  return {
    async trace(scenarios, pictures) {
      const traces = await traceDevice(scenarios, board, engine, { ...plainBoard, operations: pictures });
      if (!pictures) return traces;
      for (const trace of traces) for (const [name, picture] of picturesOf(trace, board)) take(name, picture);
      return traces;
    },
    draw: (scenarios) =>
      drawVcd(scenarios, engine, {
        compile: (scenario) => compileDevice(scenario, board),
        look: (atMs) => lineStep(atMs, "state"),
      }),
  };
}

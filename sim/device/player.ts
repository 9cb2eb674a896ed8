/** Plays scenarios on a device for `flagfall run --device`. */
import type { Board } from "../../board-defs/board";
import type { Cells } from "../../hal/virtual/cells";
import type { DeviceRuntime } from "../engines/runtime";
import type { Meter } from "../pico/meter";
import type { Scenario } from "../scenario/load";
import type { Trace } from "../scenario/trace";
import { drawVcd } from "../scenario/vcd";
import { compileDevice } from "./compile";
import { deviceEngine, deviceRuntimes } from "./engines";
import { createFlashNode } from "./flash";
import { plainBoard } from "./opening";
import { picturesOf, traceDevice } from "./run";
import { lineStep } from "./steps";

export const runtimesOf = deviceRuntimes;

export interface DevicePlayer {
  /** Plays the scenarios and returns their traces, with every picture if `pictures` is true. */
  trace(scenarios: readonly Scenario[], pictures: boolean): Promise<Trace[]>;
  draw(scenarios: readonly Scenario[]): Promise<string>;
}

export async function createPlayer(
  runtime: DeviceRuntime,
  board: Board,
  take: (name: string, picture: Uint8Array) => void,
  { cells, meter }: { cells?: Cells | undefined; meter?: Meter | undefined } = {},
): Promise<DevicePlayer> {
  const engine = cells === undefined ? await deviceEngine(runtime, board, meter) : createFlashNode(board, cells);
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

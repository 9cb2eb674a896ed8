/** Finds the engine for each name of `flagfall run --device BOARD --runtime`. */
import type { Board } from "../../board-defs/board";
import { boardFiles } from "../build/bundle-files";
import { findBundle } from "../engines/bundles";
import type { Engine } from "../engines/engine";
import type { Runtime } from "../engines/runtime";

/**
 * Returns the engine for a runtime:
 * - node: the source itself.
 * - espruino: the board's own program, with Espruino's globals replaced by fakes.
 * - lua: the Lua bundle.
 */
export async function deviceEngine(runtime: Runtime, board: Board): Promise<Engine> {
  switch (runtime) {
    case "node":
      return createDeviceNode();
    case "espruino":
      return (await import("../engines/vm")).createVm(await findBundle(boardFiles(board).es5));
    case "lua":
      return (await import("../engines/wasmoon")).createWasmoon(await findBundle(boardFiles(board).lua));
  }
}

/** Returns an engine that runs the source itself on a virtual board. */
export async function createDeviceNode(): Promise<Engine> {
  const { createNode } = await import("../engines/node");
  const { flagfall } = await import("../../firmware/virtual-bench");
  return createNode(flagfall);
}

/** Returns the runtimes that can play a board. The fake Espruino globals exist for one board only. */
export function deviceRuntimes(board: Board): Runtime[] {
  return board.image === "PIXLJS" ? ["node", "espruino", "lua"] : ["node", "lua"];
}

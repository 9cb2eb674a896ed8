/** The engine behind each name of `flagfall run --device BOARD --runtime`. */
import type { Board } from "../../board-defs/board";
import { boardFiles } from "../build/bundle-files";
import { findBundle } from "../engines/bundles";
import type { Engine } from "../engines/engine";
import type { Runtime } from "../engines/runtime";

/** node: the source itself; espruino: the board's own program on Espruino's globals made up; lua: the Lua bundle. */
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

/** The source itself on a virtual board. */
export async function createDeviceNode(): Promise<Engine> {
  const { createNode } = await import("../engines/node");
  const { flagfall } = await import("../../firmware/virtual-bench");
  return createNode(flagfall);
}

/** Those that play a board; Espruino's globals are made up for one. */
export function deviceRuntimes(board: Board): Runtime[] {
  return board.image === "PIXLJS" ? ["node", "espruino", "lua"] : ["node", "lua"];
}

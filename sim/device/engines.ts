/** The engine behind each name of `flagfall run --device BOARD --runtime`. */

import type { Board } from "../../board-defs/board";
import { imageFault } from "../boards/image";
import { boardFiles } from "../build/bundle-files";
import { findBundle } from "../engines/bundles";
import type { Engine } from "../engines/engine";
import type { DeviceRuntime } from "../engines/runtime";
import { createDeviceNode } from "./node";

/** node: the source itself; espruino: the board's own program on Espruino's globals made up; lua: the Lua bundle; image: what `flagfall build` makes. */
export async function deviceEngine(runtime: DeviceRuntime, board: Board): Promise<Engine> {
  switch (runtime) {
    case "node":
      return createDeviceNode();
    case "espruino":
      return (await import("../engines/vm")).createVm(await findBundle(boardFiles(board).es5));
    case "lua":
      return (await import("../engines/wasmoon")).createWasmoon(await findBundle(boardFiles(board).lua));
    case "image":
      return (await import("../pico/engine")).createImage(await keptImage(board), board);
  }
}

/** It takes a compiler, which is loaded only then. */
async function keptImage(board: Board): Promise<Uint8Array> {
  const { keptPicoImage } = await import("../build/pico/kept-image");
  return keptPicoImage(board);
}

/** Those that play a board; Espruino's globals are made up for one. */
export function deviceRuntimes(board: Board): DeviceRuntime[] {
  if (board.image === "PIXLJS") return ["node", "espruino", "lua"];
  return board.runtime === "lua" && imageFault(board) === undefined ? ["node", "lua", "image"] : ["node", "lua"];
}

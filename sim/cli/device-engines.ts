/** Finds the engine for each name of `flagfall run --device BOARD --runtime`. */
import type { Board } from "../../board-defs/board";
import type { Cells } from "../../hal/virtual/cells";
import { imageFault } from "../boards/image";
import { findBundle } from "../build/built-bundles";
import { hasSource, readyUf2 } from "../build/library/beside-program";
import { createFlashNode } from "../device/flash";
import { createDeviceNode } from "../device/node";
import { boardFiles } from "../engines/bundle-files";
import type { Engine } from "../engines/engine";
import type { DeviceRuntime } from "../engines/runtime";
import type { Meter } from "../pico/meter";

/** An engine uses these for `--store` and `--cycles`: the clock's flash, and a counter of cycles. */
interface EngineParts {
  cells?: Cells | undefined;
  meter?: Meter | undefined;
}

/**
 * Returns the engine for a runtime:
 * - node: the source itself, with the flash `cells` if they are given.
 * - espruino: the board's own program, with Espruino's globals replaced by fakes.
 * - lua: the Lua bundle.
 * - image: the very image that `flagfall build` makes, on an emulated chip. The `meter` counts what it computes.
 */
export async function deviceEngine(
  runtime: DeviceRuntime,
  board: Board,
  { cells, meter }: EngineParts = {},
): Promise<Engine> {
  switch (runtime) {
    case "node":
      return cells === undefined ? createDeviceNode() : createFlashNode(board, cells);
    case "espruino":
      return (await import("../engines/vm")).createVm(await findBundle(boardFiles(board).es5));
    case "lua":
      return (await import("../engines/wasmoon")).createWasmoon(await findBundle(boardFiles(board).lua));
    case "image":
      return (await import("../pico/engine")).createImage(await imageOf(board), board, { meter });
  }
}

/** Returns the image of a board: the ready one of the package or, in a checkout, one of the present source. */
async function imageOf(board: Board): Promise<Uint8Array> {
  const ready = hasSource() ? undefined : readyUf2(board.name, "en");
  if (ready !== undefined) return ready.content;
  const { keptPicoFiles } = await import("../build/pico/kept-image");
  return (await keptPicoFiles(board)).uf2;
}

/** Returns the runtimes that can play a board. The fake Espruino globals exist for one board only. */
export function deviceRuntimes(board: Board): DeviceRuntime[] {
  if (board.image === "PIXLJS") return ["node", "espruino", "lua"];
  return board.runtime === "lua" && imageFault(board) === undefined ? ["node", "lua", "image"] : ["node", "lua"];
}

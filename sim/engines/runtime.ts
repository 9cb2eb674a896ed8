/** The engine behind each name of `flagfall run --runtime`. */
import { consoleFiles } from "../build/bundle-files";
import { findBundle } from "./bundles";
import type { Engine } from "./engine";

/** node: the source itself; espruino: the ES5 bundle with no more than Espruino has; lua: the Lua bundle. */
export const runtimes = ["node", "espruino", "lua"] as const;
export type Runtime = (typeof runtimes)[number];

/** Those of a device; image: what is sent to a board, on an emulated chip. */
export const allRuntimes = [...runtimes, "image"] as const;
export type DeviceRuntime = (typeof allRuntimes)[number];

/** Each engine is loaded when asked for: the clock itself starts without any. */
export async function engineFor(runtime: Runtime): Promise<Engine> {
  switch (runtime) {
    case "node":
      return (await import("./node")).createNode();
    case "espruino":
      return (await import("./vm")).createVm(await findBundle(consoleFiles.es5));
    case "lua":
      return (await import("./wasmoon")).createWasmoon(await findBundle(consoleFiles.lua));
  }
}

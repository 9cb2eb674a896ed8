/** Finds the engine for each name of `flagfall run --runtime`. */
import { consoleFiles } from "./bundle-files";
import type { Engine } from "./engine";

/**
 * The available runtimes:
 * - node: the source itself.
 * - espruino: the ES5 bundle with only the globals that Espruino has.
 * - lua: the Lua bundle.
 */
export const runtimes = ["node", "espruino", "lua"] as const;
export type Runtime = (typeof runtimes)[number];

/** The runtimes of a device. In addition: `image`, the very image of a board on an emulated chip. */
export const allRuntimes = [...runtimes, "image"] as const;
export type DeviceRuntime = (typeof allRuntimes)[number];

/**
 * Loads an engine only when it is needed, because the clock itself starts without any. `findBundle` returns the text of
 * a bundle by the name of its file.
 */
export async function engineFor(runtime: Runtime, findBundle: (file: string) => Promise<string>): Promise<Engine> {
  switch (runtime) {
    case "node":
      return (await import("./node")).createNode();
    case "espruino":
      return (await import("./vm")).createVm(await findBundle(consoleFiles.es5));
    case "lua":
      return (await import("./wasmoon")).createWasmoon(await findBundle(consoleFiles.lua));
  }
}

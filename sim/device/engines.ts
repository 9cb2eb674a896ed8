/** The engine behind each name of `flagfall run --device BOARD --runtime`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Board } from "../../board-defs/board";
import { projectRoot } from "../bundle/root";
import type { Bundles } from "../engines/all";
import type { Engine } from "../engines/engine";
import type { Runtime } from "../engines/runtime";

/** node: the source itself; espruino: the board's own program on Espruino's globals made up; lua: the Lua bundle. */
export async function deviceEngine(runtime: Runtime, board: Board): Promise<Engine> {
  switch (runtime) {
    case "node":
      return createDeviceNode();
    case "espruino":
      return (await import("../engines/vm")).createVm(await findBundle(board, "es5"));
    case "lua":
      return (await import("../engines/wasmoon")).createWasmoon(await findBundle(board, "lua"));
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

/** Where the compilers lie when this file runs from source; a computed name keeps them out of the built program. */
const compilers = new URL("./bundles.ts", import.meta.url);
const made = new Map<string, Promise<string>>();

interface Compilers {
  makeDeviceEs5(root: string, board: Board): Promise<string>;
  makeDeviceLua(root: string): string;
}

/** What `npm run build` calls it: Lua plays every board. */
export function bundleFile(board: Board, kind: keyof Bundles): string {
  return kind === "lua" ? "flagfall-device.lua" : `flagfall-${board.name}.es5.js`;
}

/** That beside the built program; from source it is made anew, once; else that which `npm run build` left. */
async function findBundle(board: Board, kind: keyof Bundles): Promise<string> {
  const beside = fileURLToPath(new URL(".", import.meta.url));
  const file = bundleFile(board, kind);
  if (existsSync(join(beside, file))) return readFileSync(join(beside, file), "utf8");
  if (!existsSync(compilers)) return readFileSync(join(projectRoot(), "dist", file), "utf8");
  const bundle = made.get(file) ?? makeBundle(board, kind);
  made.set(file, bundle);
  return bundle;
}

async function makeBundle(board: Board, kind: keyof Bundles): Promise<string> {
  const module: Compilers = await import(/* @vite-ignore */ compilers.href);
  return kind === "lua" ? module.makeDeviceLua(projectRoot()) : module.makeDeviceEs5(projectRoot(), board);
}

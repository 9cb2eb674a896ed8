/** The engine behind each name of `flagfall run --runtime`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "../bundle/root";
import type { Bundles } from "./all";
import type { Engine } from "./engine";

/** node: the source itself; espruino: the ES5 bundle with no more than Espruino has; lua: the Lua bundle. */
export const runtimes = ["node", "espruino", "lua"] as const;
export type Runtime = (typeof runtimes)[number];

/** Each engine is loaded when asked for: the clock itself starts without any. */
export async function engineFor(runtime: Runtime): Promise<Engine> {
  switch (runtime) {
    case "node":
      return (await import("./node")).createNode();
    case "espruino":
      return (await import("./vm")).createVm((await findBundles()).es5);
    case "lua":
      return (await import("./wasmoon")).createWasmoon((await findBundles()).lua);
  }
}

/** Where the compilers lie when this file runs from source; a computed name keeps them out of the built program. */
const compilers = new URL("../bundle/bundles.ts", import.meta.url);
let made: Promise<Bundles> | undefined;

/** Those beside the built program; from source they are made anew, once; else those that `npm run build` left. */
function findBundles(): Promise<Bundles> {
  const beside = fileURLToPath(new URL(".", import.meta.url));
  if (existsSync(join(beside, "flagfall.lua"))) return readBundles(beside);
  if (!existsSync(compilers)) return readBundles(join(projectRoot(), "dist"));
  made ??= makeBundles();
  return made;
}

async function makeBundles(): Promise<Bundles> {
  const module: { makeBundles(): Promise<Bundles> } = await import(/* @vite-ignore */ compilers.href);
  return module.makeBundles();
}

async function readBundles(folder: string): Promise<Bundles> {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { es5: read("flagfall.es5.js"), lua: read("flagfall.lua") };
}

/** The two device bundles, and how much of them is what. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { bundleEs5, compileEs5, type Modules } from "./es5";
import { bundleLua } from "./lua";
import { projectRoot } from "./root";

export interface DeviceBundles {
  es5: string;
  lua: string;
}

export const es5File = "flagfall.es5.js";
export const luaFile = "flagfall.lua";

/** The folder that `npm run build` fills. */
export function outputFolder(): string {
  return join(projectRoot(), "dist");
}

/** Makes both bundles anew; the same source gives the same bytes. */
export async function makeBundles(root = projectRoot()): Promise<DeviceBundles> {
  const es5 = await bundleEs5(compileEs5(root, ["firmware/console-es5.ts"]), 'import "./firmware/console-es5";');
  return { es5, lua: bundleLua(root, "firmware/console-lua.ts") };
}

/** Makes both bundles and writes them into `outDir`. */
export async function buildBundles(outDir = outputFolder()): Promise<DeviceBundles> {
  const bundles = await makeBundles();
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, es5File), bundles.es5);
  writeFileSync(join(outDir, luaFile), bundles.lua);
  return bundles;
}

/** A part of the firmware and the most bytes it may have, minified with mangled names (Lua: as it is). */
export interface Size {
  part: string;
  bytes: number;
  bytesMax: number;
}

/** What the clock in its simplest form is made of: no notation, laws, penalties, corrections, snapshots or names. */
const clockFiles = ["firmware/core/clock", "firmware/core/game", "firmware/core/face"];

/** The core, and what a board can leave out of it. */
const rooms = ["firmware/core", "firmware/notation", "firmware/laws"];

function filesOf(root: string, room: string): string[] {
  const names = readdirSync(join(root, room)).filter((name) => name.endsWith(".ts"));
  return names.map((name) => `${room}/${basename(name, ".ts")}`);
}

/** Every part that has a budget. */
export async function measure(bundles: DeviceBundles, root = projectRoot()): Promise<Size[]> {
  const files = rooms.flatMap((room) => filesOf(root, room));
  const modules = compileEs5(
    root,
    files.map((file) => `${file}.ts`),
  );
  const core = await bundleEs5(modules, entryOf(modules, files));
  const clock = await bundleEs5(modules, entryOf(modules, clockFiles));
  return [
    { part: "core, ES5", bytes: core.length, bytesMax: 18_000 },
    { part: "clock, control and face, ES5", bytes: clock.length, bytesMax: 9_000 },
    { part: "console, ES5", bytes: bundles.es5.length, bytesMax: 24_000 },
    { part: "console, Lua", bytes: bundles.lua.length, bytesMax: 60_000 },
  ];
}

/** An entry that keeps all that `files` of the core export; the names cost about 3 bytes each. */
function entryOf(modules: Modules, files: readonly string[]): string {
  const names: string[] = [];
  const imports = files.map((file) => {
    const text = modules.get(`${file}.js`);
    if (text === undefined) throw new Error(`${file}.ts is not there`);
    const exported = [...text.matchAll(/^export (?:function|var) (\w+)/gm)].map((match) => match[1] ?? "");
    names.push(...exported);
    return exported.length === 0 ? "" : `import {${exported.join(",")}} from "./${file}";`;
  });
  return `${imports.join("\n")}\nkeep(${names.join(",")});`;
}

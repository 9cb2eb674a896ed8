/** Builds the scripts that devices and engines run, and measures the parts of the core. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { boardFiles, consoleFiles } from "../engines/bundle-files";
import { deviceScript } from "../engines/prelude/prelude";
import { bundleEs5, compileEs5, type Modules } from "./espruino/es5";
import { type Firmware, makeFirmware, storageFiles } from "./image/firmware";
import { keptText } from "./kept";
import { bundleLua } from "./lua/lua";
import { projectRoot } from "./root";

type Make = (root: string) => string | Promise<string>;

/** The function that makes each bundle, by the name of the bundle's file. */
const makers: ReadonlyMap<string, Make> = new Map<string, Make>([
  [consoleFiles.es5, makeConsoleEs5],
  [consoleFiles.lua, (root) => bundleLua(root, "firmware/console-lua.ts")],
  [boardFiles(pixljs).es5, (root) => makeDeviceEs5(root, pixljs)],
  [boardFiles(pixljsplus).es5, (root) => makeDeviceEs5(root, pixljsplus)],
  [boardFiles(pixljs).lua, makeDeviceLua],
]);

function makeConsoleEs5(root: string): Promise<string> {
  return bundleEs5(compileEs5(root, ["firmware/console-es5.ts"]), 'import "./firmware/console-es5";');
}

/** Builds a bundle from the sources. The same sources give the same bytes. Throws if no bundle has that file name. */
export async function makeBundle(file: string, root = projectRoot()): Promise<string> {
  const make = makers.get(file);
  if (make === undefined) throw new Error(`${file} is no bundle; the bundles are ${[...makers.keys()].join(", ")}`);
  return make(root);
}

/** Returns a bundle, and builds it only if a source has changed since it was last built. */
export function keptBundle(file: string, root = projectRoot()): Promise<string> {
  return keptText(root, file, () => makeBundle(file, root));
}

/** Returns the folder that `npm run build` fills. */
export function outputFolder(): string {
  return join(projectRoot(), "dist");
}

/** Writes every bundle into `outDir`. */
export async function buildBundles(outDir = outputFolder()): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  for (const file of makers.keys()) writeFileSync(join(outDir, file), await keptBundle(file));
}

/** The size of a part of the firmware, and its budget. ES5 is minified with short names; Lua is not minified. */
export interface Size {
  part: string;
  bytes: number;
  bytesMax: number;
}

/** The files of the smallest clock: it has no notation, laws, penalties, corrections, snapshots and names. */
const clockFiles = ["firmware/core/clock", "firmware/core/game", "firmware/core/face"];

/** The core, and the two rooms that a board can leave out. */
const rooms = ["firmware/core", "firmware/notation", "firmware/laws"];

function filesOf(root: string, room: string): string[] {
  const names = readdirSync(join(root, room)).filter((name) => name.endsWith(".ts"));
  return names.map((name) => `${room}/${basename(name, ".ts")}`);
}

/** Returns the size of every part that has a budget. */
export async function measure(root = projectRoot()): Promise<Size[]> {
  const files = rooms.flatMap((room) => filesOf(root, room));
  const sources = files.map((file) => `${file}.ts`);
  const modules = compileEs5(root, sources);
  const core = await bundleEs5(modules, entryOf(modules, files));
  const clock = await bundleEs5(modules, entryOf(modules, clockFiles));
  const es5 = await keptBundle(consoleFiles.es5, root);
  const lua = await keptBundle(consoleFiles.lua, root);
  return [
    { part: "core, ES5", bytes: core.length, bytesMax: 20_000 },
    { part: "clock, control and face, ES5", bytes: clock.length, bytesMax: 9_000 },
    { part: "console, ES5", bytes: es5.length, bytesMax: 24_000 },
    { part: "console, Lua", bytes: lua.length, bytesMax: 61_400 },
  ];
}

/** Returns an entry module that keeps every export of `files` in the bundle. Each name costs about 3 bytes. */
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

/** Returns a board's own program, preceded by fakes of Espruino's globals. */
async function makeDeviceEs5(root: string, board: Board): Promise<string> {
  const firmware = await keptFirmware(root, board);
  return deviceScript({ main: firmware.main, files: storageFiles(firmware) });
}

/** Returns a board's firmware in English, and builds it only if a source has changed since it was last built. */
export async function keptFirmware(root: string, board: Board): Promise<Firmware> {
  const make = async () => JSON.stringify(await makeFirmware(root, board));
  return JSON.parse(await keptText(root, `${board.name}.json`, make));
}

/** Returns the application on the virtual board, as one Lua chunk. */
function makeDeviceLua(root: string): string {
  return bundleLua(root, "firmware/virtual.ts");
}

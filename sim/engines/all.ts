import { join } from "node:path";
import type { Bundles } from "./bundle-files";
import { findProgram, isProgram } from "./child";
import { createDuk } from "./duk";
import { type Engine, limitMs } from "./engine";
import { createEspruino } from "./espruino";
import { createFengari } from "./fengari";
import { createLua } from "./lua";
import { luaCache } from "./lua-cache";
import { createMujs } from "./mujs";
import { createNode } from "./node";
import { createVm } from "./vm";
import { createWasmoon } from "./wasmoon";

/** An engine, or the program that is missing for it. An optional engine may be missing in CI too. */
export type Found =
  | { name: string; engine: Engine }
  | { name: string; engine?: undefined; missing: string; optional: boolean };

/** Returns all engines in a fixed order, the reference first. Each run may take `timeMs`. */
export function findEngines(bundles: Bundles, timeMs = limitMs): Found[] {
  const { es5, lua } = bundles;
  const onLua = (name: string) => (program: string) => createLua(name, program, lua, timeMs);
  return [
    { name: "node", engine: createNode() },
    { name: "vm", engine: createVm(es5, timeMs) },
    fromDistribution("mujs", "mujs", (program) => createMujs(program, es5, timeMs)),
    fromDistribution("duk", "duktape", (program) => createDuk(program, es5, timeMs)),
    findEspruino((program) => createEspruino(program, es5, timeMs)),
    { name: "wasmoon", engine: createWasmoon(lua, timeMs) },
    { name: "fengari", engine: createFengari(lua, timeMs) },
    ...["lua5.1", "lua5.3", "lua5.4", "luajit"].map((name) => fromDistribution(name, name, onLua(name))),
    ...["lua5.3-32", "lua5.1-int"].map((name) => fromSource(name, onLua(name))),
  ];
}

/** Returns the message that a test prints instead of running. */
export function skipText(missing: string): string {
  return `skipped: needs ${missing}`;
}

type Create = (program: string) => Engine;

function fromDistribution(name: string, distributed: string, create: Create): Found {
  const program = findProgram(name);
  if (program !== undefined) return { name, engine: create(program) };
  return { name, missing: `${name} (apt-get install ${distributed})`, optional: false };
}

function fromSource(name: string, create: Create): Found {
  const program = join(luaCache(), name);
  if (isProgram(program)) return { name, engine: create(program) };
  return { name, missing: `${name} (sh test/engines/build-lua.sh)`, optional: false };
}

/**
 * Finds Espruino, which no distribution packages, so CI may lack it. A path that does not exist is an error of the
 * engine and causes no skip.
 */
function findEspruino(create: Create): Found {
  const name = "espruino";
  const program = process.env.ESPRUINO_BIN ?? "";
  if (program !== "") return { name, engine: create(program) };
  return { name, missing: "ESPRUINO_BIN (an Espruino built for Linux)", optional: true };
}

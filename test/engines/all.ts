import { join } from "node:path";
import type { Bundles } from "../../sim/engines/bundle-files";
import { type Engine, quietMostMs } from "../../sim/engines/engine";
import { luaCache } from "../../sim/engines/lua-cache";
import { createNode } from "../../sim/engines/node";
import { findProgram, isProgram } from "../../sim/engines/program";
import { createVm } from "../../sim/engines/vm";
import { createWasmoon } from "../../sim/engines/wasmoon";
import { createEspruino } from "./espruino";
import { createFengari } from "./fengari";
import { createLua } from "./lua";
import { createDuk, createMujs } from "./mujs";

/** An engine, or the program that is missing for it. An optional engine may be missing in CI too. */
export type Found =
  | { name: string; engine: Engine }
  | { name: string; engine?: undefined; missing: string; optional: boolean };

/**
 * Returns all engines in a fixed order, the reference first. An engine that prints nothing for `quietMs` counts as
 * hung.
 */
export function findEngines(bundles: Bundles, quietMs = quietMostMs): Found[] {
  const { es5, lua } = bundles;
  const onLua = (name: string) => (program: string) => createLua(name, program, lua, quietMs);
  return [
    { name: "node", engine: createNode() },
    { name: "vm", engine: createVm(es5, quietMs) },
    fromDistribution("mujs", "mujs", (program) => createMujs(program, es5, quietMs)),
    fromDistribution("duk", "duktape", (program) => createDuk(program, es5, quietMs)),
    findEspruino((program) => createEspruino(program, es5, quietMs)),
    { name: "wasmoon", engine: createWasmoon(lua, quietMs) },
    { name: "fengari", engine: createFengari(lua, quietMs) },
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

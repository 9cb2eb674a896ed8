/** Runs the Lua bundle on any Lua interpreter that is a separate program. */
import { type Engine, engineOf, failure, quietMostMs } from "../../sim/engines/engine";
import { isProgram } from "../../sim/engines/program";
import { splitAtMarks } from "../../sim/engines/script";
import { luaScriptOf } from "../../sim/engines/wasmoon";
import { runFiles } from "./child";

export function createLua(name: string, program: string, bundle: string, quietMs = quietMostMs): Engine {
  return engineOf(name, async (batches) => {
    if (!isProgram(program)) throw failure(name, `${program} cannot be run`);
    const output = await runFiles(name, program, { "flagfall.lua": luaScriptOf(bundle, batches) }, quietMs);
    if (output.exitCode !== 0) throw failure(name, output.errors.replace(`${program}: `, ""));
    return splitAtMarks(name, output.lines, batches.length);
  });
}

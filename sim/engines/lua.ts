/** The Lua bundle on any Lua interpreter that is a program of its own. */
import { isProgram, runFiles } from "./child";
import { type Engine, engineOf, failure, limitMs, type Step } from "./engine";
import { lua, scriptOf, splitAtMarks } from "./script";

export function createLua(name: string, program: string, bundle: string, timeMs = limitMs): Engine {
  return engineOf(name, async (batches) => {
    if (!isProgram(program)) throw failure(name, `${program} cannot be run`);
    const output = await runFiles(name, program, { "flagfall.lua": luaScriptOf(bundle, batches) }, timeMs);
    if (output.exitCode !== 0) throw failure(name, output.errors.replace(`${program}: `, ""));
    return splitAtMarks(name, output.lines, batches.length);
  });
}

/** Bundle and steps as one chunk. The bundle may end with a `return`, so it is a function of its own. */
export function luaScriptOf(bundle: string, batches: readonly (readonly Step[])[]): string {
  return `(function(...) ${bundle}\nend)();\n${scriptOf(batches, lua)}`;
}

/**
 * The same for a VM within this process: keeps the printed lines and returns them as one text; a hook ends what
 * never would, since nothing outside could.
 */
export function luaChunkOf(bundle: string, batches: readonly (readonly Step[])[], timeMs: number): string {
  const seconds = timeMs / 1000;
  // The bundle is written inside this chunk and would share its locals: one of them is left in sight.
  const keep = "local host_lines = {}; function print(line) host_lines[#host_lines + 1] = line end;";
  const limit =
    `do local stop = os.clock() + ${seconds}; debug.sethook(function() if os.clock() > stop then ` +
    `error("no end within ${seconds} s", 0) end end, "", 1000000) end;`;
  return `${keep} ${limit} ${luaScriptOf(bundle, batches)}return table.concat(host_lines, "\\n")`;
}

/** A VM names a chunk by its first line; by its file it says more. */
export function luaMessage(message: string): string {
  return message.replace(/\[string "[^\n]*?"\](?=:)/g, "flagfall.lua");
}

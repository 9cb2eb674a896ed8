/** Runs the Lua bundle on Lua 5.4 compiled to WebAssembly. `flagfall run --runtime lua` needs no Lua on the machine. */
import { type Engine, engineOf, failure, messageOf, quietMostMs, type Step } from "./engine";
import { lua, scriptOf, splitAtMarks } from "./script";

export function createWasmoon(bundle: string, quietMs = quietMostMs): Engine {
  return engineOf("wasmoon", async (batches) => {
    const { LuaFactory } = await import("wasmoon");
    const vm = await new LuaFactory().createEngine();
    try {
      const printed: unknown = vm.doStringSync(luaChunkOf(bundle, batches, quietMs));
      return splitAtMarks("wasmoon", String(printed).split("\n"), batches.length);
    } catch (thrown) {
      throw failure("wasmoon", luaMessage(messageOf(thrown)).replace("Error: ", ""));
    } finally {
      vm.global.close();
    }
  });
}

/**
 * Returns the bundle and the steps as one chunk. The bundle may end with a `return`, so it is wrapped in a function.
 */
export function luaScriptOf(bundle: string, batches: readonly (readonly Step[])[]): string {
  return `(function(...) ${bundle}\nend)();\n${scriptOf(batches, lua)}`;
}

/**
 * Returns the same chunk for a VM within this process. It collects the printed lines and returns them as one text. A
 * hook stops a chunk that prints nothing for too long, because nothing outside could stop it.
 */
export function luaChunkOf(bundle: string, batches: readonly (readonly Step[])[], quietMs: number): string {
  const seconds = quietMs / 1000;
  const wait = `host_lines.stop = os.clock() + ${seconds}`;
  // The bundle is written inside this chunk and would share its locals, so it can see only one of them.
  const keep = `local host_lines = {}; ${wait}; function print(line) host_lines[#host_lines + 1] = line; ${wait} end;`;
  const limit =
    "debug.sethook(function() if os.clock() > host_lines.stop then " +
    `error("printed nothing for ${seconds} s", 0) end end, "", 1000000);`;
  return `${keep} ${limit} ${luaScriptOf(bundle, batches)}return table.concat(host_lines, "\\n")`;
}

/** Replaces the chunk name in a message by a file name; a VM would name the chunk by its first line. */
export function luaMessage(message: string): string {
  return message.replace(/\[string "[^\n]*?"\](?=:)/g, "flagfall.lua");
}

/** Runs the Lua bundle on Lua 5.4 compiled to WebAssembly. `flagfall run --runtime lua` needs no Lua on the machine. */
import { type Engine, engineOf, failure, messageOf, quietMostMs } from "./engine";
import { luaChunkOf, luaMessage } from "./lua";
import { splitAtMarks } from "./script";

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

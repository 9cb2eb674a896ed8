/** Runs the Lua bundle on Fengari, which is Lua 5.3 written in JavaScript with 32-bit integers. */
import { type Engine, engineOf, failure, quietMostMs } from "../../sim/engines/engine";
import { splitAtMarks } from "../../sim/engines/script";
import { luaChunkOf, luaMessage } from "../../sim/engines/wasmoon";

export function createFengari(bundle: string, quietMs = quietMostMs): Engine {
  return engineOf("fengari", async (batches) => {
    const { default: fengari } = await import("fengari");
    const { lua, lauxlib, lualib } = fengari;
    const vm = lauxlib.luaL_newstate();
    lualib.luaL_openlibs(vm);
    const chunk = fengari.to_luastring(luaChunkOf(bundle, batches, quietMs));
    const status = lauxlib.luaL_loadstring(vm, chunk) || lua.lua_pcall(vm, 0, 1, 0);
    const text = lua.lua_tojsstring(vm, -1);
    lua.lua_close(vm);
    if (status !== lua.LUA_OK) throw failure("fengari", luaMessage(text));
    return splitAtMarks("fengari", text.split("\n"), batches.length);
  });
}

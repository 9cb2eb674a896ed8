/** The part of npm fengari that this project calls. The package has no types of its own. */
declare module "fengari" {
  interface LuaState {
    readonly l_G: object;
  }
  const fengari: {
    to_luastring(text: string): Uint8Array;
    lua: {
      readonly LUA_OK: number;
      lua_pcall(vm: LuaState, argumentCount: number, resultCount: number, handler: number): number;
      lua_tojsstring(vm: LuaState, index: number): string;
      lua_close(vm: LuaState): void;
    };
    lauxlib: { luaL_newstate(): LuaState; luaL_loadstring(vm: LuaState, chunk: Uint8Array): number };
    lualib: { luaL_openlibs(vm: LuaState): void };
  };
  export default fengari;
}

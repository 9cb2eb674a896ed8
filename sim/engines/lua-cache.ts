import { homedir } from "node:os";
import { join } from "node:path";

/** The folder that test/engines/build-lua.sh fills, and where the source of Lua for a Pico is kept. */
export function luaCache(): string {
  return process.env.FLAGFALL_LUA_CACHE ?? join(homedir(), ".cache", "flagfall", "lua");
}

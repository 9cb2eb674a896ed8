/** Files that compilers need seconds for, kept beside the source of Lua until anything that they are made from changes. */
import { createHash } from "node:crypto";
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { luaCache } from "../../engines/lua-cache";

/** Makes `path`, or takes the one that was made from the same `key` before. Any number of processes may ask at once. */
export async function keptFile(path: string, key: readonly string[], make: () => Promise<unknown>): Promise<void> {
  const folder = join(luaCache(), "made");
  const kept = join(folder, createHash("sha256").update(JSON.stringify(key)).digest("hex"));
  if (existsSync(kept)) {
    copyFileSync(kept, path);
    return;
  }
  await make();
  chmodSync(path, 0o755);
  mkdirSync(folder, { recursive: true });
  copyFileSync(path, `${kept}.${process.pid}`);
  renameSync(`${kept}.${process.pid}`, kept);
}

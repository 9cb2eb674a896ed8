/** Root may do everything. A test of a refusal therefore runs as the user nobody, in a folder that nobody may enter. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const isRoot = process.getuid?.() === 0;

export const nobody = 65_534;

/** The beginning of a command line that runs without root's rights. */
export const asNobody: readonly string[] = isRoot
  ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"]
  : [];

/** Calls `act` in this process without root's rights. `act` must be synchronous. */
export function actAsNobody(act: () => void): void {
  if (isRoot) process.seteuid?.(nobody);
  try {
    act();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

/** Makes a folder that everybody may enter, wherever the project and its temporary files are. */
export function folderForAnybody(name: string): string {
  const [program = "", ...given] = [...asNobody, "test", "-x"];
  const place = [tmpdir(), "/tmp", "/var/tmp"].find((path) => spawnSync(program, [...given, path]).status === 0);
  const folder = realpathSync(mkdtempSync(join(place ?? "/tmp", `${name}-`)));
  chmodSync(folder, 0o755);
  return folder;
}

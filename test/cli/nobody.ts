/** Root may do everything: what has to be refused in a test is done as nobody, where nobody may enter. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const isRoot = process.getuid?.() === 0;

const nobody = 65_534;

/** What a command begins with, so that it runs without root's rights. */
export const asNobody: readonly string[] = isRoot
  ? ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"]
  : [];

/** Does something in this process without root's rights. It must not wait for anything. */
export function actAsNobody(act: () => void): void {
  if (isRoot) process.seteuid?.(nobody);
  try {
    act();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

/** A new folder that everybody may enter, wherever the project and its temporary files lie. */
export function folderForAnybody(name: string): string {
  const [program = "", ...given] = [...asNobody, "test", "-x"];
  const place = [tmpdir(), "/tmp", "/var/tmp"].find((path) => spawnSync(program, [...given, path]).status === 0);
  const folder = realpathSync(mkdtempSync(join(place ?? "/tmp", `${name}-`)));
  chmodSync(folder, 0o755);
  return folder;
}

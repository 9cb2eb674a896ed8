import { spawnSync } from "node:child_process";

/** Runs a program for a person to watch; returns false if it failed. */
export function run(folder: string, program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: folder, stdio: "inherit" }).status === 0;
}

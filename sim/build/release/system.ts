/** Other programs that a release calls. */
import { spawnSync } from "node:child_process";

/** Returns what a program printed. Throws if it cannot be run. */
export function read(folder: string, program: string, args: readonly string[]): string {
  const { error, status, stdout } = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}`);
  return stdout;
}

/** Runs a program for a person to watch; returns false if it failed. */
export function run(folder: string, program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: folder, stdio: "inherit" }).status === 0;
}

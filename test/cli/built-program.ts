/** The command line program as users have it: one built script that runs as its own process. */
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildCli } from "../../sim/build/cli/cli";
import { projectRoot } from "../../sim/build/root";

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Packages resolve from below node_modules. Processes that run at the same time have different folders. */
const folder = join(
  projectRoot(),
  "node_modules/.cache/flagfall",
  `program-${process.env.VITEST_POOL_ID ?? process.pid}`,
);
let built: Promise<string> | undefined;

/** Builds the program as it is now, once for all files of a process. */
export function buildProgram(): Promise<string> {
  built ??= buildCli(projectRoot(), folder).then(() => join(folder, "flagfall.mjs"));
  return built;
}

/** Runs the program in English. A command that hangs is killed; its status is null. */
export function runProgram(program: string, args: readonly string[], options: SpawnSyncOptions = {}): Ended {
  return spawned(process.execPath, [program, ...args], options);
}

/** Runs the program with a limit on the size of files, in blocks of 512 or, in some shells, 1024 bytes. */
export function runLimited(program: string, args: readonly string[], blocks: number, options: SpawnSyncOptions = {}) {
  const script = `ulimit -f ${blocks}; exec "$@"`;
  return spawned("bash", ["-c", script, "bash", process.execPath, program, ...args], options);
}

function spawned(command: string, args: readonly string[], options: SpawnSyncOptions): Ended {
  const env = { ...process.env, LC_ALL: "C", FLAGFALL_DEBUG: "" };
  const timeout = 60_000;
  const { status, stdout, stderr } = spawnSync(command, args, { env, timeout, ...options });
  return { status, stdout: String(stdout ?? ""), stderr: String(stderr ?? "") };
}

/** Runs interpreters that are separate programs, each in a new folder, and never leaves one hanging. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure } from "../../sim/engines/engine";

export interface Output {
  /** Printed lines, without their line ends. */
  lines: string[];
  errors: string;
  /** Undefined if a signal ended the program. */
  exitCode: number | undefined;
}

/**
 * Writes `files` into a new folder, runs `program` there on the last of them, and removes the folder. Ends the program
 * if it prints nothing for `quietMs`.
 */
export async function runFiles(
  name: string,
  program: string,
  files: Readonly<Record<string, string>>,
  quietMs: number,
): Promise<Output> {
  const folder = await mkdtemp(join(tmpdir(), "flagfall-"));
  try {
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
    return await runProgram(name, program, Object.keys(files).slice(-1), folder, quietMs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function runProgram(name: string, program: string, words: string[], folder: string, quietMs: number): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const printed: Buffer[] = [];
    const errors: Buffer[] = [];
    let late = false;
    const watch = setTimeout(() => {
      const heard = printed.length;
      // On a busy machine, some lines may wait to be read; read them first.
      setImmediate(() => {
        if (printed.length > heard) return;
        late = true;
        child.kill("SIGKILL");
      });
    }, quietMs);
    child.stdout.on("data", (part: Buffer) => {
      watch.refresh();
      printed.push(part);
    });
    child.stderr.on("data", (part: Buffer) => errors.push(part));
    child.on("error", (error) => {
      clearTimeout(watch);
      reject(failure(name, error.message));
    });
    child.on("close", (exitCode) => {
      clearTimeout(watch);
      if (late) return reject(failure(name, `printed nothing for ${quietMs / 1000} s`));
      const lines = Buffer.concat(printed).toString().split(/\r?\n/);
      resolve({ lines, errors: Buffer.concat(errors).toString(), exitCode: exitCode ?? undefined });
    });
  });
}

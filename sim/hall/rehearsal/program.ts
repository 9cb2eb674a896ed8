/** The command line program in processes of its own, which can be killed and come back. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface Program {
  /** Starts it, and waits for its first line. */
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Ctrl+C, and waits for the end. */
  end(): Promise<void>;
  readonly errors: string[];
}

/** A program that ended before its first line. The message is what it said. */
export class NotStarted extends Error {}

export function programOf(file: string, args: readonly string[], cwd: string): Program {
  let child: ChildProcess | undefined;
  const errors: string[] = [];
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(name);
    await once(child, "exit");
  };
  return {
    errors,
    async start() {
      const begun = spawn(process.execPath, [file, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
      child = begun;
      begun.stderr.on("data", (bytes: Buffer) => errors.push(bytes.toString()));
      await new Promise<void>((resolve, reject) => {
        begun.stdout.once("data", () => resolve());
        begun.once("exit", () => reject(new NotStarted(errors.join(""))));
      });
      begun.removeAllListeners("exit");
    },
    kill: () => signal("SIGKILL"),
    end: () => signal("SIGINT"),
  };
}

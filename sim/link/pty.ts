/**
 * Opens a pseudo-terminal: a serial port with this program at its other end. Node cannot open one, so `script` of
 * util-linux does. Every Linux has it; docs/decisions/packages.md explains the choice.
 */

import { spawn } from "node:child_process";
import { decoded, encoded } from "../words/code-page";

export interface Pty {
  /** The path at which any program can open it. */
  readonly path: string;
  /** Returns false if the text is lost, because nobody has read for a long time. */
  write(text: string): boolean;
  listen(take: (piece: string) => void): void;
  close(): void;
}

/**
 * Makes the port behave like a serial line: nothing is echoed, changed or buffered. The loop keeps the port in
 * existence while no program has it open. It ends with this program, however that ends.
 */
const keeper = `stty raw -echo && tty && while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done`;
const openMs = 30_000;
/** How many characters wait for a reader, besides those in the terminal itself. */
const waitingMax = 4096;

/** Opens a pseudo-terminal. Rejects with the system's reason if it cannot be created. */
export function openPty(): Promise<Pty> {
  const child = spawn("script", ["-q", "-f", "-c", keeper, "/dev/null"], { stdio: ["pipe", "pipe", "ignore"] });
  child.stdout.setEncoding("latin1");
  const close = (): void => void child.kill();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("script: no answer")), openMs);
    let begun = "";
    let take: ((piece: string) => void) | undefined;
    child.on("error", reject);
    child.on("exit", () => reject(new Error("script: ended")));
    child.stdin.on("error", () => {});
    child.stdout.on("data", (piece: string) => {
      if (take !== undefined) return take(decoded(piece));
      begun += piece;
      const [path, rest] = begun.split("\n", 2);
      if (path === undefined || rest === undefined) return;
      clearTimeout(timer);
      take = () => {};
      const write = (text: string): boolean => {
        if (child.stdin.writableLength + text.length > waitingMax) return false;
        child.stdin.write(encoded(text), "latin1");
        return true;
      };
      const listen = (act: (piece: string) => void): void => {
        take = act;
      };
      resolve({ path: path.trim(), write, close, listen });
    });
  });
}

/**
 * A serial port that is made up: its other end is this program. Node cannot open one by itself, so `script` of util-linux
 * does, which every Linux has; docs/decisions.md says why nothing else.
 */
import { spawn } from "node:child_process";

export interface Pty {
  /** Where any program can open it. */
  readonly path: string;
  write(text: string): void;
  listen(take: (piece: string) => void): void;
  close(): void;
}

/**
 * As a serial line: nothing is echoed, changed or held back. The loop keeps the port there while nobody has it open, and ends
 * with this program, however that ends.
 */
const keeper = `stty raw -echo && tty && while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done`;
const openMs = 5000;

/** Rejects with the system's reason where there is no such thing. */
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
      if (take !== undefined) return take(piece);
      begun += piece;
      const [path, rest] = begun.split("\n", 2);
      if (path === undefined || rest === undefined) return;
      clearTimeout(timer);
      take = () => {};
      const write = (text: string): void => void child.stdin.write(text, "latin1");
      const listen = (act: (piece: string) => void): void => {
        take = act;
      };
      resolve({ path: path.trim(), write, close, listen });
    });
  });
}

/** Handles a failing output of `flagfall`: one line and exit code 2, or silence if the reader closed the pipe. */
import { writeSync } from "node:fs";
import { Socket } from "node:net";
import type { Writable } from "node:stream";
import { faultOfOutput } from "../files/output-fault";
import { wordsIn } from "../words/cli";
import type { Language } from "../words/language";

/** Standard output or standard error. */
type Output = Writable & { fd: number; isTTY?: boolean };

export function guardStreams(out: Output, error: Output, language: Language): void {
  for (const stream of [out, error]) writeWhole(stream);
  out.on("error", (fault: NodeJS.ErrnoException) => {
    if (fault.code === "EPIPE") leave();
    else if (isHungUp(out, fault)) hangUp();
    else error.write(`flagfall: ${lineFor(fault, language)}\n`, () => process.exit(2));
  });
  // No output is left for a message. If the reader closed the pipe, the command's own exit code stays.
  error.on("error", (fault: NodeJS.ErrnoException) => {
    if (isHungUp(error, fault)) hangUp();
    else if (fault.code !== "EPIPE") process.exit(2);
  });
}

/** Ends the process. A command that has finished its work keeps its exit code. */
function leave(): void {
  setImmediate(() => process.exit());
}

/** Returns true if the user closed the terminal. */
function isHungUp({ isTTY = false }: Output, { code }: NodeJS.ErrnoException): boolean {
  return isTTY && code === "EIO";
}

/** Ends the process as the system does when a terminal closes. Node's own exit would abort without the terminal. */
function hangUp(): void {
  process.kill(process.pid, "SIGHUP");
}

function lineFor(fault: NodeJS.ErrnoException, language: Language): string {
  return wordsIn(language).cli.errors.output[faultOfOutput(fault)];
}

/** Writes whole chunks. Node writes to a file once, and takes a partial write on a full disk for a complete one. */
function writeWhole(stream: Output): void {
  if (stream instanceof Socket) return;
  stream._write = (chunk: Uint8Array, _, done) => {
    try {
      for (let at = 0; at < chunk.length; ) at += writeSync(stream.fd, chunk, at);
      done();
    } catch (thrown) {
      done(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  };
}

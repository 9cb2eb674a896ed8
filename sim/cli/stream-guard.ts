/** What happens when the output of `flagfall` cannot be written: one line and exit code 2, or silence for a closed pipe. */
import { writeSync } from "node:fs";
import { Socket } from "node:net";
import type { Writable } from "node:stream";
import type { Language } from "../words/language";
import { wordsIn } from "../words/words";
import { faultOfOutput } from "./output-fault";

/** Either standard stream of a process. */
type Output = Writable & { fd: number };

export function guardStreams(out: Output, error: Output, language: Language): void {
  for (const stream of [out, error]) writeWhole(stream);
  out.on("error", (fault: NodeJS.ErrnoException) => {
    if (fault.code === "EPIPE") leave();
    else error.write(`flagfall: ${lineFor(fault, language)}\n`, () => process.exit(2));
  });
  // Nobody is left to tell it to. Whoever closed the pipe gets the exit code of the command all the same.
  error.on("error", (fault: NodeJS.ErrnoException) => {
    if (fault.code !== "EPIPE") process.exit(2);
  });
}

/** Ends the process. A command that has already done all its work still gives its exit code. */
function leave(): void {
  setImmediate(() => process.exit());
}

function lineFor(fault: NodeJS.ErrnoException, language: Language): string {
  return wordsIn(language).cli.errors.output[faultOfOutput(fault)];
}

/** Node writes to a file once, and takes it for whole when the disk had room for a part of it only. */
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

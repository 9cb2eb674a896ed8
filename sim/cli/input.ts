/** Reads input files up to a size limit, from a file, a pipe or a device. */
import { closeSync, openSync, readSync } from "node:fs";

const chunkBytes = 64 * 1024;
const standardInput = "/dev/stdin";

/** Thrown if a file is larger than its limit. */
export class TooLarge extends Error {
  readonly code = "EFBIG";
}

/** Returns the whole file. Throws `TooLarge` above `maxBytes`, or the system's error. */
export function readInput(file: string, maxBytes: number): Buffer {
  // Standard input from another program can be a socket, and a socket cannot be opened by its path.
  if (file === standardInput) return readUpTo(0, maxBytes);
  const descriptor = openSync(file, "r");
  try {
    return readUpTo(descriptor, maxBytes);
  } finally {
    closeSync(descriptor);
  }
}

function readUpTo(descriptor: number, maxBytes: number): Buffer {
  const chunks: Buffer[] = [];
  let total = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(chunkBytes);
    const length = readSync(descriptor, chunk);
    if (length === 0) return Buffer.concat(chunks, total);
    chunks.push(chunk.subarray(0, length));
    total += length;
    if (total > maxBytes) throw new TooLarge(`more than ${maxBytes} bytes`);
  }
}

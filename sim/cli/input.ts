/** The files that commands read: never more of one than its limit, whether it is a file, a pipe or a device. */
import { closeSync, openSync, readSync } from "node:fs";

const chunkBytes = 64 * 1024;
const standardInput = "/dev/stdin";

/** Thrown at a file above its limit. */
export class TooLarge extends Error {
  readonly code = "EFBIG";
}

/** Returns the whole file. Throws `TooLarge` above `maxBytes`, else what the system says. */
export function readInput(file: string, maxBytes: number): Buffer {
  // What another program gave as standard input can be a socket, and no socket can be opened.
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

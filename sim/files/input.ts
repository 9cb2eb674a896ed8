/** Reads input files up to a size limit, from a file, a pipe or a device, and names the fault if that fails. */
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

/** The message for each reason why a file cannot be read. */
export interface ReadFaults<Words> {
  noFile: Words;
  isDirectory: Words;
  tooLarge: Words;
  unreadable: Words;
}

/** Returns the message for an error that `readInput` threw. */
export function readFault<Words>(thrown: unknown, words: ReadFaults<Words>): Words {
  switch (thrown instanceof Error && "code" in thrown ? thrown.code : "") {
    case "ENOENT":
    case "ENOTDIR":
      return words.noFile;
    case "EISDIR":
      return words.isDirectory;
    case "EFBIG":
      return words.tooLarge;
    default:
      return words.unreadable;
  }
}

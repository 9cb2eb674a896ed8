/** What the commands share of the world: where their words go, and why a file could not be read. */

/** Where a command's words go; `watched`: a person sees the progress. */
export interface Streams {
  out(text: string): void;
  error(text: string): void;
  watched: boolean;
  /** Of the terminal that `out` goes to; 0: it goes to a file or another program. */
  columns?: number;
}

export const processStreams: Streams = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  watched: process.stderr.isTTY === true,
  get columns() {
    return process.stdout.columns ?? 0;
  },
};

export interface ReadFaults<Words> {
  noFile: Words;
  isDirectory: Words;
  tooLarge: Words;
  unreadable: Words;
}

/** The words for what `readInput` threw. */
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

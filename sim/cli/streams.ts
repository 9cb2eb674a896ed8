/** Output streams and read errors that all commands share. */

/** The output of a command. `watched` is true if a person sees the progress. */
export interface Streams {
  out(text: string): void;
  error(text: string): void;
  watched: boolean;
  /** The width of the terminal behind `out`; 0 if the output is a file or another program. */
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

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

/** Resolves when the user or the system asks the program to end: Ctrl+C, or a `SIGTERM`. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

/** The part of the wire that a simulated clock of the hall uses. */
export interface LoadLink {
  /** Where a computer finds it, for example `tcp://127.0.0.1:7000`. */
  readonly address: string;
  /** Sends a text. Returns false if nobody listens, and the text is lost. */
  write(text: string): boolean;
  listen(take: (piece: string) => void): void;
  close(): void | Promise<void>;
}

/** Opens the wire of a clock; they are numbered from 0. */
export type OpenLink = (number: number) => Promise<LoadLink>;

export interface Display {
  /** A byte that it was sent while it was selected. */
  take(byte: number, isData: boolean): void;
  /** What is seen, row by row: 1 is ink. */
  pixels(): Uint8Array;
}

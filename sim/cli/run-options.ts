import type { Language } from "../words/language";

export interface RunOptions {
  language: Language;
  runtime?: string | undefined;
  /** The board of the device to simulate. */
  device?: string | undefined;
  /** Print what the image of the board computes. */
  cycles?: boolean | undefined;
  json?: boolean | undefined;
  /** Files to write. */
  junit?: string | undefined;
  vcd?: string | undefined;
  pgn?: string | undefined;
  /** Let knights stand for the moves in the PGN. */
  knights?: boolean | undefined;
  /** The folder for the device's screenshots. */
  png?: string | undefined;
  /** The file of the device's flash. It is read if it exists, and written at the end. */
  store?: string | undefined;
}

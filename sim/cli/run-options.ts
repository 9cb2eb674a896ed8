import type { Language } from "../words/language";

export interface RunOptions {
  language: Language;
  runtime?: string | undefined;
  /** The board of a device. */
  device?: string | undefined;
  json?: boolean | undefined;
  /** Files to write. */
  junit?: string | undefined;
  vcd?: string | undefined;
  pgn?: string | undefined;
  /** The folder of a device's pictures. */
  png?: string | undefined;
  /** A device's flash: read if it is there, and written. */
  store?: string | undefined;
}

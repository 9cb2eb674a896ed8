/** Describes an image that the page offers to download. */
import type { Language } from "../words/language";

export interface FirmwareLink {
  board: string;
  title: string;
  language: Language;
  /** The address, relative to the page. */
  file: string;
  bytes: number;
}

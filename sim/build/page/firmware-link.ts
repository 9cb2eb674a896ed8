/** Describes an image that the page offers to download. */
import type { DisplayCode } from "../../words/clock-languages";

export interface FirmwareLink {
  board: string;
  title: string;
  language: DisplayCode;
  /** The address, relative to the page. */
  file: string;
  bytes: number;
}

import type { DisplayPins } from "../../board-defs/board";

export type PinName = keyof DisplayPins;

/** A display as a bus sees it. Every driver of hal/pico has one that decodes its bytes. */
export interface Display {
  /** Takes a byte of the bus, even if it is not addressed to this display. */
  take(byte: number): void;
  /** Takes the new level of one of the display's pins. */
  change(pin: PinName, isHigh: boolean): void;
  /** Returns the visible pixels row by row. 1 is ink. */
  pixels(): Uint8Array;
}

/** The levels of a display's pins. They are low at first. */
export type Levels = Partial<Record<PinName, boolean>>;

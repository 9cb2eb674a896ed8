import type { DisplayPins } from "../../board-defs/board";

export type PinName = keyof DisplayPins;

/** A display as a bus sees it. Every driver of hal/pico has one that decodes its bytes. */
export interface Display {
  /** Takes a byte that went out on the bus, whether it is meant or not. */
  take(byte: number): void;
  /** Takes the new level of one of its pins. */
  change(pin: PinName, isHigh: boolean): void;
  /** Returns what is seen, row by row; 1 is ink. */
  pixels(): Uint8Array;
}

/** The levels of a display's pins, low at first. */
export type Levels = Partial<Record<PinName, boolean>>;

import type { Screen } from "../hal";

/**
 * The chip that drives the display: one file for each kind. Pixels are in the picture that native/picture.c keeps, in
 * the lines that this chip takes.
 */
export interface Display {
  /** Resets and starts the chip. */
  start(this: void): void;
  readonly fill: Screen["fill"];
  readonly write: Screen["write"];
  /** Sends every line that changed. They may still be on their way when it returns. */
  send(this: void): void;
  /** Switches the light, if the display has one. */
  light(this: void, lit: boolean): void;
}

/** The pins of a display on SPI0, or −1 for those that it lacks. */
export interface DisplayPins {
  readonly clock: number;
  readonly data: number;
  readonly select: number;
  /** This pin is high while bytes are pixels, and low while they are commands. */
  readonly command: number;
  readonly reset: number;
  /** This pin is high while the display shows its picture. */
  readonly enable: number;
  /** This pin has a square wave that inverts the voltage of a liquid crystal. */
  readonly inversion: number;
  readonly light: number;
}

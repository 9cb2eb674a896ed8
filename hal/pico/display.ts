/** The chip that drives the display: one file for each kind. Pixels are in the picture that native/picture.c keeps. */
export interface Display {
  /** Resets and starts it. */
  start(this: void): void;
  /** Sends a part of the picture: columns from `left` up to `right`, pages of 8 rows from `first` up to `end`; both outside. */
  send(this: void, left: number, right: number, first: number, end: number): void;
  /** Switches its light, if it has one. */
  light(this: void, lit: boolean): void;
}

/** The pins of a display on SPI0; −1: there is none. */
export interface DisplayPins {
  readonly clock: number;
  readonly data: number;
  readonly select: number;
  readonly command: number;
  readonly reset: number;
  readonly light: number;
}

/**
 * Defines what the clock needs of a board, and no more than hardware can keep. Each back-end (`espruino/`,
 * `pico/`, `virtual/`) is a folder with the same file names, one for each part below. If a board lacks a part, a silent
 * one takes its place: callers never check.
 *
 * An instant is the board's counter in whole ms modulo 2³⁰. It has any value at power-on, and nothing sets it while the
 * power is on. The board never calls a handler from inside a call into the board. Handlers run one after another.
 */
import type { Reset } from "./reset";

/** Every contact that a board may have, by its role: two levers, four keys, and each player's own key for speech. */
export const enum Switch {
  Left = 0,
  Right = 1,
  Menu = 2,
  Start = 3,
  Minus = 4,
  Plus = 5,
  LeftAsk = 6,
  RightAsk = 7,
}

export interface Time {
  /** Returns the counter now. Only entry points need it: handlers receive the instant as an argument. */
  now(this: void): number;
  /**
   * Sets the handler of wakes. Call it once, at start. `nowMs` is at or after the requested instant, never before.
   * Edges from before `nowMs` reach their handler first.
   */
  onWake(this: void, wake: (this: void, nowMs: number) => void): void;
  /**
   * Requests one wake in `ms` (at least 1), or as soon afterwards as the board can. A later call replaces an earlier
   * one. −1 cancels the wake.
   */
  wakeIn(this: void, ms: number): void;
  /**
   * Makes the counter run faster than the board's own clock from now on, by `ppb` billionths, −1,000,000 to 1,000,000.
   * At power-on it is 0. The counter does not jump. Call it between games only: earlier stamps, and a wake already
   * requested, keep the old pace.
   */
  trim(this: void, ppb: number): void;
}

export interface Contacts {
  /**
   * Sets the handler of edges, bounce included. Call it once, at start. The edges of each contact come in the order of
   * their stamps. Where the board can, the interrupt takes `atMs`, so it may lie before `nowMs`.
   */
  onEdge(this: void, edge: (this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number) => void): void;
  /** Returns true if a contact is closed now. A contact that the board lacks is open. */
  isClosed(this: void, contact: Switch): boolean;
  /** Returns true once after the board lost edges, because too many came before it could handle them. */
  hasOverflowed(this: void): boolean;
}

/** The alignment of a text in its box. */
export const enum Align {
  Left = -1,
  Middle = 0,
  Right = 1,
}

/**
 * The measures of a time's large digits in their box, in px, in this order:
 * - left edge of the first digit
 * - width of a digit
 * - distance between two level segments
 * - stroke width
 * - length of an upright segment
 * - gap between digits
 * - gap beside a colon
 * - left edge of the last digit
 */
export type Grid = readonly number[];

/** A display with one bit a pixel; 0,0 is the top left. It cuts off everything outside. */
export interface Screen {
  /** Makes a rectangle dark (`lit`: ink) or clear. `width` and `height` are at least 1 px. */
  fill(this: void, x: number, y: number, width: number, height: number, lit: boolean): void;
  /**
   * Clears a box of `width` by `size` × 8 px and writes one line of text into it, cut off at its edges. A `size` of 1
   * or more enlarges the font of hal/font.ts. `reversed` writes clear letters on dark. The text after the first pair of
   * spaces is aligned to the right edge.
   */
  write(
    this: void,
    x: number,
    y: number,
    width: number,
    size: number,
    align: Align,
    reversed: boolean,
    text: string,
  ): void;
  /** Draws a large digit, 0 to 9 or `-`, with its top left at `x`, `y`, over whatever digit is there (hal/digit.ts). */
  digit(this: void, x: number, y: number, grid: Grid, digit: string): void;
  /** Shows everything drawn since the last call at once. Sends nothing if nothing was drawn. */
  show(this: void): void;
}

/** The heights of a flag that players can feel. From `Rest` on it rises by ones up to `Upright`. */
export const enum Height {
  Fallen = -1,
  Rest = 0,
  Upright = 5,
}

/** The signs beside the display: lamps, or flags that players can feel. */
export interface Flags {
  /** Raises or lowers the sign of a fallen flag on the left and right. It stays as set. */
  raise(this: void, left: boolean, right: boolean): void;
  /** Shows whose clock runs. */
  run(this: void, left: boolean, right: boolean): void;
  /**
   * Moves the flags that players can feel to their heights, −1 to 5 (`Height`), and returns at once. Undefined if there
   * are none.
   */
  lift?(this: void, left: number, right: number): void;
}

export interface Buzzer {
  /**
   * Sounds a pattern and returns at once. The pattern is pairs of pitch in Hz (0 for silence) and length in ms. It
   * replaces a pattern that still sounds.
   */
  play(this: void, pattern: readonly number[]): void;
  /** Sets the volume of what is played from now on, 1 to 9, at power-on 9. Undefined if the board has one volume. */
  setVolume?(this: void, level: number): void;
}

/**
 * Bytes that survive a power loss, in pages. An erased byte is 255, and a write can only clear bits. Callers write
 * whole words of 4 bytes at multiples of 4, each word once between erases. They may clear a word to 0 once more. A
 * power cut can leave any bits unchanged in the word being written, or in the page being erased.
 */
export interface Store {
  /** The number of pages; 0 if the board can keep nothing. */
  readonly pages: number;
  readonly pageBytes: number;
  /** Returns `count` bytes of a page from `at` on. Returns an empty list if one is unreadable or outside. */
  read(this: void, page: number, at: number, count: number): readonly number[];
  /** Returns true if the rest of a page from `at` on is erased. It is quick: a page takes a few ms. */
  isErased(this: void, page: number, at: number): boolean;
  /** Writes bytes from `at` on. Returns false if the write failed or would leave the page. */
  write(this: void, page: number, at: number, bytes: readonly number[]): boolean;
  /**
   * Erases a page. It may stall the board for 85 ms, or 400 ms at worst, and a board may stamp edges late meanwhile.
   * Call it at most once in a handler. While a clock runs, call it only right after a press, and only if the state of
   * the game could not be kept otherwise. Returns false if it failed.
   */
  erase(this: void, page: number): boolean;
  /** Returns the low 16 bits of the CRC-32 of some bytes. The runtime computes it if it can. */
  check(this: void, bytes: readonly number[]): number;
}

export interface Battery {
  /** Returns the supply voltage under load in mV, or 0 if the board cannot measure it. */
  supplyMv(this: void): number;
}

/** The ears of a `Voice`: an earphone on each side, or both at once. */
export const enum Ear {
  Left = 1,
  Right = 2,
  Both = 3,
}

/** Speaks recorded phrases into an earphone on each side. No call waits for the end of a sound. */
export interface Voice {
  /** Returns true if the board has the phrases of a language, a `Language`. */
  speaks(this: void, tongue: number): boolean;
  /**
   * Says phrases one after another into an ear. They replace whatever that ear still hears; the other ear hears
   * nothing of it. The board leaves out a phrase that it does not have.
   */
  say(this: void, ear: Ear, tongue: number, phrases: readonly number[]): void;
  /** Ends the sound in an ear. */
  stop(this: void, ear: Ear): void;
  /** Returns true while an ear hears something. */
  isBusy(this: void, ear: Ear): boolean;
  /** Sets the volume of both ears, 1 to 9. At power-on it is 5. */
  setVolume(this: void, level: number): void;
}

/** Vibration motors: one on each side, which that player alone feels. */
export interface Touch {
  /**
   * Vibrates a pattern and returns at once. The pattern is lengths in ms: on, off, on, off. It replaces a pattern that
   * still goes on at that side. The other side feels nothing of it.
   */
  vibrate(this: void, side: Ear, pattern: readonly number[]): void;
}

/** Exchanges lines of text with a computer. It is closed while nothing is plugged in. */
export interface Link {
  /**
   * Sets the handler of lines. It receives whole lines, without their end. Half lines wait. Empty lines and lines of
   * more than 230 characters are dropped.
   */
  onLine(this: void, receive: (this: void, line: string, nowMs: number) => void): void;
  /**
   * Sends a line. It may keep the board busy while the line goes out, 50 ms for 500 characters. That happens only while
   * a computer listens, and edges are stamped meanwhile. Returns false, and sends nothing, if the link is closed or its
   * buffer is full.
   */
  send(this: void, line: string): boolean;
  /** Returns the sum of a text's character codes modulo 256. The codes are those that the wire carries. */
  sum(this: void, text: string): number;
  /**
   * Returns the letter with this code: the inverse of `sum` for one letter. Returns an empty text for a code without a
   * letter.
   */
  letter(this: void, code: number): string;
}

export interface Watchdog {
  /** Starts the watchdog: the board restarts once it is stuck for `periodMs`. Waiting for a wake does not count. */
  start(this: void, periodMs: number): void;
  /** Postpones the restart, within long work that has an end. Undefined if the watchdog runs only after the start. */
  feed?(this: void): void;
  /** Returns what started the board. Undefined if the runtime does not tell. */
  reason?(this: void): Reset;
}

export interface Power {
  /** Switches the display's light. */
  light(this: void, lit: boolean): void;
  /** Restarts the board, as after power-on. The call may not return. */
  restart(this: void): void;
}

/** A board that a back-end has made. */
export interface Hal {
  readonly time: Time;
  readonly contacts: Contacts;
  readonly screen: Screen;
  readonly flags: Flags;
  readonly buzzer: Buzzer;
  readonly store: Store;
  readonly battery: Battery;
  /** Undefined if the board cannot speak, or has no recordings: then it offers no speech. An entry point may add it. */
  voice?: Voice | undefined;
  /** Undefined if the board has no vibration motors. Then nothing calls this part either. */
  readonly touch?: Touch | undefined;
  readonly link: Link;
  readonly watchdog: Watchdog;
  readonly power: Power;
  /** Returns a line of the last self-test, from place 0 on; empty after the last. Undefined if the board has none. */
  readonly selfTest?: ((this: void, place: number) => string) | undefined;
}

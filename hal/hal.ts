/**
 * What the clock needs of a board, and no more than hardware can keep. The back-ends `espruino/` and `virtual/` have
 * the same file names, one for each part below. A board without a part has one that does nothing: no caller asks.
 *
 * An instant is the board's counter: whole ms modulo 2³⁰, anything at power-on, never set while the power is on.
 * A handler is never called from inside a call into the board; handlers run one after another.
 */

/** Every contact a board may have: two levers and four keys, by what they are for. */
export const enum Switch {
  Left = 0,
  Right = 1,
  Menu = 2,
  Start = 3,
  Minus = 4,
  Plus = 5,
}

export interface Time {
  /** The counter now. For entry points; whoever is called by a handler has been told. */
  now(this: void): number;
  /**
   * Who is told that an asked-for instant has come; `nowMs` is at or after it, never before. Edges that came before
   * `nowMs` have been told by then. Called once, at start.
   */
  onWake(this: void, wake: (this: void, nowMs: number) => void): void;
  /** Wakes once, in `ms` (at least 1) or as soon after as the board can. A later call replaces the earlier; −1: never. */
  wakeIn(this: void, ms: number): void;
  /**
   * From now on the counter goes by so many billionths faster than the board's own clock, −1,000,000 to 1,000,000; 0 at
   * power-on. It does not jump. For between games: stamps of before, and a wake that was asked for, belong to the old pace.
   */
  trim(this: void, ppb: number): void;
}

export interface Contacts {
  /**
   * Who is told of every edge, bounce included, in the order of their stamps for each contact: `atMs` was taken in the
   * interrupt where the board can, and may lie before `nowMs`. Called once, at start.
   */
  onEdge(this: void, edge: (this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number) => void): void;
  /** Whether a contact is closed now. One that the board lacks is open. */
  isClosed(this: void, contact: Switch): boolean;
  /** True once after edges were lost because too many came before they could be handled. */
  hasOverflowed(this: void): boolean;
}

/** Where a text stands in its box. */
export const enum Align {
  Left = -1,
  Middle = 0,
  Right = 1,
}

/** One bit a pixel; 0,0 is the top left. What lies outside is cut off. */
export interface Screen {
  /** Makes a rectangle dark (`lit`: ink) or clear; `width` and `height` of at least 1 px. */
  fill(this: void, x: number, y: number, width: number, height: number, lit: boolean): void;
  /**
   * Clears a box of `width` by `size` × 8 px and writes one line of text into it, cut off at its edges. `size` 1 or
   * more enlarges the font of hal/font.ts. `reversed`: clear letters on dark. After two spaces, the first such pair,
   * what follows stands at the right edge.
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
  /** Everything drawn since the last time is seen at once. Nothing is sent where nothing was drawn. */
  show(this: void): void;
}

/** The signs beside the display: lamps, or flags that can be felt. */
export interface Flags {
  /** A fallen flag, on the left or right; stays as set. */
  raise(this: void, left: boolean, right: boolean): void;
  /** Whose clock runs. */
  run(this: void, left: boolean, right: boolean): void;
}

export interface Buzzer {
  /** Sounds a pattern and returns at once: pairs of pitch in Hz (0: silence) and length in ms. Replaces what still sounds. */
  play(this: void, pattern: readonly number[]): void;
}

/**
 * Bytes that outlast the power, in pages. An erased byte is 255; a write can only clear bits. Whoever writes does so in
 * whole words of 4 bytes at multiples of 4, each once between erases; clearing it to 0 once more is allowed. A cut of the
 * power leaves a word, or a page that was being erased, with any of its bits as they were.
 */
export interface Store {
  /** 0 where nothing can be kept. */
  readonly pages: number;
  readonly pageBytes: number;
  /** `count` bytes of a page from `at` on, 0 to 255 each; an empty list where they cannot be read or leave the page. */
  read(this: void, page: number, at: number, count: number): readonly number[];
  /** Whether all of a page from `at` on is erased. Quick: a page takes a few ms. */
  isErased(this: void, page: number, at: number): boolean;
  /** Writes bytes from `at` on. False where they did not take, or would leave the page. */
  write(this: void, page: number, at: number, bytes: readonly number[]): boolean;
  /** Erases a page. False where it did not take. May stall the board for 85 ms: never while a clock runs. */
  erase(this: void, page: number): boolean;
  /** The low 16 bits of the CRC-32 of some bytes, by the runtime itself where it has one. */
  check(this: void, bytes: readonly number[]): number;
}

export interface Battery {
  /** The supply under load, mV; 0 where the board cannot tell. */
  supplyMv(this: void): number;
}

/** Lines of text to and from a computer; closed while nothing is plugged in. */
export interface Link {
  /** Who is told of a whole line, without its end. Half lines wait; empty ones and those of more than 230 characters are none. */
  onLine(this: void, receive: (this: void, line: string, nowMs: number) => void): void;
  /**
   * Sends a line. False, and nothing is sent, where the link is closed or its buffer full. May keep the board busy while
   * the line goes out, 50 ms for 500 characters: only while a computer listens, and edges are stamped meanwhile.
   */
  send(this: void, line: string): boolean;
  /** The sum of the codes of a text's letters modulo 256; of Latin-1, which is what goes over the wire. */
  sum(this: void, text: string): number;
  /** The letter with this code: what `sum` says of one letter, the other way round. Empty for what is no letter there. */
  letter(this: void, code: number): string;
}

export interface Watchdog {
  /** From now on the board restarts when it has been stuck for `periodMs`. Waiting for a wake is not being stuck. */
  start(this: void, periodMs: number): void;
}

export interface Power {
  /** The display's light. */
  light(this: void, lit: boolean): void;
  /** Starts the board anew, as if the power had come. May not return. */
  restart(this: void): void;
}

/** A board, made by a back-end. */
export interface Hal {
  readonly time: Time;
  readonly contacts: Contacts;
  readonly screen: Screen;
  readonly flags: Flags;
  readonly buzzer: Buzzer;
  readonly store: Store;
  readonly battery: Battery;
  readonly link: Link;
  readonly watchdog: Watchdog;
  readonly power: Power;
}

/** Declares all functions that the part in C provides. native/chip.h lists the same functions. */
import type { Align, Grid } from "../hal";

/** Addresses of registers are 32 bits; those from 2³¹ on are negative. */
export interface Chip {
  /** Returns the counter. */
  now(this: void): number;
  /** Sets the only alarm to an instant of the counter. An instant in the past wakes at once. −1 clears it. */
  alarm(this: void, atMs: number): void;
  /** Makes the counter faster than the crystal by so many billionths from now on. */
  trim(this: void, ppb: number): void;
  /** Returns true once after an edge found no room in the queue. */
  overflowed(this: void): boolean;
  /** Makes a rectangle of the picture lit or dark. */
  fill(this: void, x: number, y: number, width: number, height: number, lit: boolean): void;
  /** Draws a large digit, as `Screen.digit` promises. */
  digit(this: void, x: number, y: number, grid: Grid, digit: string): void;
  /** Writes a text into the picture, as `Screen.write` promises. */
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
  /**
   * Begins to send the lines that changed, to a display whose first column has this number. If some are on their way,
   * the others follow them.
   */
  show(this: void, column: number): void;
  /** Returns true while lines are on their way. */
  sending(this: void): boolean;
  /** Clears the picture, and a display that takes rows. */
  clear(this: void): void;
  /** Erases the sector of flash that begins at a place, counted from the start of the flash. */
  erase(this: void, at: number): void;
  /** Programs bytes of flash. Programming can only clear bits. */
  program(this: void, at: number, bytes: readonly number[]): void;
  erased(this: void, at: number, count: number): boolean;
  /** Returns the low 16 bits of the CRC-32 of bytes. */
  check(this: void, bytes: readonly number[]): number;
  /**
   * Sends a line on UART0, and on USB while a program listens there. Returns false if UART0's buffer has no room. A
   * program on USB that does not read loses lines.
   */
  send(this: void, line: string): boolean;
  /** Lets the port on USB begin or end. Its controller must be on, without interrupts. */
  usb(this: void, on: boolean): void;
  sum(this: void, text: string): number;
  letter(this: void, code: number): string;
  /** Returns a word. */
  peek(this: void, address: number): number;
  byte(this: void, address: number): number;
  poke(this: void, address: number, value: number): void;
  /** Sets the level of an output. */
  drive(this: void, pin: number, high: boolean): void;
  /** Returns the level of an input, 0 or 1. */
  level(this: void, pin: number): number;
  /** Returns the address of the record that native/voice.c plays. */
  voice(this: void): number;
  /** Returns the address of the record that native/selftest.c keeps. */
  report(this: void): number;
  /** Adds a result to the last self-test, and sends it on UART0. The value is right from `least` to `most`. */
  note(this: void, name: string, value: number, least: number, most: number): void;
}

/** The functions that the part in C calls, never two at a time. Instants are those of the counter. */
export interface Handlers {
  onWake: (this: void, nowMs: number) => void;
  onEdge: (this: void, pin: number, level: number, atMs: number, nowMs: number) => void;
  onLine: (this: void, line: string, nowMs: number) => void;
  /** Handles an error in another handler. */
  onFault: (this: void, message: string) => void;
}

/** The one table that the program shares with the part in C. */
declare const _G: Chip & Handlers;

export const chip: Chip = _G;

/** Hands over the handlers at start. */
export function setHandlers(handlers: Handlers): void {
  _G.onWake = handlers.onWake;
  _G.onEdge = handlers.onEdge;
  _G.onLine = handlers.onLine;
  _G.onFault = handlers.onFault;
}

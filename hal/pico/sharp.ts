/**
 * Sharp's memory display LS027B7DH01, 400 × 240. It shows what it was sent without being sent it again. Its data sheet
 * asks for a wave that inverts the voltage of the crystal: here from a pin, so that a program that hangs harms nothing.
 */
import { divide } from "../../firmware/core/divide";
import { chip } from "./chip";
import type { Display, DisplayPins } from "./display";
import { makeOutput } from "./pins";
import { startWave } from "./pwm";
import { copyWords, isSending, openSpi, sendCommand, sendMemory } from "./spi";
import { onSent, Waiter, waitFor } from "./time";

const MOST_HZ = 2000000;
const BYTES_PER_MS = 250;
/** How much later than its bytes the display is let go, and how long it is waited for if that was too soon. */
const SLACK_MS = 4;
const ROWS = 240;
/** A line of the picture, with the row's number before the pixels and an empty byte behind. */
const LINE_BYTES = 52;
/** Half of all rows. A second changes no more; the driver then does not ask which rows hold ink. */
const HALF_BYTES = 6240;
/** Bit 0 of a row's number goes first: in a byte it is the highest. */
const HIGHEST_BIT = 128;
/** Commands: write rows; clear all. */
const WRITE = -2147483647 - 1; // 0x80 in the highest byte of a word
const CLEAR = 32;

let pins: DisplayPins;
/** Where the rows that are sent lie: behind the picture, after a word that ends in the command. */
let outgoing: number;
/** Rows changed while others were on their way. */
let isBehind = false;

export function createSharp(wired: DisplayPins): Display {
  pins = wired;
  outgoing = chip.picture() + ROWS * LINE_BYTES;
  onSent(rest);
  return { start: start, send: send, light: light };
}

/** The display is selected while its pin is high. */
function start(this: void): void {
  openSpi(pins, MOST_HZ);
  makeOutput(pins.enable);
  numberRows();
  clear();
  startWave(pins.inversion);
  chip.drive(pins.enable, true);
}

/** Writes the numbers of the rows, 1 to 240, before their pixels. */
function numberRows(): void {
  const picture = chip.picture();
  const numbers = [0];
  let bit = HIGHEST_BIT;
  for (let count = 1; count <= HIGHEST_BIT; count += count) {
    for (let i = 0; i < count; i++) numbers[count + i] = numbers[i] + bit;
    bit = divide(bit, 2);
  }
  for (let row = 0; row < ROWS; row++) chip.poke(picture + row * LINE_BYTES, numbers[row + 1]);
}

/**
 * Copies the rows that changed, and begins to send them. If fewer rows hold ink, it clears the display and sends those.
 * If other rows are on their way, these wait for `rest`.
 */
function send(this: void): void {
  isBehind = isSending();
  if (isBehind) return;
  let count = copyRows(outgoing + 4, false);
  if (count === 0) return;
  if (count > HALF_BYTES && inkBytes() < count) {
    count = copyRows(outgoing + 4, true);
    clear();
  }
  chip.poke(outgoing, WRITE);
  chip.poke(outgoing + 4 + count, 0);
  select();
  sendMemory(outgoing + 3, count + 2);
  waitFor(Waiter.Display, divide(count, BYTES_PER_MS) + SLACK_MS);
}

/** Begins a command. */
function select(): void {
  chip.drive(pins.select, false);
  chip.drive(pins.select, true);
}

/** Makes all rows blank. It takes 8 µs. */
function clear(): void {
  select();
  sendCommand(pins, [CLEAR, 0]);
  chip.drive(pins.select, false);
}

/** Returns the number of bytes in the rows that hold ink. */
function inkBytes(): number {
  let count = 0;
  let first = chip.seek(0, true, true);
  while (first < ROWS) {
    const end = chip.seek(first, false, true);
    count += (end - first) * LINE_BYTES;
    first = chip.seek(end, true, true);
  }
  return count;
}

/** Copies the rows that changed, or those that hold ink. Returns the number of bytes that it copied. */
function copyRows(to: number, byInk: boolean): number {
  let count = 0;
  let first = chip.seek(0, true, byInk);
  while (first < ROWS) {
    const end = chip.seek(first, false, byInk);
    copyWords(chip.picture() + first * LINE_BYTES, to + count, divide((end - first) * LINE_BYTES, 4));
    count += (end - first) * LINE_BYTES;
    first = chip.seek(end, true, byInk);
  }
  return count;
}

/** Lets go of the display once all has gone out, and sends what changed meanwhile. */
function rest(this: void): void {
  if (isSending()) {
    waitFor(Waiter.Display, SLACK_MS);
    return;
  }
  chip.drive(pins.select, false);
  if (isBehind) send();
}

/** It reflects what light there is. */
function light(this: void): void {}

import type { Link } from "../hal";
import { now } from "./time";

const BAUD = 115200;
const LINE_MAX = 230;

/** The pins of the serial port. */
export interface Cable {
  readonly receivePin: Pin;
  readonly transmitPin: Pin;
}

/**
 * The longest piece of input that we accept. A longer one comes from a sender that does not wait for answers. Edges
 * wait in the same queue of 1,024 bytes.
 */
const PIECE_MAX = 500;
const PENALTY_MS = 10000;

let cable: Cable | undefined;
let isOpen = false;
let hear: (this: void, line: string, nowMs: number) => void;
/** The beginning of an unfinished line. */
let begun = "";

/**
 * Creates the link. A cable that is plugged in holds its line high. Only then the port is opened, because it draws a
 * milliampere.
 */
export function createLink(used: Cable | undefined): Link {
  cable = used;
  if (used !== undefined) {
    pinMode(used.receivePin, "input_pulldown");
    if (digitalRead(used.receivePin) > 0) open();
  }
  Serial1.on("data", takePiece);
  return { onLine: onLine, send: send, sum: sum, letter: letter };
}

/** Opens the port with XON and XOFF. A computer that obeys them pauses before the queue is full. */
function open(this: void): void {
  if (cable === undefined) return;
  Serial1.setup(BAUD, { rx: cable.receivePin, tx: cable.transmitPin, flow: "xon" });
  isOpen = true;
}

function onLine(this: void, act: (this: void, line: string, nowMs: number) => void): void {
  hear = act;
}

/**
 * Handles a piece of input. Of a line that is too long, keeps one letter too many until its end comes. Closes the port
 * for a while after a piece that is too long.
 */
function takePiece(this: void, part: string): void {
  if (part.length > PIECE_MAX) {
    isOpen = false;
    begun = "";
    Serial1.unsetup();
    setTimeout(open, PENALTY_MS);
    return;
  }
  begun += part;
  let end = begun.indexOf("\n");
  while (end >= 0) {
    const line = begun.slice(0, end).trim();
    begun = begun.slice(end + 1);
    if (line !== "" && line.length <= LINE_MAX) hear(line, now());
    end = begun.indexOf("\n");
  }
  begun = begun.slice(0, LINE_MAX + 1);
}

function send(this: void, line: string): boolean {
  if (isOpen) Serial1.println(line);
  return isOpen;
}

function sum(this: void, text: string): number {
  return E.sum(text) & 255;
}

function letter(this: void, code: number): string {
  return code < 32 || code > 255 ? "" : String.fromCharCode(code);
}

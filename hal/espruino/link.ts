import type { Link } from "../hal";
import { now } from "./time";

const BAUD = 115200;
const LINE_MAX = 230;

/** The serial port's pins. */
export interface Cable {
  readonly receivePin: Pin;
  readonly transmitPin: Pin;
}

/** More in one piece comes from somebody who does not wait for answers: the queue that edges wait in too has 1,024 bytes. */
const PIECE_MAX = 500;
const PENALTY_MS = 10000;

let cable: Cable | undefined;
let isOpen = false;
let hear: (this: void, line: string, nowMs: number) => void;
/** What came of a line so far. */
let begun = "";

/** A cable that is plugged in holds its line high. Only then the port is opened, which takes a milliampere. */
export function createLink(used: Cable | undefined): Link {
  cable = used;
  if (used !== undefined) {
    pinMode(used.receivePin, "input_pulldown");
    if (digitalRead(used.receivePin) > 0) open();
  }
  Serial1.on("data", takePiece);
  return { onLine: onLine, send: send, sum: sum, letter: letter };
}

/** With XON and XOFF a computer that keeps to them is told to wait before the queue is full. */
function open(this: void): void {
  if (cable === undefined) return;
  Serial1.setup(BAUD, { rx: cable.receivePin, tx: cable.transmitPin, flow: "xon" });
  isOpen = true;
}

function onLine(this: void, act: (this: void, line: string, nowMs: number) => void): void {
  hear = act;
}

/** Of a line that is too long one letter too many is kept, until its end comes. Whoever floods us is not heard for a while. */
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

import type { Link } from "../hal";
import { now } from "./time";

const BAUD = 115200;
const LINE_MAX = 200;

/** The serial port's pins. */
export interface Cable {
  readonly receivePin: Pin;
  readonly transmitPin: Pin;
}

let isOpen = false;
let hear: (this: void, line: string, nowMs: number) => void;
/** What came of a line so far. */
let begun = "";

/** A cable that is plugged in holds its line high. Only then the port is opened, which takes a milliampere. */
export function createLink(cable: Cable | undefined): Link {
  if (cable !== undefined) {
    pinMode(cable.receivePin, "input_pulldown");
    isOpen = digitalRead(cable.receivePin) > 0;
    if (isOpen) Serial1.setup(BAUD, { rx: cable.receivePin, tx: cable.transmitPin });
  }
  Serial1.on("data", take);
  return { onLine: onLine, send: send };
}

/**
 * Nobody reprograms the clock, neither by radio nor by cable. A board that is started with its first key held skips our
 * script, and with it this.
 */
export function closeConsole(): void {
  NRF.sleep();
  E.setConsole(null, { force: true });
}

function onLine(this: void, act: (this: void, line: string, nowMs: number) => void): void {
  hear = act;
}

/** Of a line that is too long one letter too many is kept, until its end comes. */
function take(this: void, part: string): void {
  const lines = (begun + part).split("\n");
  const last = lines.length - 1;
  begun = lines[last].slice(0, LINE_MAX + 1);
  for (let i = 0; i < last; i++) {
    const line = lines[i].trim();
    if (line.length <= LINE_MAX) hear(line, now());
  }
}

function send(this: void, line: string): boolean {
  if (isOpen) Serial1.println(line);
  return isOpen;
}

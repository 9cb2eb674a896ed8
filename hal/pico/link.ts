import type { Link } from "../hal";
import { chip } from "./chip";
import { lendPin, PinUse } from "./pins";
import { beginHandler } from "./time";
import { openUart, UART0, Way } from "./uart";
import { tellRefusal } from "./usb";

const INTERRUPTS = UART0 + 56;

/** The serial port's pins. */
export interface Cable {
  readonly receivePin: number;
  readonly transmitPin: number;
  readonly baud: number;
}

/** The function to call for each line. */
interface Called {
  line: (this: void, line: string, nowMs: number) => void;
}

const called: Called = { line: ignore };

/** Opens the port. Without a cable it costs nothing, because its input is held at rest. */
export function createLink(cable: Cable): Link {
  lendPin(cable.receivePin, PinUse.Uart, true);
  lendPin(cable.transmitPin, PinUse.Uart, true);
  openUart(UART0, cable.baud, Way.Both);
  chip.poke(INTERRUPTS, 80); // bytes came
  return { onLine: onLine, send: chip.send, sum: chip.sum, letter: chip.letter };
}

function onLine(this: void, act: (this: void, line: string, nowMs: number) => void): void {
  called.line = act;
}

/** Reports a whole line from the chip's queue. */
export function takeLine(this: void, line: string, nowMs: number): void {
  beginHandler(nowMs);
  called.line(line, nowMs);
  if (line.indexOf("hello") >= 0) tellRefusal();
}

function ignore(this: void): void {}

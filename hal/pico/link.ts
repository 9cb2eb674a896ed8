import { divide, remainder } from "../../firmware/core/divide";
import type { Link } from "../hal";
import { chip } from "./chip";
import { lendPin, PinUse } from "./pins";
import { beginHandler } from "./time";

const UART0 = 1073954816; // 0x40034000
const BAUD_WHOLE = UART0 + 36;
const BAUD_PART = UART0 + 40;
const LINE_CONTROL = UART0 + 44;
const CONTROL = UART0 + 48;
const INTERRUPTS = UART0 + 56;
/** 4 times 12 MHz: a bit takes 16 cycles of the divided clock, and the divider counts 64ths. */
const CLOCK_X4_HZ = 48000000;

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
  const divider = divide(CLOCK_X4_HZ, cable.baud);
  chip.poke(BAUD_WHOLE, divide(divider, 64));
  chip.poke(BAUD_PART, remainder(divider, 64));
  chip.poke(LINE_CONTROL, 112); // 8 bits, buffers on
  chip.poke(CONTROL, 769); // both ways
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
}

function ignore(this: void): void {}

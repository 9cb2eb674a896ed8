/** The two serial ports of the chip. */
import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";

export const UART0 = 1073954816; // 0x40034000
export const UART1 = 1073971200; // 0x40038000
const BAUD_WHOLE = 36;
const BAUD_PART = 40;
const LINE_CONTROL = 44;
const CONTROL = 48;
/** 4 times 12 MHz: a bit takes 16 cycles of the divided clock, and the divider counts 64ths. */
const CLOCK_X4_HZ = 48000000;
/** A byte has 8 bits, and the port has buffers for some of them. */
const BUFFERED_BYTES = 112;

/** The directions in which a port carries bytes. */
export const enum Way {
  Out = 257,
  Both = 769,
}

export function openUart(port: number, baud: number, way: Way): void {
  const divider = divide(CLOCK_X4_HZ, baud);
  chip.poke(port + BAUD_WHOLE, divide(divider, 64));
  chip.poke(port + BAUD_PART, remainder(divider, 64));
  chip.poke(port + LINE_CONTROL, BUFFERED_BYTES);
  chip.poke(port + CONTROL, way);
}

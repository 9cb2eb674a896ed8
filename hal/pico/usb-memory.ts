/** The memory that the chip's USB part shares with the program: settings, and the buffers of packets. */
import { chip } from "./chip";

export const MEMORY = 1343225856; // 0x50100000
export const REGISTERS = 1343291392; // 0x50110000

/** The bit that says that the buffer holds a packet to send. */
export const BUFFER_FULL = 32768;
const ODD = 8192;
const LENT = 1024;

/** Lends a buffer to the chip, by its control word. The bit that lends it must be written after the others. */
export function lendBuffer(control: number, sizeAndState: number, isOdd: boolean): void {
  const state = isOdd ? sizeAndState + ODD : sizeAndState;
  chip.poke(control, state);
  chip.poke(control, state + LENT);
}

/**
 * Reads and changes registers of the chip. The language of the firmware has no operators for bits. A wait has an end,
 * because a broken part must not stop the clock. A part of the chip stays in reset until somebody needs it.
 */
import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";

const RESET_SET = 1073799168; // 0x4000e000, sets bits
const RESET_CLEAR = 1073803264; // 0x4000f000, clears bits
const RESET_DONE = 1073790984; // 0x4000c008

/** The number of looks at a register before a wait gives up: some ms. */
const LOOKS = 1000;
/** The number of looks at the counter that take 0.4 ms. */
const SETTLING = 30;

/** Returns the word that has only the bit of a place, 0 to 30. */
export function bitAt(place: number): number {
  let bit = 1;
  for (let i = 0; i < place; i++) bit += bit;
  return bit;
}

export function hasBit(bits: number, bit: number): boolean {
  return remainder(divide(bits, bit), 2) === 1;
}

/** Waits until a bit of a register, 1 to 2³⁰, is set. Returns false if it never is. */
export function awaitBit(address: number, bit: number): boolean {
  for (let i = 0; i < LOOKS; i++) if (hasBit(chip.peek(address), bit)) return true;
  return false;
}

/** Waits until the highest bit of a register is set. Returns false if it never is. */
export function awaitHighest(address: number): boolean {
  for (let i = 0; i < LOOKS; i++) if (chip.peek(address) < 0) return true;
  return false;
}

/** Waits at least 0.4 ms. It does not wait for the counter itself, which stands still on a broken chip. */
export function settle(): void {
  for (let i = 0; i < SETTLING; i++) chip.now();
}

/** Releases parts, named by their bits, from reset. They are ready some cycles later. */
export function releaseParts(parts: number): void {
  chip.poke(RESET_CLEAR, parts);
}

export function holdParts(parts: number): void {
  chip.poke(RESET_SET, parts);
}

/** Waits until a part that was released is ready. Returns false if it never is. */
export function awaitPart(part: number): boolean {
  return awaitBit(RESET_DONE, part);
}

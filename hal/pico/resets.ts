/** Controls the resets of the chip's parts. A part stays in reset until somebody needs it. */
import { chip } from "./chip";
import { awaitBit } from "./wait";

const SET = 1073799168; // 0x4000e000, sets bits
const CLEAR = 1073803264; // 0x4000f000, clears bits
const DONE = 1073790984; // 0x4000c008

/** Releases parts, named by their bits, from reset. They are ready some cycles later. */
export function releaseParts(parts: number): void {
  chip.poke(CLEAR, parts);
}

export function holdParts(parts: number): void {
  chip.poke(SET, parts);
}

/** Waits until a part that was released is ready. Returns false if it never is. */
export function awaitPart(part: number): boolean {
  return awaitBit(DONE, part);
}

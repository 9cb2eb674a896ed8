/** Bits of registers. The language of the firmware has no operators for them. */
import { divide, remainder } from "../../firmware/core/divide";

/** Returns the word that has only the bit of a place, 0 to 30. */
export function bitAt(place: number): number {
  let bit = 1;
  for (let i = 0; i < place; i++) bit += bit;
  return bit;
}

export function hasBit(bits: number, bit: number): boolean {
  return remainder(divide(bits, bit), 2) === 1;
}

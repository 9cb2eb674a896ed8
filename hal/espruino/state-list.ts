import { PACKED_AT } from "../../firmware/core/pack";

/** Returns a list for `packClock`. */
export function stateList(): number[] {
  return new Int32Array(PACKED_AT + 1);
}

/** Returns the numbers as they are to be kept. */
export function keptList(numbers: number[]): number[] {
  return new Int32Array(numbers);
}

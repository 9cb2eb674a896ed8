import { PACKED_AT } from "../../firmware/core/pack";

/** Returns a list for `packClock`. */
export function stateList(): number[] {
  return new Int32Array(PACKED_AT + 1);
}

/** Returns the numbers in the form in which the clock keeps them. */
export function keptList(numbers: number[]): number[] {
  return new Int32Array(numbers);
}

/** Returns a list for `count` numbers, which the caller writes place by place. */
export function numberList(count: number): number[] {
  return new Int32Array(count);
}

/** Returns the same for numbers up to 255. */
export function byteList(count: number): number[] {
  return new Uint8Array(count);
}

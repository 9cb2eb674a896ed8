/*
 * Makes the lists of whole numbers that a clock keeps for long. The build for Espruino replaces this file by
 * hal/espruino/state-list.ts: 32-bit numbers take a fifth of the memory there.
 */

/** Returns a list for `packClock`. */
export function stateList(): number[] {
  return [];
}

/** Returns a list for `count` numbers, which the caller writes place by place. */
export function numberList(_count: number): number[] {
  return [];
}

/** Returns the same for numbers up to 255. */
export function byteList(_count: number): number[] {
  return [];
}

/** Returns the numbers in the form in which the clock keeps them. */
export function keptList(numbers: number[]): number[] {
  return numbers;
}

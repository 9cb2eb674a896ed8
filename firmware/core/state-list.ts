/*
 * Lists of whole numbers that a clock keeps for long. The build for Espruino puts hal/espruino/state-list.ts in the place
 * of this file: numbers of 32 bits take a fifth of the memory there.
 */

/** Returns a list for `packClock`. */
export function stateList(): number[] {
  return [];
}

/** Returns the numbers as they are to be kept. */
export function keptList(numbers: number[]): number[] {
  return numbers;
}

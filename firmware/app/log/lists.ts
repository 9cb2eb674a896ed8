/*
 * Makes lists of whole numbers with a known length. The build for Espruino replaces this file by hal/espruino/lists.ts,
 * whose lists take a fifth of the memory.
 */

/** Returns a list for `count` numbers, which the caller writes place by place. */
export function numberList(_count: number): number[] {
  return [];
}

/** Returns the same for numbers up to 255. */
export function byteList(_count: number): number[] {
  return [];
}

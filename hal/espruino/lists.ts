/** Returns a list for `count` numbers, which the caller writes place by place. */
export function numberList(count: number): number[] {
  return new Int32Array(count);
}

/** Returns the same for numbers up to 255. */
export function byteList(count: number): number[] {
  return new Uint8Array(count);
}

/** Random numbers that a seed repeats. */

export type Random = () => number;

/** Returns a function that gives numbers from 0 up to, but not including, 1 (a Weyl sequence, hashed). */
export function randomFrom(seed: number): Random {
  let count = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    count = (count + 0x61c88647) | 0;
    let mixed = Math.imul(count ^ (count >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Returns a waiting time whose mean is `meanMs`: many short ones and few long ones. */
export function waitMs(random: Random, meanMs: number): number {
  return Math.round(-Math.log(1 - random()) * meanMs);
}

/**
 * All of the language that device code may use: what every Espruino and every Lua VM agrees on.
 * It replaces TypeScript's own library in the type check of firmware/, so that a member the runtimes lack,
 * or treat each in its own way, does not compile. Why each one is missing: docs/architecture.md.
 */

interface Object {}
interface Function {}
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface IArguments {}
interface RegExp {}
interface Boolean {}
interface Number {}

interface String {
  readonly length: number;
  /** Where `word` begins, -1 where it does not occur. */
  indexOf(word: string): number;
  /** The first character. Any other place would need a run-time library on Lua. */
  charAt(index: 0): string;
  /** What follows the first character or the first few. */
  slice(from: 1 | 2 | 3 | 4): string;
}

interface Array<T> {
  /** Never assigned: a list only grows. */
  readonly length: number;
  [index: number]: T;
  push(item: T): void;
}

interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
}

interface Math {
  /** Only for `divide` in core/integer.ts. */
  floor(this: void, x: number): number;
}
declare const Math: Math;

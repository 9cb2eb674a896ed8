/**
 * Declares all of the language that device code may use: what every Espruino and every Lua VM agrees on.
 * In the type check of firmware/ it replaces TypeScript's own library. A member that the runtimes lack, or treat
 * differently, therefore does not compile. docs/architecture.md explains why each one is missing.
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
  /** Returns where `word` begins, or −1 if it does not occur. */
  indexOf(word: string): number;
  /** Returns the first character. Any other place would need a run-time library on Lua. */
  charAt(index: 0): string;
  /** Returns the text after the first one to four characters. */
  slice(from: 1 | 2 | 3 | 4): string;
}

interface Array<T> {
  /** Never assign it: a list only grows. */
  readonly length: number;
  [index: number]: T;
  push(item: T): void;
}

interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
}

interface Math {
  /** Rounds down. Only `divide` in core/divide.ts uses it. */
  floor(this: void, x: number): number;
}
declare const Math: Math;

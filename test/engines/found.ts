/** How a test uses an engine: it runs on it, or says what is missing. */
import { expect, test } from "vitest";
import type { Engine } from "../../sim/engines/engine";
import { findProgram } from "../../sim/engines/program";
import { isCi } from "../runner/ci";
import { type Found, skipText } from "./all";

/** Engines that are slow or much like others. Only CI runs them. */
const ciOnly = /^(fengari|lua5\.1|lua5\.3|luajit)$/;

/** Returns the engines to test on. CI has every engine but Espruino, which no distribution contains. */
export function asked(engines: readonly Found[]): Found[] {
  return engines.filter((found) => {
    return isCi() ? found.engine !== undefined || found.optional !== true : !ciOnly.test(found.name);
  });
}

/** The slow engines play one in so many scenarios, from the one at `first` on. */
const shares: ReadonlyMap<string, { every: number; first: number }> = new Map([
  // Both are small interpreters of ES5, as Espruino is: together they play all.
  ["mujs", { every: 2, first: 0 }],
  ["duk", { every: 2, first: 1 }],
  // Lua in JavaScript takes ten times as long as Lua.
  ["fengari", { every: 4, first: 0 }],
]);

/** Returns what an engine plays of `all`. `npm run matrix` plays all scenarios of a device on every engine. */
export function shareOf<T>({ name }: Found, all: readonly T[]): T[] {
  const { every, first } = shares.get(name) ?? { every: 1, first: 0 };
  return all.filter((_, index) => index % every === first);
}

/**
 * Defines a test on one engine. If the engine is missing, the test is skipped with a reason; in CI it fails instead.
 */
export function testOn(title: string, found: Found, body: (engine: Engine) => Promise<void>): void {
  if (found.engine !== undefined) {
    const { engine } = found;
    // The engine watches its own progress.
    test(title, { timeout: 0 }, () => body(engine));
    return;
  }
  testWithout(title, found.missing, found.optional);
}

/** Defines a test whose engine is missing: it is skipped, and fails in CI unless the engine is optional. */
export function testWithout(title: string, missing: string, optional = false): void {
  if (optional && isCi()) return;
  const text = skipText(missing);
  test(`${title} (${text})`, (context) => {
    if (isCi()) expect.fail(text);
    context.skip(text);
  });
}

/** Returns what defines a test that runs a program of the distribution. Without the program the test is skipped. */
export function testsWith(program: string, debian: string): (title: string, body: () => Promise<void> | void) => void {
  if (findProgram(program) !== undefined) return test;
  return (title) => testWithout(title, `${program} (apt-get install ${debian})`);
}

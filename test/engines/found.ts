/** How a test meets an engine: runs on it, or says what is missing. */
import { expect, test } from "vitest";
import { type Found, skipText } from "../../sim/engines/all";
import { type Engine, limitMs } from "../../sim/engines/engine";

/** Slow ones, and near relations of others: the short run outside CI does without them. */
const ciOnly = /^(fengari|lua5\.1|lua5\.3|luajit)$/;

/** The engines that are asked for here: CI has every one but Espruino, which is in no distribution. */
export function asked(engines: readonly Found[]): Found[] {
  return engines.filter((found) => {
    return isCi() ? found.engine !== undefined || found.optional !== true : !ciOnly.test(found.name);
  });
}

/** A test on one engine, which ends by itself when it takes too long. Where that is missing it is skipped with a word; CI has everything, so there it fails. */
export function testOn(title: string, found: Found, body: (engine: Engine) => Promise<void>): void {
  if (found.engine !== undefined) {
    const { engine } = found;
    test(title, { timeout: limitMs + 10_000 }, () => body(engine));
    return;
  }
  testWithout(title, found.missing, found.optional);
}

/** The same where the engine is more than its `run`. An optional one is in no distribution: CI does not ask for it. */
export function testWithout(title: string, missing: string, optional = false): void {
  if (optional && isCi()) return;
  const text = skipText(missing);
  test(`${title} (${text})`, (context) => {
    if (isCi()) expect.fail(text);
    context.skip(text);
  });
}

export function isCi(): boolean {
  return (process.env.CI ?? "") !== "";
}

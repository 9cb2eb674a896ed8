/**
 * Folders for tests. One that a test makes is removed after it; one that a file or a `describe` makes, after its last
 * test. Make none in a hook: Vitest would never remove it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";
import { projectRoot } from "../sim/build/root";

/** Makes a folder outside the project. */
export function temporaryFolder(name: string): string {
  return removedAfterwards(mkdtempSync(join(tmpdir(), `flagfall-${name}-`)));
}

/** Makes a folder inside the project, from where the names of its packages resolve. */
export function cacheFolder(name: string): string {
  const cache = join(projectRoot(), "node_modules/.cache/flagfall");
  mkdirSync(cache, { recursive: true });
  return removedAfterwards(mkdtempSync(join(cache, `${name}-`)));
}

function removedAfterwards(folder: string): string {
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  // In a test it is too late for `afterAll`: it would never be called.
  if (TestRunner.getCurrentTest() === undefined) afterAll(remove);
  else onTestFinished(remove);
  return folder;
}

/** Writes a file into a folder; returns its path. */
export function writeInto(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Returns a function that writes a file into a folder, and returns its path. */
export function writerInto(folder: string): (name: string, content: string | Uint8Array) => string {
  return (name, content) => writeInto(folder, name, content);
}

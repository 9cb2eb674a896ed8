/** Runs `flagfall run --device` on scenarios in a temporary folder. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { runCommand } from "../../sim/cli/run";
import type { RunOptions } from "../../sim/cli/run-options";
import { keepStreams } from "../cli/kept-streams";
import { writeInto } from "../temporary-folder";

let place = "";

/** Makes a folder for each test of a file, and removes it after the test. */
export function openPlace(): void {
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), "flagfall-device-"));
  });
  afterEach(() => rmSync(place, { recursive: true }));
}

/** Returns a path below the test's folder, or the folder itself. */
export function inPlace(...names: string[]): string {
  return join(place, ...names);
}

/** Writes a file below the test's folder. */
export function put(name: string, text: string): string {
  return writeInto(place, name, text);
}

export const head = 'name: on a device\ncontrol: "60+2"\nscript:\n';
export const pictured = `${head}  - {at: 0, press: black}\n  - {at: 1, shot: first}\n  - {at: 5, shot: second}\n`;

export function run(files: string[], options: Partial<RunOptions> = {}) {
  return keepStreams((streams) => runCommand(files, { language: "en", device: "pixljsplus", ...options }, streams));
}

/** Runs a scenario of these steps, which must be refused. Returns the line on stderr. */
export async function refusalOf(steps: string, options: Partial<RunOptions> = {}): Promise<string> {
  const { code, out, error } = await run([put("s.yaml", head + steps)], options);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  return error.replace(`${place}/`, "").trimEnd();
}

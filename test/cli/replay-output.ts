/** The output of `flagfall replay`. */

import { main } from "../../sim/cli/program";
import { capture, type Output } from "./capture";

export function replay(...args: string[]): Promise<Output> {
  return capture(() => main(["replay", ...args]));
}

export function objects(stdout: string): Record<string, unknown>[] {
  return stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

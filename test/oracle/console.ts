/** The console of the firmware, driven step by step in this process. */

import { flagfall } from "../../firmware/console/console";
import type { Step } from "./step";

/** Returns the lines that one step prints. Other tests of the process may have put a `print` of their own in place. */
export function consoleStep({ verb, atMs, numbers, text }: Step): string[] {
  const lines: string[] = [];
  Object.assign(globalThis, { print: (line: string) => lines.push(line) });
  flagfall(verb, atMs, [...numbers], text);
  return lines;
}

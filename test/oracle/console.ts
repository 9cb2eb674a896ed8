/** The console of the firmware, driven step by step in this process. */

import { flagfall } from "../../firmware/console/console";
import type { Step } from "./step";

let sink: string[] = [];
Object.assign(globalThis, { print: (line: string) => sink.push(line) });

/** Returns the lines that one step prints. */
export function consoleStep({ verb, atMs, numbers, text }: Step): string[] {
  sink = [];
  flagfall(verb, atMs, [...numbers], text);
  return sink;
}

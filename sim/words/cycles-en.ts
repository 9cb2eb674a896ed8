/** The English texts of `flagfall run --cycles`. */
import type { Handler } from "./subjects/pico";

export interface CyclesWords {
  heads: readonly string[];
  handlers: Record<Handler, string>;
  picture: string;
  memory(heapBytes: string, stackBytes: string): string;
  awake(counts: { wakes: string; awake: string; passed: string; share: string }): string;
}

export const cyclesEn: CyclesWords = {
  heads: ["cycles at 125 MHz", "number", "median", "95 %", "worst", "ms median", "95 %", "worst"],
  handlers: {
    lever: "lever pressed",
    leverOpens: "lever released",
    key: "key pressed",
    keyOpens: "key released",
    wake: "wake (tick, blink, held key)",
    line: "line from a computer",
  },
  picture: "edge to the last byte of its picture",
  memory: (heapBytes, stackBytes) => `memory at most: heap ${heapBytes} bytes, stack ${stackBytes} bytes`,
  awake: ({ wakes, awake, passed, share }) =>
    `the processor began to compute ${wakes} times, and was awake ${awake} of ${passed} s (${share} %)`,
};

/** Prints what a meter counted, for `flagfall run --cycles`. */

import { cycleNs } from "../pico/clock";
import { type Counts, handlers, quantile } from "../pico/meter";
import { cyclesWords } from "../words/run";
import { inColumns } from "../words/text";
import type { RunOptions } from "./run-options";

/** Returns a table, or one JSON object. */
export function printCounts(counts: Counts, { language, json }: RunOptions): string {
  const words = cyclesWords(language);
  const rows = handlers.map((handler) => ({
    name: handler,
    label: words.handlers[handler],
    cycles: counts.calls[handler],
  }));
  const all = [...rows, { name: "picture", label: words.picture, cycles: counts.pictures }].map(summaryOf);
  const { heapBytes, stackBytes, wakes, awakeS, passedS } = counts;
  if (json === true) {
    const handled = all.map(({ label: _, ...row }) => row);
    return JSON.stringify({ cycles: handled, heapBytes, stackBytes, wakes, awakeS, passedS });
  }
  const number = (value: number, places = 0) =>
    value.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places, useGrouping: true });
  const lines = all.map(({ label, number: count, median, share95, worst }) => [
    label,
    number(count),
    ...[median, share95, worst].map((cycles) => number(cycles)),
    ...[median, share95, worst].map((cycles) => number((cycles * cycleNs) / 1e6, 1)),
  ]);
  const share = passedS === 0 ? 0 : (100 * awakeS) / passedS;
  return [
    ...inColumns([words.heads, ...lines], 1),
    words.memory(number(heapBytes), number(stackBytes)),
    words.awake({
      wakes: number(wakes),
      awake: number(awakeS, 2),
      passed: number(passedS, 1),
      share: number(share, 2),
    }),
  ].join("\n");
}

interface Summary {
  name: string;
  label: string;
  number: number;
  median: number;
  share95: number;
  worst: number;
}

function summaryOf({ name, label, cycles }: { name: string; label: string; cycles: readonly number[] }): Summary {
  const [median, share95, worst] = [0.5, 0.95, 1].map((share) => quantile(cycles, share)) as [number, number, number];
  return { name, label, number: cycles.length, median, share95, worst };
}

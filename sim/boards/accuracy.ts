/** How far a board's clock goes wrong in an hour, before and after its crystal is trimmed (clock.md §12). */
import type { Board, TimeSource } from "../../board-defs/board";

export interface Accuracy {
  name: string;
  source: TimeSource;
  ppm: number;
  /** At worst, ms an hour. */
  errorMs: number;
  /** Undefined: it cannot be trimmed. */
  trimmedMs: number | undefined;
}

/**
 * What is left after a trim, millionths: temperature between 15 and 35 °C, the ageing of a year, and what `calibrate`
 * itself leaves. Our assumptions: a tuning fork of 32,768 Hz falls by 0.034 ppm/K²; an RC oscillator that the runtime
 * calibrates by itself wanders within half of what it may.
 */
const leftPpm: Readonly<Record<TimeSource, number>> = { crystal: 7, ds3231: 2, "calibrated-rc": 250, rc: 20_000 };

const hourMs = 3_600_000;
const million = 1_000_000;

export function accuracyOf({ name, crystal }: Board): Accuracy {
  const { source, ppm, trimmable } = crystal;
  const errorMs = (ppm * hourMs) / million;
  const trimmedMs = (Math.min(ppm, leftPpm[source]) * hourMs) / million;
  return { name, source, ppm, errorMs, trimmedMs: trimmable ? trimmedMs : undefined };
}

/** As docs/reliability.md shows it. */
export function accuracyTable(boards: readonly Board[]): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(3)} s`;
  const rows = boards.map(accuracyOf).map(({ name, source, ppm, errorMs, trimmedMs }) => {
    const trimmed =
      trimmedMs === undefined ? "–" : `${seconds(trimmedMs)} (${Math.round((trimmedMs * million) / hourMs)} ppm)`;
    return `| ${name} | ${source} | ${ppm} | ${seconds(errorMs)} | ${trimmed} |`;
  });
  return [
    "| board | counts with | ppm | an hour, untrimmed | an hour, trimmed |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

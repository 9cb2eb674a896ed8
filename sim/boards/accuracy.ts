/** Computes the error of a board's clock per hour, before and after its crystal is trimmed (clock.md §12). */
import type { Board, TimeSource } from "../../board-defs/board";

export interface Accuracy {
  name: string;
  source: TimeSource;
  ppm: number;
  /** The worst case, in ms per hour. */
  errorMs: number;
  /** The worst case in ms per hour after trimming; undefined if the board cannot be trimmed. */
  trimmedMs: number | undefined;
}

/**
 * The error that remains after a trim, in millionths. It covers the temperature between 15 and 35 °C, the ageing of a
 * year, and the error that `calibrate` itself leaves. Two assumptions are ours:
 * - A tuning fork of 32,768 Hz slows down by 0.034 ppm/K².
 * - An RC oscillator that the runtime calibrates by itself drifts by at most half of its permitted error.
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

/** Returns the table that docs/reliability.md shows. */
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

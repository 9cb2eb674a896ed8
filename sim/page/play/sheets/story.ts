/** Computes what a kept game tells: times over the moves, thinking, time trouble; and draws it. */
import type { Game } from "../../keep/games";

/** A side's time after each of its moves, from its first. */
export type Line = readonly { readonly move: number; readonly leftMs: number }[];

export interface Story {
  white: Line;
  black: Line;
  moves: number;
  /** The longest time that either clock showed after a move, ms. */
  mostMs: number;
  /** The longest think. */
  longest: { isWhite: boolean; move: number; thinkMs: number };
  averageMs: { white: number; black: number };
  /** How many moves each side ended with less than ten seconds left. */
  hurried: { white: number; black: number };
}

const hurryMs = 10_000;

/** Returns the story of a game, which has at least one press. */
export function storyOf({ control, presses }: Game): Story {
  const sideOf = (isWhite: 0 | 1) =>
    presses.filter(([side]) => side === isWhite).map(([, leftMs, thinkMs], n) => ({ move: n + 1, leftMs, thinkMs }));
  const [white, black] = [sideOf(1), sideOf(0)];
  const all = [
    ...white.map((each) => ({ ...each, isWhite: true })),
    ...black.map((each) => ({ ...each, isWhite: false })),
  ];
  const average = (side: typeof white) =>
    side.reduce((sum, { thinkMs }) => sum + thinkMs, 0) / Math.max(1, side.length);
  // A time that counts up is never short.
  const hurries = (side: typeof white) =>
    control.startsWith("up") ? 0 : side.filter(({ leftMs }) => leftMs < hurryMs).length;
  return {
    white,
    black,
    moves: Math.max(white.length, black.length),
    mostMs: Math.max(...all.map(({ leftMs }) => leftMs), 1000),
    longest: all.reduce((most, each) => (each.thinkMs > most.thinkMs ? each : most)),
    averageMs: { white: average(white), black: average(black) },
    hurried: { white: hurries(white), black: hurries(black) },
  };
}

/** The form of the chart. Above it a row names the two lines, from the places `whiteAt` and `blackAt` on. */
export const chart = {
  width: 640,
  height: 320,
  left: 100,
  right: 16,
  top: 44,
  bottom: 40,
  nameY: 22,
  whiteAt: 100,
  blackAt: 380,
  /** The length of a sample of a line. */
  sample: 44,
} as const;

export const sides = ["white", "black"] as const;
export type SideName = (typeof sides)[number];

/** Returns the sample of a side's line, and the place of the name behind it. */
export function sampleOf(side: SideName): { path: string; x: number; y: number } {
  const { nameY: y, sample } = chart;
  const left = chart[`${side}At`];
  return { path: `M${left} ${y - 6}h${sample}`, x: left + sample + 10, y };
}

/** Returns where a time after a move is in the chart. */
export function placeIn({ moves, mostMs }: Story, move: number, leftMs: number): [x: number, y: number] {
  const { width, height, left, right, top, bottom } = chart;
  const x = left + ((width - left - right) * (move - 1)) / Math.max(1, moves - 1);
  const y = top + (height - top - bottom) * (1 - leftMs / mostMs);
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The length of the line of a side with one move. */
const dashLength = 12;

/** Returns a side's line as a path of SVG. */
export function pathOf(story: Story, line: Line): string {
  const [only, second] = line;
  if (only !== undefined && second === undefined)
    return `M${placeIn(story, only.move, only.leftMs).join(" ")}h${dashLength}`;
  return line.map(({ move, leftMs }, n) => `${n === 0 ? "M" : "L"}${placeIn(story, move, leftMs).join(" ")}`).join("");
}

/** Returns the game as a table: a row for each press, times in seconds. */
export function gameCsv({ presses }: Game): string {
  const rows = presses.map(([isWhite, leftMs, thinkMs], n) =>
    [n + 1, isWhite === 1 ? "white" : "black", leftMs / 1000, thinkMs / 1000].join(),
  );
  return ["press,side,left_s,used_s", ...rows, ""].join("\n");
}

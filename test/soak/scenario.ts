/** Writes a game of the soak as a scenario file for `flagfall run --device`, with what the oracle expects. */
import { printSeconds } from "../../sim/scenario/seconds";
import { lineOf } from "../oracle/line";
import type { Position } from "../oracle/position";
import type { Act } from "./act";
import type { Stroke } from "./hand";

const editions = [1997, 2001, 2014, 2018, 2023] as const;
const usualMs = 80;

/** Returns what a scenario file cannot express in this game, or undefined. */
export function unsayable(acts: readonly Act[]): string | undefined {
  if (acts.filter(({ kind }) => kind === "newGame").length !== 1) return "more than one game";
  if (acts.some(({ kind }) => kind === "spoil")) return "a word of flash that cannot be read";
  return acts.some(({ kind }) => kind === "arm") ? "a cut in the midst of a word of flash" : undefined;
}

/** `atMs` is the instant at which the oracle's position is expected. */
export function scenarioText(
  name: string,
  acts: readonly Act[],
  strokes: readonly Stroke[],
  bounceMs: number,
  position: Position,
  atMs: number,
): string {
  const game = acts.find((act) => act.kind === "newGame");
  if (game === undefined) throw new Error("no game");
  const head = [
    `name: ${name}`,
    `control: "${game.control}"`,
    `laws: ${editions[game.edition] ?? 2023}`,
    `options: {bounceMs: ${bounceMs}, takeBack: ${game.takesBack}}`,
    "script:",
  ];
  const steps = strokes.map((stroke) => `  - {at: ${printSeconds(stroke.atMs)}, ${stepOf(stroke)}}`);
  const { mode, turn, firstFlag, white, black } = lineOf(0, "expect", null, position);
  const expected = JSON.stringify({ mode, turn, firstFlag, white, black });
  return `${[...head, ...steps, `  - {at: ${printSeconds(atMs)}, expect: ${expected}}`].join("\n")}\n`;
}

function stepOf(stroke: Stroke): string {
  if ("power" in stroke) return `power: ${stroke.power}`;
  if ("edges" in stroke) return `bounce: {side: ${stroke.side}, edges: [${stroke.edges.join(", ")}]}`;
  const { atMs, key, lengthMs, lateMs } = stroke;
  if (lateMs > 0) return `press: ${key === "left" ? "white" : "black"}, stamp: ${printSeconds(atMs - lateMs)}`;
  return lengthMs === usualMs ? `key: ${key}` : `key: ${key}, hold: ${printSeconds(lengthMs)}`;
}

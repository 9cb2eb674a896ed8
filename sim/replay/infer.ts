/** The time control of a game, from its readings: candidates are replayed, and the one that leaves least is taken. */
import type { Control } from "../../firmware/core/control";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { compareReadings, type Reading } from "./compare";
import { derivedControls } from "./derive";
import { type Game, isReading, type Ply } from "./game";
import { knownControls } from "./known";
import { sizeOf } from "./replay";

/** Where a candidate comes from: the game's tag, the list of known controls, the readings themselves. */
export type Source = "tag" | "known" | "derived";

export interface Inference {
  control: Control;
  source: Source;
  /** So many of the readings it explains. */
  fits: number;
  readings: number;
  /** What the tag says, where it is a control, and how much of the game that explains. */
  tag: { text: string; fits: number } | undefined;
}

interface Candidate {
  control: Control;
  text: string;
  source: Source;
}

interface Judged extends Candidate {
  /** What it leaves unexplained, ms. */
  lossMs: number;
  readings: Reading[];
}

/** A reading fits when it differs by no more than whole seconds can hide, ms. */
const FIT_MS = 1000;
/** A lost poll or a missed period says no more than this, however far it is off, ms. */
const OUTLIER_MS = 60_000;
/** A control that only these readings suggest has to explain so much more than a known one, ms. */
const STRANGER_MS = 8000;
/** The rounds: a game is replayed up to so many readings, and so many candidates go on to the next. */
const rounds: readonly { readings: number; keep: number }[] = [
  { readings: 2, keep: 40 },
  { readings: 8, keep: 16 },
  { readings: 30, keep: 8 },
];
/** Of ten readings, nine have to fit. */
const FIT_SHARE = 0.9;

function candidate(text: string, source: Source): Candidate[] {
  const { control } = parseControl(text);
  return control === undefined ? [] : [{ control, text: printControl(control), source }];
}

let knownOnce: Candidate[] | undefined;

function known(): Candidate[] {
  knownOnce ??= knownControls().flatMap((text) => candidate(text, "known"));
  return knownOnce;
}

/** Each control once. */
function candidatesOf(game: Game): Candidate[] {
  const all = [
    ...candidate(game.tag ?? "", "tag"),
    ...known(),
    ...derivedControls(game.plies).flatMap((text) => candidate(text, "derived")),
  ];
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(one.text) && seen.add(one.text));
}

function judge(plies: readonly Ply[], one: Candidate): Judged {
  const readings = compareReadings(plies, one.control);
  const left = readings.map((reading) => Math.min(sizeOf(reading), OUTLIER_MS));
  const strange = one.source === "derived" ? STRANGER_MS : 0;
  return { ...one, readings, lossMs: left.reduce((sum, ms) => sum + ms, strange) };
}

/** Less is left; then fewer periods; then the order of the candidates (sorting keeps it). */
function better(a: Judged, b: Judged): number {
  return a.lossMs - b.lossMs || a.control.white.length - b.control.white.length;
}

function fitsOf(readings: readonly Reading[]): number {
  return readings.filter((reading) => sizeOf(reading) <= FIT_MS).length;
}

/**
 * The start is what tells bases apart: of the first readings of the two sides one has to be near, and both have to fit
 * where nothing but the readings speaks for the control.
 */
function explains({ readings, source }: Judged): boolean {
  const first = readings.slice(0, 2).map(sizeOf);
  const begins = source === "derived" ? first.every((ms) => ms <= FIT_MS) : first.some((ms) => ms < OUTLIER_MS);
  return begins && fitsOf(readings) >= readings.length * FIT_SHARE;
}

/** The plies up to the n-th that has a reading. */
function upTo(plies: readonly Ply[], n: number): readonly Ply[] {
  const last = plies.map((ply, at) => (isReading(ply) ? at : -1)).filter((at) => at >= 0)[n - 1];
  return last === undefined ? plies : plies.slice(0, last + 1);
}

/** The control that explains the game; undefined where none does. */
export function inferControl(game: Game): Inference | undefined {
  if (!game.plies.some(isReading)) return undefined;
  let left = candidatesOf(game);
  for (const { readings, keep } of rounds) {
    const first = upTo(game.plies, readings);
    left = left
      .map((one) => judge(first, one))
      .sort(better)
      .slice(0, keep);
  }
  const best = left
    .map((one) => judge(game.plies, one))
    .sort(better)
    .find(explains);
  if (best === undefined) return undefined;
  const { control, source, readings } = best;
  return { control, source, fits: fitsOf(readings), readings: readings.length, tag: tagFit(game) };
}

function tagFit(game: Game): Inference["tag"] {
  const tag = candidate(game.tag ?? "", "tag")[0];
  return tag && { text: tag.text, fits: fitsOf(compareReadings(game.plies, tag.control)) };
}

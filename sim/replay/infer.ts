/** The time control of a game, from its readings: candidates are replayed, and the one that leaves least is taken. */
import type { Control, Period } from "../../firmware/core/control";
import type { Side } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { compareReadings, type Reading } from "./compare";
import { derivedControls } from "./derive";
import { type Game, isReading, type Ply } from "./game";
import { knownControls } from "./known";
import { sizeOf } from "./replay";
import { tagControls } from "./tag";

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
/** A poll that came late for one move and is made up for at the next one, ms. */
const NEAR_MS = 3000;
/** A lost poll or a missed period says no more than this, however far it is off, ms. */
const OUTLIER_MS = 60_000;
/** What a control has to explain more than the tag: a few seconds, so that chance does not decide, ms. */
const KNOWN_MS = 3000;
/** What a control has to explain more than the tag if only these readings suggest it, ms. */
const STRANGER_MS = 11_000;
/** Bases of the two sides that differ by no whole minutes are a wrong reading rather than an auction, ms. */
const ODD_SIDES_MS = 63_000;
/** The rounds: a game is replayed up to so many readings, and so many of the known controls go on to the next. */
const rounds: readonly { readings: number; keep: number }[] = [
  { readings: 2, keep: 50 },
  { readings: 8, keep: 16 },
  { readings: 30, keep: 6 },
];
/** Of a control that only the readings suggest, nine readings of ten have to fit. */
const FIT_SHARE = 0.9;
/** Of a known control, so many have to be near; of the tag, where nothing else explains the game. */
const NEAR_SHARE = 0.6;
const TAG_SHARE = 0.25;

function candidate(text: string, source: Source): Candidate[] {
  const { control } = parseControl(text);
  return control === undefined ? [] : [{ control, text: printControl(control), source }];
}

let knownOnce: Candidate[] | undefined;

function known(): Candidate[] {
  knownOnce ??= knownControls().flatMap((text) => candidate(text, "known"));
  return knownOnce;
}

function tagCandidates(game: Game): Candidate[] {
  return tagControls(game.tag).map((control) => ({ control, text: printControl(control), source: "tag" }));
}

/** Each control once. */
function candidatesOf(plies: readonly Ply[], tags: readonly Candidate[]): Candidate[] {
  const derived = derivedControls(plies).flatMap((text) => candidate(text, "derived"));
  const all = [...tags, ...known(), ...derived];
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(one.text) && seen.add(one.text));
}

/** What a candidate has to explain more than the tag, ms. */
function handicapMs({ source, control }: Candidate): number {
  switch (source) {
    case "tag":
      return 0;
    case "known":
      return KNOWN_MS;
    case "derived":
      return hasOddSides(control) ? ODD_SIDES_MS : STRANGER_MS;
  }
}

function hasOddSides({ white, black }: Control): boolean {
  return ((white[0]?.baseMs ?? 0) - (black[0]?.baseMs ?? 0)) % 60_000 !== 0;
}

function judge(plies: readonly Ply[], one: Candidate): Judged {
  const readings = compareReadings(plies, one.control);
  const left = readings.map((reading) => Math.min(sizeOf(reading), OUTLIER_MS));
  return { ...one, readings, lossMs: left.reduce((sum, ms) => sum + ms, handicapMs(one)) };
}

/** Less is left; then the tag; then fewer periods; then the order of the candidates (sorting keeps it). */
function better(a: Judged, b: Judged): number {
  return a.lossMs - b.lossMs || a.control.white.length - b.control.white.length;
}

function countWithin(readings: readonly Reading[], ms: number): number {
  return readings.filter((reading) => sizeOf(reading) <= ms).length;
}

/** The start is what tells bases apart: of the first readings of the two sides one has to be near. */
function begins({ readings }: Judged): boolean {
  return readings.slice(0, 2).some((reading) => sizeOf(reading) < OUTLIER_MS);
}

/** The first two readings of both sides bear the base out, so that no wrong one among them made it up. */
function beginsExactly({ readings }: Judged): boolean {
  const [first, second] = [readings.slice(0, 2), readings.slice(2, 4)];
  return countWithin(first, FIT_MS) === first.length && countWithin(second, NEAR_MS) === second.length;
}

function explains(one: Judged): boolean {
  const { readings, source } = one;
  if (source === "derived") return beginsExactly(one) && countWithin(readings, FIT_MS) >= readings.length * FIT_SHARE;
  return begins(one) && countWithin(readings, NEAR_MS) >= readings.length * NEAR_SHARE;
}

/** Most readings of the game are wrong, and what is right in them does not speak against the tag. */
function mayBeTag(one: Judged): boolean {
  const { readings, source } = one;
  return source === "tag" && begins(one) && countWithin(readings, NEAR_MS) >= readings.length * TAG_SHARE;
}

/**
 * The game as the inference takes it. A time of 0 that the player's next one does not bear out is no reading. A first
 * move without time used took none, else it would say nothing of the base.
 */
function plainPlies(plies: readonly Ply[]): Ply[] {
  const begun = new Set<Side>();
  return plies.map((ply, at) => {
    const next = plies[at + 2]?.readMs ?? 0;
    const readMs = ply.readMs === 0 && next > OUTLIER_MS ? undefined : ply.readMs;
    const isFirst = readMs !== undefined && !begun.has(ply.side);
    if (isFirst) begun.add(ply.side);
    return { ...ply, readMs, thinkMs: isFirst ? (ply.thinkMs ?? 0) : ply.thinkMs };
  });
}

/** The plies up to the n-th that has a reading. */
function upTo(plies: readonly Ply[], n: number): readonly Ply[] {
  const last = plies.map((ply, at) => (isReading(ply) ? at : -1)).filter((at) => at >= 0)[n - 1];
  return last === undefined ? plies : plies.slice(0, last + 1);
}

/** Of the known controls those that leave least, and all others; the best first. */
function best(judged: Judged[], keep: number): Judged[] {
  const sorted = judged.sort(better);
  const known = new Set(sorted.filter(({ source }) => source === "known").slice(0, keep));
  return sorted.filter((one) => one.source !== "known" || known.has(one));
}

/** The best first. What leaves more than a tag that explains the game is dropped early: more readings leave no less. */
function ranked(plies: readonly Ply[], candidates: readonly Candidate[]): Judged[] {
  const tags = candidates.filter(({ source }) => source === "tag").map((one) => judge(plies, one));
  const limitMs = Math.min(...tags.filter(explains).map(({ lossMs }) => lossMs));
  let left = candidates.filter(({ source }) => source !== "tag");
  for (const { readings, keep } of rounds) {
    const first = upTo(plies, readings);
    const judged = left.map((one) => judge(first, one)).filter(({ lossMs }) => lossMs < limitMs);
    left = best(judged, keep);
  }
  return [...tags, ...left.map((one) => judge(plies, one))].sort(better);
}

function samePeriod(one: Period | undefined, other: Period | undefined): boolean {
  return one?.baseMs === other?.baseMs && one?.valueMs === other?.valueMs && one?.method === other?.method;
}

/** The tag says how the game goes on after the same beginning: a game that ended earlier, or a late addition. */
function isBegunBy(short: Control, tag: Control): boolean {
  if (short.white.length >= tag.white.length || short.from !== tag.from) return false;
  return samePeriod(short.white[0], tag.white[0]) && samePeriod(short.black[0], tag.black[0]);
}

function chosen(judged: readonly Judged[]): Judged | undefined {
  const found = judged.find(explains);
  if (found === undefined) return judged.find(mayBeTag);
  return judged.find((one) => one.source === "tag" && explains(one) && isBegunBy(found.control, one.control)) ?? found;
}

/** The control that explains the game; undefined where none does. */
export function inferControl(game: Game): Inference | undefined {
  if (!game.plies.some(isReading)) return undefined;
  const plies = plainPlies(game.plies);
  const tags = tagCandidates(game);
  const judged = ranked(plies, candidatesOf(plies, tags));
  const taken = chosen(judged);
  if (taken === undefined) return undefined;
  const { control, source } = taken;
  const readings = compareReadings(game.plies, control);
  const tag = judged.find((one) => one.source === "tag");
  return { control, source, fits: countWithin(readings, FIT_MS), readings: readings.length, tag: tagFit(game, tag) };
}

function tagFit(game: Game, tag: Candidate | undefined): Inference["tag"] {
  return tag && { text: tag.text, fits: countWithin(compareReadings(game.plies, tag.control), FIT_MS) };
}

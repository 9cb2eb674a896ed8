/**
 * Infers the time control of a game from its readings. It replays the game with each candidate and takes the one with
 * the smallest unexplained difference.
 */
import type { Control, Period } from "../../firmware/core/control";
import type { Side } from "../../firmware/core/words";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { compareReadings, type Reading } from "./compare";
import { derivedControls } from "./derive";
import { type Game, isReading, type Ply } from "./game";
import { knownControls } from "./known";
import { sizeOf } from "./replay";
import { tagControls } from "./tag";

/** The origin of a candidate: the game's tag, the list of known controls, or the readings themselves. */
export type Source = "tag" | "known" | "derived";

export interface Inference {
  control: Control;
  source: Source;
  /** The number of readings that the control explains. */
  fits: number;
  readings: number;
  /** The control of the tag, if it names one, and the number of readings that it explains. */
  tag: { text: string; fits: number } | undefined;
}

interface Candidate {
  control: Control;
  text: string;
  source: Source;
}

interface Judged extends Candidate {
  /** The total difference that the control leaves unexplained, ms. */
  lossMs: number;
  readings: Reading[];
}

/** The largest difference of a reading that fits, because whole seconds can hide it, ms. */
const FIT_MS = 1000;
/** The largest difference of a near reading, ms. A poll may come late at one move and be corrected at the next. */
const NEAR_MS = 3000;
/**
 * The limit for the difference of one reading, ms. A lost poll or a missed period says no more, however large it is.
 */
const OUTLIER_MS = 60_000;
/** The margin by which a known control must explain more than the tag, ms. These few seconds exclude chance. */
const KNOWN_MS = 3000;
/** The margin for a control that only the readings suggest, ms. */
const STRANGER_MS = 11_000;
/**
 * The margin if the bases of the two sides do not differ by whole minutes, ms. That is rather a wrong reading than an
 * auction.
 */
const ODD_SIDES_MS = 63_000;
/**
 * The rounds of the selection. Each replays the game up to `readings` readings and keeps `keep` of the known controls.
 */
const rounds: readonly { readings: number; keep: number }[] = [
  { readings: 2, keep: 50 },
  { readings: 8, keep: 16 },
  { readings: 30, keep: 6 },
];
/** The share of readings that must fit a control suggested only by the readings. */
const FIT_SHARE = 0.9;
/**
 * The share of readings that must be near a known control. `TAG_SHARE` is the share for the tag if nothing else
 * explains the game.
 */
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

/** Returns all candidates, each control once. */
function candidatesOf(plies: readonly Ply[], tags: readonly Candidate[]): Candidate[] {
  const derived = derivedControls(plies).flatMap((text) => candidate(text, "derived"));
  const all = [...tags, ...known(), ...derived];
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(one.text) && seen.add(one.text));
}

/** Returns the margin by which a candidate must explain more than the tag, ms. */
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

/**
 * Compares two candidates: the smaller loss wins, then the tag, then fewer periods. Otherwise the order stays, because
 * sorting keeps it.
 */
function better(a: Judged, b: Judged): number {
  return a.lossMs - b.lossMs || a.control.white.length - b.control.white.length;
}

function countWithin(readings: readonly Reading[], ms: number): number {
  return readings.filter((reading) => sizeOf(reading) <= ms).length;
}

/** Returns true if one of the first readings of the two sides is near. The start of a game distinguishes bases. */
function begins({ readings }: Judged): boolean {
  return readings.slice(0, 2).some((reading) => sizeOf(reading) < OUTLIER_MS);
}

/**
 * Returns true if the first two readings of both sides confirm the base, so that no single wrong reading suggested it.
 */
function beginsExactly({ readings }: Judged): boolean {
  const [first, second] = [readings.slice(0, 2), readings.slice(2, 4)];
  return countWithin(first, FIT_MS) === first.length && countWithin(second, NEAR_MS) === second.length;
}

function explains(one: Judged): boolean {
  const { readings, source } = one;
  if (source === "derived") return beginsExactly(one) && countWithin(readings, FIT_MS) >= readings.length * FIT_SHARE;
  return begins(one) && countWithin(readings, NEAR_MS) >= readings.length * NEAR_SHARE;
}

/**
 * Returns true if the tag is possible although most readings of the game are wrong. The correct readings do not
 * contradict it.
 */
function mayBeTag(one: Judged): boolean {
  const { readings, source } = one;
  return source === "tag" && begins(one) && countWithin(readings, NEAR_MS) >= readings.length * TAG_SHARE;
}

/**
 * Prepares a game for the inference. Drops a reading of 0 that the player's next reading does not confirm. A first move
 * without a time used counts as immediate, because otherwise it would not reveal the base.
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

/** Returns the plies up to the n-th that has a reading. */
function upTo(plies: readonly Ply[], n: number): readonly Ply[] {
  const last = plies.map((ply, at) => (isReading(ply) ? at : -1)).filter((at) => at >= 0)[n - 1];
  return last === undefined ? plies : plies.slice(0, last + 1);
}

/** Returns the candidates, the best first: all others, but only the `keep` best known controls. */
function best(judged: Judged[], keep: number): Judged[] {
  const sorted = judged.sort(better);
  const known = new Set(sorted.filter(({ source }) => source === "known").slice(0, keep));
  return sorted.filter((one) => one.source !== "known" || known.has(one));
}

/**
 * Ranks the candidates, the best first. Drops a candidate early if its loss exceeds that of a tag that explains the
 * game. More readings never reduce a loss.
 */
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

/**
 * Returns true if the tag begins like `short` and continues with more periods. The game may have ended early, or its
 * additional time came late.
 */
function isBegunBy(short: Control, tag: Control): boolean {
  if (short.white.length >= tag.white.length || short.from !== tag.from) return false;
  return samePeriod(short.white[0], tag.white[0]) && samePeriod(short.black[0], tag.black[0]);
}

function chosen(judged: readonly Judged[]): Judged | undefined {
  const found = judged.find(explains);
  if (found === undefined) return judged.find(mayBeTag);
  return judged.find((one) => one.source === "tag" && explains(one) && isBegunBy(found.control, one.control)) ?? found;
}

/** Returns the control that explains the game. Returns undefined if none does. */
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

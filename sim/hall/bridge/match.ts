/**
 * Compares what a clock reported with its journal. Both are parts of the same row of events in the same order, so the
 * comparison finds the longest common part. Two of them are the same event if everything but their time is equal, and
 * if their times differ by the same amount as those of the other events of the same subscription.
 */
import type { State } from "../../link/state";

/** An event that the clock reported. `isKept` is true if the record has it already. */
export interface Told {
  readonly state: State;
  readonly subscription: number;
  readonly isKept: boolean;
}

/** For each reported event its place in the journal, or −1, and the journal's time minus the clock's own. */
export interface Matches {
  readonly places: readonly number[];
  readonly offsets: ReadonlyMap<number, number>;
}

/** Further facts for a comparison. */
export interface Clues {
  /**
   * The differences that are likely: the journal's times of the power-ons that it tells, and of the one at the mark.
   */
  readonly offsets: readonly number[];
  /** The most by which the two times of an ignored press differ, because the journal has the instant of its edge. */
  readonly lateMs: number;
}

/** Times count modulo this. */
const wrapMs = 2 ** 30;

/** Returns `later` minus `earlier` on the wrapping counter. */
export function spanMs(earlier: number, later: number): number {
  const ms = (((later - earlier) % wrapMs) + wrapMs) % wrapMs;
  return ms >= wrapMs / 2 ? ms - wrapMs : ms;
}

/** Returns everything of an event but its time and its texts. */
export function keyOf({
  event,
  side,
  mode,
  running,
  turn,
  firstFlag,
  control,
  white,
  black,
  withdrawn,
}: State): string {
  const sides = [white, black].map((s) => [s.remaining, s.delay, s.overtime, s.used, s.presses, s.period, s.flag]);
  return [event, side, withdrawn === true, mode, running, turn, firstFlag, control, ...sides].join("|");
}

export function match(journal: readonly State[], told: readonly Told[], clues: Clues): Matches {
  const journalKeys = journal.map(keyOf);
  const toldKeys = told.map(({ state }) => keyOf(state));
  const offsets = offsetsOf(pairsOf(journal, journalKeys, told, toldKeys), clues);
  const costAt = (j: number, t: number): number => {
    const event = told[t];
    const entry = journal[j];
    const offset = event === undefined ? undefined : offsets.get(event.subscription);
    if (entry === undefined || event === undefined || offset === undefined) return -1;
    if (journalKeys[j] !== toldKeys[t]) return -1;
    const apartMs = Math.abs(spanMs(offset, spanMs(event.state.at, entry.at)));
    return apartMs > latenessMs(event.state, clues) ? -1 : apartMs;
  };
  const places = align(journal.length, told.length, costAt);
  const placed = new Set(told.filter((_, t) => (places[t] ?? -1) >= 0).map(({ subscription }) => subscription));
  // A game begins like the one before it. A difference that matches nothing in the order of both says nothing.
  return { places, offsets: new Map([...offsets].filter(([subscription]) => placed.has(subscription))) };
}

/** All events have the same time in a report and in the journal, but for ignored presses. */
function latenessMs({ event }: State, { lateMs }: Clues): number {
  return event === "ignored" ? lateMs : 0;
}

/** A reported event and one of the journal that may be the same. */
interface Pair {
  readonly told: number;
  readonly offset: number;
  readonly isExact: boolean;
  readonly isKept: boolean;
}

/** Returns the possible pairs of each subscription. */
function pairsOf(
  journal: readonly State[],
  journalKeys: readonly string[],
  told: readonly Told[],
  toldKeys: readonly string[],
): Map<number, Pair[]> {
  const timesByKey = new Map<string, number[]>();
  for (const [j, { at }] of journal.entries()) {
    const times = timesByKey.get(journalKeys[j] ?? "");
    if (times === undefined) timesByKey.set(journalKeys[j] ?? "", [at]);
    else times.push(at);
  }
  const pairs = new Map<number, Pair[]>();
  for (const [t, { state, subscription, isKept }] of told.entries()) {
    const own = pairs.get(subscription) ?? [];
    pairs.set(subscription, own);
    for (const at of timesByKey.get(toldKeys[t] ?? "") ?? [])
      own.push({ told: t, offset: spanMs(state.at, at), isExact: state.event !== "ignored", isKept });
  }
  return pairs;
}

/**
 * Finds for each subscription the difference between the journal's time and the clock's own. Games of the same control
 * begin with the same events, so subscriptions with many events come first: what they say is likely for the others.
 * Ignored presses look alike, so any other event counts more than all of them.
 */
function offsetsOf(pairs: ReadonlyMap<number, readonly Pair[]>, clues: Clues): Map<number, number> {
  const offsets = new Map<number, number>();
  const likely = [...clues.offsets];
  const weightOf = (subscription: number): number => {
    const own = pairs.get(subscription) ?? [];
    const exact = own.filter(({ isExact }) => isExact);
    return new Set(exact.map(({ told }) => told)).size * exactWeight + new Set(own.map(({ told }) => told)).size;
  };
  for (const subscription of [...pairs.keys()].sort((a, b) => weightOf(b) - weightOf(a) || a - b)) {
    const offset = offsetOf(pairs.get(subscription) ?? [], likely, clues.lateMs);
    if (offset === undefined) continue;
    offsets.set(subscription, offset);
    likely.push(offset);
  }
  return offsets;
}

/**
 * Returns the offset that most of the exact pairs have, and among those the one with most pairs at all. Ignored presses
 * alone say too little: without an exact pair the offset has to be a likely one, where there is any.
 */
function offsetOf(pairs: readonly Pair[], likely: readonly number[], lateMs: number): number | undefined {
  const hasExact = pairs.some(({ isExact }) => isExact);
  const candidates = hasExact ? pairs.filter(({ isExact }) => isExact).map(({ offset }) => offset) : likely;
  const all = candidates.length > 0 ? candidates : pairs.map(({ offset }) => offset);
  // If two offsets match equally well, the earlier one wins for what the record has already, and the later one for
  // what the clock has just said: the journal goes from the one to the other.
  const isOld = pairs.every(({ isKept }) => isKept);
  const inOrder = [...new Set(all)].sort((a, b) => (isOld ? spanMs(a, b) : spanMs(b, a)));
  let best: number | undefined;
  let bestScore = 0;
  for (const offset of inOrder) {
    const isLikely = likely.some((other) => Math.abs(spanMs(offset, other)) <= lateMs);
    const score = scoreOf(offset, pairs, lateMs) + (isLikely ? 0.5 : 0);
    if (score >= 1 && score >= bestScore) {
      best = offset;
      bestScore = score;
    }
  }
  return best;
}

/** An exact pair counts more than any number of others. */
const exactWeight = 10_000;

/** Counts the reported events that agree with an offset. */
function scoreOf(offset: number, pairs: readonly Pair[], lateMs: number): number {
  const exact = new Set<number>();
  const near = new Set<number>();
  for (const pair of pairs) {
    if (pair.isExact && pair.offset === offset) exact.add(pair.told);
    if (!pair.isExact && Math.abs(spanMs(offset, pair.offset)) <= lateMs) near.add(pair.told);
  }
  return exact.size * exactWeight + near.size;
}

/** The gain of a match. It is more than the costs of any other matches, so the number of matches decides first. */
const gain = 2 ** 24;

/**
 * Aligns two rows. `costAt` returns −1 for places that do not match. Returns for each place of the second row the one
 * in the first, or −1, with as many matches as possible and then with the lowest cost. Of equally good ones it takes
 * the earlier place in the second row, which is what the record has already, and the later one in the first.
 */
export function align(firsts: number, seconds: number, costAt: (first: number, second: number) => number): number[] {
  const width = seconds + 1;
  const scores = new Float64Array((firsts + 1) * width);
  const at = (i: number, k: number): number => scores[i * width + k] ?? 0;
  for (let i = firsts - 1; i >= 0; i--)
    for (let k = seconds - 1; k >= 0; k--) {
      const cost = costAt(i, k);
      const both = cost < 0 ? -1 : at(i + 1, k + 1) + gain - cost;
      scores[i * width + k] = Math.max(at(i + 1, k), at(i, k + 1), both);
    }
  const places = new Array<number>(seconds).fill(-1);
  for (let i = 0, k = 0; i < firsts && k < seconds; ) {
    const cost = costAt(i, k);
    if (at(i, k) === at(i + 1, k)) i++;
    else if (cost >= 0 && at(i, k) === at(i + 1, k + 1) + gain - cost) places[k++] = i++;
    else k++;
  }
  return places;
}

/**
 * Compares what a clock reported with its journal. Both are parts of the same row of events in the same order, so the
 * comparison finds the longest common part. Two entries are the same event if everything but their time is equal, and
 * if their times differ by the same amount as those of the other events of the same subscription.
 */
import type { State } from "../../link/state";

/** An event that the clock reported. */
export interface Told {
  readonly state: State;
  readonly subscription: number;
}

/** For each reported event its place in the journal, or −1, and the journal's time minus the clock's own. */
export interface Matches {
  readonly places: readonly number[];
  readonly offsets: ReadonlyMap<number, number>;
}

/** Times count modulo this. */
const wrapMs = 2 ** 30;
/** A late press can get a journal time that differs by so much. */
const slackMs = 1500;

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

export function match(journal: readonly State[], told: readonly Told[]): Matches {
  const journalKeys = journal.map(keyOf);
  const toldKeys = told.map(({ state }) => keyOf(state));
  const offsets = offsetsOf(journal, journalKeys, told, toldKeys);
  const costAt = (j: number, t: number): number => {
    const event = told[t];
    const offset = event === undefined ? undefined : offsets.get(event.subscription);
    const entry = journal[j];
    if (event === undefined || entry === undefined || offset === undefined) return -1;
    if (journalKeys[j] !== toldKeys[t]) return -1;
    const apartMs = Math.abs(spanMs(offset, spanMs(event.state.at, entry.at)));
    return apartMs > slackMs ? -1 : apartMs;
  };
  return { places: align(journal.length, told.length, costAt), offsets };
}

/** Finds for each subscription by how much the times of most of its events differ from those in the journal. */
function offsetsOf(
  journal: readonly State[],
  journalKeys: readonly string[],
  told: readonly Told[],
  toldKeys: readonly string[],
): Map<number, number> {
  const atByKey = new Map<string, number[]>();
  for (const [j, { at }] of journal.entries()) {
    const key = journalKeys[j] ?? "";
    atByKey.set(key, [...(atByKey.get(key) ?? []), at]);
  }
  const candidates = new Map<number, { offset: number; t: number }[]>();
  for (const [t, { state, subscription }] of told.entries()) {
    const found = (atByKey.get(toldKeys[t] ?? "") ?? []).map((at) => ({ offset: spanMs(state.at, at), t }));
    if (found.length > 0) candidates.set(subscription, [...(candidates.get(subscription) ?? []), ...found]);
  }
  const offsets = new Map<number, number>();
  let before: number | undefined;
  for (const subscription of [...candidates.keys()].sort((a, b) => a - b)) {
    before = commonest(candidates.get(subscription) ?? [], before);
    offsets.set(subscription, before);
  }
  return offsets;
}

/**
 * Returns the offset that most events have. Of equally frequent ones returns that of the subscription before, else the
 * greatest, which is the latest place in the journal.
 */
function commonest(candidates: readonly { offset: number; t: number }[], before: number | undefined): number {
  const sorted = [...candidates].sort((a, b) => a.offset - b.offset);
  let best = { count: 0, offset: 0 };
  let from = 0;
  const within = new Map<number, number>();
  for (const { offset, t } of sorted) {
    within.set(t, (within.get(t) ?? 0) + 1);
    for (let first = sorted[from]; first !== undefined && offset - first.offset > slackMs; first = sorted[from]) {
      const left = (within.get(first.t) ?? 1) - 1;
      if (left === 0) within.delete(first.t);
      else within.set(first.t, left);
      from++;
    }
    const isBefore = before !== undefined && Math.abs(offset - before) <= slackMs;
    const keepsBefore = before !== undefined && Math.abs(best.offset - before) <= slackMs;
    const isBetter = within.size > best.count || (within.size === best.count && (isBefore || !keepsBefore));
    if (isBetter) best = { count: within.size, offset: middle(sorted, from, offset) };
  }
  return best.offset;
}

/** Returns the most frequent offset between the place `from` and the offset `last`. */
function middle(sorted: readonly { offset: number }[], from: number, last: number): number {
  const counts = new Map<number, number>();
  let best = last;
  for (let i = from; i < sorted.length; i++) {
    const offset = sorted[i]?.offset ?? last;
    if (offset > last) break;
    counts.set(offset, (counts.get(offset) ?? 0) + 1);
    if ((counts.get(offset) ?? 0) > (counts.get(best) ?? 0)) best = offset;
  }
  return best;
}

/** The gain of a match. It is more than the costs of any other matches, so the number of matches decides first. */
const gain = 2 ** 24;

/**
 * Aligns two rows. `costAt` returns −1 for places that do not match. Returns for each place of the second row the one
 * in the first, or −1, with as many matches as possible and then with the lowest cost.
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
    if (at(i, k) === at(i + 1, k)) i++;
    else if (at(i, k) === at(i, k + 1)) k++;
    else places[k++] = i++;
  }
  return places;
}

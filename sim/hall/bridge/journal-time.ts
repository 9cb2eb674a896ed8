/** Finds out when the events of a clock's journal happened, in ms from the clock's power-on. */
import type { State } from "../../link/state";
import { type Matches, spanMs, type Told } from "./match";

/** An event of the journal, and the journal's time minus the clock's own. */
export interface Fix {
  readonly place: number;
  readonly offset: number;
}

/** The facts that date a journal without a mark and without a report. */
export interface Surroundings {
  /** The last state that the record has of the clock, from before this journal. */
  readonly last?: State | null;
  /** A state that the clock gave at the instant `at`. */
  readonly now?: State | null;
}

/**
 * Finds the event after which the clock was in the state `now`. While a clock runs, the time used tells exactly how
 * long ago that event was. Returns undefined if the clock stood still.
 */
export function fixOf(states: readonly State[], now: State | null | undefined): Fix | undefined {
  if (now?.running == null) return undefined;
  const key = placeOf(now);
  // What follows has used no less, unless the power failed: a clock that goes on after that looks like the one before.
  const isBefore = (next: State | undefined) => next === undefined || isPowerOn(next) || usedMs(next) >= usedMs(now);
  const place = states.findLastIndex(
    (state, j) => placeOf(state) === key && usedMs(state) <= usedMs(now) && isBefore(states[j + 1]),
  );
  const event = states[place];
  if (event === undefined) return undefined;
  return { place, offset: spanMs(now.at, event.at + usedMs(now) - usedMs(event)) };
}

/** Returns what only an event changes. */
function placeOf({ mode, running, turn, firstFlag, control, white, black }: State): string {
  const idle = running === "white" ? black : white;
  const sides = [white, black].map(({ presses, period, flag }) => [presses, period, flag]);
  return [mode, running, turn, firstFlag, control, idle.used, ...sides].join("|");
}

function usedMs({ white, black }: State): number {
  return white.used + black.used;
}

/**
 * Guesses the offset of the journal of a new game while the clock stands still. The game began after the last event
 * of the record and before `now`. The later of the two is nearer in most cases, because a bridge is away for less time
 * than a clock rests between two games. A clock that has restarted since leaves only the earlier one. If the record
 * has nothing of the clock, its journal is taken to begin at the power-on.
 */
export function guessOf(states: readonly State[], { last, now }: Surroundings): number {
  if (last == null) return 0;
  const newestMs = states.at(-1)?.at ?? 0;
  const earliest = -last.at;
  if (now == null || states.some(isPowerOn)) return earliest;
  const latest = spanMs(now.at, newestMs);
  return spanMs(latest, earliest) < 0 ? earliest : latest;
}

/** The facts, beside the reports, from which the times of a journal's events follow. */
export interface Times {
  /** The journal's time at the power-on before the first event, if that is known, and what it probably is. */
  readonly start: number | undefined;
  readonly guess: number;
  readonly fix: Fix | undefined;
  readonly now?: State | null | undefined;
}

/**
 * Returns the times of the journal's events, counted from the power-on before each. An event that restored a game after
 * a power loss is the beginning of such a count. Between two games the clock may have been off without a note of that,
 * so what is known of a game holds from its beginning.
 */
export function clockTimes(
  states: readonly State[],
  { places, offsets }: Matches,
  told: readonly Pick<Told, "subscription">[],
  { start, fix, guess, now }: Times,
): number[] {
  const offsetAt = new Map<number, number>();
  if (fix !== undefined) offsetAt.set(fix.place, fix.offset);
  for (const [t, { subscription }] of told.entries()) {
    const offset = offsets.get(subscription);
    const place = places[t] ?? -1;
    if (place >= 0 && offset !== undefined) offsetAt.set(place, offset);
  }
  let offset = start ?? firstOffset(states, offsetAt) ?? guess;
  const undated = spreadOverGames(states, offsetAt);
  const newestMs = states.at(-1)?.at ?? 0;
  return states.map((state, j) => {
    if (isPowerOn(state)) offset = state.at;
    offset = offsetAt.get(j) ?? offset;
    // An event cannot be much later than now: the clock was off before this game.
    if (j === undated && now != null && spanMs(now.at, spanMs(offset, newestMs)) > freshMs)
      offset = spanMs(now.at, newestMs);
    return (spanMs(offset, state.at) + 2 ** 30) % 2 ** 30;
  });
}

/**
 * Gives the beginning of each game the first offset that is known in it. Returns where the last game begins, if none is
 * known there.
 */
function spreadOverGames(states: readonly State[], offsetAt: Map<number, number>): number | undefined {
  let known: number | undefined;
  let undated: number | undefined;
  let isLast = true;
  for (const [back, state] of [...states].reverse().entries()) {
    const j = states.length - 1 - back;
    known = offsetAt.get(j) ?? known;
    if (isPowerOn(state)) {
      isLast = false;
      known = undefined;
    }
    if (!isNewGame(state)) continue;
    if (known !== undefined) offsetAt.set(j, known);
    else if (isLast) undated = j;
    isLast = false;
    known = undefined;
  }
  return undated;
}

/** While the journal is read, more may happen than the state before it tells. */
const freshMs = 10_000;

export function isNewGame({ event, mode }: State): boolean {
  return event === "control" && mode === "ready";
}

function isPowerOn({ event }: State): boolean {
  return event === "power";
}

/** Returns the offset of the first event with a known one, unless the clock lost its power before it. */
function firstOffset(states: readonly State[], offsetAt: ReadonlyMap<number, number>): number | undefined {
  for (const [j, state] of states.entries()) {
    if (offsetAt.has(j)) return offsetAt.get(j);
    if (isPowerOn(state)) return undefined;
  }
  return undefined;
}

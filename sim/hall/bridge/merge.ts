/** Joins a clock's reports and its journal to one row of events in which nothing is missing and nothing comes twice. */
import type { State } from "../../link/state";
import type { JournalPlace } from "../model/ledger";
import { clockTimes, fixOf, guessOf, isNewGame, type Surroundings } from "./journal-time";
import { type Clues, type Matches, match, spanMs, type Told } from "./match";

/** An event of a clock's journal. Its time counts from the beginning of the journal. */
export interface JournalEvent extends JournalPlace {
  readonly state: State;
}

/** An event that the record does not have yet: one of the journal, or a reported one by its place in `told`. */
export type Added =
  | { readonly from: "journal"; readonly state: State }
  | { readonly from: "report"; readonly told: number };

export interface Merged {
  /** In the clock's order. */
  readonly added: readonly Added[];
  /** How many of `added` the journal covers. The reports behind them may be in the journal's next part. */
  readonly covered: number;
  /** True if the journal reaches back to an event that the record has. Then nothing between them is missing. */
  readonly isAnchored: boolean;
  /** True if the clock has reused a whole page that nobody had read. Then something is missing for certain. */
  readonly lacksPages: boolean;
  /** The newest event of the journal, with its time on the clock. */
  readonly newest: (JournalPlace & { readonly clockMs: number }) | null;
}

export function isBehind(place: JournalPlace, mark: JournalPlace): boolean {
  if (place.page !== mark.page) return place.page > mark.page;
  return place.at !== mark.at ? place.at > mark.at : place.index > mark.index;
}

/**
 * Joins the journal with the events that the clock reported since the mark. `mark` is null before the first joining.
 * `around` dates a journal that holds neither the mark nor a reported event.
 */
export function merge(
  journal: readonly JournalEvent[],
  mark: (JournalPlace & { readonly clockMs: number }) | null,
  told: readonly Told[],
  lateMs: number,
  around: Surroundings = {},
): Merged {
  const newest = journal.at(-1);
  // A journal that ends before the mark is a new one: somebody has erased the clock's memory.
  const isOwn = mark !== null && newest !== undefined && !isBehind(mark, newest);
  const since = isOwn ? journal.filter((event) => isBehind(event, mark)) : journal;
  const states = since.map(({ state }) => state);
  const marked = isOwn ? journal[journal.length - since.length - 1] : undefined;
  const hasMark = marked !== undefined && !isBehind(mark ?? marked, marked);
  const start = hasMark ? spanMs(mark?.clockMs ?? 0, marked.state.at) : offsetBefore(journal, states.length);
  const powerOns = journal.filter(({ state }) => state.event === "power").map(({ state }) => state.at);
  const fix = fixOf(states, around.now);
  const likely = [start, fix?.offset].filter((offset) => offset !== undefined);
  const clues = { offsets: [...likely, ...powerOns], lateMs };
  // Each game begins on a page of its own, and few need a second one.
  const games = told.filter(({ isKept, state }) => isKept && isNewGame(state)).length;
  const reaches = !isOwn || (journal[0]?.page ?? 0) <= mark.page + games;
  const { matches, meets } = matched(states, told, clues, hasMark, reaches);
  const times = clockTimes(states, matches, told, { start, fix, guess: guessOf(states, around), now: around.now });
  const row = joinRow(states, told, matches, times);
  const clockMs = times.at(-1) ?? mark?.clockMs ?? 0;
  const isFirst = mark === null && !told.some(({ isKept }) => isKept);
  const { page = 0, at = 0, index = 0 } = newest ?? {};
  return {
    ...row,
    isAnchored: hasMark || isFirst || meets,
    lacksPages: isOwn && (journal[0]?.page ?? 0) > mark.page + 1,
    newest: newest === undefined ? null : { page, at, index, clockMs },
  };
}

/** The number of equal events in a row that cannot be chance. */
const sureMatches = 3;

/**
 * Compares the journal with the reports. `reaches` is true if the journal may well begin before the last event of the
 * record. Without a mark, it can begin after the last event of the record. Then an event
 * of the record that looks like one of the journal, such as the beginning of a game, is another one. The record has no
 * gap, so behind the first event that both have, both have nearly all.
 */
function matched(
  states: readonly State[],
  told: readonly Told[],
  clues: Clues,
  hasMark: boolean,
  reaches: boolean,
): { matches: Matches; meets: boolean } {
  const matches = match(states, told, clues);
  const kept = told.filter(({ isKept }) => isKept).length;
  const places = matches.places.slice(0, kept);
  const first = places.findIndex((place) => place >= 0);
  if (hasMark || first < 0) return { matches, meets: first >= 0 };
  const both = places.filter((place) => place >= 0).length;
  const onlyTold = kept - first - both;
  const onlyJournal = (places.findLast((place) => place >= 0) ?? 0) - (places[first] ?? 0) + 1 - both;
  const isSure = both >= sureMatches || reaches;
  if (isSure && onlyTold <= both / 2 && onlyJournal <= both / 2) return { matches, meets: true };
  const rest = match(states, told.slice(kept), clues);
  return { matches: { ...rest, places: [...places.map(() => -1), ...rest.places] }, meets: false };
}

/** Returns the journal's time at the power-on before its last `count` events, as far as the journal tells it. */
function offsetBefore(journal: readonly JournalEvent[], count: number): number | undefined {
  return journal.slice(0, journal.length - count).findLast(({ state }) => state.event === "power")?.state.at;
}

function joinRow(
  states: readonly State[],
  told: readonly Told[],
  { places, offsets }: Matches,
  times: readonly number[],
): Pick<Merged, "added" | "covered"> {
  const added: Added[] = [];
  let covered = 0;
  let next = 0;
  const passTo = (end: number, isDue: (state: State) => boolean): void => {
    for (let state = states[next]; next < end && state !== undefined && isDue(state); state = states[++next]) {
      added.push({ from: "journal", state: { ...state, at: times[next] ?? state.at } });
      covered = added.length;
    }
  };
  for (const [t, { state, subscription, isKept }] of told.entries()) {
    const place = places[t] ?? -1;
    const offset = offsets.get(subscription);
    const isDue = ({ at }: State): boolean => offset === undefined || spanMs(at, state.at + offset) >= 0;
    if (place >= 0) passTo(place, () => true);
    else passTo(places.find((later, at) => at > t && later >= 0) ?? states.length, isDue);
    if (!isKept) added.push({ from: "report", told: t });
    if (place < 0) continue;
    next = place + 1;
    covered = added.length;
  }
  passTo(states.length, () => true);
  return { added, covered };
}

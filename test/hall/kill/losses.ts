/**
 * Says for each lost event where it was: which game of which clock, when, and what the clock did until it was missed.
 */
import { isNewGame } from "../../../sim/hall/bridge/journal-time";
import { keyOf } from "../../../sim/hall/bridge/match";
import type { HallEvent } from "../../../sim/hall/model/event";
import type { State } from "../../../sim/link/state";

/** An event as it happened. */
export interface Done {
  readonly state: State;
  /** In ms since 1970. */
  readonly atMs: number;
}

/** A time in which the bridge was away or its clocks were not online yet, ms since 1970. */
export interface Absence {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Returns one line for each stretch of lost events. `recorded` are all events of the clock in the record. */
export function lossLines(
  clock: number,
  done: readonly Done[],
  recorded: readonly HallEvent[],
  absences: readonly Absence[],
): string[] {
  const lost = lostAmong(done, recorded);
  const stretches: number[][] = [];
  for (const at of lost) {
    const last = stretches.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else stretches.push([at]);
  }
  return stretches.map((stretch) => lineOf(clock, stretch, done, recorded, absences));
}

/** Returns the places of the lost events. Each recorded event stands for one of the same key. */
function lostAmong(done: readonly Done[], recorded: readonly HallEvent[]): number[] {
  const counts = new Map<string, number>();
  for (const { state, lost } of recorded) {
    if (lost === undefined) counts.set(keyOf(state), (counts.get(keyOf(state)) ?? 0) + 1);
  }
  return done.flatMap(({ state }, at) => {
    const left = counts.get(keyOf(state)) ?? 0;
    counts.set(keyOf(state), left - 1);
    return left > 0 ? [] : [at];
  });
}

function lineOf(
  clock: number,
  stretch: readonly number[],
  done: readonly Done[],
  recorded: readonly HallEvent[],
  absences: readonly Absence[],
): string {
  const [first = 0] = stretch;
  const last = stretch.at(-1) ?? first;
  const beganMs = done[0]?.atMs ?? 0;
  const second = (ms: number): string => `${((ms - beganMs) / 1000).toFixed(1)} s`;
  const lastMs = done[last]?.atMs ?? 0;
  const game = done.slice(0, first + 1).filter(({ state }) => isNewGame(state)).length;
  const gap = recorded.find(({ lost, heardMs }) => lost !== undefined && heardMs >= lastMs);
  const missedMs = gap?.heardMs ?? Number.POSITIVE_INFINITY;
  const after = done.slice(last + 1).filter(({ state, atMs }) => isNewGame(state) && atMs <= missedMs);
  const away = absences.filter(({ fromMs, toMs }) => fromMs <= missedMs && toMs >= (done[first]?.atMs ?? 0));
  const names = stretch.map((at) => done[at]?.state.event).join(" ");
  return (
    `lost on clock ${clock + 1} in its game ${game}, ${second(done[first]?.atMs ?? 0)} to ${second(lastMs)}: ${names}; ` +
    `bridge away ${away.map(({ fromMs, toMs }) => `${second(fromMs)} to ${second(toMs)}`).join(", ")}; ` +
    `missed at ${gap === undefined ? "no time" : second(missedMs)}; ` +
    `games begun until then: ${after.map(({ atMs }) => second(atMs)).join(", ")}`
  );
}

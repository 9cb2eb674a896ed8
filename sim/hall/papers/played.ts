/**
 * Tells what belongs to a round. Rounds overlap: while the last games of one run, the next one is set at the other
 * boards, and later, by the same file, at those.
 */
import type { ClockId } from "../model/clock";
import type { AuditEntry } from "../model/event";
import type { Round } from "../model/round";

/** A time, in ms since 1970; its end is not in it. */
interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

export type Spans = ReadonlyMap<ClockId, Span>;

type Place = Pick<Round, "tournament" | "round">;

const isSame = (one: Place, other: Place): boolean => one.tournament === other.tournament && one.round === other.round;

/** Returns true if the clock took the round. A round that nobody could finish setting has no outcomes. */
function tookRound({ outcomes, pairings }: Round, clock: ClockId): boolean {
  if (outcomes.length === 0) return pairings.some((pairing) => pairing.clock === clock);
  return outcomes.some(({ id, ok }) => id === clock && ok);
}

/** Returns when each clock of a round had it: from the first setting that it took until it took another round. */
export function spansOf(round: Round, all: readonly Round[], nowMs: number): Spans {
  const inOrder = [...all].sort((one, other) => one.id - other.id);
  const clocks = round.pairings.flatMap(({ clock }) => clock ?? []);
  return new Map(
    clocks.flatMap((clock): [ClockId, Span][] => {
      const taken = inOrder.filter((each) => tookRound(each, clock));
      const first = taken.findIndex((each) => isSame(each, round));
      const [own, ...later] = first < 0 ? [] : taken.slice(first);
      const next = later.find((each) => !isSame(each, round));
      return own === undefined ? [] : [[clock, { fromMs: own.setMs, toMs: next?.setMs ?? nowMs + 1 }]];
    }),
  );
}

/** The settings of a round are written down at the time of the round, or some ms later. */
const settingMs = 1000;
const resultPattern = /^result \S+ (.*) (\d+)\/\d+$/;

/** Returns true for what somebody did about a round: its settings, its results, and all else while a clock had it. */
export function isAbout(act: AuditEntry, round: Round, all: readonly Round[], spans: Spans): boolean {
  const [, tournament, number] = resultPattern.exec(act.command) ?? [];
  if (tournament !== undefined) return isSame({ tournament, round: Number(number) }, round);
  if (act.command.startsWith("round "))
    return all.some((each) => isSame(each, round) && act.atMs >= each.setMs && act.atMs < each.setMs + settingMs);
  return act.clocks.some((clock) => {
    const span = spans.get(clock);
    return span !== undefined && act.atMs >= span.fromMs && act.atMs < span.toMs;
  });
}

/** Compares the clock with the articles of the Laws, and keeps the list of edges that they judge. */
import { Side } from "../../firmware/core/words";
import { verbs } from "../oracle/step";
import { article6_2_2 } from "./articles/article-6-2";
import { accountsAt, playerAt } from "./articles/article-6-3";
import type { Edge, Player } from "./articles/edges";
import type { Schedule } from "./articles/schedule";
import type { Move } from "./moves";
import type { Rig } from "./rig";
import type { Seen } from "./seen";

const playerOf = (side: number | undefined): Player => (side === 2 ? 1 : 0);

/** The verdict of the articles on a move: the edges after it, and their objections to the clock. */
export interface Judged {
  readonly edges: readonly Edge[] | undefined;
  readonly fault?: string;
}

/** Judges a move by its edge. The clock reported `seen`. */
export function judgeEdge(schedule: Schedule, before: Rig, move: Move, seen: readonly Seen[]): Judged {
  const { edges } = before;
  if (edges === undefined || move.verb === verbs.advance) return { edges };
  const isTaken = seen.some(({ event }) => event !== "ignored");
  if (move.verb === verbs.press) return judgePress(schedule, edges, move, before.at, seen);
  if (!isTaken) return { edges };
  const at = before.at;
  if (accountsAt(schedule, edges, at).fallen !== undefined) return { edges: undefined };
  const player = playerOf(move.numbers[0]);
  if (move.verb === verbs.start) return { edges: [{ kind: "go", player: 0, at }] };
  if (move.verb === verbs.pause) return { edges: [...edges, { kind: "stop", player: 0, at }] };
  if (move.verb !== verbs.resume || player !== playerAt(edges, at)) return { edges: undefined };
  return { edges: [...edges, { kind: "go", player, at }] };
}

function judgePress(
  schedule: Schedule,
  edges: readonly Edge[],
  { numbers, lateMs }: Move,
  now: number,
  seen: readonly Seen[],
): Judged {
  const player = playerOf(numbers[0]);
  const at = now - lateMs;
  if (edges.length === 0) {
    const starts = seen.some(({ event }) => event === "start");
    return { edges: starts ? [{ kind: "go", player: 0, at }] : edges };
  }
  if (accountsAt(schedule, edges, at).fallen !== undefined) return { edges: undefined };
  const counts = article6_2_2(edges, player, at);
  const counted = seen.some(({ event }) => event === "press");
  if (counts !== counted) return { edges, fault: `6.2: a press ${counts ? "counts" : "does not count"}` };
  return { edges: counts ? [...edges, { kind: "press", player, at }] : edges };
}

/** Returns where the clock and the articles differ on the times at the present instant, or undefined. */
export function judgeTimes(
  schedule: Schedule,
  { clock, at, edges }: Pick<Rig, "clock" | "at" | "edges">,
): string | undefined {
  if (edges === undefined) return undefined;
  const { players, fallen } = accountsAt(schedule, edges, at);
  const first = fallen === undefined ? Side.None : fallen === 0 ? Side.White : Side.Black;
  if (clock.firstFlag !== first) return `6.4: first flag ${clock.firstFlag}, by the article ${first}`;
  if (fallen !== undefined) return undefined;
  if (playerOf(clock.turn) !== playerAt(edges, at)) return "6.2.1: the wrong player has the move";
  for (const [n, account] of players.entries()) {
    const s = n === 0 ? clock.white : clock.black;
    const got = [s.mainMs, s.delayMs, s.period, s.presses, s.usedMs].join(", ");
    const said = [account.mainMs, account.extraMs, account.period, account.moves, account.usedMs].join(", ");
    if (got !== said) return `6.3: time, extra, period, moves, used: clock ${got}, by the article ${said}`;
  }
  return undefined;
}

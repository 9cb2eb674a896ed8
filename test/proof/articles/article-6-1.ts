/**
 * Article 6.1: a chess clock shows two times and is built so that no more than one of them runs at any instant. So
 * every instant between a start and a stop belongs to exactly one player.
 */
import type { Edge, Player } from "./edges";

/** A stretch of time in which one player's clock ran without a break. */
export interface Stretch {
  readonly player: Player;
  readonly from: number;
  readonly to: number;
  readonly endsBy: Edge["kind"] | "now";
}

/** Returns the stretches up to `now`, one for each edge that set a clock going. */
export function article6_1(edges: readonly Edge[], now: number): Stretch[] {
  return edges.flatMap((edge, n) => {
    if (edge.kind === "stop") return [];
    const next = edges[n + 1];
    const player: Player = edge.kind === "go" ? edge.player : edge.player === 0 ? 1 : 0;
    return [{ player, from: edge.at, to: next?.at ?? now, endsBy: next?.kind ?? "now" }];
  });
}

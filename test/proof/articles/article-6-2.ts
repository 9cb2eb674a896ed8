/**
 * Article 6.2.1: with his press a player stops his own clock and starts that of the opponent, and his move is complete.
 * Article 6.2.2: until that press the time is his own, whatever stands on the board, and nobody may keep him from it.
 */
import { article6_1, type Stretch } from "./article-6-1";
import type { Edge, Player, Turn } from "./edges";

/** Returns the turns up to `now`: a turn lasts until its press, over all stops of the arbiter. */
export function article6_2_1(edges: readonly Edge[], now: number): Turn[] {
  return article6_1(edges, now).reduce<Turn[]>((turns, stretch) => {
    const last = turns.at(-1);
    const isNew = last === undefined || last.isPressed;
    const turn = isNew ? turnOf(stretch, 0) : turnOf(stretch, last.ms);
    return [...(isNew ? turns : turns.slice(0, -1)), turn];
  }, []);
}

const turnOf = ({ player, from, to, endsBy }: Stretch, before: number): Turn => ({
  ...{ player, ms: before + to - from, isPressed: endsBy === "press" },
});

/** Returns true if a press can complete a move: the player's own clock runs, and ran before this instant. */
export function article6_2_2(edges: readonly Edge[], player: Player, at: number): boolean {
  const last = edges.at(-1);
  if (last === undefined || last.at >= at) return false;
  const [runs] = article6_1([last], at);
  return runs?.player === player;
}

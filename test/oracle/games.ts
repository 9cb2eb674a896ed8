/** Random games, each made from a seed. */
import type { Game, GameOptions } from "./game";
import { Player } from "./player";
import { Random } from "./random";

/** Returns the game of a seed, which is always the same. */
export function randomGame(seed: number, options: GameOptions = {}): Game {
  const random = new Random(seed);
  const player = new Player(random, options);
  for (let count = random.whole(20, 50); count > 0; count--) player.play();
  return { seed, steps: player.steps };
}

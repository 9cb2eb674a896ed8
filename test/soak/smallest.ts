/** Shortens a failed game as far as possible, and writes it as a scenario file. */
import { shrink } from "../oracle/shrink";
import type { Act } from "./act";
import { type Played, playActs, type Setup } from "./game";
import { scenarioText, unsayable } from "./scenario";

/** How often the game is played again at most. */
const triesMax = 600;

export interface Smallest {
  played: Played;
  /** Undefined if a scenario file cannot express the game; `unsayable` then says why. */
  scenario: string | undefined;
  unsayable: string | undefined;
}

export function smallest(failed: Played, name: string, play: typeof playActs = playActs): Smallest {
  let tries = 0;
  const failing = (setup: Setup, acts: readonly Act[]): Played | undefined => {
    if (tries++ > triesMax) return undefined;
    const played = play(setup, acts);
    return played.failure === undefined ? undefined : played;
  };
  const { place } = failed.setup;
  const plain: Setup = { ...failed.setup, place: { ...place, counterStart: 0, driftPpm: 0, worn: [] } };
  const setup = failing(plain, failed.acts) === undefined ? failed.setup : plain;
  const failsAt = (acts: readonly Act[]) => {
    const played = failing(setup, acts);
    return played === undefined ? undefined : played.acts.length - 1;
  };
  const played = play(setup, shrink(failed.acts, failsAt));
  const { acts, strokes, position, virtualMs } = played;
  const hindrance =
    unsayable(acts) ?? (setup === plain ? undefined : "a crystal that drifts, a counter that wraps, or worn flash");
  const scenario =
    hindrance === undefined ? scenarioText(name, acts, strokes, setup.bounceMs, position, virtualMs) : undefined;
  return { played, scenario, unsayable: hindrance };
}

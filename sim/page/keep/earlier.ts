/**
 * Keeps what was done to a clock while the page was open, so that the simulator's timeline goes on after a reload. The
 * clock itself needs none of it: it recovers from its flash.
 */
import { reachedMs } from "../clock/device";
import { writeFlash } from "../clock/flash";
import type { Host } from "../clock/host";
import type { Deed } from "../clock/log";
import type { Earlier, KeptStep, Sitting } from "../clock/sitting";
import { recallAs, remember } from "./memory";

/** The longest text that the browser keeps, in characters; a game of 300 moves has a third of it. */
const textMax = 400_000;

function keptStep({ step, overtook }: Deed): KeptStep {
  return { step, isLate: overtook };
}

/** Returns what was done to a clock up to now. */
export function earlierOf(host: Host): Earlier {
  const sitting: Sitting = { steps: host.log.deeds.map(keptStep), endMs: reachedMs(host.device) };
  if (host.earlier !== undefined) return { ...host.earlier, sittings: [...host.earlier.sittings, sitting] };
  const { board, setup, memory, remembers, spoken } = host;
  return { board: board.name, setup, memory: writeFlash(memory), remembers, spoken, sittings: [sitting] };
}

/** Stores it for the next visit. Stores nothing of a clock to which more was done than the browser can keep. */
export function keepEarlier(host: Host): void {
  const text = host.log.lost > 0 ? "" : JSON.stringify(earlierOf(host));
  remember("earlier", text.length > textMax ? "" : text);
}

/** Returns what was kept of a board's clock. */
export function recallEarlier(board: string): Earlier | undefined {
  return recallAs("earlier", undefined, (earlier: Earlier) => (earlier.board === board ? earlier : undefined));
}

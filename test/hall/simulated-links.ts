/** Links to simulated clocks of this process, in place of wires. */
import { pixljsplus } from "../../board-defs/pixljsplus";
import type { Link } from "../../sim/hall/bridge/links";
import { type SimulatedClock, startClock } from "../../sim/link/simulated";

/** A simulated clock of this process. It runs from the first opening until the bridge closes. */
export interface SimulatedLink extends Link {
  clock(): Promise<SimulatedClock>;
}

/** Returns the links of `count` simulated clocks, `simulated:1` and so on. */
export function simulatedLinks(count: number): SimulatedLink[] {
  return Array.from({ length: count }, (_, i) => simulatedLink(`simulated:${i + 1}`));
}

function simulatedLink(address: string): SimulatedLink {
  let hear: ((piece: string) => void) | undefined;
  let started: Promise<SimulatedClock> | undefined;
  const clock = (): Promise<SimulatedClock> => {
    started ??= startClock(pixljsplus, "node", (line) => hear?.(`${line}\r\n`));
    return started;
  };
  return {
    address,
    clock,
    async open() {
      const running = await clock();
      return {
        // The answer must not come before the question is noted.
        write: (text) => void setImmediate(() => running.hear(text)),
        listen(take) {
          hear = take;
        },
        async close() {
          hear = undefined;
        },
      };
    },
    stop: () => void started?.then((running) => running.stop()),
  };
}

/** Halls of simulated clocks of this process, in place of wires. */
import { expect, vi } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import type { Link } from "../../sim/hall/bridge/links";
import { type HallOptions, type OpenHall, openHall } from "../../sim/hall/hall";
import { type SimulatedClock, startClock } from "../../sim/link/simulated";
import { closedAfterwards } from "./closed-afterwards";

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

const timing = { againMs: 10, quietMs: 300, settleMs: 20, paceMs: 0 };

/** Opens a hall until the test ends, and waits until it hears every clock. It may be closed before. */
export async function hallOf(links: SimulatedLink[], options: Partial<HallOptions> = {}): Promise<OpenHall> {
  const hall = await openHall({ name: "main", links, timing, ...options });
  const { close } = hall;
  let isOpen = true;
  hall.close = async () => {
    if (isOpen) await close.call(hall);
    isOpen = false;
  };
  closedAfterwards(hall);
  await vi.waitFor(() => expect(hall.clocks().every(({ presence }) => presence === "online")).toBe(true), 5000);
  return hall;
}

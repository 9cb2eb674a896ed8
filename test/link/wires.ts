/** Simulated clocks in real time, at wires of this process instead of serial ports. */
import { pixljsplus } from "../../board-defs/pixljsplus";
import type { Wire } from "../../sim/link/client";
import type { Means } from "../../sim/link/hall";
import { type SimulatedClock, type SimulatedRuntime, startClock } from "../../sim/link/simulated";

export interface Hall extends Means {
  /** The clocks by port. */
  clocks: ReadonlyMap<string, SimulatedClock>;
  /** Takes the cable of a port out. */
  unplug(port: string): void;
  stop(): void;
}

interface Socket {
  hear: (piece: string) => void;
  lose: (reason: string) => void;
}

/** Opens a number of clocks at ports `clock1` and so on, and ports at which nobody answers. */
export async function openHall(
  count: number,
  kind: SimulatedRuntime = "node",
  silent: readonly string[] = [],
): Promise<Hall> {
  const sockets = new Map<string, Socket>();
  const clocks = new Map<string, SimulatedClock>();
  for (let n = 1; n <= count; n++) {
    const port = `clock${n}`;
    clocks.set(port, await startClock(pixljsplus, kind, (line) => sockets.get(port)?.hear(`${line}\r\n`)));
  }
  return {
    clocks,
    ports: async () => [...clocks.keys(), ...silent],
    async open(port) {
      if (port === "denied") throw new Error("Error: Permission denied, cannot open denied");
      if (!clocks.has(port) && !silent.includes(port)) throw new Error(`Error: No such file or directory, ${port}`);
      return wireTo(port, clocks.get(port), sockets);
    },
    unplug: (port) => sockets.get(port)?.lose("disconnected"),
    stop() {
      for (const clock of clocks.values()) clock.stop();
    },
  };
}

function wireTo(port: string, clock: SimulatedClock | undefined, sockets: Map<string, Socket>): Wire {
  return {
    write: (text) => void setImmediate(() => clock?.hear(text)),
    listen: (hear, lose) => void sockets.set(port, { hear, lose }),
    close: async () => void sockets.delete(port),
  };
}

/** Connects to a clock at a serial port or a stream of this computer. */
import type { Wire } from "./client";
import { greet, type LinkedClock } from "./clock";
import { LinkFault } from "./fault";
import { openPort, type TextStream, wireOf } from "./port";

/** How to connect to a clock, and how long to wait for it. */
export interface ConnectOptions {
  /** The path of a serial port, which is reopened if it is lost. Use either this or `stream`. */
  path?: string;
  /** A stream that is already connected to the clock. */
  stream?: TextStream;
  patienceMs?: number;
  reopenMs?: number;
}

/** Connects to a clock and exchanges hello. Rejects with a `LinkFault`: `unopened`, `silent` or `stranger`. */
export async function connect({ path, stream, ...options }: ConnectOptions): Promise<LinkedClock> {
  if (stream !== undefined) return greet(wireOf(stream), options);
  if (path === undefined) throw new TypeError("connect needs a path or a stream");
  const open = (): Promise<Wire> => openPort(path);
  const wire = await open().catch((thrown: unknown) => {
    throw new LinkFault("unopened", thrown instanceof Error ? thrown.message : String(thrown));
  });
  return greet(wire, { ...options, reopen: open });
}

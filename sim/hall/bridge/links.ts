/** The links of a bridge: how a clock's address becomes a wire. */
import { connect } from "node:net";
import type { Wire } from "../../link/client";
import { openPort, wireOf } from "../../link/port";

export interface Link {
  /** The address, as in `ClockView`. It names the clock in the record. */
  readonly address: string;
  /** Opens a new wire. Rejects if nothing is there. */
  open(): Promise<Wire>;
  /** Called when the bridge closes for good. */
  stop?(): void;
}

const tcpAddress = /^tcp:\/\/(\[[0-9a-f:.]+\]|[^:/[\]]+):(\d{1,5})(?:-(\d{1,5}))?$/i;
const portMax = 65_535;
const openMs = 5000;

/**
 * Returns the links of an address: a serial port, `tcp://HOST:PORT`, or `tcp://HOST:FIRST-LAST`. Returns undefined if
 * it begins with `tcp:` but is no such address.
 */
export function linksAt(address: string): Link[] | undefined {
  if (!/^tcp:/i.test(address)) return [{ address, open: () => openPort(address) }];
  const [, host = "", from = "", to = from] = tcpAddress.exec(address) ?? [];
  const first = Number(from);
  const last = Number(to);
  if (host === "" || first < 1 || last > portMax || last < first) return undefined;
  return Array.from({ length: last - first + 1 }, (_, i) => tcpLink(host, first + i));
}

function tcpLink(host: string, port: number): Link {
  const bare = host.replace(/^\[|\]$/g, "");
  return { address: `tcp://${host.toLowerCase()}:${port}`, open: () => openSocket(bare, port) };
}

function openSocket(host: string, port: number): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true, keepAlive: true });
    const timer = setTimeout(() => socket.destroy(new Error("timeout")), openMs);
    socket.once("error", reject);
    socket.once("close", () => clearTimeout(timer));
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", reject);
      resolve(wireOf(socket));
    });
  });
}

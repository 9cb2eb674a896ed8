/** Bridges over real sockets to simulated clocks, for tests. */
import { vi } from "vitest";
import { Bridge } from "../../../sim/hall/bridge/bridge";
import { linksAt } from "../../../sim/hall/bridge/links";
import { RecordLedger } from "../../../sim/hall/record/ledger";
import { type HallRecord, openRecord } from "../../../sim/hall/record/record";
import { tcpClock } from "./tcp-clock";

export const timing = { patienceMs: 150, againMs: 5, againMaxMs: 20, quietMs: 150, settleMs: 10, paceMs: 0 };
/** Everything that must be closed after a test. */
export const ends: (() => Promise<void> | void)[] = [];

/** Closes everything that a test has opened. */
export async function closeAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

export async function clockAt(pages?: number) {
  const clock = await tcpClock(pages);
  ends.push(() => clock.close());
  return clock;
}

export async function bridgeTo(ports: readonly number[], given?: HallRecord) {
  const record = given ?? (await openRecord({ batchMs: 2 }));
  const links = ports.flatMap((port) => linksAt(`tcp://127.0.0.1:${port}`) ?? []);
  const bridge = new Bridge({ name: "main", links, ledger: new RecordLedger(record, "main"), timing });
  bridge.start();
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await bridge.close();
    isOpen = false;
  };
  ends.push(close);
  return { bridge, record, close };
}

export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 5 });
}

/** Returns the source and the name of every event. */
export function eventsOf(record: HallRecord): string[] {
  return record.events({ limit: 100 }).map(({ source, state }) => `${source} ${state.event}`);
}

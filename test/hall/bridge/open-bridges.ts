/** Bridges over real sockets to simulated clocks, for tests. */
import { expect, vi } from "vitest";
import { Bridge, type BridgeOptions } from "../../../sim/hall/bridge/bridge";
import { linksAt } from "../../../sim/hall/bridge/links";
import { RecordLedger } from "../../../sim/hall/record/ledger";
import { type HallRecord, openRecord } from "../../../sim/hall/record/record";
import { closedAfterwards } from "../closed-afterwards";
import { type TcpClock, tcpClock } from "./tcp-clock";

export const timing = { patienceMs: 150, againMs: 5, againMaxMs: 20, quietMs: 150, settleMs: 10, paceMs: 0 };

export async function clockAt(pages?: number): Promise<TcpClock> {
  return closedAfterwards(await tcpClock(pages));
}

/** Opens a bridge to clocks at ports until the test ends. It may be closed before. */
export async function bridgeTo(
  ports: readonly number[],
  given?: HallRecord,
  options: Partial<BridgeOptions> = {},
): Promise<{ bridge: Bridge; record: HallRecord; close(): Promise<void> }> {
  const record = given ?? (await openRecord({ batchMs: 2 }));
  const links = ports.flatMap((port) => linksAt(`tcp://127.0.0.1:${port}`) ?? []);
  const bridge = new Bridge({ name: "main", links, ledger: new RecordLedger(record, "main"), timing, ...options });
  bridge.start();
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await bridge.close();
    isOpen = false;
  };
  return closedAfterwards({ bridge, record, close });
}

/** Opens a bridge to a clock of its own, and waits until that is online. `close` closes the bridge. */
export async function onlineClock(pages?: number, given?: HallRecord) {
  const table = await clockAt(pages);
  const opened = await bridgeTo([table.port], given);
  await until(() => expect(opened.bridge.clocks()[0]?.presence).toBe("online"));
  return { ...table, ...opened };
}

export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000, interval: 5 });
}

/** Returns the source and the name of every event. */
export function eventsOf(record: HallRecord): string[] {
  return record.events({ limit: 100 }).map(({ source, state }) => `${source} ${state.event}`);
}

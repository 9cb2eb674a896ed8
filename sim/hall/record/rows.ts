/** Events as rows of the record's table. */
import type { HallEvent } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import type { Database, Row } from "./statements";

export function insertEvent(database: Database, event: HallEvent, subscription: number): void {
  const { bridge, serial, clock, number, heardMs, source, state, lost = 0 } = event;
  const begins = state.event === "control" && state.mode === "ready" ? 1 : 0;
  const values = [bridge, serial, clock, number, heardMs, source, subscription, begins, JSON.stringify(state), lost];
  database.run(
    `INSERT OR IGNORE INTO events (bridge, serial, clock, number, heard, source, subscription, begins, state, lost)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    values,
  );
}

export function eventOf(row: Row): HallEvent {
  return {
    bridge: String(row.bridge),
    serial: Number(row.serial),
    clock: String(row.clock),
    number: Number(row.number),
    heardMs: Number(row.heard),
    source: row.source === "journal" ? "journal" : "report",
    state: JSON.parse(String(row.state)) as HallEvent["state"],
    ...(Number(row.lost) > 0 ? { lost: Number(row.lost) } : {}),
  };
}

export function eventRow(row: Row): RecordedEvent {
  return { ...eventOf(row), row: Number(row.id) };
}

/**
 * Events as rows of the record's table. Each row carries a checksum, so that a damaged one costs nothing but itself.
 */
import { crc32 } from "node:zlib";
import type { HallEvent } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import type { Database, Row, Value } from "./statements";

/** The columns that the checksum of an event covers, in its order. */
const columns = ["bridge", "serial", "clock", "number", "heard", "source", "subscription", "begins", "state", "lost"];

export function insertEvent(database: Database, event: HallEvent, subscription: number): void {
  const { bridge, serial, clock, number, heardMs, source, state, lost = 0 } = event;
  const begins = state.event === "control" && state.mode === "ready" ? 1 : 0;
  const values = [bridge, serial, clock, number, heardMs, source, subscription, begins, JSON.stringify(state), lost];
  database.run(
    `INSERT INTO events (bridge, serial, clock, number, heard, source, subscription, begins, state, lost, sum)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (bridge, serial) DO NOTHING`,
    [...values, sumOf(values)],
  );
}

/** Inserts an event that no bridge can have. */
export const trialEvent = `INSERT INTO events (bridge, serial, clock, number, heard, source, subscription, begins, state)
  VALUES ('', -1, '', 0, 0, '', 0, 0, '')`;

/** Returns the checksum of the contents of a row. */
export function sumOf(values: readonly unknown[]): number {
  return crc32(JSON.stringify(values));
}

/** Returns true if a row is what was written. Rows of earlier versions have no checksum. */
function isWhole(row: Row, names: readonly string[]): boolean {
  return row.sum === null || row.sum === sumOf(names.map((name) => row[name]));
}

/** Returns the event of a row, or undefined if the row is damaged. */
export function eventOf(row: Row): HallEvent | undefined {
  const state = isWhole(row, columns) ? parsed(row.state) : undefined;
  if (state === undefined) return undefined;
  return {
    bridge: String(row.bridge),
    serial: Number(row.serial),
    clock: String(row.clock),
    number: Number(row.number),
    heardMs: Number(row.heard),
    source: row.source === "journal" ? "journal" : "report",
    state: state as HallEvent["state"],
    ...(Number(row.lost) > 0 ? { lost: Number(row.lost) } : {}),
  };
}

export function eventRow(row: Row): RecordedEvent | undefined {
  const event = eventOf(row);
  return event === undefined ? undefined : { ...event, row: Number(row.id) };
}

/** Returns the values for a row of one JSON text: the text and its checksum. */
export function textValues(content: unknown): Value[] {
  const text = JSON.stringify(content);
  return [text, sumOf([text])];
}

/** Returns the content of a row of one JSON text, or undefined if the row is damaged. */
export function contentOf(row: Row, name: string): unknown {
  return isWhole(row, [name]) ? parsed(row[name]) : undefined;
}

/** Returns what a JSON text means. Returns undefined if it is none. */
export function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

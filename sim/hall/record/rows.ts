/**
 * Events as rows of the record's table. Each row carries a checksum, so that a damaged one costs nothing but itself.
 */
import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import type { HallEvent } from "../model/event";
import type { RecordedEvent } from "../model/hall";
import type { Database, Row, Value } from "./statements";

/** The columns that the checksum of an event covers, in its order. */
const columns = ["bridge", "serial", "clock", "number", "heard", "source", "subscription", "begins", "state", "lost"];

const sidePattern =
  '{"remaining":120000,"shown":"0:02:00","delay":0,"overtime":0,"used":10000,"presses":10,"period":1,"flag":"none"}';

/**
 * A state is written as what differs from this one, in a fifth of its length. No letter of it may ever change, because
 * the rows that are written need it.
 */
const packing = {
  windowBits: 10,
  dictionary: Buffer.from(
    `"standard""rapid""setup""ready""fallen""steady""blinking""finish""finished""pause""paused""resume""start""penalty""flag""control","withdrawn":true{"at":10000,"event":"press","side":"white","mode":"running","running":"black","turn":"white","firstFlag":null,"control":"40/5400+30:1800+30","class":"blitz","white":${sidePattern},"black":${sidePattern}}`,
  ),
};

function packed(text: string): Uint8Array {
  return deflateRawSync(text, packing);
}

/** Returns the text of a state. Rows of earlier versions have it as it is. Returns undefined if the row is damaged. */
function unpacked(stored: unknown): string | undefined {
  if (!(stored instanceof Uint8Array)) return String(stored);
  try {
    return inflateRawSync(stored, packing).toString();
  } catch {
    return undefined;
  }
}

export function insertEvent(database: Database, event: HallEvent, subscription: number): void {
  const { bridge, serial, clock, number, heardMs, source, state, lost = 0 } = event;
  const begins = state.event === "control" && state.mode === "ready" ? 1 : 0;
  const text = JSON.stringify(state);
  const known = [bridge, serial, clock, number, heardMs, source, subscription, begins];
  database.run(
    `INSERT INTO events (bridge, serial, clock, number, heard, source, subscription, begins, state, lost, sum)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (bridge, serial) DO NOTHING`,
    [...known, packed(text), lost, sumOf([...known, text, lost])],
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
export function eventOf(stored: Row): HallEvent | undefined {
  const row: Row = { ...stored, state: unpacked(stored.state) };
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

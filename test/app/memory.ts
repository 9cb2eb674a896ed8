/** A log on its own flash, without a clock, and its contents. */

import { putBlock } from "../../firmware/app/log/blocks";
import { HEAD_BYTES, RecordKind } from "../../firmware/app/log/format";
import { record } from "../../firmware/app/log/log";
import { nextRecord, openTape, type Tape } from "../../firmware/app/log/log-reader";
import { KEYS, packed } from "../../firmware/app/log/numbers";
import { tidy } from "../../firmware/app/log/reclaim";
import { createLog, type Log } from "../../firmware/app/model/log-state";
import { createBoard } from "../../hal/virtual/board";
import { type Cells, createCells } from "../../hal/virtual/cells";

export interface Memory {
  cells: Cells;
  log: Log;
}

export function writeBlock(log: Log, key: number, list: readonly number[]): boolean {
  return putBlock(log, key, packed(list));
}

/** Returns the head of page `seq` as docs/reliability.md describes it. */
export function headOf(seq: number, version = 1): number[] {
  const head = [70, version, seq >> 8, seq & 255];
  return [...head, ...head.map((byte) => 255 - byte)];
}

/**
 * Opens a log in page 0 with the sequence number `seq`. Its last record is at `lastMs`; it stores nothing from `end`
 * on.
 */
export function openMemory({ pages = 2, seq = 1, lastMs = 0, end = 4096 } = {}): Memory {
  const cells = createCells(pages);
  const { store } = createBoard(0, 0, () => {}, false, cells).hal;
  const log = createLog(store, lastMs);
  for (let key = 0; key < KEYS; key++) log.places.push(-1);
  store.write(0, 0, headOf(seq));
  Object.assign(log, { page: 0, seq, at: HEAD_BYTES, end });
  return { cells, log };
}

/** Erases every page that waits for it, as the handlers of a clock that stands do one after another. */
export function tidyUp(log: Log): void {
  log.hasErased = false;
  while (log.isUntidy) tidy(log);
  log.hasErased = false;
}

export function pageBytes(cells: Cells, page: number): number[] {
  return cells.bytes[page] ?? [];
}

/** Returns the CRC-32 of zip. It is computed differently from the virtual board's. */
export function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** Returns a word of the log as docs/reliability.md describes it. */
export function wordOf(kind: RecordKind, value: number, at: number, seq = 1): number[] {
  const high = value >> 8;
  const low = value & 255;
  const sum = 525 - kind - high - low;
  const check = sum * 4 + (crc32([seq & 255, at >> 8, at & 255, kind, high, low]) & 3);
  return [(kind << 4) + (check >> 8), high, low, check & 255];
}

/** Returns a line for each record: its kind, and its time since the beginning of the log or its value. */
export function recordsOf({ store }: Log): string[] {
  const tape = openTape(store, () => {});
  const lines: string[] = [];
  while (nextRecord(tape)) lines.push(lineOf(tape));
  return lines;
}

const names: Record<number, string> = {
  [RecordKind.Tick]: "tick",
  [RecordKind.Flag]: "flag",
  [RecordKind.Period]: "period",
  [RecordKind.PressWhite]: "white",
  [RecordKind.PressBlack]: "black",
  [RecordKind.Start]: "start",
  [RecordKind.Pause]: "pause",
  [RecordKind.ResumeWhite]: "resume white",
  [RecordKind.ResumeBlack]: "resume black",
  [RecordKind.IgnoredWhite]: "ignored white",
  [RecordKind.IgnoredBlack]: "ignored black",
  [RecordKind.IgnoredKey]: "ignored key",
  [RecordKind.Skip]: "skip",
  [RecordKind.Note]: "note",
  [RecordKind.Block]: "block",
  [RecordKind.End]: "end",
};

export function lineOf({ kind, value, key, bytes, atMs }: Tape): string {
  if (kind === RecordKind.Block) return `block ${key} of ${bytes.length / 4}`;
  return `${names[kind]} ${kind > RecordKind.IgnoredKey ? value : atMs}`;
}

/** Records what lines of `lineOf` say, as `start 5, white 1005`. */
export function recordLines(log: Log, lines: string): void {
  for (const line of lines.split(", ")) {
    const [, name, atMs] = /^(.*) (\d+)$/.exec(line) ?? [];
    const [kind] = Object.entries(names).find(([, each]) => each === name) ?? [];
    if (kind === undefined) throw new Error(`no record: ${line}`);
    record(log, Number(kind), Number(atMs));
  }
}

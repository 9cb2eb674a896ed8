/**
 * The journal of a clock in the small world: the log of the application on a flash of paper, and a reader that replays
 * each record right after it was written.
 */
import { Note } from "../../firmware/app/log/format";
import type { Tape } from "../../firmware/app/log/log-reader";
import type { App } from "../../firmware/app/model/app";
import type { Log } from "../../firmware/app/model/log-state";
import type { Clock } from "../../firmware/core/clock";
import { later, span } from "../../firmware/core/integer";
import { type Event, Mode, Side } from "../../firmware/core/words";
import type { Store } from "../../hal/hal";
import { crcOf } from "../../hal/virtual/crc";
import { copyClock, isSameGame } from "./clocks";
import type { Firmware } from "./firmware";

const PAGES = 2;
const PAGE_BYTES = 4096;
const HEAD_BYTES = 8;
const BLOCKS = 17;
/** A running side loses at most so much by a power cut. */
const OLDEST_MS = 10_000;

const quiet = (): void => {};

/** A page of flash. Of what the reader has passed, it keeps only the head. */
interface Page {
  head: readonly number[];
  base: number;
  bytes: number[];
}

export interface Journal {
  readonly pages: readonly Page[];
  readonly log: Log;
  readonly tape: Tape;
}

/** Returns flash that is read and written as a board's. Everything that was not written is erased. */
function storeOn(pages: readonly Page[]): Store {
  const read = (page: number, at: number, count: number): number[] => {
    const { head, base, bytes } = pages[page] ?? { head: [], base: 0, bytes: [] };
    const list = at < HEAD_BYTES ? head : bytes;
    const from = at < HEAD_BYTES ? at : at - base;
    const read: number[] = [];
    for (let n = 0; n < count; n++) read.push(list[from + n] ?? 255);
    return read;
  };
  const write = (page: number, at: number, bytes: readonly number[]): boolean => {
    const own = pages[page];
    if (own === undefined) return false;
    if (at < HEAD_BYTES) own.head = [...bytes];
    else for (let n = 0; n < bytes.length; n++) own.bytes[at - own.base + n] = bytes[n] ?? 0;
    return true;
  };
  const isErased = (page: number, at: number): boolean => {
    const { head, base, bytes } = pages[page] ?? { head: [], base: 0, bytes: [] };
    return at < HEAD_BYTES ? head.length === 0 && base + bytes.length === HEAD_BYTES : at >= base + bytes.length;
  };
  const erase = (page: number): boolean => {
    Object.assign(pages[page] ?? {}, { head: [], base: HEAD_BYTES, bytes: [] });
    return true;
  };
  return { pages: PAGES, pageBytes: PAGE_BYTES, read, isErased, write, erase, check: crcOf };
}

/** Returns what the recorder needs of the application. */
function appOf({ log }: Journal, clock: Clock): App {
  const own = { settings: { left: Side.White }, game: { isAdjourned: false, place: -1 }, programs: { chosen: 25 } };
  return { log, clock, ...own, display: { memo: 0 } } as unknown as App;
}

/** Returns the journal of a clock that was just set, or has just got its power back. */
export function beginJournal(firmware: Firmware, clock: Clock, reason: Event): Journal {
  const pages = Array.from({ length: PAGES }, (): Page => ({ head: [], base: HEAD_BYTES, bytes: [] }));
  const store = storeOn(pages);
  const log = firmware.createLog(store, clock.atMs);
  for (let key = 0; key < BLOCKS; key++) log.places.push(-1);
  firmware.turnPage(log);
  const journal = { pages, log, tape: firmware.openTape(store, quiet) };
  note(firmware, journal, clock, reason, Side.None, false);
  catchUp(firmware, journal, clock, clock.atMs);
  return journal;
}

export function copyJournal({ pages, log, tape }: Journal): Journal {
  const own = pages.map(({ head, base, bytes }) => ({ head, base, bytes: bytes.slice() }));
  const store = storeOn(own);
  const copy = { pages: own, log: { ...log }, tape: { ...tape } };
  Object.assign(copy.log, { store, places: log.places.slice() });
  Object.assign(copy.tape, { store, clock: tape.clock && copyClock(tape.clock) });
  return copy;
}

/** Records an event of the clock. */
export function note(
  firmware: Firmware,
  journal: Journal,
  clock: Clock,
  event: Event,
  side: Side,
  isWithdrawn: boolean,
): void {
  firmware.keepEvent(appOf(journal, clock), event, side, isWithdrawn);
}

/** Ends the handler of a move: writes what is due, and replays all that was written since the last move. */
export function catchUp(firmware: Firmware, journal: Journal, clock: Clock, nowMs: number): void {
  firmware.recordProgress(appOf(journal, clock), nowMs);
  const { tape, pages } = journal;
  while (firmware.nextRecord(tape)) firmware.play(tape);
  for (const [n, page] of pages.entries()) {
    const at = n === tape.page ? tape.at : page.base + page.bytes.length;
    page.bytes.splice(0, at - page.base);
    page.base = at;
  }
}

/** The journal replays to the state: the clock of the reader, after the time since the last record, knows the same. */
export function replaysToState(firmware: Firmware, { log, tape }: Journal, clock: Clock): string | undefined {
  if (tape.clock === undefined) return "the journal has no clock";
  const sinceMs = span(log.lastMs, clock.atMs);
  if (clock.mode === Mode.Running && sinceMs >= OLDEST_MS) return `the last record is ${sinceMs} ms old`;
  const replayed = copyClock(tape.clock);
  firmware.advance(replayed, later(tape.atMs, sinceMs));
  replayed.atMs = clock.atMs;
  return isSameGame(firmware, replayed, clock) ? undefined : "the journal does not replay to the state";
}

/** A clock that reads its journal after a power cut is as at the last record, paused. */
export function recovers(firmware: Firmware, journal: Journal, clock: Clock): string | undefined {
  const cut = copyJournal(journal);
  const expected = cut.tape.clock && copyClock(cut.tape.clock);
  if (expected === undefined) return "the journal has no clock";
  firmware.advance(expected, cut.tape.atMs);
  if (expected.mode === Mode.Running) expected.mode = Mode.Paused;
  cut.log.lastMs = clock.atMs;
  firmware.note(cut.log, Note.PowerLost, clock.atMs);
  while (firmware.nextRecord(cut.tape)) firmware.play(cut.tape);
  const { clock: read } = cut.tape;
  if (read === undefined) return "the journal has no clock";
  read.atMs = expected.atMs;
  return isSameGame(firmware, read, expected) ? undefined : "the journal recovers something else";
}

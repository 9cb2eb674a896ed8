import { remaining } from "../../core/clock";
import { createClock } from "../../core/new-clock";
import { PACKED_AT, packClock, unpackClock } from "../../core/pack";
import { appendClock, saveClock } from "../../core/snapshot";
import { stateList } from "../../core/state-list";
import { Event, Mode, Side } from "../../core/words";
import { parseControl } from "../../notation/notation";
import { pushNames } from "../game/player-names";
import { programText, REMOTE } from "../game/programs";
import { putBlock } from "../log/blocks";
import { RecordKind, SNAPSHOT } from "../log/format";
import { PRESSES_BYTES, record } from "../log/log";
import { FIRST_GAME, FIRST_PROGRAM, FRAME_BYTES, NAMED, packed, SETTINGS } from "../log/numbers";
import { measure, SNAPSHOT_BYTES, turnPage } from "../log/pages";
import { recycle, renew } from "../log/reclaim";
import type { App } from "../model/app";
import { Memo } from "../model/choices";
import type { Log } from "../model/log-state";
import { showMemo } from "../model/memo";
import { keptOrder } from "../settings/kept";
import { settingValue } from "../settings/setting";

/*
 * Writes settings, programs, games and snapshots as blocks. No clock runs while one is written, except in a very long
 * game.
 * This takes most of a small board's memory for variables, so callers keep their own variables to a minimum.
 */

/**
 * Writes the block and the snapshot that are due. The first snapshot of a new game begins a page first, so that the
 * block has room without another erase.
 */
export function saveDue(app: App): void {
  if (app.log.snapshotReason > 0 && app.log.over) renew(app.log);
  if (app.log.dueKey >= 0) keepDue(app, app.log);
  if (app.log.snapshotReason > 0) makeRoom(app, SNAPSHOT_BYTES);
  if (app.log.snapshotReason > 0) writeSnapshot(app);
}

function keepDue(app: App, log: Log): void {
  const key = log.dueKey;
  log.dueKey = -1;
  keepBytes(app, key, blockBytesOf(app, key));
}

/** Writes a packed list under its key. Returns false if there is no room or the write fails. */
export function keepBytes(app: App, key: number, bytes: readonly number[]): boolean {
  const isKept = makeRoom(app, bytes.length + FRAME_BYTES) && putBlock(app.log, key, bytes);
  if (isKept) measure(app.log);
  else app.display.memo = Memo.NoMemory;
  return isKept;
}

function blockBytesOf(app: App, key: number): readonly number[] {
  if (key === SETTINGS) return packed(keptSettings(app));
  return packed(key < FIRST_GAME ? programList(app, key - FIRST_PROGRAM + REMOTE) : gameList(app));
}

/** Returns the settings as numbers, each in its place. A later version adds places at the end. */
export function keptSettings(app: App): number[] {
  const order = keptOrder(app);
  const list: number[] = [];
  for (let i = 0; i < order.length; i++) list.push(settingValue(app, order[i]));
  return list;
}

/**
 * Writes a snapshot of the clock if there is room. Its instant is that of the last accepted input, because an edge that
 * is handled late may follow it. A snapshot without an event does not change the message about a power loss.
 * After a snapshot, the clock tries heartbeats again and notes again if they have no room.
 * A reader of the log forgets the earlier note too.
 */
export function writeSnapshot(app: App): void {
  const log = app.log;
  if (log.lastMs !== app.clock.kept[PACKED_AT]) record(log, RecordKind.Tick, app.clock.kept[PACKED_AT]);
  const bytes = snapshotBytes(app);
  if (putBlock(log, SNAPSHOT, bytes)) {
    log.words = 0;
    log.short = false;
    log.lacksSnapshot = false;
  } else if (app.display.memo !== Memo.Fault && log.snapshotReason !== Event.Power * 4)
    app.display.memo = Memo.NoMemory;
  log.snapshotReason = 0;
}

/**
 * Keeps the state of a game that has no pause and outgrows the log. The oldest presses are given up, never the state:
 * when the room ends, a snapshot replaces the oldest page. The last page begins with a snapshot too, so that its
 * presses can be replayed without the pages before it.
 *
 * It runs in the handler of a press, after everything else. It may take half a second: 200 ms for the snapshot and an
 * erase, during which a board may stamp edges late. Nobody answers a press that fast.
 */
export function keepLongGame(app: App): void {
  const log = app.log;
  const isFull = !log.lacksSnapshot;
  if (isFull) log.end = log.store.pageBytes;
  writeSnapshot(app);
  if (!isFull) {
    log.lacksSnapshot = false;
    return;
  }
  log.isLastPage = !recycle(log);
  if (!log.isLastPage && app.display.memo === Memo.Short) showMemo(app, Memo.None);
}

/**
 * Returns the bytes of a snapshot. While a clock runs, this is the state after the last input, because an edge that is
 * handled late may follow. Its list of numbers is freed before the write, which needs memory of its own.
 */
function snapshotBytes(app: App): readonly number[] {
  const own = [
    app.log.snapshotReason,
    app.settings.left - Side.White + (app.game.isAdjourned ? 2 : 0),
    app.programs.chosen,
    app.game.place + 1,
  ];
  if (app.log.snapshotReason === 0) own[0] = Event.Power * 4;
  if (app.clock.mode !== Mode.Running) return packed(appendClock(own, app.clock));
  const now = packClock(app.clock, stateList());
  unpackClock(app.clock, app.clock.kept, 0);
  appendClock(own, app.clock);
  unpackClock(app.clock, now, 0);
  return packed(own);
}

/** Returns program `n`, 25 to 30, as the numbers of a clock that is ready for it; empty if the program is not set. */
function programList(app: App, n: number): number[] {
  const parsed = parseControl(programText(app, n));
  const control = parsed.control;
  return control === undefined ? [] : saveClock(createClock(control, 0, app.clock.notice));
}

/** Returns the game on the clock as numbers, in the format of adjourned-games.ts. */
function gameList(app: App): number[] {
  const clock = app.clock;
  const own = [remaining(clock, Side.White), remaining(clock, Side.Black), 0];
  if (app.facts.features.acts) addNames(app, own);
  return appendClock(own, clock);
}

function addNames(app: App, own: number[]): void {
  const names: number[] = [];
  pushNames(app, names);
  if (names.length === 0) return;
  own[2] += NAMED;
  own.push(names.length);
  for (let i = 0; i < names.length; i++) own.push(names[i]);
}

/** After this many words a pause causes a snapshot, so that a recovery has less to replay. */
export const SNAPSHOT_WORDS = 64;

/**
 * Makes room for `bytes` bytes while no clock runs, in an erased page or by reclaiming the oldest page.
 * Before reclaiming, it writes again whatever the clock needs of the oldest records. Returns false if there is no room.
 */
export function makeRoom(app: App, bytes: number): boolean {
  if (app.log.page < 0 || hasRoomFor(app.log, bytes) || turnPage(app.log)) return app.log.page >= 0;
  app.log.end = app.log.store.pageBytes;
  writeSnapshot(app);
  return recycle(app.log);
}

function hasRoomFor(log: Log, bytes: number): boolean {
  return log.at + bytes + (log.short ? PRESSES_BYTES : 0) <= log.end;
}

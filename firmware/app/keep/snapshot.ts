import { remaining } from "../../core/clock";
import { createClock } from "../../core/new-clock";
import { PACKED_AT } from "../../core/pack";
import { saveClock } from "../../core/snapshot";
import { Event, Side } from "../../core/words";
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
import type { Settings } from "../model/settings";

/*
 * What is kept in blocks. No clock runs when one is written. That takes most of a small board's variables, so whoever calls
 * down to it has none of its own that it could do without.
 */

/** No number in a list is below 0. */
export const TRIM_SHIFT_PPB = 1000000;

/** The numbers of a block's own stand before those of `saveClock`. */
export function joined(list: number[], saved: readonly number[]): number[] {
  for (let i = 0; i < saved.length; i++) list.push(saved[i]);
  return list;
}

/** Writes what is due. The first snapshot of a game begins a new log. */
export function saveDue(app: App): void {
  if (app.log.dueKey >= 0) keepDue(app, app.log);
  if (app.log.snapshotReason > 0 && app.log.over) renew(app.log);
  if (app.log.snapshotReason > 0) makeRoom(app, SNAPSHOT_BYTES);
  if (app.log.snapshotReason > 0) writeSnapshot(app);
}

function keepDue(app: App, log: Log): void {
  const key = log.dueKey;
  log.dueKey = -1;
  keepBytes(app, key, bytesOf(app, key));
}

/** Keeps a packed list under its key. False: there is no room. */
export function keepBytes(app: App, key: number, bytes: readonly number[]): boolean {
  const isKept = makeRoom(app, bytes.length + FRAME_BYTES) && putBlock(app.log, key, bytes);
  if (isKept) measure(app.log);
  else app.display.memo = Memo.NoMemory;
  return isKept;
}

function bytesOf(app: App, key: number): number[] {
  if (key === SETTINGS) return packed(settingsList(app.settings));
  return packed(key < FIRST_GAME ? programList(app, key - FIRST_PROGRAM + REMOTE) : gameList(app));
}

/**
 * The state of the clock, where there is room: as of the last input that counted, for an edge that is handled late may
 * follow that. One that no event made changes nothing of what is said. Heartbeats may have room again, or say once more
 * that they have not: whoever reads the log takes it so from a snapshot on.
 */
export function writeSnapshot(app: App): void {
  const log = app.log;
  if (log.lastMs !== app.clock.kept[PACKED_AT]) record(log, RecordKind.Tick, app.clock.kept[PACKED_AT]);
  const bytes = snapshotBytes(app);
  if (putBlock(log, SNAPSHOT, bytes)) {
    log.words = 0;
    log.short = false;
  } else if (app.display.memo !== Memo.Fault && log.snapshotReason !== Event.Power * 4)
    app.display.memo = Memo.NoMemory;
  log.snapshotReason = 0;
}

/** Its numbers are given up before the bytes are written, which takes room of its own. */
function snapshotBytes(app: App): number[] {
  const own = [
    app.log.snapshotReason,
    app.settings.left - Side.White + (app.game.isAdjourned ? 2 : 0),
    app.programs.chosen,
    app.game.place + 1,
  ];
  if (app.log.snapshotReason === 0) own[0] = Event.Power * 4;
  return packed(joined(own, saveClock(app.clock)));
}

/** In this order for good: a later version adds at the end. */
export function settingsList(settings: Settings): number[] {
  return [
    settings.left,
    settings.language,
    settings.edition,
    settings.sound,
    settings.click ? 1 : 0,
    settings.tenths ? 1 : 0,
    settings.counter ? 1 : 0,
    settings.takesBack ? 1 : 0,
    settings.bounceMs,
    settings.lockCode + 1,
    settings.trimPpb + TRIM_SHIFT_PPB,
    settings.competition ? 1 : 0,
    settings.fiveMinutes ? 1 : 0,
  ];
}

/** Program `n`, 25 to 30, as a clock that is ready for it; none at an empty place. */
function programList(app: App, n: number): number[] {
  const parsed = parseControl(programText(app, n));
  const control = parsed.control;
  return control === undefined ? [] : saveClock(createClock(control, 0, app.clock.notice));
}

/** The game on the clock, as games.ts has it. */
function gameList(app: App): number[] {
  const clock = app.clock;
  const own = [remaining(clock, Side.White), remaining(clock, Side.Black), 0];
  if (app.facts.features.acts) addNames(app, own);
  return joined(own, saveClock(clock));
}

function addNames(app: App, own: number[]): void {
  const names: number[] = [];
  pushNames(app, names);
  if (names.length === 0) return;
  own[2] += NAMED;
  own.push(names.length);
  joined(own, names);
}

/** After so many words a pause makes a snapshot, so that a recovery has less to play. */
export const SNAPSHOT_WORDS = 64;

/**
 * Makes room for so many bytes while no clock runs: in the next page, or in that of the oldest one, whose records are
 * given up. What the clock needs of them is written anew before. False: there is no room.
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

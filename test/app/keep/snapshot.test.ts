/** Checks what the clock writes in blocks while no clock runs, and what it shows if there is no room. */
import { describe, expect, test } from "vitest";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { keepBytes, saveDue, writeSnapshot } from "../../../firmware/app/keep/snapshot";
import { RecordKind, SNAPSHOT } from "../../../firmware/app/log/format";
import { nextRecord, openTape, type Tape } from "../../../firmware/app/log/log-reader";
import { ALL, FIRST_GAME, FIRST_PROGRAM, packed, unpacked } from "../../../firmware/app/log/numbers";
import { keptNumbers } from "../../../firmware/app/log/pages";
import { Memo } from "../../../firmware/app/model/choices";
import { pause, resume } from "../../../firmware/core/game";
import { saveClock } from "../../../firmware/core/snapshot";
import { Event, Side } from "../../../firmware/core/words";
import { type Desk, openDesk } from "../desk";
import { recordsOf } from "../memory";
import { strike } from "../strokes";

function ready(control = "300+5"): Desk {
  return openDesk({ control });
}

/** Returns the numbers of the last snapshot in the log. */
function lastSnapshot({ app }: Desk): number[] {
  const tape: Tape = openTape(app.log.store, () => {});
  let bytes: readonly number[] = [];
  while (nextRecord(tape)) if (tape.kind === RecordKind.Block && tape.key === SNAPSHOT) bytes = tape.bytes;
  return unpacked(bytes, 0, ALL);
}

describe("a snapshot", () => {
  test("says what made it, flags, the program, the game's place, and all of the clock", () => {
    const desk = ready();
    const { app } = desk;
    for (const [left, adjourned, flags] of [
      [Side.White, false, 0],
      [Side.Black, false, 1],
      [Side.White, true, 2],
      [Side.Black, true, 3],
    ] as const) {
      app.settings.left = left;
      Object.assign(app.game, { isAdjourned: adjourned, place: 4 });
      app.programs.chosen = 7;
      app.log.snapshotReason = Event.Undo * 4 + Side.Black;
      writeSnapshot(app);
      expect(lastSnapshot(desk)).toEqual([Event.Undo * 4 + Side.Black, flags, 7, 5, ...saveClock(app.clock)]);
      expect([app.log.snapshotReason, app.log.words]).toEqual([0, 0]);
    }
  });

  test("is where heartbeats are tried again; without room that is noted again", () => {
    const desk = ready();
    const { log } = desk.app;
    strike(desk, "black 20s");
    Object.assign(log, { short: true, hasNext: false, end: log.at + 500 });
    pause(desk.app.clock, desk.nowMs);
    writeSnapshot(desk.app);
    expect(log.short).toBe(false);
    resume(desk.app.clock, Side.White, desk.nowMs);
    desk.wait(10_000);
    finishHandler(desk.app, desk.nowMs);
    expect([log.short, desk.app.display.memo, recordsOf(log).at(-1)]).toEqual([true, Memo.Short, "note 3"]);
  });

  test("that no event made counts as one of a power loss", () => {
    const desk = ready();
    writeSnapshot(desk.app);
    expect(lastSnapshot(desk)[0]).toBe(Event.Power * 4);
  });

  test("stands behind the time that passed, if some did", () => {
    const desk = ready();
    const before = recordsOf(desk.app.log).length;
    writeSnapshot(desk.app);
    expect(recordsOf(desk.app.log).slice(before)).toEqual(["block 17 of 17"]);
    desk.app.log.lastMs -= 700;
    writeSnapshot(desk.app);
    expect(recordsOf(desk.app.log).slice(before + 1)).toEqual(["tick 700", "block 17 of 17"]);
  });

  test("that finds no room is said, and the words before it stay counted", () => {
    const desk = ready();
    const { log } = desk.app;
    Object.assign(log, { hasNext: false, end: log.at, words: 9, snapshotReason: Event.Undo * 4 });
    writeSnapshot(desk.app);
    expect([desk.app.display.memo, log.words, log.snapshotReason]).toEqual([Memo.NoMemory, 9, 0]);
    desk.app.display.memo = Memo.Fault;
    writeSnapshot(desk.app);
    expect(desk.app.display.memo).toBe(Memo.Fault);
  });

  test("and repeats what the log says already takes the place of nothing that is said", () => {
    const desk = ready();
    const { log } = desk.app;
    Object.assign(log, { hasNext: false, end: log.at, snapshotReason: Event.Power * 4 });
    desk.app.display.memo = Memo.LastPress;
    writeSnapshot(desk.app);
    expect([desk.app.display.memo, log.snapshotReason]).toEqual([Memo.LastPress, 0]);
  });
});

describe("what is due", () => {
  test("is written once", () => {
    const desk = ready();
    const { app } = desk;
    const before = recordsOf(app.log).length;
    saveDue(app);
    expect(recordsOf(app.log).length).toBe(before);
    app.log.snapshotReason = Event.Correct * 4;
    app.log.dueKey = 0;
    saveDue(app);
    saveDue(app);
    expect(recordsOf(app.log).slice(before)).toEqual(["block 0 of 4", "block 17 of 17"]);
    expect([app.log.snapshotReason, app.log.dueKey]).toEqual([0, -1]);
  });

  test("a snapshot that room was made with is not written twice", () => {
    const desk = ready();
    const { log } = desk.app;
    desk.board.cells.worn.push(1_024);
    Object.assign(log, { hasNext: false, end: log.at, snapshotReason: Event.Undo * 4 });
    saveDue(desk.app);
    expect(recordsOf(log).filter((line) => line.startsWith("block 17")).length).toBe(2);
    expect(desk.app.display.memo).toBe(Memo.None);
  });

  test("a game that is over makes way for the next one only when that is ready", () => {
    const { app, board } = ready();
    app.log.over = true;
    app.log.dueKey = 0;
    saveDue(app);
    expect(board.cells.erases).toEqual([0, 0]);
    app.log.snapshotReason = Event.Control * 4;
    saveDue(app);
    expect([board.cells.erases, app.log.over]).toEqual([[1, 0], false]);
  });

  test("programs and the game on the clock, each under its key", () => {
    const { app } = ready("60");
    app.programs.own[0] = "180+2";
    app.log.dueKey = FIRST_PROGRAM + 1;
    saveDue(app);
    const program = keptNumbers(app.log, FIRST_PROGRAM + 1, 0, ALL);
    app.log.dueKey = FIRST_PROGRAM + 2;
    saveDue(app);
    expect(keptNumbers(app.log, FIRST_PROGRAM + 2, 0, ALL)).toEqual([]);
    expect(program.length).toBeGreaterThan(10);
    app.log.dueKey = FIRST_GAME;
    saveDue(app);
    expect(keptNumbers(app.log, FIRST_GAME, 0, ALL)).toEqual([60_000, 60_000, 0, ...saveClock(app.clock)]);
  });
});

describe("a list that is kept", () => {
  test("leaves room for itself to be copied, where no page waits", () => {
    const { app } = ready();
    app.log.store.write(1, 0, [0, 0, 0, 0]);
    expect(keepBytes(app, 0, packed([1, 2, 3]))).toBe(true);
    const { end } = app.log;
    expect(keepBytes(app, 5, packed([1, 2, 3]))).toBe(true);
    expect(app.log.end).toBe(end - 12);
  });

  test("and finds no room is said", () => {
    const { app, board } = ready();
    board.cells.goodWords = 1;
    expect(keepBytes(app, 0, packed([1, 2, 3]))).toBe(false);
    expect(app.display.memo).toBe(Memo.NoMemory);
  });
});

/** Checks what a clock shows after a power cut if its memory lost something. */
import { describe, expect, test } from "vitest";
import { keptSettings } from "../../../firmware/app/keep/snapshot";
import { Note, RecordKind } from "../../../firmware/app/log/format";
import { append } from "../../../firmware/app/log/log";
import { measure } from "../../../firmware/app/log/pages";
import { Memo, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode, Side } from "../../../firmware/core/words";
import { type Desk, openDesk } from "../desk";
import { headOf, recordsOf, writeBlock } from "../memory";
import { startedDesk, strike } from "../strokes";
import { stateOf } from "./clock-state";

describe("a memory that lost something", () => {
  const sign = "Memory fault: check times";

  /** Plays two presses, cuts the power, and damages the log while the power is off. */
  function spoilt(spoil: (desk: Desk) => void): Desk {
    const desk = strike(startedDesk(), "890ms white 1890ms black 3s");
    spoil(desk);
    desk.restart();
    return desk;
  }

  /** Changes a byte of the last record but one, which is a press. */
  const press = (desk: Desk): void => {
    const { cells } = desk.board;
    cells.bytes[0]![desk.app.log.at - 7]! ^= 2;
  };

  test("says so, notes it, and keeps what it shows", () => {
    const desk = spoilt(press);
    expect([desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Memo.Fault, sign]);
    expect(stateOf(desk).slice(0, 2)).toEqual([Mode.Paused, Side.White]);
    const records = recordsOf(desk.app.log);
    expect(records.slice(2)).toEqual(["start 0", "black 2000", "note 8", "note 0", expect.stringMatching(/^block 17/)]);
  });

  test("says so again after another cut, until a clock starts; then it is as ever", () => {
    const desk = spoilt(press);
    const state = stateOf(desk);
    desk.restart();
    expect([desk.app.display.memo, stateOf(desk)]).toEqual([Memo.Fault, state]);
    expect(recordsOf(desk.app.log).filter((line) => line === "note 8").length).toBe(1);
    strike(desk, "S 1s restart");
    expect(desk.app.display.memo).toBe(Memo.Recent);
    desk.restart();
    expect(desk.app.display.memo).toBe(Memo.Recent);
  });

  test("is not what a torn last word is", () => {
    const torn = (desk: Desk): void => {
      desk.board.cells.bytes[0]![desk.app.log.at - 3]! ^= 2;
    };
    const desk = spoilt(torn);
    expect(desk.app.display.memo).toBe(Memo.Recent);
    expect(recordsOf(desk.app.log).slice(-3)).toEqual(["white 1000", "note 7", "note 0"]);
    desk.restart();
    expect(desk.app.display.memo).toBe(Memo.Recent);
  });

  test("is a last word that cannot be read", () => {
    const desk = spoilt(({ board, app }) => void board.cells.unreadable.push(app.log.at / 4 - 1));
    expect(desk.app.display.memo).toBe(Memo.Fault);
    expect(recordsOf(desk.app.log).slice(-4)).toEqual([
      "note 7",
      "note 8",
      "note 0",
      expect.stringMatching(/^block 17/),
    ]);
  });

  test("is a head that is no good, or cannot be read; what is left is read, and the page is erased when it can be", () => {
    const flipped = spoilt(({ board }) => {
      board.cells.bytes[0]![3]! ^= 1;
    });
    expect([flipped.app.display.memo, flipped.app.stage, flipped.shown(Region.Line)]).toEqual([
      Memo.Fault,
      Stage.Setup,
      sign,
    ]);
    expect(flipped.board.cells.erases).toEqual([0, 1]);
    flipped.wait(200);
    expect(flipped.board.cells.erases).toEqual([1, 1]);
    flipped.restart();
    expect(flipped.app.display.memo).toBe(Memo.None);
    const unread = strike(
      spoilt(({ board }) => void board.cells.unreadable.push(1)),
      "200ms",
    );
    expect([unread.app.display.memo, unread.board.cells.erases]).toEqual([Memo.Fault, [0, 1]]);
  });

  test("is a page that was not noted to be erased; one that was is none", () => {
    const half = (desk: Desk): void => {
      desk.board.cells.bytes[1] = [0, 0, 0, 0, 0, 0, 0, 0, 3, 4, 5, 6];
    };
    expect(spoilt(half).app.display.memo).toBe(Memo.Fault);
    const noted = spoilt((desk) => {
      append(desk.app.log, RecordKind.Note, Note.Erase);
      half(desk);
    });
    expect([noted.app.display.memo, noted.board.cells.erases]).toEqual([Memo.Recent, [0, 1]]);
    const begun = spoilt(({ board }) => {
      board.cells.bytes[1] = [70, 1, 0];
    });
    expect([begun.app.display.memo, begun.board.cells.erases]).toEqual([Memo.Recent, [0, 1]]);
  });

  test("is one that had no room for presses any more", () => {
    const full = (left: number) =>
      spoilt(({ app, board }) => {
        board.cells.bytes[1] = headOf(0);
        const { log } = app;
        measure(log);
        while (log.at < log.end - left) append(log, RecordKind.Note, Note.BatteryLow);
      });
    expect([full(4).app.display.memo, full(0).app.display.memo]).toEqual([Memo.Recent, Memo.Fault]);
  });

  test("is not a page that was just begun, behind one that is full", () => {
    const turning = (left: number) =>
      spoilt(({ app, board }) => {
        while (app.log.at < app.log.end - left) append(app.log, RecordKind.Note, Note.BatteryLow);
        board.cells.bytes[1] = [70, 1, 0];
      });
    for (const left of [0, 4, 400]) {
      const { app, board } = turning(left);
      expect([app.display.memo, app.log.hasNext || app.log.page === 1, board.cells.erases]).toEqual([
        Memo.Recent,
        true,
        [0, 1],
      ]);
    }
  });

  test("says what it is where no game was on, too", () => {
    const desk = openDesk();
    writeBlock(desk.app.log, 0, keptSettings(desk.app));
    writeBlock(desk.app.log, 0, keptSettings(desk.app));
    desk.board.cells.bytes[0]![14]! ^= 1;
    desk.restart();
    expect([desk.app.stage, desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Stage.Setup, Memo.Fault, sign]);
  });
});

/** What a clock is when its power is back. */
import { describe, expect, test } from "vitest";
import { freeze } from "../../../firmware/app/device/freeze";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { swapColours } from "../../../firmware/app/game/colours";
import { settingsList } from "../../../firmware/app/keep/snapshot";
import { Note, RecordKind } from "../../../firmware/app/log/format";
import { append } from "../../../firmware/app/log/log";
import { measure, turnPage } from "../../../firmware/app/log/pages";
import { leftSide } from "../../../firmware/app/model/app";
import { Memo, Region, Sound, Stage } from "../../../firmware/app/model/choices";
import { correct } from "../../../firmware/core/correct";
import { finish } from "../../../firmware/core/game";
import { Edition, Event, Field, Mode, Side, SideField } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { createCells } from "../../../hal/virtual/cells";
import { featuresOf } from "../../../sim/device/facts";
import { type Desk, openDesk } from "../desk";
import { headOf, recordsOf, writeBlock } from "../memory";

function started(control = "300+5"): Desk {
  const desk = openDesk({ control });
  desk.press("black");
  return desk;
}

/** Mode, side to move, both times, counters. */
function stateOf({ app }: Desk): number[] {
  const { mode, turn, white, black } = app.clock;
  return [mode, turn, white.mainMs, black.mainMs, white.presses, black.presses];
}

describe("a clock that ran", () => {
  test("is paused: the waiting side exact, the other as of the last record", () => {
    const desk = started();
    desk.wait(6_890);
    desk.press("white");
    desk.wait(15_890);
    desk.restart();
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.Black, 303_000, 296_000, 1, 0]);
    expect([desk.app.stage, desk.app.game.next]).toEqual([Stage.Paused, Side.Black]);
    expect([desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Memo.Recent, "Power cut: times < 10 s old"]);
    expect(desk.app.clock.atMs).toBe(0);
  });

  test("goes on from there, and is recorded as before", () => {
    const desk = started();
    desk.wait(9_890);
    desk.restart();
    desk.wait(5_000);
    desk.tap(Switch.Start);
    desk.wait(890);
    desk.press("white");
    expect(stateOf(desk)).toEqual([Mode.Running, Side.Black, 300_000, 304_920, 1, 0]);
    expect(recordsOf(desk.app.log).slice(2)).toEqual([
      "start 0",
      "tick 9000",
      "note 0",
      "resume white 14000",
      "white 15000",
    ]);
    desk.restart();
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.Black, 300_000, 305_000, 1, 0]);
  });

  test("says so until it goes on, however often the power goes", () => {
    const desk = started();
    desk.wait(1_000);
    for (let i = 0; i < 3; i++) {
      desk.restart();
      expect(desk.app.display.memo).toBe(Memo.Recent);
    }
    expect(recordsOf(desk.app.log).slice(2)).toEqual(["start 0", "note 0", "note 0", "note 0"]);
    desk.tap(Switch.Start);
    desk.tap(Switch.Start);
    desk.restart();
    expect(desk.app.display.memo).toBe(Memo.Exact);
  });

  test("without heartbeats has the times of its last press", () => {
    const desk = started();
    const { log } = desk.app;
    log.hasNext = false;
    log.end = log.at + 1_000;
    desk.wait(20_000);
    desk.restart();
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Paused, Side.White, 305_000]);
    expect(desk.app.display.memo).toBe(Memo.LastPress);
  });

  test("has a snapshot when much was recorded, which keeps the sign", () => {
    const desk = started("5400");
    for (let i = 0; i < 62; i++) desk.press(i % 2 === 0 ? "white" : "black");
    desk.restart();
    expect(recordsOf(desk.app.log).at(-1)).toBe("note 0");
    expect(desk.app.log.words).toBe(64);
    desk.tap(Switch.Start);
    desk.press("white");
    desk.restart();
    expect(recordsOf(desk.app.log).at(-1)).toMatch(/^block 17/);
    expect(desk.app.log.words).toBe(0);
    const state = stateOf(desk);
    desk.restart();
    expect([desk.app.display.memo, desk.app.log.words]).toEqual([Memo.Recent, 1]);
    expect(stateOf(desk)).toEqual(state);
  });
});

describe("a clock that stood", () => {
  test("is as it was: ready, with what was corrected", () => {
    const desk = openDesk({ control: "300" });
    correct(desk.app.clock, desk.nowMs, [Field.Black + SideField.Remaining, 123_000]);
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect(stateOf(desk)).toEqual([Mode.Ready, Side.White, 300_000, 123_000, 0, 0]);
    expect([desk.app.stage, desk.app.display.memo]).toEqual([Stage.Ready, Memo.Exact]);
    desk.press("black");
    desk.wait(890);
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Running, Side.White, 299_000]);
  });

  test("paused", () => {
    const desk = started();
    desk.wait(1_234);
    desk.tap(Switch.Start);
    desk.wait(60_000);
    desk.restart();
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.White, 305_000 - 1_344, 305_000, 0, 0]);
    expect(desk.app.display.memo).toBe(Memo.Exact);
  });

  test("fallen, with its first flag", () => {
    const desk = started("60;flag=freeze");
    desk.wait(100_000);
    desk.restart();
    expect(stateOf(desk).slice(0, 4)).toEqual([Mode.Fallen, Side.White, 0, 60_000]);
    expect([desk.app.clock.firstFlag, desk.app.stage, desk.app.display.memo]).toEqual([
      Side.White,
      Stage.Fallen,
      Memo.Exact,
    ]);
  });

  test("frozen by a fault: paused at its instant", () => {
    const desk = started();
    desk.wait(4_890);
    freeze(desk.app, desk.nowMs);
    desk.wait(60_000);
    desk.restart();
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Paused, Side.White, 300_000]);
    expect(desk.app.display.memo).toBe(Memo.Exact);
  });

  test.each(["finished", "given up"])("%s: the programs, at the one that was chosen", (how) => {
    const desk = started("600");
    desk.tap(Switch.Start);
    if (how === "finished") {
      finish(desk.app.clock, desk.nowMs);
      finishHandler(desk.app, desk.nowMs);
    } else {
      desk.app.log.snapshotReason = 0;
      desk.tap(Switch.Menu);
      while (!desk.shown(Region.Row1 + 5).startsWith("»New game") && desk.app.menu.listAt < 20) desk.tap(Switch.Plus);
      desk.tap(Switch.Start);
      desk.hold(Switch.Start, 1_100);
    }
    desk.restart();
    expect([desk.app.stage, desk.app.clock.mode, desk.app.programs.chosen, desk.app.display.memo]).toEqual([
      Stage.Setup,
      Mode.Setup,
      25,
      Memo.None,
    ]);
    expect(desk.shown(Region.LeftTime)).toBe("0:10:00");
    expect(desk.app.log.over).toBe(how !== "finished");
  });

  test("exchanged colours, and where the game came from", () => {
    const desk = started();
    desk.tap(Switch.Start);
    const { white, black } = structuredClone({ ...desk.app.clock, notice: undefined });
    desk.app.game.place = 6;
    swapColours(desk.app, desk.nowMs, Event.Colours);
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect([leftSide(desk.app), desk.app.clock.white, desk.app.clock.black]).toEqual([Side.Black, black, white]);
    expect([desk.app.game.isAdjourned, desk.app.game.place]).toEqual([false, 6]);
    desk.app.game.isAdjourned = true;
    desk.app.log.snapshotReason = 4;
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect([desk.app.game.isAdjourned, desk.app.stage]).toEqual([true, Stage.Adjourned]);
  });
});

describe("a memory that lost something", () => {
  const sign = "Memory fault: check times";

  /** A game with two presses; one byte of its log is changed, or a word made unreadable, while the power is off. */
  function spoilt(spoil: (desk: Desk) => void): Desk {
    const desk = started();
    desk.wait(890);
    desk.press("white");
    desk.wait(1_890);
    desk.press("black");
    desk.wait(3_000);
    spoil(desk);
    desk.restart();
    return desk;
  }

  /** Of the record before the last one: a press. */
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
    desk.tap(Switch.Start);
    desk.wait(1_000);
    desk.restart();
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
    expect(flipped.board.cells.erases).toEqual([1, 0]);
    flipped.restart();
    expect(flipped.app.display.memo).toBe(Memo.None);
    const unread = spoilt(({ board }) => void board.cells.unreadable.push(1));
    expect([unread.app.display.memo, unread.board.cells.erases]).toEqual([Memo.Fault, [0, 0]]);
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
    writeBlock(desk.app.log, 0, settingsList(desk.app.settings));
    writeBlock(desk.app.log, 0, settingsList(desk.app.settings));
    desk.board.cells.bytes[0]![14]! ^= 1;
    desk.restart();
    expect([desk.app.stage, desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Stage.Setup, Memo.Fault, sign]);
  });
});

describe("what is kept", () => {
  test("settings, as they were left", () => {
    const desk = openDesk();
    const { settings } = desk.app;
    Object.assign(settings, { left: Side.Black, language: 1, edition: Edition.Laws2001, sound: Sound.On, click: true });
    Object.assign(settings, {
      tenths: true,
      counter: false,
      takesBack: false,
      bounceMs: 40,
      lockCode: 0,
      trimPpb: -123_450,
      competition: true,
      fiveMinutes: true,
    });
    desk.app.log.dueKey = 0;
    finishHandler(desk.app, desk.nowMs);
    const kept = { ...settings };
    desk.restart();
    expect(desk.app.settings).toEqual(kept);
    expect(desk.app.keys.contacts.map(({ bounceMs }) => bounceMs)).toEqual([40, 40, 40, 40, 40, 40]);
    expect(desk.board.crystal.trimPpb).toBe(-123_450);
    expect(recordsOf(desk.app.log)).toEqual(["block 0 of 4"]);
  });

  test("in an order that stays", () => {
    const { settings } = openDesk().app;
    Object.assign(settings, { lockCode: 1234, trimPpb: 7 });
    expect(settingsList(settings)).toEqual([1, 0, 4, 1, 0, 0, 1, 1, 25, 1_235, 1_000_007, 0, 0]);
  });

  test("on the second page, too", () => {
    const desk = openDesk();
    turnPage(desk.app.log);
    writeBlock(desk.app.log, 0, settingsList({ ...desk.app.settings, tenths: true }));
    desk.restart();
    expect([desk.app.settings.tenths, desk.app.log.places[0]]).toEqual([true, 4_096 + 8]);
  });

  test("not of what the firmware lacks: its language, its edition and no lock stay", () => {
    const cells = createCells(2);
    const desk = openDesk({ cells });
    const other = { ...desk.app.settings, language: 1, edition: Edition.Laws2001, lockCode: 77, bounceMs: 40 };
    writeBlock(desk.app.log, 0, settingsList(other));
    const features = { ...featuresOf(), bothLanguages: false, editions: false, lock: false };
    const { settings } = openDesk({ cells, facts: { features } }).app;
    expect(settings).toMatchObject({ language: 0, edition: Edition.Laws2023, lockCode: -1, bounceMs: 40 });
    const all = openDesk({ cells }).app.settings;
    expect(all).toMatchObject({ language: 1, edition: Edition.Laws2001, lockCode: 77, bounceMs: 40 });
  });

  test("of an older version: what it did not know stays as it is", () => {
    const desk = openDesk();
    writeBlock(desk.app.log, 0, [2, 1]);
    desk.restart();
    expect(desk.app.settings).toMatchObject({ left: Side.Black, language: 1, bounceMs: 25, lockCode: -1, trimPpb: 0 });
  });

  test("of a later one that added to it: what is known", () => {
    const desk = openDesk();
    writeBlock(desk.app.log, 0, [...settingsList({ ...desk.app.settings, tenths: true }), 5, 6]);
    desk.restart();
    expect(desk.app.settings.tenths).toBe(true);
  });

  test("programs 25 to 30; an emptied place is empty again", () => {
    const desk = openDesk({ control: "40/5400+30:1800+30" });
    desk.hold(Switch.Menu, 1_100);
    desk.app.programs.own[0] = "60";
    desk.app.log.dueKey = 2;
    finishHandler(desk.app, desk.nowMs);
    desk.app.programs.own[4] = "3600:5x30";
    desk.app.log.dueKey = 6;
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect([desk.app.programs.remote, ...desk.app.programs.own]).toEqual([
      "40/5400+30:1800+30",
      "60",
      "",
      "",
      "",
      "3600:5x30",
    ]);
    expect(desk.app.log.dueKey).toBe(-1);
    desk.app.programs.own[0] = "";
    desk.app.log.dueKey = 2;
    finishHandler(desk.app, desk.nowMs);
    desk.restart();
    expect(desk.app.programs.own).toEqual(["", "", "", "", "3600:5x30"]);
  });
});

describe("the log", () => {
  test("of a new board begins in its first page", () => {
    const desk = openDesk();
    expect([desk.app.log.page, desk.app.log.seq, desk.app.log.at, desk.app.display.memo]).toEqual([0, 1, 8, Memo.None]);
    expect([desk.app.log.end, desk.app.log.hasNext, desk.app.log.hasTornWord]).toEqual([4_096, true, false]);
    expect(desk.app.log.places).toEqual(Array(17).fill(-1));
    expect(desk.board.cells.bytes).toEqual([headOf(1), []]);
  });

  test("of a game that was not started is not played", () => {
    const desk = openDesk({ control: "300" });
    desk.restart();
    expect([desk.app.stage, desk.app.log.played]).toEqual([Stage.Ready, false]);
  });

  test("goes on where it ended", () => {
    const desk = started();
    desk.wait(1_000);
    const { at } = desk.app.log;
    desk.restart();
    expect([desk.app.log.page, desk.app.log.seq, desk.app.log.at]).toEqual([0, 1, at + 4]);
    expect([desk.app.log.played, desk.app.log.over, desk.app.log.hasNext, desk.app.log.end]).toEqual([
      true,
      false,
      true,
      4_096,
    ]);
  });

  test("is wiped where a page was not erased to its end", () => {
    const cells = createCells(2);
    cells.bytes[0] = [255, 255, 255, 255, 255, 255, 255, 255, 0];
    cells.bytes[1] = [70, 1, 0];
    const { app } = openDesk({ cells });
    expect([cells.erases, app.log.page]).toEqual([[1, 1], 0]);
    expect(cells.bytes).toEqual([headOf(1), []]);
  });

  test("is not, where the head cannot be read", () => {
    const cells = createCells(2);
    cells.bytes[0] = [...headOf(3)];
    cells.unreadable.push(0);
    const { app } = openDesk({ cells });
    expect([cells.erases, app.log.page, app.log.seq]).toEqual([[0, 0], 1, 1]);
  });

  test("of a later version is left alone, and it is said", () => {
    const cells = createCells(2);
    cells.bytes[1] = headOf(9, 2);
    const desk = openDesk({ cells });
    expect([desk.app.log.page, desk.app.display.memo]).toEqual([-1, Memo.Newer]);
    expect(desk.shown(Region.Line)).toBe("Memory of a newer version");
    desk.line("set 300");
    desk.press("black");
    desk.wait(20_000);
    expect([cells.words, cells.erases, cells.bytes[1]]).toEqual([0, [0, 0], headOf(9, 2)]);
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Running, Side.White, 280_000]);
  });

  test("of an older version is read", () => {
    const desk = started();
    const bytes = desk.board.cells.bytes[0] ?? [];
    bytes.splice(0, 8, ...headOf(1, 0));
    desk.wait(1_000);
    desk.restart();
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Paused, Side.White, 305_000]);
  });

  test.each([0, 1])("of a board with %i pages is none, and it is said", (pages) => {
    const desk = openDesk({ cells: createCells(pages) });
    expect([desk.app.log.page, desk.app.display.memo]).toEqual([-1, Memo.NoMemory]);
    expect(desk.shown(Region.Line)).toBe("No memory: nothing is kept");
    desk.line("set 60+1");
    desk.press("black");
    desk.wait(890);
    desk.press("white");
    expect(stateOf(desk).slice(1, 4)).toEqual([Side.Black, 61_000, 60_920]);
    expect(desk.app.display.memo).toBe(Memo.None);
  });

  test("that does not take anything is none", () => {
    const cells = createCells(2);
    cells.goodWords = 0;
    const desk = openDesk({ cells });
    expect([desk.app.log.page, desk.app.display.memo]).toEqual([-1, Memo.NoMemory]);
  });

  test("is said to be read, before it is", () => {
    const desk = started();
    const { length } = desk.lines;
    desk.restart();
    expect(desk.lines[length]).toBe('{"power":1}');
    expect(desk.lines[length + 1]).toContain("reading the memory ...");
    expect(desk.lines[length + 2]).toBe('{"show":1}');
    expect(openDesk().lines.some((line) => line.includes("reading"))).toBe(false);
  });

  test("of two pages is one", () => {
    const desk = started();
    turnPage(desk.app.log);
    desk.wait(890);
    desk.press("white");
    desk.restart();
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.Black, 309_000, 305_000, 1, 0]);
    expect([desk.app.log.page, desk.app.log.seq]).toEqual([1, 2]);
  });
});

test("after the power is back only a key that lies closed is said to be stuck", () => {
  const desk = started();
  desk.tap(Switch.Start);
  desk.edge(Switch.Left, true);
  desk.restart();
  expect(desk.app.display.memo).toBe(Memo.Exact);
  desk.edge(Switch.Plus, true);
  desk.restart();
  expect(desk.app.display.memo).toBe(Memo.KeyStuck);
});

/** When the whole state of a game is recorded, and what happens when there is no room. */

import { describe, expect, test } from "vitest";
import { finishHandler } from "../../../firmware/app/device/handlers";
import { keepEvent, keepSetup } from "../../../firmware/app/keep/recorder";
import { ERASES } from "../../../firmware/app/log/format";
import { Memo, Region, Stage } from "../../../firmware/app/model/choices";
import { adjourn } from "../../../firmware/core/change";
import { pause, resume } from "../../../firmware/core/game";
import { Event, Mode, Side } from "../../../firmware/core/words";
import { type Desk, openDesk } from "../desk";
import { recordsOf } from "../memory";
import { startedDesk, strike } from "../strokes";
import { opening, since } from "./recorded";

describe("a state is kept", () => {
  test("not after a short game's pause, which one word says", () => {
    expect(since(strike(startedDesk(), "S S"), 2)).toEqual(["start 0", "pause 110", "resume white 220"]);
  });

  test.each([
    [64, 0],
    [65, 1],
  ])("after a pause with %i words before it: %i", (words, blocks) => {
    const desk = startedDesk();
    desk.app.log.words = words - 1;
    pause(desk.app.clock, desk.nowMs);
    finishHandler(desk.app, desk.nowMs);
    expect(since(desk, 2).filter((line) => line.startsWith("block")).length).toBe(blocks);
    if (blocks === 1) expect(desk.app.log.words).toBe(0);
  });

  test("which says what made it, and of which side", () => {
    const desk = startedDesk();
    const { app } = desk;
    keepEvent(app, Event.Penalty, Side.Black, false);
    expect(app.log.snapshotReason).toBe(Event.Penalty * 4 + Side.Black);
    app.log.snapshotReason = 0;
    app.log.words = 70;
    keepEvent(app, Event.Press, Side.White, false);
    keepEvent(app, Event.Ignored, Side.None, false);
    expect(app.log.snapshotReason).toBe(0);
    keepEvent(app, Event.Pause, Side.Black, false);
    expect(app.log.snapshotReason).toBe(Event.Pause * 4 + Side.Black);
    expect(since(desk, 2).slice(-3)).toEqual(["white 80", "ignored key 80", "pause 80"]);
  });

  test("after every act of the arbiter, as of the instant of the act", () => {
    const desk = startedDesk();
    adjourn(desk.app.clock, desk.nowMs - 20, false, 0);
    finishHandler(desk.app, desk.nowMs);
    expect(since(desk, 2)).toEqual(["start 0", "pause 90", "block 17 of 17"]);
    desk.wait(5_000);
    adjourn(desk.app.clock, desk.nowMs, false, 0);
    finishHandler(desk.app, desk.nowMs + 40);
    expect(since(desk, 5)).toEqual(["tick 5110", "block 17 of 17"]);
  });

  test("once a handler, whatever it did", () => {
    const desk = startedDesk();
    for (let i = 0; i < 3; i++) adjourn(desk.app.clock, desk.nowMs, false, 0);
    finishHandler(desk.app, desk.nowMs);
    expect(since(desk, 3).filter((line) => line.startsWith("block"))).toEqual(["block 17 of 17"]);
  });

  test("a sealed move is pressed by its resume alone", () => {
    const desk = startedDesk();
    adjourn(desk.app.clock, desk.nowMs, true, 0);
    finishHandler(desk.app, desk.nowMs);
    const before = recordsOf(desk.app.log).length;
    resume(desk.app.clock, Side.Black, desk.nowMs);
    expect(desk.app.clock.white.presses).toBe(1);
    expect(since(desk, before)).toEqual(["resume black 110"]);
  });
});

describe("the end of a game", () => {
  test("is noted, and the next one begins a new log", () => {
    const desk = startedDesk();
    pause(desk.app.clock, desk.nowMs);
    keepSetup(desk.app, desk.nowMs);
    const { log } = desk.app;
    expect(since(desk, 2)).toEqual(["start 0", "pause 110", "note 2"]);
    expect([log.played, log.over, log.snapshotReason]).toEqual([true, true, 0]);
  });

  test("a game that was not started leaves the log as it is", () => {
    const desk = strike(openDesk({ control: "300+5" }), "M!");
    expect(desk.app.stage).toBe(Stage.Setup);
    expect(recordsOf(desk.app.log)).toEqual([...opening, "tick 1000", "note 2"]);
    expect(desk.app.log.over).toBe(false);
    strike(desk, "S");
    expect(desk.board.cells.erases).toEqual([0, 0]);
    expect(recordsOf(desk.app.log).slice(4)).toEqual(["tick 1210", "block 17 of 17"]);
  });

  test("in the programs nothing is recorded", () => {
    const desk = strike(openDesk(), "white");
    keepSetup(desk.app, desk.nowMs);
    expect(recordsOf(desk.app.log)).toEqual([]);
  });

  test("one page is erased for the next game, and never while a clock runs", () => {
    const desk = strike(startedDesk(), "S");
    desk.line("set 600");
    expect(desk.lines.at(-1)).toMatch(/busy/);
    keepSetup(desk.app, desk.nowMs);
    desk.app.clock.mode = Mode.Setup;
    desk.app.stage = Stage.Setup;
    desk.line("set 600");
    const [program, snapshot] = ["block 1 of 16", "block 17 of 17"];
    expect(recordsOf(desk.app.log)).toEqual([program, `note ${ERASES}`, program, program, snapshot]);
    expect(desk.board.cells.erases).toEqual([1, 0]);
    expect(desk.board.cells.faults.erasesWhileRunning).toBe(0);
  });
});

describe("a press that finds no room", () => {
  function full(page: number): Desk {
    const desk = startedDesk();
    const { log } = desk.app;
    Object.assign(log, { hasNext: false, end: log.at, page, isLastPage: true });
    desk.board.cells.worn.push(1_024);
    strike(desk, "5s white");
    return desk;
  }

  test("counts, and it is said that nothing is kept", () => {
    const desk = full(0);
    expect(desk.app.clock.white.presses).toBe(1);
    expect([desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Memo.NoMemory, "No memory: nothing is kept"]);
    expect(since(desk, 2)).toEqual(["start 0"]);
  });

  test("and one that is ignored is not worth a word", () => {
    const desk = startedDesk();
    Object.assign(desk.app.log, { hasNext: false, end: desk.app.log.at, isLastPage: true });
    desk.board.cells.worn.push(1_024);
    desk.press("black");
    expect([desk.app.display.memo, since(desk, 2)]).toEqual([Memo.None, ["start 0"]]);
  });

  test("is as ever where there is no memory at all", () => expect(full(-1).app.display.memo).toBe(Memo.None));
});

/** Checks what the clock records of a game, and when. */
import { describe, expect, test } from "vitest";
import { finishHandler, untilWakeMs } from "../../../firmware/app/device/handlers";
import { Memo, Region, Sound } from "../../../firmware/app/model/choices";
import { showMemo } from "../../../firmware/app/model/memo";
import { pause } from "../../../firmware/core/game";
import { Mode } from "../../../firmware/core/words";
import { Switch } from "../../../hal/hal";
import { openDesk } from "../desk";
import { recordsOf } from "../memory";
import { startedDesk, strike } from "../strokes";
import { opening, since } from "./recorded";

test("a clock that is given a control keeps it, and the state", () => {
  const { log } = openDesk({ control: "300+5" }).app;
  expect(recordsOf(log)).toEqual(opening);
  expect([log.snapshotReason, log.dueKey, log.words, log.played, log.over]).toEqual([0, -1, 0, false, false]);
});

test("every press is one word, at its own instant", () => {
  const desk = startedDesk();
  const { words } = desk.board.cells;
  strike(desk, "890ms white white 1780ms black");
  expect(since(desk, 2)).toEqual(["start 0", "white 1000", "ignored white 1110", "black 3000"]);
  expect(desk.board.cells.words - words).toBe(3);
});

test("a late edge is recorded where it happened", () => {
  const desk = strike(startedDesk(), "1890ms");
  desk.edge(Switch.Left, true, 700);
  expect(since(desk, 2)).toEqual(["start 0", "white 1300"]);
});

describe("heartbeats", () => {
  test("come when nine seconds have passed since the last record, and no other wake is asked for", () => {
    expect(since(strike(startedDesk(), "30s"), 2)).toEqual(["start 0", "tick 9000", "tick 18000", "tick 27000"]);
  });

  test("count from any record", () => {
    const desk = strike(startedDesk(), "5390ms white 20s");
    const [, , ...ticks] = since(desk, 2);
    expect(ticks).toEqual(["tick 14500", "tick 23500"]);
  });

  test("are never ten seconds apart, whatever the instant of the press", () => {
    for (const ms of [1, 250, 999, 1_001]) {
      const desk = startedDesk();
      desk.wait(ms);
      strike(desk, "white 60s");
      const times = since(desk, 2).map((line) => Number(line.split(" ").at(-1)));
      for (const [i, at] of times.entries()) if (i > 0) expect(at - (times[i - 1] ?? 0)).toBeLessThan(10_000);
      expect(desk.nowMs - (times.at(-1) ?? 0)).toBeLessThan(10_000);
    }
  });

  test("alone wake a running clock for the log, not a page that waits to be erased", () => {
    const desk = startedDesk();
    desk.app.log.isUntidy = true;
    expect(untilWakeMs(desk.app, desk.nowMs)).toBeGreaterThan(100);
  });

  test("are not taken while both clocks stand", () => {
    const desk = startedDesk();
    pause(desk.app.clock, desk.nowMs);
    finishHandler(desk.app, desk.nowMs);
    desk.wait(60_000);
    finishHandler(desk.app, desk.nowMs);
    expect(since(desk, 2)).toEqual(["start 0", "pause 110"]);
  });

  test("end, and it is said once, when only presses have room", () => {
    const desk = startedDesk();
    const { log } = desk.app;
    log.hasNext = false;
    log.end = log.at + 1_000 + 7;
    desk.wait(40_000);
    expect(since(desk, 2)).toEqual(["start 0", "tick 9000", "note 3"]);
    expect([log.short, desk.app.display.memo]).toEqual([true, Memo.Short]);
    expect(desk.shown(Region.Line)).toBe("Memory short: presses only");
    desk.press("white");
    expect(since(desk, 5)).toEqual(["white 40110"]);
    desk.tap(Switch.Start);
    expect(log.short).toBe(true);
  });
});

describe("time brings", () => {
  test("a flag, recorded at its instant", () => {
    const desk = strike(startedDesk("60;flag=freeze"), "70s");
    expect(since(desk, 2).at(-1)).toBe("flag 60000");
    expect(desk.app.clock.mode).toBe(Mode.Fallen);
  });

  test("a flag that an earlier edge takes back: both are there", () => {
    const desk = strike(startedDesk("60;flag=freeze"), "59990ms");
    desk.edge(Switch.Left, true, 200);
    expect(since(desk, 2).slice(-2)).toEqual(["flag 60000", "white 59900"]);
    expect(desk.app.clock.mode).toBe(Mode.Running);
  });

  test("a period, for each side that enters it", () => {
    const desk = strike(startedDesk("10:60"), "10s");
    expect(since(desk, 2)).toEqual(["start 0", "tick 9000", "period 10000", "period 10000"]);
  });

  test("a gong, which passes the turn", () => {
    expect(since(strike(startedDesk("gong5"), "5s"), 2)).toEqual(["start 0", "period 5000"]);
  });
});

test("a sign is drawn at once, whatever stood there", () => {
  const { app } = startedDesk();
  Object.assign(app.display, { captionKey: 3, needsRedraw: false });
  showMemo(app, Memo.Short);
  expect([app.display.memo, app.display.captionKey, app.display.needsRedraw]).toEqual([Memo.Short, -1, true]);
});

describe("contacts", () => {
  test("edges that were lost are said and noted, once", () => {
    const desk = startedDesk();
    desk.board.wires.overflowed = true;
    desk.wait(5_000);
    expect(since(desk, 2)).toEqual(["start 0", "tick 1000", "note 5"]);
    expect([desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Memo.EdgesLost, "Presses were lost!"]);
    desk.press("white");
    expect(desk.shown(Region.Line)).toBe("Presses were lost!");
    desk.tap(Switch.Start);
    expect(desk.shown(Region.Line)).toBe("Presses were lost!");
    desk.tap(Switch.Start);
    expect(desk.app.display.memo).toBe(Memo.None);
  });

  test("a key that is down for half a minute is stuck", () => {
    const desk = strike(startedDesk(), "S_ 29999ms");
    expect(desk.app.display.memo).toBe(Memo.None);
    desk.wait(1);
    expect([desk.app.display.memo, desk.shown(Region.Line)]).toEqual([Memo.KeyStuck, "A key is stuck"]);
    expect(since(desk, 2)).toEqual(["start 0", "pause 110", "tick 30110", "note 6"]);
    desk.wait(60_000);
    finishHandler(desk.app, desk.nowMs);
    expect(since(desk, 6)).toEqual([]);
  });

  test("a key that opened is not", () => {
    const desk = strike(startedDesk(), "S_ 20s S^ 40s");
    finishHandler(desk.app, desk.nowMs);
    expect(desk.app.display.memo).toBe(Memo.None);
  });

  test("a lever may lie closed for as long as it likes", () => {
    const desk = startedDesk();
    desk.edge(Switch.Left, true);
    desk.wait(120_000);
    expect(desk.app.display.memo).toBe(Memo.None);
  });
});

test("each look at a low battery leaves a record; the sign and the sound come once", () => {
  const desk = startedDesk();
  desk.app.settings.sound = Sound.On;
  desk.battery(2_600);
  desk.wait(200_000);
  expect(since(desk, 2).filter((line) => line === "note 4").length).toBe(3);
  expect(desk.lines.filter((line) => line.startsWith('{"play":[440')).length).toBe(1);
});

/** A game without a pause that outgrows the log gives up its oldest presses, and never its state. */
import { expect, test } from "vitest";
import { Memo } from "../../../firmware/app/model/choices";
import { Mode } from "../../../firmware/core/words";
import { type Desk, openDesk } from "../desk";
import { stateOf } from "../device/clock-state";
import { recordsOf } from "../memory";
import { startedDesk, strike } from "../strokes";

/** Returns a game in the last page of its log, where `left` bytes are left. */
function lastPage(left: number): Desk {
  const desk = startedDesk("36000+30");
  desk.app.log.at = desk.app.log.end - 4;
  strike(desk, "white black");
  desk.app.log.at = desk.app.log.end - left;
  return desk;
}

test("wherever the power goes, the clock shows what the last press left", () => {
  const desk = startedDesk("36000+30");
  const { cells } = desk.board;
  for (let presses = 1; presses <= 3000; presses++) {
    desk.press(presses % 2 === 1 ? "white" : "black");
    if (presses % 60 > 0) continue;
    const { kept, white, black } = desk.app.clock;
    const [mode, ...state] = stateOf(openDesk({ cells: structuredClone(cells) }));
    expect([mode, state], `${presses}`).toEqual([
      Mode.Paused,
      [kept[1], kept[14], kept[22], white.presses, black.presses],
    ]);
  }
  expect([desk.app.log.seq, cells.erases, desk.app.display.memo]).toEqual([4, [1, 1], Memo.None]);
});

test("it takes its time right behind a press only", () => {
  const desk = startedDesk("36000+30");
  desk.app.log.at = desk.app.log.end - 4;
  strike(desk, "30s S S white 30s black");
  expect(recordsOf(desk.app.log).map((line) => line.split(" ")[0])).toEqual(
    "block block start tick tick tick pause resume white block tick tick tick black".split(" "),
  );
});

test("heartbeats that had no room have some again", () => {
  const desk = lastPage(1004);
  strike(desk, "20s");
  expect(desk.app.display.memo).toBe(Memo.Short);
  desk.app.log.at = desk.app.log.end - 60;
  strike(desk, "white 20s");
  expect([desk.app.display.memo, recordsOf(desk.app.log).at(-1)?.slice(0, 4)]).toEqual([Memo.None, "tick"]);
});

test.each([
  ["the first snapshot of the page", 900, true],
  ["the one at its end", 60, false],
])("%s is not tried at every press, where it does not take", (_, left, isFirst) => {
  const desk = lastPage(left);
  const { cells } = desk.board;
  const { log } = desk.app;
  log.lacksSnapshot = isFirst;
  for (let word = 1; word <= 80; word++) cells.worn.push((4096 + log.at) / 4 + word);
  const written = ["white", "black"].map((side) => {
    const before = cells.words;
    strike(desk, side);
    return cells.words - before;
  });
  expect(written).toEqual([expect.toSatisfy((words) => words > 20), expect.toSatisfy((words) => words < 10)]);
});

/** The device wakes if something visible changes, and hardly ever otherwise. */
import { describe, expect, test } from "vitest";
import { type Desk, openDesk } from "../app/desk";

const gameMs = 4 * 3_600_000;

/** Counts the wakes, and the wakes after which the display or the buzzer changed. */
function count(desk: Desk, play: () => void): { wakes: number; changes: number } {
  const { crystal, paper } = desk.board;
  const { wake } = crystal;
  let changes = 0;
  let wakes = 0;
  crystal.wake = (nowMs) => {
    const before = paper.operations;
    wake(nowMs);
    wakes++;
    if (paper.operations > before) changes++;
  };
  play();
  return { wakes, changes };
}

/** Returns the n-th thinking time, between 2 s and about 8 min. The times are always the same. */
function think(n: number): number {
  return 2_000 + ((n * n * 7_919 + n * 104_729) % 480_000);
}

describe.each([
  ["5400+30", "on"],
  ["40/7200:20/3600:900+30", "off"],
  ["7200d5", "on"],
  ["7200b10", "off"],
  ["3600:5x60", "on"],
  ["7200:c25/600", "off"],
  ["*7200", "on"],
  ["up", "off"],
  ["gong20", "on"],
  ["600;flag=run-on", "on"],
])("%s, tenths %s", (control, tenths) => {
  test("four hours", () => {
    const desk = openDesk();
    desk.line(`setting 4 ${tenths === "on" ? 1 : 0}`);
    desk.line(`set ${control}`);
    const { wakes, changes } = count(desk, () => {
      desk.press("black");
      for (let n = 0; desk.nowMs < gameMs; n++) {
        desk.wait(think(n));
        desk.press(n % 2 === 0 ? "white" : "black");
        desk.board.paper.print = () => {};
      }
    });
    expect(changes).toBeGreaterThan(1_000);
    expect(wakes / changes).toBeLessThanOrEqual(1.05);
  });
});

test("a clock that stands sleeps", () => {
  const desk = openDesk({ control: "300" });
  const { wakes } = count(desk, () => desk.wait(3_600_000));
  expect(wakes).toBeLessThanOrEqual(1);
});

/** Edges that the clock handles up to 2 s late, edges that are lost, garbage and floods on the link. */
import { describe, expect, test } from "vitest";
import { Memo, Stage } from "../../firmware/app/model/choices";
import { Switch } from "../../hal/hal";
import { openDesk } from "../app/desk";
import { Random } from "../oracle/random";
import type { Act } from "../soak/act";
import { perform } from "../soak/acts";
import { Hand } from "../soak/hand";
import { Table } from "../soak/table";
import { games } from "./games";
import { place } from "./place";

/** Plays a game and calls `before` for each act. Throws if the clock and the oracle differ. */
function play(acts: readonly Act[], before: (table: Table, n: number) => void): Table {
  const table = new Table(place);
  const hand = new Hand(table);
  for (const [n, act] of acts.entries()) {
    before(table, n);
    perform(hand, act);
    table.compare();
  }
  return table;
}

describe.each(Object.entries(games))("%s", (_, acts) => {
  test.each([1, 60, 400, 1_000, 2_000])("with every press handled %i ms late", (lateMs) => {
    const late = acts.flatMap((act): Act[] =>
      act.kind === "press"
        ? [
            { kind: "wait", ms: lateMs },
            { ...act, lateMs },
          ]
        : [act],
    );
    expect(play(late, () => {}).presses).toBe(play(acts, () => {}).presses);
  });

  test("with a flood of garbage on the link", () => {
    const random = new Random(7);
    const letters = ' \u0000\u0007"\\{}[]*#=+-0123456789abcdefghijklmnopqrstuvwxyzé\u2028';
    const noise = (length: number) =>
      Array.from({ length }, () => letters.charAt(random.whole(0, letters.length - 1))).join("");
    const half = [
      "set",
      "set 0",
      "setting",
      "setting 9 9",
      "log -1",
      "time x",
      "states",
      "*00 state",
      "#",
      "import 0 0",
    ];
    play(acts, (table, n) => {
      if (n === 0) return;
      for (let line = 0; line < 60; line++) table.line(noise(random.whole(0, 200)));
      for (const text of half) table.line(text);
      table.line("x".repeat(100_000));
    });
  });
});

test("lost edges are told and noted, and the clock goes on", () => {
  const desk = openDesk({ control: "300+2" });
  desk.press("black");
  desk.wait(5_000);
  desk.board.wires.overflowed = true;
  desk.edge(Switch.Left, true);
  desk.wait(300);
  expect(desk.app.display.memo).toBe(Memo.EdgesLost);
  expect(desk.page().line).not.toBe(undefined);
  expect(desk.app.stage).toBe(Stage.Running);
  expect(desk.app.clock.white.presses).toBe(1);
});

test("an opening edge that was lost: the next press counts", () => {
  const desk = openDesk({ control: "300+2" });
  desk.press("black");
  for (let n = 0; n < 6; n++) {
    desk.wait(2_000);
    desk.edge(n % 2 === 0 ? Switch.Left : Switch.Right, true);
  }
  const { white, black } = desk.app.clock;
  expect([white.presses, black.presses]).toEqual([3, 3]);
});

test("ten thousand edges of both levers within a second leave one clock that runs", () => {
  const desk = openDesk({ control: "300+2" });
  desk.press("black");
  const random = new Random(3);
  for (let n = 0; n < 10_000; n++) {
    if (n % 10 === 0) desk.wait(1);
    desk.edge(random.pick([Switch.Left, Switch.Right]), random.chance(0.5));
  }
  desk.wait(1_000);
  desk.line("state");
  const { clock } = desk.app;
  expect(clock.white.usedMs + clock.black.usedMs).toBe(desk.nowMs);
  expect(desk.app.stage).toBe(Stage.Running);
});

/** How many strokes an arbiter with eyes needs for a task: docs/keys.md lists the strokes, and they are played here. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Stage } from "../../../firmware/app/model/choices";
import { Side } from "../../../firmware/core/words";
import { printControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { projectRoot } from "../../../sim/build/root";
import { sectionOf } from "../../docs/section";
import { type Desk, openDesk } from "../desk";
import { pausedDesk, strike } from "../strokes";

const rows = sectionOf(readFileSync(join(projectRoot(), "docs/keys.md"), "utf8"), "strokes")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, , strokes = ""]) => /^\d+$/.test(strokes))
  .map(([, task = "", strokes = "", keys = ""]) => ({ task, strokes: Number(strokes), keys }));

/** Plays strokes as the page writes them. */
function play(desk: Desk, keys: string): void {
  for (const stroke of keys.replaceAll("−", "-").replaceAll("×", "*").split(" ")) {
    if (stroke !== "S&-") strike(desk, stroke);
    else {
      desk.edge(Switch.Start, true);
      desk.tap(Switch.Minus);
      desk.edge(Switch.Start, false);
      desk.wait(100);
      desk.strokes++;
    }
  }
}

const isReady = (control: string) => (desk: Desk) =>
  expect([desk.app.stage, printControl(desk.app.clock.control)]).toEqual([Stage.Ready, control]);

const paused = () => pausedDesk("5400+30");

function putAway(): Desk {
  const desk = paused();
  play(desk, rows.find(({ task }) => task === "put the game away")?.keys ?? "");
  desk.strokes = 0;
  return desk;
}

function corrected(): Desk {
  const desk = paused();
  play(desk, "M S +×5 S!");
  desk.strokes = 0;
  return desk;
}

/** The clock before each task, and what must be true after it. White has 1:31:10 in the paused game. */
const tasks: Readonly<Record<string, [before: () => Desk, after: (desk: Desk) => void]>> = {
  "90+30": [openDesk, isReady("5400+30")],
  "40/90+30:30+30": [openDesk, isReady("40/5400+30:1800+30")],
  "the same, digit by digit, as an own program": [openDesk, isReady("40/5400+30:1800+30")],
  "White's time, five minutes less": [paused, ({ app }) => expect(app.clock.white.mainMs).toBe(5_170_000)],
  "an illegal move by Black": [
    paused,
    ({ app }) => expect([app.clock.black.illegal, app.clock.white.mainMs]).toEqual([1, 5_589_890]),
  ],
  "take back the last act": [corrected, ({ app }) => expect(app.clock.white.mainMs).toBe(5_469_890)],
  "White is to move, and goes on": [
    paused,
    ({ app }) => expect([app.stage, app.clock.turn]).toEqual([Stage.Running, Side.White]),
  ],
  "put the game away": [paused, ({ app }) => expect(app.stage).toBe(Stage.Adjourned)],
  "take it up again": [
    putAway,
    ({ app }) => expect([app.stage, app.clock.white.mainMs]).toEqual([Stage.Paused, 5_469_890]),
  ],
};

test.each(rows)("$task: $strokes strokes", ({ task, strokes, keys }) => {
  const found = tasks[task];
  if (found === undefined) throw new Error(`nobody knows what "${task}" must lead to`);
  const [before, after] = found;
  const desk = before();
  play(desk, keys);
  after(desk);
  expect(desk.strokes).toBe(strokes);
});

test("each task is on the page", () => expect(rows.map(({ task }) => task)).toEqual(Object.keys(tasks)));

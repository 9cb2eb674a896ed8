/** At power-on the clock shows its programs and reads the levers as they are. */
import { expect, test } from "vitest";
import { handleEdge } from "../../../firmware/app/device/handlers";
import { powerOn } from "../../../firmware/app/device/power-on";
import { setRemote } from "../../../firmware/app/game/programs";
import { Memo, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode } from "../../../firmware/core/words";
import { parseControl } from "../../../firmware/notation/notation";
import { Switch } from "../../../hal/hal";
import { createBoard } from "../../../hal/virtual/board";
import { createCells } from "../../../hal/virtual/cells";
import { featuresOf } from "../../../sim/boards/facts";
import { openDesk, PIXLJS } from "../desk";
import { strike } from "../strokes";

/** Returns a clock that is ready for 5 minutes. With `right`, Black's lever was closed at power-on. */
function ready(right: boolean) {
  const board = createBoard(1000, 0, () => {}, false);
  board.wires.closed[Switch.Right] = right;
  const app = powerOn(board.hal, PIXLJS, 1000);
  const { control } = parseControl("300");
  if (app === undefined || control === undefined) throw new Error("the first program cannot be read");
  expect(app.stage).toBe(Stage.Setup);
  expect(app.display.shown[Region.LeftTime]).toBe("0:05:00");
  expect(board.guard.periodMs).toBe(5000);
  setRemote(app, control, 1000);
  expect(app.clock.mode).toBe(Mode.Ready);
  return app;
}

test("a lever that lay closed has not been pressed, and the bounce of its opening is no press", () => {
  const app = ready(true);
  handleEdge(app, Switch.Right, false, 1010, 1010);
  handleEdge(app, Switch.Right, true, 1012, 1012);
  handleEdge(app, Switch.Right, false, 1015, 1015);
  expect(app.clock.mode).toBe(Mode.Ready);
  handleEdge(app, Switch.Right, true, 1040, 1040);
  expect(app.clock.mode).toBe(Mode.Running);
});

test("one that lay closed and is told to close again, long after, is pressed: its opening was missed", () => {
  const app = ready(true);
  handleEdge(app, Switch.Right, true, 1024, 1024);
  expect(app.clock.mode).toBe(Mode.Ready);
  handleEdge(app, Switch.Right, true, 1060, 1060);
  expect(app.clock.mode).toBe(Mode.Running);
});

test("one that lay open counts from its first edge on", () => {
  const app = ready(false);
  handleEdge(app, Switch.Right, true, 1001, 1001);
  expect(app.clock.mode).toBe(Mode.Running);
});

test("a lever that lay closed for a minute opens with bounce, and that is no press", () => {
  const app = ready(true);
  handleEdge(app, Switch.Right, false, 61_000, 61_000);
  handleEdge(app, Switch.Right, true, 61_002, 61_002);
  expect(app.clock.mode).toBe(Mode.Ready);
});

test.each([
  [Switch.Left, Memo.None],
  [Switch.Right, Memo.None],
  [Switch.Menu, Memo.KeyStuck],
  [Switch.Start, Memo.KeyStuck],
  [Switch.Minus, Memo.KeyStuck],
  [Switch.Plus, Memo.KeyStuck],
])("contact %i lies closed as the power comes: memo %i", (contact, memo) => {
  const board = createBoard(1000, 0, () => {}, true, createCells(2));
  board.wires.closed[contact] = true;
  expect(powerOn(board.hal, PIXLJS, 1000)?.display.memo).toBe(memo);
});

test("a key that lies closed does not hide that the times are old", () => {
  const desk = strike(openDesk({ control: "300" }), "black 15s");
  desk.edge(Switch.Menu, true);
  desk.restart();
  expect(desk.app.display.memo).toBe(Memo.Recent);
});

test("a firmware that keeps nothing leaves the flash alone, and says nothing of it", () => {
  const cells = createCells(2);
  const { hal } = createBoard(1000, 0, () => {}, true, cells);
  const erased = structuredClone(cells.bytes);
  expect(powerOn(hal, { ...PIXLJS, features: featuresOf(["recovery"]) }, 1000)?.display.memo).toBe(Memo.None);
  expect(cells.bytes).toEqual(erased);
});

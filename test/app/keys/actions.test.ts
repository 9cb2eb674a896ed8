/** Checks what the keys do, from the key to the clock. */
import { describe, expect, test } from "vitest";
import { openForm } from "../../../firmware/app/menu/form";
import { openTest } from "../../../firmware/app/menu/key-test";
import { Form, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode, Side } from "../../../firmware/core/words";
import { featuresOf } from "../../../sim/boards/facts";
import { openDesk } from "../desk";
import { strike } from "../strokes";

describe("MINUS and PLUS are the players' until a lever is touched", () => {
  test("Black's key starts White's clock, then each presses his own", () => {
    const desk = strike(openDesk({ control: "300" }), "-");
    expect([desk.app.stage, desk.shown(Region.Line)]).toEqual([Stage.Ready, "Colours right?"]);
    strike(desk, "+");
    expect(desk.page().bar).toBe("left");
    strike(desk, "-");
    expect(desk.page().bar).toBe("right");
    strike(desk, "+");
    const { white, black } = desk.app.clock;
    expect([white.presses, black.presses]).toEqual([1, 1]);
  });

  test("from then on the levers press", () => {
    const desk = strike(openDesk({ control: "300" }), "black -");
    expect(desk.app.clock.white.presses).toBe(0);
    desk.press("white");
    expect(desk.app.clock.white.presses).toBe(1);
  });
});

test("in a pause MINUS gives the turn to the left, PLUS to the right, and START sets that clock going", () => {
  const desk = strike(openDesk({ control: "300" }), "S S + -");
  expect(desk.page().bar).toBe("(left)");
  strike(desk, "+ S");
  expect([desk.page().bar, desk.app.clock.turn]).toEqual(["right", Side.Black]);
});

test("a key in the key test is nobody's press", () => {
  const desk = openDesk({ control: "300" });
  openTest(desk.app);
  strike(desk, "S - +");
  expect(desk.app.clock.mode).toBe(Mode.Ready);
});

test("holding MENU leads back to the programs, whatever form was used before", () => {
  const desk = openDesk({ control: "300" });
  openForm(desk.app, Form.NoShow, 0);
  strike(desk, "S!");
  expect(desk.page().line).toBe("Default time over");
  strike(desk, "M!");
  expect(desk.app.stage).toBe(Stage.Setup);
  expect(desk.app.game.noShowMin).toBe(-1);
});

test("a firmware without pages of information leaves the line below as it is", () => {
  const desk = strike(openDesk({ control: "300", facts: { features: featuresOf(["info"]) } }), "S");
  const before = desk.page().line;
  strike(desk, "M");
  expect(desk.page().line).toBe(before);
});

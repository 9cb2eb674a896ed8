import { expect, test } from "vitest";
import { Stage } from "../../firmware/app/choices";
import { Switch } from "../../hal/hal";
import { openDesk } from "./desk";

test("a game by levers, and its pause by a key", () => {
  const desk = openDesk({ control: "60+2" });
  expect(desk.app.stage).toBe(Stage.Ready);
  desk.press("black");
  expect(desk.app.stage).toBe(Stage.Running);
  desk.wait(5000);
  desk.press("white");
  expect(desk.app.clock.white.mainMs).toBe(62000 - 5110 + 2000);
  desk.tap(Switch.Start);
  expect(desk.app.stage).toBe(Stage.Paused);
  expect(desk.strokes).toBe(1);
});

import { expect, test } from "vitest";
import { Region, Stage } from "../../firmware/app/model/choices";
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

test.each([0, 500])("the display says who runs in the very handler of the press, %i ms late", (lateMs) => {
  const desk = openDesk({ control: "300+3" });
  const drawn: string[] = [];
  for (const contact of [Switch.Right, Switch.Left, Switch.Right]) {
    desk.wait(2000 + lateMs);
    desk.lines.length = 0;
    desk.edge(contact, true, lateMs);
    drawn.push(`${desk.shown(Region.Bar)} ${desk.lines.at(-1)}`);
    desk.wait(80);
    desk.edge(contact, false);
  }
  expect(drawn).toEqual(['left {"show":1}', 'right {"show":1}', 'left {"show":1}']);
});

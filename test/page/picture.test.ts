/** Checks that what is drawn before the page has its painter is in the picture when the painter comes. */
import { expect, test } from "vitest";
import * as painter from "../../sim/device/panel";
import { bringPainter, clearPicture, createPicture, drawInto, panelOf } from "../../sim/page/clock/picture";
import { type Desk, openDesk } from "../app/desk";

const isDrawing = /^\{"(?:fill|write|digit|show|power)/;

/** Plays a game with a menu in it and returns the lines about the display. */
function drawings(): string[] {
  const acts: ((desk: Desk) => void)[] = [
    (desk) => desk.press("black"),
    (desk) => desk.wait(61_000),
    (desk) => desk.press("white"),
    (desk) => desk.wait(12_345),
    (desk) => desk.line("pause"),
    (desk) => desk.line("penalty illegal-move white"),
  ];
  const desk = openDesk({ control: "300+2" });
  for (const act of acts) act(desk);
  return desk.lines.filter((line) => isDrawing.test(line));
}

test("the painter finds every pixel, whenever it comes", () => {
  bringPainter(undefined);
  const lines = drawings();
  expect(lines.length).toBeGreaterThan(40);
  const early = createPicture(128, 64);
  const direct = painter.createPanel(128, 64);
  const news = lines.map((line) => drawInto(early, line));
  for (const line of lines) painter.drawLine(direct, line);
  expect(panelOf(early)).toBeUndefined();
  expect(news.filter((isNew) => isNew)).toHaveLength(direct.sent.length);
  expect(early.lines.size).toBeLessThan(lines.length);

  bringPainter(painter);
  expect(panelOf(early)?.pixels).toEqual(direct.pixels);
  expect(direct.pixels.includes(1)).toBe(true);

  const [first = ""] = lines;
  const late = createPicture(128, 64);
  for (const line of lines) drawInto(late, line);
  expect(panelOf(late)?.pixels).toEqual(direct.pixels);
  expect(panelOf(late)?.sent).toHaveLength(0);
  clearPicture(late);
  expect(panelOf(late)?.pixels.includes(1)).toBe(false);
  expect(drawInto(late, first)).toBe(false);
});

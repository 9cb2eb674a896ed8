import type { App } from "../model/app";
import { Region } from "../model/choices";
import { fillBox, writeIn } from "./box";
import { drawTime } from "./digits";
import { boxOf, gridOf } from "./layout";

/** Draws a row over its whole width. The chosen row is reversed, and the title is underlined. */
export function drawRow(app: App, region: Region, text: string): void {
  const box = boxOf(app.facts, region);
  if (box[3] === 0) return;
  const chosen = text.indexOf("»") === 0;
  const bare = chosen ? ("»".length === 1 ? text.slice(1) : text.slice(2)) : text;
  const screen = app.hal.screen;
  fillBox(screen, box, 0, chosen);
  writeIn(screen, box, 2, chosen, bare);
  if (region === Region.Title) screen.fill(box[0], box[1] + box[3] - 1, box[2], 1, true);
}

/**
 * Moves the bar below the digit under correction. `caret` is a side and a place from 0, such as `L3` (the fourth
 * character on the left), or an empty text.
 */
export function drawCaret(app: App, old: string, caret: string): void {
  const screen = app.hal.screen;
  const from = boxOf(app.facts, placeOf(old));
  const to = boxOf(app.facts, placeOf(caret));
  const time = app.display.shown[placeOf(caret)];
  screen.fill(from[0], from[1] + from[3] - 2, from[2], 2, false);
  drawTime(screen, to, gridOf(app.facts, time.length), time, time, caret.slice(1));
}

function placeOf(caret: string): Region {
  return caret.charAt(0) === "R" ? Region.RightTime : Region.LeftTime;
}

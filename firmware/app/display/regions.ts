import { divide, remainder } from "../../core/divide";
import { timeHead } from "../../core/face";
import type { App } from "../model/app";
import { REGIONS, Region } from "../model/choices";
import { fillBox, writeIn } from "./box";
import { drawLastDigit, drawTime } from "./digits";
import { boxOf, gridOf } from "./layout";
import { drawCaret, drawRow } from "./page-rows";

/** Stores the text of a region and draws the region. Does nothing if the text is the same as before. */
export function put(app: App, region: Region, text: string): void {
  const old = app.display.shown[region];
  if (old === text) return;
  app.display.shown[region] = text;
  noteChange(app, region);
  draw(app, region, old, text);
}

/**
 * Shows the time of a place, 0 left or 1 right, given in units of its last digit. If only that digit changed, writes
 * and draws nothing else.
 */
export function putTime(app: App, place: number, units: number): void {
  const display = app.display;
  const key = 2 * divide(units, 10) + place;
  const digit = "" + remainder(units, 10);
  const region = Region.LeftTime + place;
  if (key !== display.headKey) {
    display.head = timeHead(divide(units, 10));
    put(app, region, display.head + digit);
    display.headKey = key;
    return;
  }
  const text = display.head + digit;
  if (display.shown[region] === text) return;
  display.shown[region] = text;
  noteChange(app, region);
  drawLastDigit(app.hal.screen, boxOf(app.facts, region), gridOf(app.facts, text.length), digit);
}

/** Clears the display and the text of every region. */
export function clearPage(app: App): void {
  app.hal.screen.fill(0, 0, app.facts.widthPx, app.facts.heightPx, false);
  for (let i = 0; i < REGIONS; i++) {
    if (app.display.shown[i] !== "") noteChange(app, i);
    app.display.shown[i] = "";
  }
  app.display.headKey = -1;
  app.display.captionKey = -1;
}

function noteChange(app: App, region: Region): void {
  app.display.drawn = true;
  if (app.facts.features.link && app.link.isListening) app.link.changed.push(region);
}

function draw(app: App, region: Region, old: string, text: string): void {
  const box = boxOf(app.facts, region);
  switch (region) {
    case Region.LeftTime:
    case Region.RightTime:
      app.display.headKey = -1;
      drawTime(app.hal.screen, box, gridOf(app.facts, text.length), old, text, "");
      return;
    case Region.Bar:
    case Region.LeftName:
    case Region.RightName:
      if (region !== Region.RightName) drawName(app, Region.LeftName, "left");
      if (region !== Region.LeftName) drawName(app, Region.RightName, "right");
      return;
    case Region.LeftFlag:
    case Region.RightFlag:
      app.display.blinkShown = true;
      drawFlag(app, region);
      return;
    case Region.Caret:
      drawCaret(app, old, text);
      return;
    default:
      if (region < Region.Keys) writeIn(app.hal.screen, box, 0, false, text);
      else drawRow(app, region, text);
  }
}

/**
 * Draws a name in the bar of its side. The bar is dark while that side runs. The bar is a frame if START would start
 * that side, as thick as the strokes of its letters.
 */
function drawName(app: App, region: Region, side: string): void {
  const box = boxOf(app.facts, region);
  const rim = box[5];
  const at = app.display.shown[Region.Bar].indexOf(side);
  fillBox(app.hal.screen, box, 0, at >= 0);
  if (at > 0) fillBox(app.hal.screen, box, rim, false);
  writeIn(app.hal.screen, box, rim, at === 0, app.display.shown[region]);
}

/** Draws the sign of a flag, or nothing during the dark half of its blinking. */
export function drawFlag(app: App, region: Region): void {
  const name = app.display.shown[region];
  let sign = name === "passed" ? "¬" : "¶";
  if (name === "" || !app.display.blinkShown) sign = "";
  else if (app.facts.features.fiveMinutes && name === "<5") sign = name;
  writeIn(app.hal.screen, boxOf(app.facts, region), 0, false, sign);
}

import type { App } from "./app";
import { fillBox, writeIn } from "./box";
import { REGIONS, Region } from "./choices";
import { drawTime } from "./digits";
import { boxOf, gridOf } from "./layout";
import { drawCaret, drawRow } from "./rows";

/** Names what stands in a region and draws it, if it changed. */
export function put(app: App, region: Region, text: string): void {
  const old = app.shown[region];
  if (old === text) return;
  app.shown[region] = text;
  noteChange(app, region);
  draw(app, region, old, text);
}

/** Empties the display and every region. */
export function clearPage(app: App): void {
  app.hal.screen.fill(0, 0, app.facts.widthPx, app.facts.heightPx, false);
  for (let i = 0; i < REGIONS; i++) {
    if (app.shown[i] !== "") noteChange(app, i);
    app.shown[i] = "";
  }
  app.lettered = -1;
}

function noteChange(app: App, region: Region): void {
  app.drawn = true;
  if (app.facts.features.link && app.listening) app.changed.push(region);
}

function draw(app: App, region: Region, old: string, text: string): void {
  const box = boxOf(app.facts, region);
  switch (region) {
    case Region.LeftTime:
    case Region.RightTime:
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
      app.blinkShown = true;
      drawFlag(app, region);
      return;
    case Region.Caret:
      drawCaret(app, old, text);
      return;
    default:
      if (region < Region.Title) writeIn(app.hal.screen, box, 0, false, text);
      else drawRow(app, region, text);
  }
}

/** A name in the bar of its side: dark while that clock runs, a frame where START would set it going. */
function drawName(app: App, region: Region, side: string): void {
  const box = boxOf(app.facts, region);
  const at = app.shown[Region.Bar].indexOf(side);
  fillBox(app.hal.screen, box, 0, at >= 0);
  if (at > 0) fillBox(app.hal.screen, box, 1, false);
  writeIn(app.hal.screen, box, 1, at === 0, app.shown[region]);
}

/** The sign of a flag, or its empty place while it blinks. */
export function drawFlag(app: App, region: Region): void {
  const name = app.shown[region];
  const sign = name === "" || !app.blinkShown ? "" : name === "passed" ? "¬" : "¶";
  writeIn(app.hal.screen, boxOf(app.facts, region), 0, false, sign);
}

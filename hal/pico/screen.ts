import { divide } from "../../firmware/core/divide";
import type { Screen } from "../hal";
import { chip } from "./chip";
import type { Display } from "./display";

let display: Display;

/** A screen that is clear from its first moment. */
export function createScreen(wired: Display, widthPx: number, heightPx: number): Screen {
  display = wired;
  display.start();
  chip.fill(0, 0, widthPx, heightPx, false);
  return { fill: chip.fill, write: chip.write, show: show };
}

/** Sends the rectangle around what was drawn, in whole pages. */
function show(this: void): void {
  const box = chip.drawn();
  if (box !== undefined) display.send(box[0], box[2], divide(box[1], 8), divide(box[3] + 7, 8));
}

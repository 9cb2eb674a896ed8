import { Align } from "../../hal/hal";
import { divide, remainder, smaller } from "../core/integer";
import { Region } from "./choices";
import type { Facts } from "./facts";

/*
 * Where everything stands on a display of any size. A device's firmware holds only what comes out for its own size
 * (sim/device/layout.ts writes that), for it has neither the room nor the time to compute it.
 */

/** Left, top, width, height, px; of a text there `Align`, size and top. */
export type Box = readonly number[];

/**
 * How the digits of a time stand in their box, px: the first digit's left, a digit's width, from one level segment to the
 * next, the stroke, an upright segment's length, between digits, beside a colon.
 */
export type Grid = readonly number[];

/** Of a line of letters at size 1. */
const LINE_PX = 8;
const ROWS = 6;

/** On a display that is about as high as wide the times stand one above the other: left on top, right below. */
export function isStacked(facts: Facts): boolean {
  return 2 * facts.widthPx < 3 * facts.heightPx;
}

/** How much long lines are enlarged: 25 letters fit. */
function lineSize(facts: Facts): number {
  return facts.widthPx < 256 ? 1 : divide(facts.widthPx, 128);
}

/** How many rows a list or form has. */
export function rowsOf(facts: Facts): number {
  return smaller(ROWS, divide(facts.heightPx, LINE_PX * lineSize(facts)) - 2);
}

/** Where a region stands. Rows that a display has no room for are 0 px high. */
export function boxOf(facts: Facts, region: Region): Box {
  if (region < Region.Title) return faceBox(facts, region);
  const rows = rowsOf(facts);
  const pitch = divide(facts.heightPx, rows + 2);
  const size = lineSize(facts);
  const isHint = region === Region.Hint;
  const row = isHint ? rows + 1 : region - Region.Title;
  const y = row * pitch;
  if (row > rows && !isHint) return [0, 0, 0, 0, Align.Left, size, 0];
  return [0, y, facts.widthPx, pitch, Align.Left, size, y + divide(pitch - LINE_PX * size, 2)];
}

/**
 * The two sides mirror each other: what is on the left counts from the left edge, what is on the right from the right. A
 * bar is dark to its edge, so what stands beside it keeps away.
 */
function faceBox(facts: Facts, region: Region): Box {
  const width = facts.widthPx;
  const height = facts.heightPx;
  const stacked = isStacked(facts);
  const isRight = region < Region.Bar && remainder(region, 2) === 1;
  const linePx = LINE_PX * lineSize(facts);
  const enlarged = divide(height, stacked ? 88 : 64);
  let size = enlarged < 1 ? 1 : enlarged;
  const letterPx = LINE_PX * size;
  const headPx = letterPx + 2 * divide(height, 64);
  const half = divide(width, 2);
  const side = stacked ? half : divide(3 * width, 8);
  const timePx = divide(height - (stacked ? 2 : 1) * headPx - letterPx - linePx, stacked ? 2 : 1);
  const betweenY = stacked ? headPx + timePx : height - letterPx - linePx;
  let x = 0;
  let y = betweenY;
  let boxWidth = side;
  let boxHeight = letterPx;
  let fromRight = isRight !== stacked;
  let align = Align.Middle;
  if (stacked) y = isRight ? height - letterPx : 0;
  switch (region) {
    case Region.LeftTime:
    case Region.RightTime:
      y = stacked && isRight ? height - headPx - timePx : headPx;
      boxWidth = stacked ? width : half - 4 * divide(width, 128);
      boxHeight = timePx;
      break;
    case Region.LeftName:
    case Region.RightName:
      y = stacked && isRight ? height - headPx : 0;
      fromRight = isRight;
      boxHeight = headPx;
      if (stacked) boxWidth -= 2 * size;
      break;
    case Region.LeftCount:
    case Region.RightCount:
      boxWidth = divide(side, 3);
      align = fromRight ? Align.Right : Align.Left;
      break;
    case Region.LeftFlag:
    case Region.RightFlag:
      x = divide(side, 3);
      boxWidth = 11 * size;
      break;
    case Region.LeftExtra:
    case Region.RightExtra:
      x = divide(side, 3) + 11 * size;
      boxWidth -= x;
      break;
    case Region.Middle:
      x = stacked ? 0 : side;
      y = betweenY;
      boxWidth = stacked ? half : width - 2 * side;
      break;
    case Region.Status:
      x = side;
      y = stacked ? betweenY : 0;
      boxWidth = stacked ? half : width - 2 * side;
      if (!stacked) boxHeight = headPx;
      break;
    default:
      y = stacked ? betweenY + letterPx : height - linePx;
      boxWidth = width;
      boxHeight = linePx;
      size = lineSize(facts);
  }
  x = fromRight ? width - x - boxWidth : x;
  return [x, y, boxWidth, boxHeight, align, size, y + divide(boxHeight - LINE_PX * size, 2)];
}

/** How a time of `length` characters stands in its box: `H:MM:SS`, `HH:MM:SS` or `H:MM:SS.t`. */
export function gridOf(facts: Facts, length: number): Grid {
  const box = boxOf(facts, Region.LeftTime);
  const digits = length < 8 ? 5 : 6;
  const gap = divide(box[3], 16);
  const edge = divide(gap + 1, 2);
  const gaps = (digits - 1) * gap + (length - digits) * 2 * edge;
  const width = divide(box[2] - gaps, digits);
  const stroke = smaller(divide(width, 3), divide(box[3], 10));
  const arm = divide(box[3] - 2 * stroke - 1, 2);
  const left = divide(box[2] - digits * width - gaps, 2);
  return [left, width, arm, stroke, arm + divide(stroke - 1, 2) - 1, gap, edge];
}

import { Align } from "../../../hal/hal";
import { divide, remainder, smaller } from "../../core/integer";
import { Region } from "../model/choices";
import type { Facts } from "../model/facts";

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

/** A counter of four digits, a flag, and the longest extra, at size 1. */
const COUNT_PX = 20;
const FLAG_PX = 11;
const EXTRA_PX = 21;
/** Half of what a period of a control takes, such as `1/2`, at size 1. */
const MIDDLE_HALF_PX = 8;

/** How much the letters beside the times are enlarged. */
function letterSize(facts: Facts): number {
  const enlarged = divide(facts.heightPx, isStacked(facts) ? 88 : 64);
  return enlarged < 1 ? 1 : enlarged;
}

/** The names' row: a line of letters, and a little room for the bar. */
function headPx(facts: Facts): number {
  return LINE_PX * letterSize(facts) + 2 * divide(facts.heightPx, 64);
}

/** How high the box of a time is. */
function timePx(facts: Facts): number {
  const linesPx = LINE_PX * (letterSize(facts) + lineSize(facts));
  return isStacked(facts)
    ? divide(facts.heightPx - 2 * headPx(facts) - linesPx, 2)
    : facts.heightPx - headPx(facts) - linesPx;
}

/** Where there is no room below the times for the period too: it stands between the names. */
function isNarrow(facts: Facts): boolean {
  const leastPx = (COUNT_PX + FLAG_PX + FLAG_PX + MIDDLE_HALF_PX) * letterSize(facts);
  return !isStacked(facts) && divide(facts.widthPx, 2) < leastPx;
}

/** How wide a side's extra is. */
function extraPx(facts: Facts): number {
  const size = letterSize(facts);
  const besideMiddlePx = COUNT_PX + FLAG_PX + (isNarrow(facts) ? 0 : MIDDLE_HALF_PX);
  const mostPx = EXTRA_PX * size;
  return isStacked(facts) ? mostPx : smaller(divide(facts.widthPx, 2) - besideMiddlePx * size, mostPx);
}

/** How wide a name is; where the times stand one above the other, what belongs to the side shares its row. */
function namePx(facts: Facts): number {
  const width = facts.widthPx;
  const size = letterSize(facts);
  if (isStacked(facts)) {
    const besidePx = (COUNT_PX + FLAG_PX + EXTRA_PX + 2) * size;
    return smaller(divide(width, 2) - 2 * size, width - besidePx);
  }
  return isNarrow(facts) ? divide(width, 3) : divide(3 * width, 8);
}

function faceBox(facts: Facts, region: Region): Box {
  return region < Region.Bar ? sideBox(facts, region) : wordBox(facts, region);
}

/**
 * The two sides mirror each other: what is on the left counts from the left edge, what is on the right from the right. A
 * bar is dark to its edge, so what stands beside it keeps away.
 */
function sideBox(facts: Facts, region: Region): Box {
  const width = facts.widthPx;
  const stacked = isStacked(facts);
  const size = letterSize(facts);
  const isRight = remainder(region, 2) === 1;
  const edgeY = stacked && !isRight ? 0 : facts.heightPx - LINE_PX * size;
  const fromRight = isRight !== stacked;
  switch (region) {
    case Region.LeftTime:
    case Region.RightTime: {
      const y = stacked && isRight ? facts.heightPx - headPx(facts) - timePx(facts) : headPx(facts);
      const boxWidth = stacked ? width : divide(width, 2) - 4 * divide(width, 128);
      return textBox(fromRight ? width - boxWidth : 0, y, boxWidth, timePx(facts), Align.Middle, size);
    }
    case Region.LeftName:
    case Region.RightName: {
      const y = stacked && isRight ? facts.heightPx - headPx(facts) : 0;
      return textBox(isRight ? width - namePx(facts) : 0, y, namePx(facts), headPx(facts), Align.Middle, size);
    }
    default: {
      const isCount = region < Region.LeftFlag;
      const isFlag = region < Region.LeftExtra;
      const x = isCount ? 0 : (isFlag ? COUNT_PX : COUNT_PX + FLAG_PX) * size;
      const boxWidth = isCount ? COUNT_PX * size : isFlag ? FLAG_PX * size : extraPx(facts);
      const y = stacked ? edgeY : edgeY - LINE_PX * lineSize(facts);
      const align = !isCount ? Align.Middle : fromRight ? Align.Right : Align.Left;
      return textBox(fromRight ? width - x - boxWidth : x, y, boxWidth, LINE_PX * size, align, size);
    }
  }
}

/** What belongs to no side. */
function wordBox(facts: Facts, region: Region): Box {
  const width = facts.widthPx;
  const stacked = isStacked(facts);
  const size = letterSize(facts);
  const betweenY = headPx(facts) + timePx(facts);
  const names = 2 * namePx(facts);
  const half = divide(stacked ? width : width - names, 2);
  const headY = stacked ? betweenY : 0;
  const letterPx = LINE_PX * size;
  const signsPx = stacked ? letterPx : headPx(facts);
  switch (region) {
    case Region.Middle: {
      if (stacked) return textBox(0, betweenY, half, letterPx, Align.Middle, size);
      const x = (COUNT_PX + FLAG_PX) * size + extraPx(facts);
      if (!isNarrow(facts)) return textBox(x, betweenY, width - 2 * x, letterPx, Align.Middle, size);
      return textBox(namePx(facts) + half, 0, width - names - half, signsPx, Align.Middle, size);
    }
    case Region.Status: {
      const x = stacked ? half : namePx(facts);
      const boxWidth = stacked || isNarrow(facts) ? half : width - names;
      return textBox(x, headY, boxWidth, signsPx, Align.Middle, size);
    }
    case Region.Keys:
      return textBox(0, headY, width, signsPx, Align.Left, lineSize(facts));
    default: {
      const y = betweenY + letterPx;
      return textBox(0, y, width, LINE_PX * lineSize(facts), Align.Middle, lineSize(facts));
    }
  }
}

/** A box, the text in the middle of its height. */
function textBox(x: number, y: number, width: number, height: number, align: Align, size: number): Box {
  return [x, y, width, height, align, size, y + divide(height - LINE_PX * size, 2)];
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

import { Align, type Grid } from "../../../hal/hal";
import { divide, remainder } from "../../core/divide";
import { smaller } from "../../core/integer";
import { Region } from "../model/choices";
import type { Facts } from "../model/facts";

/*
 * Computes the place of every region on a display of any size. A device has neither the memory nor the time to compute
 * the layout. Its firmware holds only the results for its own display, which sim/build/data/layout.ts writes.
 */

/** Left, top, width and height of a box, then `Align`, size and top of the text in it. Lengths are in px. */
export type Box = readonly number[];

/** The height of a line of letters at size 1. */
const LINE_PX = 8;
/** The most rows of a list or form. Large letters have fewer: each row of pixels takes time on the display's bus. */
const ROWS = 6;
const LARGE_ROWS = 5;
const LARGE = 3;
/** The greatest height of a row. The chosen row is dark all over. */
const ROW_MOST_PX = 28;

/**
 * Returns true if the times are one above the other, left on top, right below. This is so if the display is about as
 * high as it is wide.
 */
export function isStacked(facts: Facts): boolean {
  return 2 * facts.widthPx < 3 * facts.heightPx;
}

/** Returns how much long lines are enlarged, so that 25 letters fit. */
function lineSize(facts: Facts): number {
  return facts.widthPx < 256 ? 1 : divide(facts.widthPx, 128);
}

/** Returns how much the line below the times and the keys' hints are enlarged. */
function noteSize(facts: Facts): number {
  return divide(2 * lineSize(facts) + 2, 3);
}

/** Returns how many rows a list or form has. */
export function rowsOf(facts: Facts): number {
  const most = lineSize(facts) < LARGE ? ROWS : LARGE_ROWS;
  return smaller(most, divide(facts.heightPx, LINE_PX * lineSize(facts)) - 2);
}

/** Returns the box of a region. Rows for which the display has no room are 0 px high. */
export function boxOf(facts: Facts, region: Region): Box {
  if (region < Region.Title) return faceBox(facts, region);
  const rows = rowsOf(facts);
  const pitch = divide(facts.heightPx, rows + 2);
  const isHint = region === Region.Hint;
  const size = isHint ? noteSize(facts) : lineSize(facts);
  const row = isHint ? rows + 1 : region - Region.Title;
  const y = row * pitch;
  if (row > rows && !isHint) return [0, 0, 0, 0, Align.Left, size, 0];
  const height = smaller(pitch, ROW_MOST_PX);
  return [0, y, facts.widthPx, height, Align.Left, size, y + divide(height - LINE_PX * size, 2)];
}

/** The widths of a counter of four digits, of a flag, and of the longest extra, at size 1. */
const COUNT_PX = 20;
const FLAG_PX = 11;
const EXTRA_PX = 21;
/** Half the width of a period's number, such as `1/2`, at size 1. */
const MIDDLE_HALF_PX = 8;

/** Returns how much the letters beside the times are enlarged. */
function letterSize(facts: Facts): number {
  const enlarged = divide(facts.heightPx, isStacked(facts) ? 88 : 64);
  return enlarged < 1 ? 1 : enlarged;
}

/** Returns the width of the box of a time. */
function timeWidthPx(facts: Facts): number {
  return isStacked(facts) ? facts.widthPx : divide(facts.widthPx, 2) - 4 * divide(facts.widthPx, 128);
}

/** Returns how much the letters in the names' row are enlarged. */
function headSize(facts: Facts): number {
  return isStacked(facts) ? letterSize(facts) : divide(2 * letterSize(facts) + 2, 3);
}

/** Returns the height of the names' row: a line of letters, and a little room for the bar. */
function headPx(facts: Facts): number {
  return LINE_PX * headSize(facts) + 2 * divide(facts.heightPx, 64);
}

/** Returns the height of the lines below the times, or between them. */
function linesPx(facts: Facts): number {
  return LINE_PX * (letterSize(facts) + noteSize(facts));
}

/** Returns the height of the box of a time. Digits that are much higher than wide are hard to read. */
function timePx(facts: Facts): number {
  const restPx = facts.heightPx - headPx(facts) - linesPx(facts);
  if (isStacked(facts)) return divide(restPx - headPx(facts), 2);
  return smaller(restPx, divide(13 * timeWidthPx(facts), 19));
}

/** Returns the height that is left over. It separates the times from what is above and below. */
function sparePx(facts: Facts): number {
  if (isStacked(facts)) return 0;
  return facts.heightPx - headPx(facts) - timePx(facts) - linesPx(facts);
}

/** Returns the top of the lines below the times, or between them. */
function linesY(facts: Facts): number {
  return isStacked(facts) ? headPx(facts) + timePx(facts) : facts.heightPx - linesPx(facts);
}

/** Returns true if the period does not fit below the times. The period is then between the names. */
function isNarrow(facts: Facts): boolean {
  const leastPx = (COUNT_PX + FLAG_PX + FLAG_PX + MIDDLE_HALF_PX) * letterSize(facts);
  return !isStacked(facts) && divide(facts.widthPx, 2) < leastPx;
}

/** Returns the width of a side's extra. */
function extraPx(facts: Facts): number {
  const size = letterSize(facts);
  const besideMiddlePx = COUNT_PX + FLAG_PX + (isNarrow(facts) ? 0 : MIDDLE_HALF_PX);
  const mostPx = EXTRA_PX * size;
  return isStacked(facts) ? mostPx : smaller(divide(facts.widthPx, 2) - besideMiddlePx * size, mostPx);
}

/**
 * Returns the width of a name. If the times are one above the other, the name shares its row with the side's other
 * regions.
 */
function namePx(facts: Facts): number {
  const width = facts.widthPx;
  const size = letterSize(facts);
  if (isStacked(facts)) {
    const besidePx = (COUNT_PX + FLAG_PX + EXTRA_PX + 1) * size;
    return smaller(divide(width, 2) - 2 * size, width - besidePx);
  }
  return isNarrow(facts) ? divide(width, 3) : divide(3 * width, 8);
}

function faceBox(facts: Facts, region: Region): Box {
  return region < Region.Bar ? sideBox(facts, region) : wordBox(facts, region);
}

/**
 * Returns the box of a region that belongs to a side. The two sides mirror each other: left regions count from the left
 * edge, right regions from the right edge. A running side's bar is dark to its edge, so regions beside it keep a
 * distance.
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
      const below = headPx(facts) + divide(sparePx(facts), 2);
      const y = stacked && isRight ? facts.heightPx - headPx(facts) - timePx(facts) : below;
      const boxWidth = timeWidthPx(facts);
      return textBox(fromRight ? width - boxWidth : 0, y, boxWidth, timePx(facts), Align.Middle, size);
    }
    case Region.LeftName:
    case Region.RightName: {
      const y = stacked && isRight ? facts.heightPx - headPx(facts) : 0;
      return textBox(
        isRight ? width - namePx(facts) : 0,
        y,
        namePx(facts),
        headPx(facts),
        Align.Middle,
        headSize(facts),
      );
    }
    default: {
      const isCount = region < Region.LeftFlag;
      const isFlag = region < Region.LeftExtra;
      const x = isCount ? 0 : (isFlag ? COUNT_PX : COUNT_PX + FLAG_PX) * size;
      const boxWidth = isCount ? COUNT_PX * size : isFlag ? FLAG_PX * size : extraPx(facts);
      const y = stacked ? edgeY : edgeY - LINE_PX * noteSize(facts);
      const align = !isCount ? Align.Middle : fromRight ? Align.Right : Align.Left;
      return textBox(fromRight ? width - x - boxWidth : x, y, boxWidth, LINE_PX * size, align, size);
    }
  }
}

/** Returns the box of a region that belongs to no side. */
function wordBox(facts: Facts, region: Region): Box {
  const width = facts.widthPx;
  const stacked = isStacked(facts);
  const size = letterSize(facts);
  const betweenY = linesY(facts);
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
      return textBox(namePx(facts) + half, 0, width - names - half, signsPx, Align.Middle, headSize(facts));
    }
    case Region.Status: {
      const x = stacked ? half : namePx(facts);
      const boxWidth = stacked || isNarrow(facts) ? half : width - names;
      return textBox(x, headY, boxWidth, signsPx, Align.Middle, headSize(facts));
    }
    case Region.Keys:
      return textBox(0, headY, width, signsPx, Align.Left, noteSize(facts));
    default: {
      const y = betweenY + letterPx;
      return textBox(0, y, width, LINE_PX * noteSize(facts), Align.Middle, noteSize(facts));
    }
  }
}

/** Returns a box with its text centred vertically. */
function textBox(x: number, y: number, width: number, height: number, align: Align, size: number): Box {
  return [x, y, width, height, align, size, y + divide(height - LINE_PX * size, 2)];
}

/** Returns the grid of a time of `length` characters: `H:MM:SS`, `HH:MM:SS` or `H:MM:SS.t`. */
export function gridOf(facts: Facts, length: number): Grid {
  const box = boxOf(facts, Region.LeftTime);
  const digits = length < 8 ? 5 : 6;
  const gap = smaller(divide(box[3], 16), divide(box[2] + 16, 32));
  const edge = divide(gap + 1, 2);
  const gaps = (digits - 1) * gap + (length - digits) * 2 * edge;
  const width = divide(box[2] - gaps, digits);
  const stroke = smaller(divide(width, 3), divide(box[3], 10));
  const arm = divide(box[3] - 2 * stroke - 1, 2);
  const left = divide(box[2] - digits * width - gaps, 2);
  const last = left + digits * width + gaps - width;
  return [left, width, arm, stroke, arm + divide(stroke - 1, 2) - 1, gap, edge, last];
}

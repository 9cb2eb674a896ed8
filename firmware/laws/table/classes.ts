/** The bounds of rapid and blitz in each edition, a part of the table of the Laws. */
import { type Bounds, type EditionRow, outside, said } from "./cell";

const FIXED_RAPID = { fromMin: 15, fromIncluded: true, toMin: 60, toIncluded: true, fixedTime: true };
const FIXED_BLITZ = { fromMin: 0, fromIncluded: false, toMin: 15, toIncluded: false, fixedTime: true };
const RAPID = { fromMin: 10, fromIncluded: false, toMin: 60, toIncluded: false, fixedTime: false };
const BLITZ = { fromMin: 0, fromIncluded: false, toMin: 10, toIncluded: true, fixedTime: false };

export const rapidBounds: EditionRow<Bounds> = {
  "1997": outside(FIXED_RAPID, ["B1"]),
  "2001": said(FIXED_RAPID, ["B1"]),
  "2014": outside(RAPID, ["A.1"]),
  "2018": outside(RAPID, ["A.1"]),
  "2023": said(RAPID, ["A.1"]),
};

export const blitzBounds: EditionRow<Bounds> = {
  "1997": outside(FIXED_BLITZ, ["C1"]),
  "2001": said(FIXED_BLITZ, ["C1"]),
  "2014": outside(BLITZ, ["B.1"]),
  "2018": outside(BLITZ, ["B.1"]),
  "2023": said(BLITZ, ["B.1"]),
};

import { Memo, REGIONS } from "./choices";

/** What the display shows. */
export interface Display {
  /** The texts on the display, by `Region`. */
  shown: string[];
  /** Something was drawn since the display was last sent. */
  drawn: boolean;
  /** Something happened since the face was last shown as a whole. */
  needsRedraw: boolean;
  /** The page of information in the line below, also while a clock runs; 0 without one. */
  info: number;
  /** What the words of the face were last written for, see face.ts; −1 if they must be written. */
  captionKey: number;
  /** The sign of the first flag, which blinks, is visible now. */
  blinkShown: boolean;
  /** The display's light is on. */
  isLit: boolean;
  /** What the line below says of a power loss or of the memory. */
  memo: Memo;
  /** The whole seconds that were left at the last sound, 11 for more than ten. */
  soundedS: number;
}

export function createDisplay(): Display {
  const texts: string[] = [];
  for (let i = 0; i < REGIONS; i++) texts.push("");
  return {
    shown: texts,
    drawn: false,
    needsRedraw: true,
    info: 0,
    captionKey: -1,
    blinkShown: true,
    isLit: false,
    memo: Memo.None,
    soundedS: 11,
  };
}

/** A line of a longer text that control-text.ts writes; only one of its lines is wanted. */
export interface Line {
  /** How many lines come before the wanted one; −1 once that is full. */
  before: number;
  text: string;
  /** Its periods are joined without spaces. */
  isTight: boolean;
}

export function createLine(): Line {
  return { before: 0, text: "", isTight: false };
}

/** The supply of the board. */
export interface Supply {
  /** The battery is low: the display shows a sign from then on (C.02 3.1). */
  isLow: boolean;
  checkedAtMs: number;
}

export function createSupply(nowMs: number): Supply {
  return { isLow: false, checkedAtMs: nowMs };
}

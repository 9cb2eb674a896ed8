import { Memo, REGIONS } from "./choices";

export interface Display {
  /** The texts on the display, indexed by `Region`. */
  shown: string[];
  /** The text of the time shown last, without its last digit. */
  head: string;
  /** A number for that text and the place of the time; −1 if another text is there. See `putTime`. */
  headKey: number;
  /** The application has drawn something since it last sent the picture to the display. */
  drawn: boolean;
  /** Something has happened since the whole face was last drawn. */
  needsRedraw: boolean;
  /** The information page in the line below the times, also while a clock runs; 0 if none. */
  info: number;
  /** A number for the state in which the texts of the face were last drawn; −1 if they must be redrawn. See face.ts. */
  captionKey: number;
  /** The blinking symbol of the first flag is visible now. */
  blinkShown: boolean;
  /** The display's light is on. */
  isLit: boolean;
  /** The message in the line below the times, for example about a power loss or the memory. */
  memo: Memo;
  /** The whole seconds that were left at the last sound; 11 if more than ten. */
  soundedS: number;
}

export function createDisplay(): Display {
  const texts: string[] = [];
  for (let i = 0; i < REGIONS; i++) texts.push("");
  return {
    shown: texts,
    head: "",
    headKey: -1,
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

/** One line of a longer text. control-text.ts goes through the text line by line and keeps only this line. */
export interface Line {
  /** The number of lines before the one to keep; −1 once that line is complete. */
  before: number;
  text: string;
  /** No spaces separate the periods, so that the text fits. */
  isTight: boolean;
}

export function createLine(): Line {
  return { before: 0, text: "", isTight: false };
}

/** The power supply of the board. */
export interface Supply {
  /** The battery is low. The display shows a symbol from then on (C.02 3.1). */
  isLow: boolean;
  checkedAtMs: number;
}

export function createSupply(nowMs: number): Supply {
  return { isLow: false, checkedAtMs: nowMs };
}

/**
 * Reads and writes the PGN TimeControl tag: `300`, `40/9000`, `4500+60`, `*180`, joined by `:`. A last field with a
 * move number repeats, as in the canonical notation. Moves and increment together (`40/5400+30`) are common and are
 * read as written. Lichess writes `180+0` if there is no increment.
 */

import { Method } from "../../firmware/core/words";
import { printControl } from "../../firmware/notation/notation";
import { Draft, misreadAt } from "./draft";
import { beyond, type Notation, type Reading, unless } from "./notation";

/** Matches one character, or an increment of zero. */
const PIECE = /\+0(?=:|$)|./g;
const TAG = /^\[TimeControl "([^"]*)"\]$/;

/** Returns the column of the first character that no PGN field has. */
function strangerAt(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const begins = i === 0 || text[i - 1] === ":";
    const fits = text[i] === "*" ? begins : /[0-9/+:]/.test(text.charAt(i));
    if (!fits) return i + 1;
  }
  return 0;
}

function readTag(text: string): Reading {
  if (text === "-") return { column: 1, rule: "noClock" };
  if (text === "?") return { column: 1, rule: "unknownControl" };
  const column = strangerAt(text);
  if (column > 0) return { column, rule: misreadAt(text, column) };
  const draft = new Draft();
  for (const { 0: piece, index } of text.matchAll(PIECE)) if (piece !== "+0") draft.add(piece, index + 1);
  return draft.read(text.length + 1);
}

export const pgn: Notation = {
  /** Reads the tag's value or the whole tag. */
  read(text) {
    const tag = TAG.exec(text);
    if (tag === null) return readTag(text);
    const reading = readTag(tag[1] ?? "");
    return "control" in reading ? reading : { ...reading, column: reading.column + '[TimeControl "'.length };
  },
  write(control) {
    const reach = { methods: [Method.Increment, Method.Hourglass], periods: true, moves: true };
    return unless(beyond(control, reach), () => printControl(control));
  },
};

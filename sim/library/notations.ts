/** Reads and writes the notations for programs. Only `flagfall control --to words` writes sentences. */
import type { Control } from "../../firmware/core/control";
import { fics } from "../notation/fics";
import { lichess } from "../notation/lichess";
import { canonical, type Notation, type Reading, type Writing } from "../notation/notation";
import { pgn } from "../notation/pgn";
import { trf } from "../notation/trf";
import { uci } from "../notation/uci";
import { us } from "../notation/us";

/**
 * A notation of time controls:
 * - `canonical`: `40/7200:900+30`
 * - `pgn`: the TimeControl tag
 * - `trf`: line 222 of FIDE's tournament reports
 * - `us`: `40/120,SD/60;d5`
 * - `fics`: `5 12`
 * - `lichess`: `3+2`
 * - `uci`: the clock's part of `go`
 */
export type NotationName = "canonical" | "fics" | "lichess" | "pgn" | "trf" | "uci" | "us";

function notationNamed(name: NotationName): Notation {
  switch (name) {
    case "canonical":
      return canonical;
    case "fics":
      return fics;
    case "lichess":
      return lichess;
    case "pgn":
      return pgn;
    case "trf":
      return trf;
    case "uci":
      return uci;
    case "us":
      return us;
  }
}

/**
 * Reads a time control in one notation. Never guesses: if the text breaks a rule, returns that rule and the column,
 * from 1.
 */
export function readControl(text: string, notation: Exclude<NotationName, "uci">): Reading {
  return notationNamed(notation).read?.(text) ?? { column: 1, rule: "form" };
}

/** Writes a time control in another notation. Returns the text, or what that notation cannot express. */
export function writeControl(control: Control, notation: NotationName): Writing {
  return notationNamed(notation).write(control, "en");
}

/** Gives penalties to a clock and reads their effect. laws.test.ts checks the table they come from. */

import { later } from "../../firmware/core/integer";
import { type Penalty, Side } from "../../firmware/core/words";
import { Edition } from "../../firmware/laws/edition";
import { MINUTES_BY_TABLE, penalize, type Sentence } from "../../firmware/laws/penalty";
import type { Rig, Row } from "../core/rows";

const BASE: Sentence = {
  edition: Edition.Laws2023,
  competitionMin: 0,
  offender: Side.White,
  minutes: MINUTES_BY_TABLE,
  addInstead: false,
  takesBack: true,
};

export function give(r: Rig, atMs: number, penalty: Penalty, changes: Partial<Sentence> = {}): boolean {
  r.told.length = 0;
  return penalize(r.clock, later(atMs, r.originMs), penalty, { ...BASE, ...changes });
}

/** White pressed at 10 s, Black thought for 5 s, then a pause. */
export const PRESSED: Row[] = ["0 start, 10000 white, 15000 pause: turn=black"];

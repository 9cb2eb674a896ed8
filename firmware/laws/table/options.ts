import { type Answered, type Competition, every, type Guideline, outside, type Row, said } from "./cell";

/*
 * The rules that an event, the players or the arbiter's eyes decide, in five editions of the FIDE Laws. This is a part
 * of the one table.
 */

/** The rules of an event choose between A.3 and A.4 [2014, 2018], or between A.4 and A.5 [2023]. */
const NO_CHOICE: Competition = { opponentMin: 0 };
const COMPETE_2: Competition = { opponentMin: 2 };
const COMPETE_1: Competition = { opponentMin: 1 };

export const competition: Row<Competition> = {
  "1997": every(outside(NO_CHOICE, [])),
  "2001": every(said(NO_CHOICE, [])),
  "2014": {
    standard: said(NO_CHOICE, []),
    rapid: outside(COMPETE_2, ["A.3", "7.5b"]),
    blitz: outside(COMPETE_1, ["B.3", "B.2"]),
  },
  "2018": {
    standard: outside(NO_CHOICE, []),
    rapid: outside(COMPETE_2, ["A.3.1", "7.5.5"]),
    blitz: outside(COMPETE_1, ["B.3.1", "B.2"]),
  },
  "2023": {
    standard: said(NO_CHOICE, []),
    rapid: said(COMPETE_2, ["A.4", "7.5.5"]),
    blitz: said(COMPETE_2, ["B.2", "7.5.5"]),
  },
};

const CORRECTED: Answered = { stands: false };
const STANDS: Answered = { stands: true };

/** An illegal move that is found after the opponent has moved. Only the arbiter knows whether he saw it in time. */
export const answered: Row<Answered> = {
  "1997": { standard: said(CORRECTED, ["7.4"]), rapid: outside(CORRECTED, ["7.4"]), blitz: outside(STANDS, ["C3"]) },
  "2001": { standard: said(CORRECTED, ["7.4a"]), rapid: said(CORRECTED, ["7.4a"]), blitz: said(STANDS, ["C3"]) },
  "2014": {
    standard: said(CORRECTED, ["7.5a"]),
    rapid: outside(STANDS, ["A.4b"]),
    blitz: outside(STANDS, ["A.4b"]),
  },
  "2018": {
    standard: outside(CORRECTED, ["7.5.1"]),
    rapid: outside(STANDS, ["A.4.2"]),
    blitz: outside(STANDS, ["A.4.2"]),
  },
  "2023": { standard: said(CORRECTED, ["7.5.1"]), rapid: said(STANDS, ["A.5.2"]), blitz: said(STANDS, ["A.5.2"]) },
};

const OFFERED: Guideline = { offered: true };
const NOT_OFFERED: Guideline = { offered: false };

/** Applies to games without increments, if the player to move has less than 2:00 in the last period. */
export const guideline: Row<Guideline> = {
  "1997": every(said(NOT_OFFERED, [])),
  "2001": every(said(NOT_OFFERED, [])),
  "2014": {
    standard: outside(OFFERED, ["G.4"]),
    rapid: outside(OFFERED, ["G.4"]),
    blitz: outside(NOT_OFFERED, ["G.3"]),
  },
  "2018": {
    standard: outside(OFFERED, ["III.4"]),
    rapid: outside(OFFERED, ["III.4"]),
    blitz: outside(NOT_OFFERED, ["III.2.2"]),
  },
  "2023": {
    standard: said(OFFERED, ["III.4"]),
    rapid: said(OFFERED, ["III.4"]),
    blitz: said(NOT_OFFERED, ["III.2.2"]),
  },
};

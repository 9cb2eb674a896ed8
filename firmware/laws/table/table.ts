import {
  type Act,
  type BothFlags,
  type DefaultTime,
  type DrawClaim,
  type EditionRow,
  every,
  type FlagCall,
  type IllegalMove,
  outside,
  type PenaltyName,
  type QuickplayClaim,
  type Row,
  type SettingChange,
  said,
} from "./cell";

/*
 * Penalties and claims in five editions of the FIDE Laws: the one table, with its articles. Nothing else in the project
 * states these numbers. Two files beside it belong to the table: classes.ts has the bounds of rapid and blitz,
 * options.ts what the rules of an event or a player choose.
 *
 * `npm run laws` generates three files from the table:
 * - firmware/laws/laws.ts: what the clock computes
 * - firmware/laws/table/articles.ts: what a screen can cite
 * - firmware/laws/table/penalty-articles.ts: the articles behind each penalty
 *
 * Cells marked `outside` come from outside the texts at hand. Their articles are those of public copies of that
 * edition's appendices, or of commentary.
 */

const TWICE_2 = { opponentMin: [2, 2], byClaim: false, quickplayOnly: false };
const ONCE_2 = { opponentMin: [2], byClaim: false, quickplayOnly: false };
const ONCE_1 = { opponentMin: [1], byClaim: false, quickplayOnly: false };
const AT_ONCE = { opponentMin: [], byClaim: false, quickplayOnly: false };
const CLAIMED = { opponentMin: [], byClaim: true, quickplayOnly: false };

export const illegalMove: Row<IllegalMove> = {
  "1997": {
    standard: said({ opponentMin: [2, 2], byClaim: false, quickplayOnly: true }, ["10.3"]),
    rapid: outside(TWICE_2, ["10.3"]),
    blitz: outside(CLAIMED, ["C3"]),
  },
  "2001": {
    standard: said(TWICE_2, ["7.4b"]),
    rapid: said(TWICE_2, ["B2"]),
    blitz: said(CLAIMED, ["C3"]),
  },
  "2014": {
    standard: said(ONCE_2, ["7.5b"]),
    rapid: outside(AT_ONCE, ["A.4b"]),
    blitz: outside(AT_ONCE, ["B.4"]),
  },
  "2018": {
    standard: outside(ONCE_2, ["7.5.5"]),
    rapid: outside(ONCE_2, ["A.4.2"]),
    blitz: outside(ONCE_1, ["B.2"]),
  },
  "2023": { standard: said(ONCE_2, ["7.5.5"]), rapid: said(ONCE_1, ["A.3"]), blitz: said(ONCE_1, ["B.3"]) },
};

const EITHER_3: DrawClaim = { opponentMin: 3, claimant: "half-at-most-3", eitherOr: true };
const BOTH_3: DrawClaim = { opponentMin: 3, claimant: "half-or-one-minute", eitherOr: false };
const ONLY_2: DrawClaim = { opponentMin: 2, claimant: "nothing", eitherOr: false };
const ONLY_1: DrawClaim = { opponentMin: 1, claimant: "nothing", eitherOr: false };

export const drawClaim: Row<DrawClaim> = {
  "1997": {
    standard: said(EITHER_3, ["9.5b"]),
    rapid: outside(EITHER_3, ["9.5b"]),
    blitz: outside(EITHER_3, ["9.5b"]),
  },
  "2001": { standard: said(BOTH_3, ["9.5"]), rapid: said(BOTH_3, ["B2"]), blitz: said(BOTH_3, ["C2"]) },
  "2014": { standard: said(ONLY_2, ["9.5b"]), rapid: outside(ONLY_2, ["9.5b"]), blitz: outside(ONLY_1, ["B.2"]) },
  "2018": {
    standard: outside(ONLY_2, ["9.5.3"]),
    rapid: outside(ONLY_2, ["9.5.3"]),
    blitz: outside(ONLY_1, ["B.2"]),
  },
  "2023": { standard: said(ONLY_2, ["9.5.3"]), rapid: said(ONLY_1, ["A.3"]), blitz: said(ONLY_1, ["A.3"]) },
};

const POSTPONED: QuickplayClaim = { opponentMin: 2, postponed: "may", refused: "nothing" };
const DECIDED: QuickplayClaim = { opponentMin: 2, postponed: "may", refused: "must" };
const NO_CLAIM: QuickplayClaim = { opponentMin: 0, postponed: "nothing", refused: "nothing" };

export const quickplayClaim: Row<QuickplayClaim> = {
  "1997": {
    standard: said(POSTPONED, ["10.2b"]),
    rapid: said(POSTPONED, ["10.2b"]),
    blitz: outside(NO_CLAIM, ["C5"]),
  },
  "2001": {
    standard: said(DECIDED, ["10.2b", "10.2c"]),
    rapid: said(DECIDED, ["10.2b", "10.2c"]),
    blitz: said(NO_CLAIM, ["C4"]),
  },
  "2014": {
    standard: outside(DECIDED, ["G.5"]),
    rapid: outside(DECIDED, ["G.5"]),
    blitz: outside(NO_CLAIM, ["G.3"]),
  },
  "2018": {
    standard: outside(DECIDED, ["III.5"]),
    rapid: outside(DECIDED, ["III.5"]),
    blitz: outside(NO_CLAIM, ["III.2.2"]),
  },
  "2023": {
    standard: said(DECIDED, ["III.5.2", "III.5.3"]),
    rapid: said(DECIDED, ["III.5.2", "III.5.3"]),
    blitz: said(NO_CLAIM, ["III.2.2"]),
  },
};

const NO_CREDIT: Act = { acts: "no credit" };
const GAINS: Act = { acts: "opponent gains" };
const LOSES: Act = { acts: "offender loses" };
const IS_ILLEGAL: Act = { acts: "illegal move" };
const RECORDED: Act = { acts: "recorded" };

/** In 1997, the opponent may start a player's clock without a move, so that this player puts displaced pieces right. */
export const pressWithoutMove: Row<Act> = {
  "1997": every(said(NO_CREDIT, ["7.3"])),
  "2001": every(outside(NO_CREDIT, [])),
  "2014": every(outside(NO_CREDIT, [])),
  "2018": every(outside(IS_ILLEGAL, ["7.5.3"])),
  "2023": every(said(IS_ILLEGAL, ["7.5.3"])),
};

/** Time after a disturbance, or as a penalty. In 2018, article 6.2.4 names 12.9, but its text was not at hand. */
export const addTime: Row<Act> = {
  "1997": every(said(GAINS, ["13.5", "13.4b"])),
  "2001": every(said(GAINS, ["13.5", "13.4b"])),
  "2014": every(said(GAINS, ["12.5", "12.9b"])),
  "2018": every(outside(GAINS, ["12.9"])),
  "2023": every(said(GAINS, ["12.5", "12.9.2"])),
};

export const takeTime: Row<Act> = {
  "1997": every(said(LOSES, ["13.4c"])),
  "2001": every(said(LOSES, ["13.4c"])),
  "2014": every(said(LOSES, ["12.9c"])),
  "2018": every(outside(LOSES, ["12.9"])),
  "2023": every(said(LOSES, ["12.9.3"])),
};

/** Changes nothing. The record shows who was warned. */
export const warning: Row<Act> = {
  "1997": every(said(RECORDED, ["13.4a"])),
  "2001": every(said(RECORDED, ["13.4a"])),
  "2014": every(said(RECORDED, ["12.9a"])),
  "2018": every(outside(RECORDED, ["12.9"])),
  "2023": every(said(RECORDED, ["12.9.1"])),
};

/** The row of each penalty. */
export const penalties = {
  "illegal-move": illegalMove,
  "draw-claim": drawClaim,
  "quickplay-claim": quickplayClaim,
  "press-without-move": pressWithoutMove,
  "add-time": addTime,
  "take-time": takeTime,
  warning,
} as const satisfies Record<PenaltyName, unknown>;

export const defaultTime: EditionRow<DefaultTime> = {
  "1997": said({ minutes: 60 }, ["6.6"]),
  "2001": said({ minutes: 60 }, ["6.7"]),
  "2014": said({ minutes: undefined }, ["6.7a"]),
  "2018": said({ minutes: 0 }, ["6.7.1"]),
  "2023": said({ minutes: 0 }, ["6.7.1"]),
};

const BY_PERIOD: BothFlags = {
  orderKnown: "first flag decides",
  orderUnknown: "goes on",
  orderUnknownInLast: "drawn",
};
const DRAWN: BothFlags = { orderKnown: "drawn", orderUnknown: "drawn", orderUnknownInLast: "drawn" };

export const bothFlags: Row<BothFlags> = {
  "1997": {
    standard: said(BY_PERIOD, ["6.11", "10.4"]),
    rapid: outside(DRAWN, ["B8"]),
    blitz: outside(DRAWN, ["B8"]),
  },
  "2001": {
    standard: said(BY_PERIOD, ["6.12", "10.3"]),
    rapid: said(DRAWN, ["B8"]),
    blitz: said(DRAWN, ["B8", "C2"]),
  },
  "2014": every(said(BY_PERIOD, ["6.11"])),
  "2018": every(outside(BY_PERIOD, ["III.3.1"])),
  "2023": every(said(BY_PERIOD, ["III.3.1"])),
};

const UNSAID: FlagCall = { by: "unsaid", silent: false };
const BY_PLAYERS: FlagCall = { by: "players only", silent: true };
const BY_ARBITER: FlagCall = { by: "arbiter too", silent: false };

export const flagCall: Row<FlagCall> = {
  "1997": { standard: said(UNSAID, []), rapid: outside(BY_PLAYERS, ["B6"]), blitz: outside(BY_PLAYERS, ["B6"]) },
  "2001": { standard: said(UNSAID, []), rapid: said(BY_PLAYERS, ["B6"]), blitz: said(BY_PLAYERS, ["B6"]) },
  "2014": { standard: said(UNSAID, []), rapid: outside(BY_ARBITER, []), blitz: outside(BY_ARBITER, []) },
  "2018": {
    standard: said(UNSAID, []),
    rapid: outside(BY_ARBITER, ["A.4.5"]),
    blitz: outside(BY_ARBITER, ["A.4.5"]),
  },
  "2023": {
    standard: said(UNSAID, []),
    rapid: said(BY_ARBITER, ["A.5.5"]),
    blitz: said(BY_ARBITER, ["A.5.5"]),
  },
};

const ALWAYS_OPEN = said<SettingChange>({ presses: 0 }, []);

/** After so many presses by each side, a change of setting causes a warning. The clock never blocks it. */
export const settingChange: Row<SettingChange> = {
  "1997": every(ALWAYS_OPEN),
  "2001": { standard: ALWAYS_OPEN, rapid: said({ presses: 3 }, ["B4"]), blitz: said({ presses: 3 }, ["B4"]) },
  "2014": every(ALWAYS_OPEN),
  "2018": every(ALWAYS_OPEN),
  "2023": {
    standard: ALWAYS_OPEN,
    rapid: said({ presses: 10 }, ["A.5.1.1"]),
    blitz: said({ presses: 10 }, ["A.5.1.1"]),
  },
};

/** The effects that several editions share. An edition with an effect of its own writes it in its own file. */
import {
  type Act,
  type Answered,
  type BothFlags,
  type Competition,
  type DrawClaim,
  type FlagCall,
  type Guideline,
  type QuickplayClaim,
  type ReversedColours,
  type SettingChange,
  said,
} from "./cell";

export const TWICE_2 = { opponentMin: [2, 2], byClaim: false, quickplayOnly: false };
export const ONCE_2 = { opponentMin: [2], byClaim: false, quickplayOnly: false };
export const ONCE_1 = { opponentMin: [1], byClaim: false, quickplayOnly: false };
export const AT_ONCE = { opponentMin: [], byClaim: false, quickplayOnly: false };
export const CLAIMED = { opponentMin: [], byClaim: true, quickplayOnly: false };
export const EITHER_3: DrawClaim = { opponentMin: 3, claimant: "half-at-most-3", eitherOr: true };
export const BOTH_3: DrawClaim = { opponentMin: 3, claimant: "half-or-one-minute", eitherOr: false };
export const ONLY_2: DrawClaim = { opponentMin: 2, claimant: "nothing", eitherOr: false };
export const ONLY_1: DrawClaim = { opponentMin: 1, claimant: "nothing", eitherOr: false };
export const POSTPONED: QuickplayClaim = { opponentMin: 2, postponed: "may", refused: "nothing" };
export const DECIDED: QuickplayClaim = { opponentMin: 2, postponed: "may", refused: "must" };
export const NO_CLAIM: QuickplayClaim = { opponentMin: 0, postponed: "nothing", refused: "nothing" };
export const NO_CREDIT: Act = { acts: "no credit" };
export const GAINS: Act = { acts: "opponent gains" };
export const LOSES: Act = { acts: "offender loses" };
export const IS_ILLEGAL: Act = { acts: "illegal move" };
export const RECORDED: Act = { acts: "recorded" };
export const BY_PERIOD: BothFlags = {
  orderKnown: "first flag decides",
  orderUnknown: "goes on",
  orderUnknownInLast: "drawn",
};
export const DRAWN: BothFlags = { orderKnown: "drawn", orderUnknown: "drawn", orderUnknownInLast: "drawn" };
export const UNSAID: FlagCall = { by: "unsaid", silent: false };
export const BY_PLAYERS: FlagCall = { by: "players only", silent: true };
export const BY_ARBITER: FlagCall = { by: "arbiter too", silent: false };
export const ALWAYS_OPEN = said<SettingChange>({ presses: 0 }, []);
export const NO_CHOICE: Competition = { opponentMin: 0 };
export const COMPETE_2: Competition = { opponentMin: 2 };
export const COMPETE_1: Competition = { opponentMin: 1 };
export const CORRECTED: Answered = { stands: false };
export const STANDS: Answered = { stands: true };
export const OFFERED: Guideline = { offered: true };
export const NOT_OFFERED: Guideline = { offered: false };
export const FIXED_RAPID = { fromMin: 15, fromIncluded: true, toMin: 60, toIncluded: true, fixedTime: true };
export const FIXED_BLITZ = { fromMin: 0, fromIncluded: false, toMin: 15, toIncluded: false, fixedTime: true };
export const RAPID = { fromMin: 10, fromIncluded: false, toMin: 60, toIncluded: false, fixedTime: false };
export const BLITZ = { fromMin: 0, fromIncluded: false, toMin: 10, toIncluded: true, fixedTime: false };

export const GOES_ON: ReversedColours = { fewerMoves: 0 };
export const IN_TEN_MOVES: ReversedColours = { fewerMoves: 10 };

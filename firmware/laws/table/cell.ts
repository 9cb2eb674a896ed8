/** The types of the table of the Laws. They define what an edition says of each matter. */

export type ClassName = "standard" | "rapid" | "blitz";
export type PenaltyName =
  | "illegal-move"
  | "draw-claim"
  | "quickplay-claim"
  | "press-without-move"
  | "add-time"
  | "take-time"
  | "warning";

/**
 * The effect that an edition rules for one matter, and its articles. Without an article, the edition says nothing about
 * it, or its text was not at hand.
 */
export interface Cell<Effect> {
  readonly effect: Effect;
  /** The article numbers of that edition, in the order of the effect's parts. */
  readonly articles: readonly string[];
  /** True if known from other editions or from commentary, not from the texts of that edition that were at hand. */
  readonly outside: boolean;
}

export type ByClass<Effect> = Readonly<Record<ClassName, Cell<Effect>>>;

export interface IllegalMove {
  /** Minutes for the opponent on a player's first illegal move, second, and so on. The one after these loses. */
  readonly opponentMin: readonly number[];
  /** True if it loses only when the opponent claims so before making his own move. */
  readonly byClaim: boolean;
  /** True if the edition says so of a quickplay finish only. */
  readonly quickplayOnly: boolean;
}

/**
 * The cost of a wrong claim for the claimant.
 * - `half-at-most-3`: half of his time, at most 3 min
 * - `half-or-one-minute`: the same above 2:00; 1:00 to 2:00 becomes 1:00; below 1:00 nothing
 */
export type ClaimantRule = "nothing" | "half-at-most-3" | "half-or-one-minute";

export interface DrawClaim {
  readonly opponentMin: number;
  readonly claimant: ClaimantRule;
  /** True if the arbiter chooses one of the two; otherwise both are done. */
  readonly eitherOr: boolean;
}

export interface QuickplayClaim {
  /** 0 if the edition has no such claim. */
  readonly opponentMin: number;
  readonly postponed: "may" | "nothing";
  readonly refused: "must" | "nothing";
}

/**
 * An act of the arbiter whose size the Laws leave to him. "illegal move": the fault has the penalty of an illegal move.
 */
export interface Act {
  readonly acts: "no credit" | "illegal move" | "opponent gains" | "offender loses" | "recorded";
}

/** Rapid and blitz under the Competition Rules, with enough arbiters: illegal moves and wrong claims of a draw. */
export interface Competition {
  /** Minutes for the opponent the first time; a second illegal move loses. 0 if the edition has no such choice. */
  readonly opponentMin: number;
}

/** An illegal move that the opponent has answered. */
export interface Answered {
  /** True if it can no longer be corrected, unless both players agree. */
  readonly stands: boolean;
}

/** Five seconds a move for both players, on request of the player who has less than two minutes. */
export interface Guideline {
  readonly offered: boolean;
}

export interface DefaultTime {
  /** The minutes if the rules of the event say nothing; undefined if they must say it. */
  readonly minutes: number | undefined;
}

export interface BothFlags {
  readonly orderKnown: "first flag decides" | "drawn";
  readonly orderUnknown: "goes on" | "drawn";
  /** In a period where all the remaining moves were to be made. */
  readonly orderUnknownInLast: "drawn";
}

export interface FlagCall {
  readonly by: "unsaid" | "players only" | "arbiter too";
  /** True if only the players announce the flag, and no sound may. */
  readonly silent: boolean;
}

/** The class holds if T = bases + 60 × value lies in these bounds. With `fixedTime`, the edition knows no value. */
export interface Bounds {
  readonly fromMin: number;
  readonly fromIncluded: boolean;
  readonly toMin: number;
  readonly toIncluded: boolean;
  readonly fixedTime: boolean;
}

/** A game that began with colours reversed. */
export interface ReversedColours {
  /** It is discontinued before both sides have made this many moves; 0 if it goes on. */
  readonly fewerMoves: number;
}

export interface SettingChange {
  /** Presses by each side after which the setting must stay; 0 if the edition sets no such number. */
  readonly presses: number;
}

/** Everything that one edition says: a cell for each matter. The compiler asks for each of them. */
export interface Laws<Name extends string = string> {
  /** The year of the edition. */
  readonly name: Name;
  readonly illegalMove: ByClass<IllegalMove>;
  readonly drawClaim: ByClass<DrawClaim>;
  readonly quickplayClaim: ByClass<QuickplayClaim>;
  /**
   * In 1997, the opponent may start a player's clock without a move, so that this player puts displaced pieces right.
   */
  readonly pressWithoutMove: ByClass<Act>;
  /** Time after a disturbance, or as a penalty. In 2018, article 6.2.4 names 12.9, but its text was not at hand. */
  readonly addTime: ByClass<Act>;
  readonly takeTime: ByClass<Act>;
  /** Changes nothing. The record shows who was warned. */
  readonly warning: ByClass<Act>;
  readonly defaultTime: Cell<DefaultTime>;
  readonly bothFlags: ByClass<BothFlags>;
  readonly flagCall: ByClass<FlagCall>;
  readonly reversedColours: Cell<ReversedColours>;
  /** After so many presses by each side, a change of setting causes a warning. The clock never blocks it. */
  readonly settingChange: ByClass<SettingChange>;
  /** The rules of an event choose between A.3 and A.4 [2014, 2018], or between A.4 and A.5 [2023]. */
  readonly competition: ByClass<Competition>;
  /** An illegal move that is found after the opponent has moved. Only the arbiter knows whether he saw it in time. */
  readonly answered: ByClass<Answered>;
  /** Applies to games without increments, if the player to move has less than 2:00 in the last period. */
  readonly guideline: ByClass<Guideline>;
  readonly rapidBounds: Cell<Bounds>;
  readonly blitzBounds: Cell<Bounds>;
}

export function said<Effect>(effect: Effect, articles: readonly string[]): Cell<Effect> {
  return { effect, articles, outside: false };
}

export function outside<Effect>(effect: Effect, articles: readonly string[]): Cell<Effect> {
  return { effect, articles, outside: true };
}

export function every<Effect>(cell: Cell<Effect>): ByClass<Effect> {
  return { standard: cell, rapid: cell, blitz: cell };
}

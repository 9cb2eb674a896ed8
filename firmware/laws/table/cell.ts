/** The words of the table of the Laws: what a cell of each row says. */

export type EditionName = "1997" | "2001" | "2014" | "2018" | "2023";
export type ClassName = "standard" | "rapid" | "blitz";
export type PenaltyName =
  | "illegal-move"
  | "draw-claim"
  | "quickplay-claim"
  | "press-without-move"
  | "add-time"
  | "take-time"
  | "warning";

/** What an edition says of one matter, and where. No article: it says nothing, or its text was not at hand. */
export interface Cell<Effect> {
  readonly effect: Effect;
  /** In the numbering of that edition, in the order of the effect's parts. */
  readonly articles: readonly string[];
  /** Known from other editions or from commentary, not from the texts of that edition that were at hand. */
  readonly outside: boolean;
}

export type ByClass<Effect> = Readonly<Record<ClassName, Cell<Effect>>>;
export type Row<Effect> = Readonly<Record<EditionName, ByClass<Effect>>>;
export type EditionRow<Effect> = Readonly<Record<EditionName, Cell<Effect>>>;

export interface IllegalMove {
  /** Minutes the opponent gets for the first, the second … of the same player; the one after these loses. */
  readonly opponentMin: readonly number[];
  /** It loses only when the opponent claims so before his own move. */
  readonly byClaim: boolean;
  /** Said of a quickplay finish only. */
  readonly quickplayOnly: boolean;
}

/**
 * What a wrong claim costs the claimant. `half-at-most-3`: half of his time, at most 3 min. `half-or-one-minute`:
 * the same above 2:00; 1:00 to 2:00 becomes 1:00; below 1:00 nothing.
 */
export type ClaimantRule = "nothing" | "half-at-most-3" | "half-or-one-minute";

export interface DrawClaim {
  readonly opponentMin: number;
  readonly claimant: ClaimantRule;
  /** The arbiter chooses one of the two; otherwise both are done. */
  readonly eitherOr: boolean;
}

export interface QuickplayClaim {
  /** 0 where the claim does not exist. */
  readonly opponentMin: number;
  readonly postponed: "may" | "nothing";
  readonly refused: "must" | "nothing";
}

/** An act of the arbiter whose size the Laws leave to him; or that is an illegal move, with the penalty of that. */
export interface Act {
  readonly acts: "no credit" | "illegal move" | "opponent gains" | "offender loses" | "recorded";
}

/** Rapid and blitz under the Competition Rules, with arbiters enough: illegal moves and wrong claims of a draw. */
export interface Competition {
  /** Minutes for the opponent, the first time; a second illegal move loses. 0 where there is no such choice. */
  readonly opponentMin: number;
}

/** An illegal move that the opponent has answered. */
export interface Answered {
  /** It can no longer be corrected, unless both agree. */
  readonly stands: boolean;
}

/** Five seconds a move for both, on request of the player who has less than two minutes. */
export interface Guideline {
  readonly offered: boolean;
}

export interface DefaultTime {
  /** When the rules of the event say nothing; undefined: they must say it. */
  readonly minutes: number | undefined;
}

export interface BothFlags {
  readonly orderKnown: "first flag decides" | "drawn";
  readonly orderUnknown: "goes on" | "drawn";
  /** Where all the remaining moves were to be made. */
  readonly orderUnknownInLast: "drawn";
}

export interface FlagCall {
  readonly by: "unsaid" | "players only" | "arbiter too";
  /** Nobody but the players announces the flag, nor may a sound. */
  readonly silent: boolean;
}

/** T = bases + 60 × value lies in these bounds; of `fixedTime` the edition knows no value. */
export interface Bounds {
  readonly fromMin: number;
  readonly fromIncluded: boolean;
  readonly toMin: number;
  readonly toIncluded: boolean;
  readonly fixedTime: boolean;
}

export interface SettingChange {
  /** Presses of each after which the setting stands; 0: the edition sets no such number. */
  readonly presses: number;
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

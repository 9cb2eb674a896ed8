import type { ClaimantRule, ClassName, PenaltyName } from "../../firmware/laws/table/cell";
import type { EditionName } from "../../firmware/laws/table/table";

/** Every text about penalties, classes and editions that a user sees, in one language. */
export interface LawsWords {
  edition: (year: EditionName) => string;
  klass: Record<ClassName | "none", string>;
  penalty: Record<PenaltyName, string>;
  opponentGains: (minutes: number) => string;
  loses: string;
  losesOnClaim: string;
  claimant: Record<ClaimantRule, string>;
  /** Joins two penalties that both apply. */
  and: string;
  /** Joins two penalties between which the arbiter chooses. */
  or: string;
  nothing: string;
  quickplayOnly: string;
  postponedMay: string;
  refusedMust: string;
  noCredit: string;
  isIllegal: string;
  recorded: string;
  arbiterGives: string;
  arbiterTakes: string;
  /** The fact comes from another source than the edition's own text. */
  outside: string;
  defaultTime: (minutes: number) => string;
  defaultTimeMissing: string;
  settingLate: (presses: number) => string;
}

export const lawsEn: LawsWords = {
  edition: (year) => `Laws of ${year}`,
  klass: { standard: "standard", rapid: "rapid", blitz: "blitz", none: "no class in these Laws" },
  penalty: {
    "illegal-move": "illegal move",
    "draw-claim": "wrong draw claim",
    "quickplay-claim": "quickplay-finish claim",
    "press-without-move": "press without a move",
    "add-time": "add time",
    "take-time": "take time",
    warning: "warning",
  },
  opponentGains: (minutes) => `opponent + ${minutes} min`,
  loses: "loses the game",
  losesOnClaim: "loses if the opponent claims before moving",
  claimant: {
    nothing: "claimant unchanged",
    "half-at-most-3": "claimant − half, at most 3 min",
    "half-or-one-minute": "claimant above 2:00 − half, at most 3 min; 1:00–2:00 set to 1:00; below, nothing",
  },
  and: "and",
  or: "or",
  nothing: "nothing",
  quickplayOnly: "in a quickplay finish only",
  postponedMay: "put off: may",
  refusedMust: "refused: must",
  noCredit: "no increment, no count",
  isIllegal: "is an illegal move",
  recorded: "changes nothing, is recorded",
  arbiterGives: "opponent + what the arbiter says",
  arbiterTakes: "offender − what the arbiter says",
  outside: "not in this edition's text",
  defaultTime: (minutes) => `default time ${minutes} min`,
  defaultTimeMissing: "the rules of the event must state the default time",
  settingLate: (presses) => `${presses} moves made by each: the setting should no longer change`,
};

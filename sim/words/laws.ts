import type { Edition } from "../../firmware/laws/edition";
import type {
  Act,
  Cell,
  ClassName,
  DrawClaim,
  IllegalMove,
  PenaltyName,
  QuickplayClaim,
} from "../../firmware/laws/table/cell";
import {
  defaultTime,
  drawClaim,
  type EditionName,
  illegalMove,
  penalties,
  quickplayClaim,
  settingChange,
} from "../../firmware/laws/table/table";
import { editionNames, newestName } from "../../firmware/laws/table/years";
import type { LawsWords } from "./laws-en";

/**
 * Returns the effect of a penalty in words, with its articles: "opponent + 2 min [7.5.5]". `nth` counts the offences of
 * the same player from 1. A control without a class uses the articles for standard games.
 */
export function penaltyText(
  words: LawsWords,
  edition: EditionName,
  klass: ClassName,
  penalty: PenaltyName,
  nth: number,
): string {
  switch (penalty) {
    case "illegal-move":
      return cited(words, illegalMove[edition][klass], (effect) => illegalMoveText(words, effect, nth));
    case "draw-claim":
      return cited(words, drawClaim[edition][klass], (effect) => drawClaimText(words, effect));
    case "quickplay-claim":
      return cited(words, quickplayClaim[edition][klass], (effect) => quickplayText(words, effect));
    case "press-without-move":
    case "add-time":
    case "take-time":
    case "warning":
      return cited<Act>(words, penalties[penalty][edition][klass], (effect) => actText(words, effect));
  }
}

/** Returns the year of an edition, as the texts name it. */
export function yearName(edition: Edition): EditionName {
  return editionNames[edition] ?? newestName;
}

/** Returns the default time of an edition in words, with its article. */
export function defaultTimeText(words: LawsWords, edition: EditionName): string {
  return cited(words, defaultTime[edition], ({ minutes }) =>
    minutes === undefined ? words.defaultTimeMissing : words.defaultTime(minutes),
  );
}

/**
 * Returns the warning for changing the setting during a game. Returns undefined if the Laws for this game set no such
 * number.
 */
export function settingText(words: LawsWords, edition: EditionName, klass: ClassName): string | undefined {
  const cell = settingChange[edition][klass];
  if (cell.effect.presses === 0) return undefined;
  return cited(words, cell, ({ presses }) => words.settingLate(presses));
}

function illegalMoveText(words: LawsWords, effect: IllegalMove, nth: number): string {
  const minutes = effect.opponentMin[nth - 1];
  const lost = effect.byClaim ? words.losesOnClaim : words.loses;
  const text = minutes === undefined ? lost : words.opponentGains(minutes);
  return effect.quickplayOnly ? `${text}, ${words.quickplayOnly}` : text;
}

function drawClaimText(words: LawsWords, effect: DrawClaim): string {
  const opponent = words.opponentGains(effect.opponentMin);
  if (effect.claimant === "nothing") return opponent;
  return `${opponent} ${effect.eitherOr ? words.or : words.and} ${words.claimant[effect.claimant]}`;
}

function quickplayText(words: LawsWords, effect: QuickplayClaim): string {
  if (effect.opponentMin === 0) return words.nothing;
  const when: string[] = [];
  if (effect.postponed === "may") when.push(words.postponedMay);
  if (effect.refused === "must") when.push(words.refusedMust);
  return `${words.opponentGains(effect.opponentMin)} (${when.join("; ")})`;
}

function actText(words: LawsWords, effect: Act): string {
  switch (effect.acts) {
    case "no credit":
      return words.noCredit;
    case "illegal move":
      return words.isIllegal;
    case "recorded":
      return words.recorded;
    case "opponent gains":
      return words.arbiterGives;
    case "offender loses":
      return words.arbiterTakes;
  }
}

function cited<Effect>(words: LawsWords, cell: Cell<Effect>, text: (effect: Effect) => string): string {
  const source = [...cell.articles, ...(cell.outside ? [words.outside] : [])].join(", ");
  return source === "" ? text(cell.effect) : `${text(cell.effect)} [${source}]`;
}

/**
 * Gives a penalty by name, as an edition of the Laws defines it. The arbiter sees the article and the consequence
 * first.
 */
import { otherSide, remaining, sideOf } from "../../../firmware/core/clock";
import { hasNext, periodAt } from "../../../firmware/core/control";
import { Class, Method, Penalty, Side } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import { Claimant, claimantHalves, competitionMin, isPressIllegal, opponentMin } from "../../../firmware/laws/laws";
import { MINUTES_BY_TABLE, minutesByTable, penalize } from "../../../firmware/laws/penalty";
import { articleOf, competitionArticle } from "../../../firmware/laws/table/articles";
import type { ClassName, PenaltyName } from "../../../firmware/laws/table/cell";
import { penaltyText } from "../../words/laws";
import type { Key } from "../key";
import { hush, type PanelOf, type Session, say } from "../session";
import { wrap } from "../text";
import { nextEdition } from "./edition";
import { longest, moved, type PanelView, type Row, row, valueRow } from "./panel";

type Draft = PanelOf<"penalty">;
type FieldName = "penalty" | "offender" | "edition" | "minutes" | "choice" | "takesBack" | "competition";

const names: Readonly<Record<Penalty, PenaltyName>> = {
  [Penalty.IllegalMove]: "illegal-move",
  [Penalty.DrawClaim]: "draw-claim",
  [Penalty.QuickplayClaim]: "quickplay-claim",
  [Penalty.PressWithoutMove]: "press-without-move",
  [Penalty.AddTime]: "add-time",
  [Penalty.TakeTime]: "take-time",
  [Penalty.Warning]: "warning",
};

/** A class that the edition does not know is judged as standard. */
const classNames: Readonly<Record<Class, ClassName>> = {
  [Class.None]: "standard",
  [Class.Standard]: "standard",
  [Class.Rapid]: "rapid",
  [Class.Blitz]: "blitz",
};

const MINUTES_MAX = 5999;
const MINUTES_USUAL = 2;
const QUICKPLAY_MS = 120000;

/** Opens the panel. The default offender is the last player who pressed, which is the most frequent case. */
export function openPenalty(session: Session): void {
  const { clock } = session;
  session.panel = {
    kind: "penalty",
    cursor: 0,
    penalty: Penalty.IllegalMove,
    offender: clock.pressSide === Side.None ? otherSide(clock.turn) : clock.pressSide,
    minutes: undefined,
    fresh: true,
    addInstead: false,
  };
}

/**
 * Returns the penalties available now. A claim in a quickplay finish needs such a finish. A press without a move counts
 * as an illegal move in some editions.
 */
function penaltiesOf(session: Session): Penalty[] {
  const all = [Penalty.IllegalMove, Penalty.DrawClaim, Penalty.QuickplayClaim, Penalty.PressWithoutMove];
  return [...all, Penalty.AddTime, Penalty.TakeTime, Penalty.Warning].filter((name) => {
    if (name === Penalty.PressWithoutMove) return !isPressIllegal(session.edition);
    return name !== Penalty.QuickplayClaim || isClaimOpen(session);
  });
}

/**
 * Returns whether the side to move can claim in a quickplay finish. It must be under 2:00, in the last period, without
 * increment, and the edition must have the claim.
 */
function isClaimOpen({ clock, edition }: Session): boolean {
  const { turn, control } = clock;
  const { period } = sideOf(clock, turn);
  const { method, moves } = periodAt(control, turn, period);
  const isFinish = method === Method.Time && moves === 0 && !hasNext(control, turn, period);
  const minutes = opponentMin(edition, classOf(control, edition), Penalty.QuickplayClaim, 1);
  return isFinish && remaining(clock, turn) < QUICKPLAY_MS && minutes > 0;
}

function isTimeGiven(penalty: Penalty): boolean {
  return penalty === Penalty.AddTime || penalty === Penalty.TakeTime;
}

function fieldsOf(session: Session, { penalty }: Draft): FieldName[] {
  const fields: FieldName[] = ["penalty", "offender", "edition"];
  if (penalty !== Penalty.Warning) fields.push("minutes");
  if (halves(session, penalty)) fields.push("choice");
  if (penalty === Penalty.IllegalMove) fields.push("takesBack");
  if (mayCompete(session, penalty)) fields.push("competition");
  return fields;
}

/** Returns the minutes under the Competition Rules; 0 if they are not chosen. */
function competitionOf({ clock, edition, competition }: Session): number {
  return competition ? competitionMin(edition, classOf(clock.control, edition)) : 0;
}

/**
 * Returns whether the arbiter can choose between the Competition Rules and those of rapid or blitz, as the event's
 * rules decide.
 */
function mayCompete({ clock, edition }: Session, penalty: Penalty): boolean {
  return penalty <= Penalty.DrawClaim && competitionMin(edition, classOf(clock.control, edition)) > 0;
}

/**
 * Returns whether the arbiter may halve the claimant's time instead of adding time for the opponent. The 1997 edition
 * leaves this choice.
 */
function halves({ clock, edition }: Session, penalty: Penalty): boolean {
  return claimantHalves(edition, classOf(clock.control, edition), penalty) === Claimant.HalfAtMost3;
}

export function penaltyView(session: Session, panel: Draft, columns: number): PanelView {
  const { words } = session;
  const fields = fieldsOf(session, panel);
  const labels = fields.map((field) => words.penalty.fields[field]);
  const width = longest(labels);
  const rows = fields.map((field, at) =>
    valueRow((labels[at] ?? "").padEnd(width), `‹ ${valueText(session, panel, field)} ›`),
  );
  return {
    title: words.penalty.title,
    rows: [...rows, ...consequenceRows(session, panel, columns)],
    cursor: panel.cursor,
    chooses: true,
    foot: [],
    hints: words.penalty.hints,
  };
}

function valueText({ words, edition, takesBack, competition }: Session, panel: Draft, field: FieldName): string {
  switch (field) {
    case "penalty":
      return words.laws.penalty[names[panel.penalty]];
    case "offender":
      return words.side[panel.offender];
    case "edition":
      return words.years[edition];
    case "minutes":
      return panel.minutes === undefined ? words.penalty.byTable : words.penalty.minutes(panel.minutes);
    case "choice":
      return panel.addInstead ? words.penalty.add : words.penalty.halve;
    case "takesBack":
      return takesBack ? words.penalty.yes : words.penalty.no;
    case "competition":
      return competition ? words.penalty.yes : words.penalty.no;
  }
}

/** Returns the text of the Laws for the penalty, and the count of the offender's illegal moves. */
function consequenceRows(session: Session, panel: Draft, columns: number): Row[] {
  const { words } = session;
  const text = wrap(consequence(session, panel), columns).map((line) => row(line, "strong"));
  if (panel.penalty !== Penalty.IllegalMove) return text;
  const { illegal } = sideOf(session.clock, panel.offender);
  return [...text, row(words.penalty.nth(illegal + 1, words.side[panel.offender]), "dim")];
}

/** Returns what will happen, with the article. Minutes named by the arbiter replace those of the table. */
function consequence(session: Session, panel: Draft): string {
  const { clock, words, edition, competition } = session;
  const { penalty, offender, minutes, addInstead } = panel;
  const competes = competition && mayCompete(session, penalty);
  const nth = sideOf(clock, offender).illegal + 1;
  const klass = classOf(clock.control, edition);
  const article = competes ? competitionArticle(edition, klass) : articleOf(edition, klass, penalty, nth);
  const cited = (text: string): string => (article === "" ? text : `${text} [${article}]`);
  if (penalty === Penalty.TakeTime) return cited(words.penalty.takes(minutes ?? 0));
  if (halves(session, penalty) && !addInstead) return cited(words.laws.claimant["half-at-most-3"]);
  const said = penaltyText(words.laws, words.years[edition], classNames[klass], names[penalty], nth);
  if (penalty === Penalty.PressWithoutMove) {
    return minutes === undefined ? said : `${said}; ${words.laws.opponentGains(minutes)}`;
  }
  const byTable = minutesByTable(clock, edition, competitionOf(session), penalty, offender);
  const isLost = opponentMin(edition, klass, penalty, nth) < 0;
  if (competes && byTable < 0) return cited(words.laws.loses);
  if (competes) return cited(words.laws.opponentGains(minutes ?? byTable));
  if (minutes !== undefined && !isLost) return cited(words.laws.opponentGains(minutes));
  if (halves(session, penalty)) return cited(words.laws.opponentGains(opponentMin(edition, klass, penalty, nth)));
  return said;
}

export function penaltyKey(session: Session, panel: Draft, key: Key, atMs: number): void {
  const fields = fieldsOf(session, panel);
  const to = moved(panel.cursor, fields.length, key);
  const field = fields[panel.cursor];
  if (to !== undefined) {
    panel.cursor = to;
    panel.fresh = true;
  } else if (key === "escape") session.panel = undefined;
  else if (key === "enter") give(session, panel, atMs);
  else if (field !== undefined) edit(session, panel, field, key);
}

function edit(session: Session, panel: Draft, field: FieldName, key: Key): void {
  const step = key === "right" || key === "+" || key === " " ? 1 : key === "left" || key === "-" ? -1 : 0;
  if (field === "minutes") {
    editMinutes(panel, key, step);
    return;
  }
  if (step === 0) return;
  switch (field) {
    case "penalty":
      choosePenalty(session, panel, step);
      return;
    case "offender":
      panel.offender = otherSide(panel.offender);
      return;
    case "edition":
      session.edition = nextEdition(session.edition, step);
      return;
    case "choice":
      panel.addInstead = !panel.addInstead;
      return;
    case "takesBack":
      session.takesBack = !session.takesBack;
      return;
    case "competition":
      session.competition = !session.competition;
  }
}

function choosePenalty(session: Session, panel: Draft, step: number): void {
  const all = penaltiesOf(session);
  const at = (all.indexOf(panel.penalty) + step + all.length) % all.length;
  panel.penalty = all[at] ?? Penalty.IllegalMove;
  panel.minutes = isTimeGiven(panel.penalty) ? MINUTES_USUAL : undefined;
  if (panel.penalty === Penalty.QuickplayClaim) panel.offender = session.clock.turn;
}

/** Edits the minutes. Below 1 minute, the table's value applies if there is one. */
function editMinutes(panel: Draft, key: Key, step: number): void {
  const digit = key.length === 1 && key >= "0" && key <= "9" ? Number(key) : undefined;
  const before = panel.minutes ?? 0;
  let after = before + step;
  if (digit !== undefined) after = panel.fresh ? digit : before * 10 + digit;
  else if (key === "backspace") after = Math.floor(before / 10);
  else if (step === 0) return;
  panel.fresh = false;
  const least = isTimeGiven(panel.penalty) ? 1 : 0;
  const minutes = Math.min(MINUTES_MAX, Math.max(least, after));
  panel.minutes = minutes === 0 ? undefined : minutes;
}

function give(session: Session, panel: Draft, atMs: number): void {
  const { clock, words, edition, takesBack } = session;
  const { penalty, offender, minutes, addInstead } = panel;
  const told = `${words.side[offender]}: ${words.laws.penalty[names[penalty]]} – ${consequence(session, panel)}`;
  const competition = competitionOf(session);
  const loses = minutesByTable(clock, edition, competition, penalty, offender) < 0;
  const sentence = {
    edition,
    competitionMin: competition,
    offender,
    minutes: minutes ?? MINUTES_BY_TABLE,
    addInstead,
    takesBack,
  };
  session.panel = undefined;
  hush(session);
  if (!penalize(clock, atMs, penalty, sentence)) {
    say(session, refusal(session, panel));
    return;
  }
  session.resumeSide = clock.turn;
  say(session, loses ? words.penalty.nothingChanges(told) : told);
}

/** Returns why the core refused the penalty. */
function refusal({ clock, words }: Session, { penalty, offender }: Draft): string {
  const { refused } = words.penalty;
  if (penalty === Penalty.PressWithoutMove && clock.pressSide !== offender)
    return refused.noPress(words.side[offender]);
  if (penalty === Penalty.QuickplayClaim) return refused.noClaim;
  return refused.flagged(words.side[otherSide(offender)]);
}

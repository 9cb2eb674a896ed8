/**
 * Gives a penalty by name, as an edition of the Laws defines it. The arbiter sees the article and the consequence
 * first.
 */
import { sideOf } from "../../../firmware/core/clock";
import { Class, Penalty } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import { Claimant, claimantHalves, competitionMin, opponentMin } from "../../../firmware/laws/laws";
import { minutesByTable } from "../../../firmware/laws/penalty";
import { competitionArticle } from "../../../firmware/laws/table/articles";
import type { ClassName, PenaltyName } from "../../../firmware/laws/table/cell";
import { articleOf } from "../../../firmware/laws/table/penalty-articles";
import { penaltyText, yearName } from "../../words/laws";
import type { PanelOf, Session } from "../session";
import { wrap } from "../text";
import { longest, type PanelView, type Row, row, valueRow } from "./panel";

export type Draft = PanelOf<"penalty">;

export type FieldName = "penalty" | "offender" | "edition" | "minutes" | "choice" | "takesBack" | "competition";

export const names: Readonly<Record<Penalty, PenaltyName>> = {
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

export function fieldsOf(session: Session, { penalty }: Draft): FieldName[] {
  const fields: FieldName[] = ["penalty", "offender", "edition"];
  if (penalty !== Penalty.Warning) fields.push("minutes");
  if (halves(session, penalty)) fields.push("choice");
  if (penalty === Penalty.IllegalMove) fields.push("takesBack");
  if (mayCompete(session, penalty)) fields.push("competition");
  return fields;
}

/** Returns the minutes under the Competition Rules; 0 if they are not chosen. */
export function competitionOf({ clock, edition, competition }: Session): number {
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
      return yearName(edition);
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
export function consequence(session: Session, panel: Draft): string {
  const { clock, words, edition, competition } = session;
  const { penalty, offender, minutes, addInstead } = panel;
  const competes = competition && mayCompete(session, penalty);
  const nth = sideOf(clock, offender).illegal + 1;
  const klass = classOf(clock.control, edition);
  const article = competes ? competitionArticle(edition, klass) : articleOf(edition, klass, penalty, nth);
  const cited = (text: string): string => (article === "" ? text : `${text} [${article}]`);
  if (penalty === Penalty.TakeTime) return cited(words.penalty.takes(minutes ?? 0));
  if (halves(session, penalty) && !addInstead) return cited(words.laws.claimant["half-at-most-3"]);
  const said = penaltyText(words.laws, yearName(edition), classNames[klass], names[penalty], nth);
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

/** The keys of the penalty panel: they choose its fields and give the penalty. */
import { otherSide, remaining, sideOf } from "../../../firmware/core/clock";
import { hasNext, periodAt } from "../../../firmware/core/control";
import { Method, Penalty, Side } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import { isPressIllegal, opponentMin } from "../../../firmware/laws/laws";
import { MINUTES_BY_TABLE, minutesByTable, penalize } from "../../../firmware/laws/penalty";
import type { Key } from "../key";
import { hush, type Session, say } from "../session";
import { nextEdition } from "./edition";
import { moved } from "./panel";
import { competitionOf, consequence, type Draft, type FieldName, fieldsOf, names } from "./penalty";

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

/** The acts of the arbiter: each is done by keys, and the oracle does the same. */

import { presetText } from "../../firmware/app/game/presets";
import { Region, Stage } from "../../firmware/app/model/choices";
import { Word } from "../../firmware/app/model/word";
import { Field, Penalty, SideField } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import { type Colour, opponent } from "../oracle/rules";
import { verbs } from "../oracle/step";
import type { Act } from "./act";
import type { Hand } from "./hand";
import { sideNumber } from "./sides";

type Arbitration = Exclude<
  Act,
  { kind: "wait" | "press" | "bounce" | "keyPress" | "look" | "cut" | "arm" | "spoil" | "newGame" }
>;

export function arbitrate(hand: Hand, act: Arbitration): void {
  const { table } = hand;
  const { mode } = table.position;
  const { game, stage } = table.app;
  if (stage === Stage.Setup || mode === "finished") return;
  if (game.isAdjourned && act.kind !== "restore") return;
  if (mode === "running") {
    attend(hand, act);
    return;
  }
  switch (act.kind) {
    case "start":
      if (mode === "ready") hand.tap(Switch.Start, (atMs) => table.tell(verbs.start, atMs));
      return;
    case "resume":
      if (mode === "paused") resume(hand, act.side);
      return;
    case "pause":
    case "info":
      return;
    case "times":
      correctTimes(hand, act.whiteS, act.blackS);
      break;
    default:
      decide(hand, act);
  }
}

/** Acts while a clock runs: START pauses it, and MENU shows more information. */
function attend(hand: Hand, act: Arbitration): void {
  if (act.kind === "pause") hand.tap(Switch.Start, (atMs) => hand.table.tell(verbs.pause, atMs));
  if (act.kind === "info") hand.tap(Switch.Menu);
}

function decide(
  hand: Hand,
  act: Exclude<Arbitration, { kind: "start" | "resume" | "pause" | "info" | "times" }>,
): void {
  const { table } = hand;
  const tell = (verb: number, numbers: readonly number[] = [], text = "") => {
    hand.accept((atMs) => table.tell(verb, atMs, numbers, text));
  };
  switch (act.kind) {
    case "undo":
    case "charge": {
      if (!hand.choose(Word.Undo)) return;
      const charges = act.kind === "charge" && hand.set(Word.ChargeTime, "yes");
      tell(verbs.undo, [charges ? 1 : 0]);
      break;
    }
    case "guideline":
      if (hand.choose(Word.Guideline)) tell(verbs.control, [], "III.4");
      return;
    case "forgotten":
      if (hand.choose(Word.ForgottenPress)) tell(verbs.correct, [Field.ForgottenPress, 0]);
      return;
    case "nextPeriod": {
      const who = act.who === "both" ? 3 : sideNumber(act.who);
      if (!hand.choose(Word.NextPeriod)) return;
      const word = act.who === "both" ? "both" : act.who === "white" ? "White" : "Black";
      if (hand.set(Word.ForSide, word)) tell(verbs.correct, [Field.NextPeriod, who]);
      else hand.leave();
      break;
    }
    case "illegal":
      illegalMove(hand, act.offender);
      break;
    case "addTime":
      addTime(hand, act.side);
      break;
    case "control":
      changeControl(hand, act.program);
      break;
    case "adjourn":
      adjourn(hand, act.sealed, act.minutes);
      break;
    case "restore":
      restore(hand);
      break;
    case "finish":
      if (hand.choose(Word.Finish)) tell(verbs.finish);
      return;
  }
}

/** Chooses the side to run, then resumes. */
function resume(hand: Hand, side: Colour): void {
  hand.tap(side === "white" ? Switch.Minus : Switch.Plus);
  hand.tap(Switch.Start, (atMs) => hand.table.tell(verbs.resume, atMs, [sideNumber(side)]));
}

/** Corrects both times in whole seconds. A time that is already right is not corrected. */
function correctTimes(hand: Hand, whiteS: number, blackS: number): void {
  const { table } = hand;
  const { position } = table;
  if (!hand.choose(Word.Correct)) return;
  const numbers: number[] = [];
  const times: number[] = [];
  for (const [side, toS] of [
    ["white", whiteS],
    ["black", blackS],
  ] as const) {
    const fromS = shownS(hand, side);
    const base = side === "white" ? Field.White : Field.Black;
    hand.stepTime(fromS, toS);
    hand.tap(Switch.Menu);
    if (fromS === toS) continue;
    if (position[side].flag === "final" && toS > 0) numbers.push(base + SideField.ClearFlag, 0);
    times.push(base + SideField.Remaining, toS * 1000);
  }
  if (times.length === 0) hand.leave();
  else hand.accept((atMs) => table.tell(verbs.correct, atMs, [...numbers, ...times]));
}

/** Reads the time of a side from the display, in seconds. */
function shownS(hand: Hand, side: Colour): number {
  const text = hand.shown(side === "white" ? Region.LeftTime : Region.RightTime);
  return text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Gives the penalty for an illegal move with the minutes that the form proposes. */
function illegalMove(hand: Hand, offender: Colour): void {
  if (!hand.choose(Word.Penalty, Word.IllegalMove)) return;
  hand.set(Word.Player, offender === "white" ? "White" : "Black");
  const minutes = hand.read(Word.OpponentMinutes);
  const numbers = [Penalty.IllegalMove, sideNumber(offender), minutes === undefined ? -1 : Number(minutes), 0];
  hand.accept((atMs) => hand.table.tell(verbs.penalty, atMs, numbers));
}

function addTime(hand: Hand, side: Colour): void {
  if (!hand.choose(Word.Penalty, Word.AddTime)) return;
  hand.set(Word.ForSide, side === "white" ? "White" : "Black");
  const minutes = Number(hand.read(Word.Minutes));
  const numbers = [Penalty.AddTime, sideNumber(opponent(side)), minutes, 0];
  hand.accept((atMs) => hand.table.tell(verbs.penalty, atMs, numbers));
}

/** Changes the time control to one of the presets. */
function changeControl(hand: Hand, program: number): void {
  if (!hand.choose(Word.Control)) return;
  for (let n = 1; n < program; n++) hand.tap(Switch.Plus);
  hand.tap(Switch.Start);
  hand.accept((atMs) => hand.table.tell(verbs.control, atMs, [], presetText(program)));
}

function adjourn(hand: Hand, sealed: boolean, minutes: number): void {
  if (!hand.choose(Word.Adjourn)) return;
  const name = hand.read(Word.Game) ?? "";
  if (sealed) hand.set(Word.Sealed, "yes");
  if (sealed && minutes > 0) hand.set(Word.Charge, String(minutes));
  const charge = sealed ? minutes * 60_000 : 0;
  hand.accept((atMs) => hand.table.tell(verbs.adjourn, atMs, [sealed ? 1 : 0, charge], name));
  if (hand.table.isCut) hand.table.unsure.add(name);
  else hand.table.unsure.delete(name);
}

/**
 * Restores the first adjourned game. It does not if the clock said that it keeps nothing, or if the power failed while
 * that game was put away: it may be an older one.
 */
function restore(hand: Hand): void {
  if (hand.table.wear.isTold || !hand.choose(Word.Restore)) return;
  const row = hand.shown(Region.Row1);
  const name = /\d+/.exec(row)?.[0] ?? "";
  if (!/\d:\d\d/.test(row) || hand.table.unsure.has(name)) {
    hand.leave();
    return;
  }
  hand.tap(Switch.Start);
  hand.accept((atMs) => hand.table.tell(verbs.restore, atMs, [], name));
}

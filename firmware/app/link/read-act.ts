import { Mode, Penalty, Side } from "../../core/words";
import type { Scan } from "../../notation/scan";
import { PLACES } from "../log/numbers";
import { ActKind } from "../model/act";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { CORRECT, OBEY } from "../report/answers";
import { isEnd, isWord, takeSide, takeWhole } from "./scan";

/*
 * Reads the arbiter's acts from the link, as numbers for `obey`. A control stays in the line as text. While a clock
 * runs, the only permitted act is a pause.
 */

/** The commands of the link about the game that are no acts. */
const enum Name {
  Number = 50,
  White = 51,
  Black = 52,
}

const NAME_MAX = 40;
const NUMBER_MAX = 9999;
const MINUTES_MAX = 999;

/**
 * Puts the act and its numbers into `order`. Returns `OBEY` or `CORRECT` if the act is still to be done, otherwise the
 * answer.
 */
export function readAct(app: App, scan: Scan, order: number[]): string {
  const act = takeAct(app, scan);
  if (act === ActKind.None) return "line";
  const isBusy = app.stage === Stage.Running || app.stage > Stage.Adjourned;
  if (isBusy && (act !== ActKind.Pause || app.clock.mode !== Mode.Running)) return "busy";
  if (act === Name.Number) return setNumber(app, scan);
  if (act === Name.White || act === Name.Black) return setName(app, act === Name.White, scan.rest);
  order.push(act);
  if (act === ActKind.Correct) return CORRECT;
  if (act === ActKind.Control) return OBEY;
  return takeNumbers(act, scan, order) && isEnd(scan) ? OBEY : "value";
}

function takeAct(app: App, scan: Scan): ActKind | Name {
  const features = app.facts.features;
  if (isWord(scan, "start")) return ActKind.Start;
  if (isWord(scan, "pause")) return ActKind.Pause;
  if (isWord(scan, "resume")) return ActKind.Resume;
  if (isWord(scan, "correct")) return ActKind.Correct;
  if (features.penalties && isWord(scan, "penalty")) return ActKind.Penalty;
  if (isWord(scan, "undo")) return ActKind.Undo;
  if (isWord(scan, "control")) return ActKind.Control;
  if (features.adjournment && isWord(scan, "adjourn")) return ActKind.Adjourn;
  if (features.adjournment && isWord(scan, "restore")) return ActKind.Restore;
  if (isWord(scan, "finish")) return ActKind.Finish;
  if (isWord(scan, "new")) return ActKind.NewGame;
  if (isWord(scan, "number")) return Name.Number;
  if (isWord(scan, "white")) return Name.White;
  return isWord(scan, "black") ? Name.Black : ActKind.None;
}

/** Reads the numbers of an act into `order`. Returns false if a number is missing or impossible. */
function takeNumbers(act: ActKind, scan: Scan, order: number[]): boolean {
  switch (act) {
    case ActKind.Resume:
      order.push(takeSide(scan));
      return true;
    case ActKind.Undo:
      order.push(isWord(scan, "charge") ? 1 : 0);
      return true;
    case ActKind.Penalty:
      return takeSentence(scan, order);
    case ActKind.Restore:
      return takePlace(scan, order);
    case ActKind.Adjourn:
      return takePlace(scan, order) && takeSeal(scan, order);
    default:
      return true;
  }
}

/** Reads a place, 1 to 10, and appends it counted from 0. */
function takePlace(scan: Scan, order: number[]): boolean {
  const place = takeWhole(scan);
  order.push(place - 1);
  return place >= 1 && place <= PLACES;
}

/** Reads whether a move was sealed, and the minutes that its player is charged. */
function takeSeal(scan: Scan, order: number[]): boolean {
  order.push(isWord(scan, "sealed") ? 1 : 0);
  return takeMinutes(scan, order, 0);
}

/**
 * Reads the penalty, the side at fault, the minutes (−1 for those of the Laws), and the other choice of the 1997 Laws.
 */
function takeSentence(scan: Scan, order: number[]): boolean {
  const penalty = takePenalty(scan);
  const offender = takeSide(scan);
  order.push(penalty);
  order.push(offender);
  const fine = takeMinutes(scan, order, -1);
  order.push(isWord(scan, "add") ? 1 : 0);
  return fine && penalty !== 0 && offender !== Side.None;
}

function takeMinutes(scan: Scan, order: number[], unnamed: number): boolean {
  const minutes = takeWhole(scan);
  order.push(minutes < 0 ? unnamed : minutes);
  return minutes <= MINUTES_MAX;
}

function takePenalty(scan: Scan): Penalty | 0 {
  if (isWord(scan, "illegal-move")) return Penalty.IllegalMove;
  if (isWord(scan, "draw-claim")) return Penalty.DrawClaim;
  if (isWord(scan, "quickplay-claim")) return Penalty.QuickplayClaim;
  if (isWord(scan, "press-without-move")) return Penalty.PressWithoutMove;
  if (isWord(scan, "add-time")) return Penalty.AddTime;
  if (isWord(scan, "take-time")) return Penalty.TakeTime;
  return isWord(scan, "warning") ? Penalty.Warning : 0;
}

/** Sets the board number in the round. */
function setNumber(app: App, scan: Scan): string {
  const number = takeWhole(scan);
  if (number < 0 || number > NUMBER_MAX || !isEnd(scan)) return "value";
  app.game.tableNumber = number;
  return "";
}

function setName(app: App, isWhite: boolean, name: string): string {
  if (name.length > NAME_MAX || !isPlain(name)) return "value";
  app.game.names[isWhite ? 0 : 1] = name;
  return "";
}

/** Returns true if the text can be part of an answer line as it is, without escapes. */
function isPlain(text: string): boolean {
  let rest = text;
  while (rest !== "") {
    const letter = rest.charAt(0);
    if (letter < " " || letter === '"' || letter === "\\") return false;
    rest = rest.slice(1);
  }
  return true;
}

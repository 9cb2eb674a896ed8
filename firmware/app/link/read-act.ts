import { Mode, Penalty, Side } from "../../core/words";
import type { Scan } from "../../notation/scan";
import { PLACES } from "../log/numbers";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { CORRECT, OBEY } from "../report/answers";
import { isEnd, isWord, LinkAct, takeSide, takeWhole } from "./scan";

/*
 * Reads what the arbiter wants over the link, as numbers for `obey`; a control stays in the line. While a clock runs that is a
 * pause and nothing else.
 */

const NAME_MAX = 40;
const NUMBER_MAX = 9999;
const MINUTES_MAX = 999;

/** The act and its numbers go into `order`; `OBEY` or `CORRECT` then, else what is to be answered. */
export function readAct(app: App, scan: Scan, order: number[]): string {
  const act = takeAct(app, scan);
  if (act === LinkAct.None) return "line";
  const isBusy = app.stage === Stage.Running || app.stage > Stage.Adjourned;
  if (isBusy && (act !== LinkAct.Pause || app.clock.mode !== Mode.Running)) return "busy";
  if (act === LinkAct.Number) return setNumber(app, scan);
  if (act > LinkAct.Number) return setName(app, act === LinkAct.White, scan.rest);
  order.push(act);
  if (act === LinkAct.Correct) return CORRECT;
  if (act === LinkAct.Control) return OBEY;
  return takeNumbers(act, scan, order) && isEnd(scan) ? OBEY : "value";
}

function takeAct(app: App, scan: Scan): LinkAct {
  const features = app.facts.features;
  if (isWord(scan, "start")) return LinkAct.Start;
  if (isWord(scan, "pause")) return LinkAct.Pause;
  if (isWord(scan, "resume")) return LinkAct.Resume;
  if (isWord(scan, "correct")) return LinkAct.Correct;
  if (features.penalties && isWord(scan, "penalty")) return LinkAct.Penalty;
  if (isWord(scan, "undo")) return LinkAct.Undo;
  if (isWord(scan, "control")) return LinkAct.Control;
  if (features.adjournment && isWord(scan, "adjourn")) return LinkAct.Adjourn;
  if (features.adjournment && isWord(scan, "restore")) return LinkAct.Restore;
  if (isWord(scan, "finish")) return LinkAct.Finish;
  if (isWord(scan, "new")) return LinkAct.New;
  if (isWord(scan, "number")) return LinkAct.Number;
  if (isWord(scan, "white")) return LinkAct.White;
  return isWord(scan, "black") ? LinkAct.Black : LinkAct.None;
}

/** What belongs to an act; false: something is missing, or cannot be. */
function takeNumbers(act: LinkAct, scan: Scan, order: number[]): boolean {
  switch (act) {
    case LinkAct.Resume:
      order.push(takeSide(scan));
      return true;
    case LinkAct.Undo:
      order.push(isWord(scan, "charge") ? 1 : 0);
      return true;
    case LinkAct.Penalty:
      return takeSentence(scan, order);
    case LinkAct.Restore:
      return takePlace(scan, order);
    case LinkAct.Adjourn:
      return takePlace(scan, order) && takeSeal(scan, order);
    default:
      return true;
  }
}

/** Of ten, from 0. */
function takePlace(scan: Scan, order: number[]): boolean {
  const place = takeWhole(scan);
  order.push(place - 1);
  return place >= 1 && place <= PLACES;
}

/** Whether a move was sealed, and the minutes that its player is charged. */
function takeSeal(scan: Scan, order: number[]): boolean {
  order.push(isWord(scan, "sealed") ? 1 : 0);
  return takeMinutes(scan, order, 0);
}

/** The penalty, the side at fault, minutes (those of the Laws: −1), and 1997's other choice. */
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

/** The number of the board in the round. */
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

/** It can stand in a line of ours as it is. */
function isPlain(text: string): boolean {
  let rest = text;
  while (rest !== "") {
    const letter = rest.charAt(0);
    if (letter < " " || letter === '"' || letter === "\\") return false;
    rest = rest.slice(1);
  }
  return true;
}

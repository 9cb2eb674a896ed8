import { undo } from "../core/acts";
import { grantGuideline } from "../core/change";
import { finish, pause, resume, start } from "../core/game";
import { Mode, Penalty, Side } from "../core/words";
import { penalize } from "../laws/penalty";
import { parseControl } from "../notation/notation";
import type { Scan } from "../notation/scan";
import { setUp, showStage } from "./act";
import type { App } from "./app";
import { Stage } from "./choices";
import { hasGame, PLACES, putAway, takeUp } from "./games";
import { CORRECT } from "./link-read";
import { isEnd, isWord, takeSide, takeWhole } from "./link-words";
import { setControl } from "./programs";

/*
 * What the arbiter does to a game over the link: by the same functions as with the keys, at the instant when the line came.
 * While a clock runs that is a pause and nothing else.
 */

const enum Act {
  None = 0,
  Start = 1,
  Pause = 2,
  Resume = 3,
  Correct = 4,
  Penalty = 5,
  Undo = 6,
  Control = 7,
  Adjourn = 8,
  Restore = 9,
  Finish = 10,
  New = 11,
  Number = 12,
  White = 13,
  Black = 14,
}

const NAME_MAX = 40;
const NUMBER_MAX = 9999;
const MINUTES_MAX = 999;
const MINUTE_MS = 60000;
const BY_TABLE = -1;

export function actOnLine(app: App, scan: Scan, atMs: number): string {
  const act = takeAct(scan);
  if (act === Act.None) return "line";
  const isBusy = app.stage === Stage.Running || app.stage > Stage.Adjourned;
  if (isBusy && (act !== Act.Pause || app.clock.mode !== Mode.Running)) return "busy";
  const said = obey(app, act, scan, atMs);
  if (said === "") showStage(app);
  return said;
}

function takeAct(scan: Scan): Act {
  if (isWord(scan, "start")) return Act.Start;
  if (isWord(scan, "pause")) return Act.Pause;
  if (isWord(scan, "resume")) return Act.Resume;
  if (isWord(scan, "correct")) return Act.Correct;
  if (isWord(scan, "penalty")) return Act.Penalty;
  if (isWord(scan, "undo")) return Act.Undo;
  if (isWord(scan, "control")) return Act.Control;
  if (isWord(scan, "adjourn")) return Act.Adjourn;
  if (isWord(scan, "restore")) return Act.Restore;
  if (isWord(scan, "finish")) return Act.Finish;
  if (isWord(scan, "new")) return Act.New;
  if (isWord(scan, "number")) return Act.Number;
  if (isWord(scan, "white")) return Act.White;
  return isWord(scan, "black") ? Act.Black : Act.None;
}

function obey(app: App, act: Act, scan: Scan, atMs: number): string {
  const features = app.facts.features;
  switch (act) {
    case Act.Resume:
      return resumeSide(app, scan, atMs);
    case Act.Correct:
      return CORRECT;
    case Act.Penalty:
      return features.penalties ? punish(app, scan, atMs) : "line";
    case Act.Undo:
      return takeBack(app, scan, atMs);
    case Act.Control:
      return change(app, scan.rest, atMs);
    case Act.Adjourn:
      return features.adjournment ? adjourn(app, scan, atMs) : "line";
    case Act.Restore:
      return features.adjournment ? restore(app, scan, atMs) : "line";
    case Act.Number:
      return setNumber(app, scan);
    case Act.White:
    case Act.Black:
      return setName(app, act === Act.White, scan.rest);
    default:
      return isEnd(scan) ? step(app, act, atMs) : "value";
  }
}

/** What is said in one word. */
function step(app: App, act: Act, atMs: number): string {
  if (act === Act.Start) return word(start(app.clock, atMs));
  if (act === Act.Pause) return word(pause(app.clock, atMs));
  if (act === Act.Finish) return word(finish(app.clock, atMs));
  setUp(app, atMs);
  return "";
}

function word(fine: boolean): string {
  return fine ? "" : "refused";
}

/** The side that is named, else the one that stands chosen on the display. */
function resumeSide(app: App, scan: Scan, atMs: number): string {
  const named = takeSide(scan);
  if (!isEnd(scan)) return "value";
  if (app.stage !== Stage.Paused) return "refused";
  return word(resume(app.clock, named === Side.None ? app.next : named, atMs));
}

/** Minutes that are not named are those of the Laws; `add` is 1997's other choice. */
function punish(app: App, scan: Scan, atMs: number): string {
  const penalty = takePenalty(scan);
  const offender = takeSide(scan);
  const named = takeWhole(scan);
  const addInstead = isWord(scan, "add");
  if (penalty === 0 || offender === Side.None || named > MINUTES_MAX || !isEnd(scan)) return "value";
  const fine = penalize(app.clock, atMs, penalty, {
    edition: app.settings.edition,
    offender: offender,
    minutes: named < 0 ? BY_TABLE : named,
    addInstead: addInstead,
    takesBack: app.settings.takesBack,
  });
  return word(fine);
}

function takePenalty(scan: Scan): Penalty | 0 {
  if (isWord(scan, "illegal-move")) return Penalty.IllegalMove;
  if (isWord(scan, "draw-claim")) return Penalty.DrawClaim;
  if (isWord(scan, "quickplay-claim")) return Penalty.QuickplayClaim;
  if (isWord(scan, "press-without-move")) return Penalty.PressWithoutMove;
  if (isWord(scan, "add-time")) return Penalty.AddTime;
  return isWord(scan, "take-time") ? Penalty.TakeTime : 0;
}

function takeBack(app: App, scan: Scan, atMs: number): string {
  const charges = isWord(scan, "charge");
  return isEnd(scan) ? word(undo(app.clock, atMs, charges)) : "value";
}

/** Another control in mid-game, or Guideline III.4. */
function change(app: App, text: string, atMs: number): string {
  if (app.stage === Stage.Setup) return "refused";
  if (text === "III.4") return word(app.facts.features.guideline && grantGuideline(app.clock, atMs));
  const parsed = parseControl(text);
  const control = parsed.control;
  return control === undefined ? "control" : word(setControl(app, control, atMs));
}

function adjourn(app: App, scan: Scan, atMs: number): string {
  const place = takeWhole(scan);
  const isSealed = isWord(scan, "sealed");
  const minutes = takeWhole(scan);
  if (place < 1 || place > PLACES || minutes > MINUTES_MAX || !isEnd(scan)) return "value";
  if (app.log.page < 0) return "memory";
  return word(putAway(app, place - 1, isSealed, minutes > 0 ? minutes * MINUTE_MS : 0, atMs));
}

function restore(app: App, scan: Scan, atMs: number): string {
  const place = takeWhole(scan);
  if (place < 1 || place > PLACES || !isEnd(scan)) return "value";
  return hasGame(app, place - 1) ? word(takeUp(app, place - 1, atMs)) : "empty";
}

/** The number of the board in the round. */
function setNumber(app: App, scan: Scan): string {
  const number = takeWhole(scan);
  if (number < 0 || number > NUMBER_MAX || !isEnd(scan)) return "value";
  app.tableNumber = number;
  return "";
}

function setName(app: App, isWhite: boolean, name: string): string {
  if (name.length > NAME_MAX || !isPlain(name)) return "value";
  app.names[isWhite ? 0 : 1] = name;
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

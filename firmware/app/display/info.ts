import { type Clock, hasFallen, sideOf } from "../../core/clock";
import { hasNext, isOvertime, movesThrough, periodAt } from "../../core/control";
import { shownTime } from "../../core/face";
import { NEVER_MS } from "../../core/integer";
import { Mode, Policy } from "../../core/words";
import { classOf } from "../../laws/class";
import { programText, sidesDiffer } from "../game/programs";
import { type App, leftSide, periodText, rightSide } from "../model/app";
import { Word } from "../model/word";
import { addControl, addWords, beginLines, endLine, periodWords } from "../text/control-text";
import { wordOf } from "../text/text";

/*
 * What is told on demand, also while the clock runs, in the line below the times: a page a line. Players have lost
 * games because they did not know that no time would come: what the next period brings stands right after the control.
 */

/** Page `page` of the information, from 1; empty after the last. Left stands before right. */
export function infoText(app: App, page: number): string {
  const clock = app.clock;
  const left = sideOf(clock, leftSide(app));
  const right = sideOf(clock, rightSide(app));
  beginLines(app, page - 1, "");
  addControl(app, clock.control);
  // A clock that is ready shows its control all the time: nothing else is asked for that, no class and no supply.
  if (app.line.before < 0 || !app.facts.features.info) return app.line.text;
  addPeriods(app, clock);
  addPair(app, Word.Used, shownTime(left.usedMs, true, false), shownTime(right.usedMs, true, false));
  addPair(app, Word.Moves, left.presses, right.presses);
  if (left.illegal + right.illegal > 0) addPair(app, Word.Illegal, left.illegal, right.illegal);
  addBoard(app);
  return app.line.before < 0 ? app.line.text : "";
}

/** A line of its own. */
function addLine(app: App, words: string): void {
  addWords(app, "", words);
  endLine(app);
}

/**
 * What the next period brings to the side to move, and when; then the class by the Laws, the period it is in, and the
 * method of that.
 */
function addPeriods(app: App, clock: Clock): void {
  const side = clock.turn;
  const n = sideOf(clock, side).period;
  const control = clock.control;
  const next = periodAt(control, side, n + 1);
  const byMoves = control.policy === Policy.Moves && !isOvertime(next.method);
  const moves = movesThrough(control, side, n);
  addWords(app, "", wordOf(app, Word.Next) + ":");
  if (!hasNext(control, side, n) || hasFallen(clock, side) || (byMoves && moves === NEVER_MS)) {
    addLine(app, wordOf(app, Word.None));
  } else {
    addWords(app, "", periodWords(app, next));
    addLine(app, byMoves ? wordOf(app, Word.AtMove) + " " + moves : wordOf(app, Word.AtZero));
  }
  addLine(app, wordOf(app, Word.ClassNone + classOf(control, app.settings.edition)));
  addLine(app, wordOf(app, Word.Period) + " " + periodText(clock, side));
  addLine(app, wordOf(app, Word.MethodTime + periodAt(control, side, n).method));
}

function addPair(app: App, word: Word, left: number | string, right: number | string): void {
  addLine(app, wordOf(app, word) + " " + left + " - " + right);
}

/** The supply, where the board can tell, and which clock this is. */
function addBoard(app: App): void {
  const mv = app.hal.battery.supplyMv();
  if (mv > 0) {
    addWords(app, "", wordOf(app, Word.Battery) + " " + mv + " mV");
    if (app.battery.isLow) addWords(app, "", wordOf(app, Word.Low));
    endLine(app);
  }
  addLine(app, app.facts.name + " " + app.facts.version);
}

/** So many letters leave room for how a program is edited. */
const SHORT_LETTERS = 8;

/** The line while nothing has begun: the control in words, or that the sides have not the same. */
export function readyLine(app: App): string {
  if (app.clock.mode === Mode.Setup) return setupLine(app);
  if (app.clock.mode === Mode.Ready && sidesDiffer(app.clock)) return wordOf(app, Word.SidesDiffer);
  return infoText(app, 1);
}

/** The program looked at, and how it is edited. */
function setupLine(app: App): string {
  const isEmpty = programText(app, app.programs.chosen) === "";
  const text = isEmpty ? wordOf(app, Word.Empty) : infoText(app, 1);
  if (!app.facts.features.ownPrograms || (!isEmpty && text.length > SHORT_LETTERS)) return text;
  return text + " · " + wordOf(app, Word.EditHint);
}

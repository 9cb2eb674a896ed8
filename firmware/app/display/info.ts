import { type Clock, hasFallen, methodOf, sideOf } from "../../core/clock";
import { hasNext, movesThrough, periodAt } from "../../core/control";
import { shownTime } from "../../core/face";
import { NEVER_MS } from "../../core/integer";
import { isOvertime } from "../../core/method-facts";
import { Mode, Policy } from "../../core/words";
import { classOf } from "../../laws/class";
import { programText, sidesDiffer } from "../game/programs";
import { type App, leftSide, periodText, rightSide } from "../model/app";
import { supplyMvOf } from "../model/supply";
import { Word } from "../model/word";
import { addControl, addWords, beginLines, endLine, periodWords } from "../text/control-text";
import { methodWord } from "../text/method-word";
import { wordOf } from "../text/text";

/*
 * Information on demand in the line below the times, also while the clock runs. Each page is one line. Players have
 * lost games because they did not know that they would receive no more time. The page after the control therefore shows
 * what the next period adds.
 */

/**
 * Returns page `page` of the information, from 1, or an empty text after the last page. Values of the left side come
 * before those of the right side.
 */
export function infoText(app: App, page: number): string {
  const clock = app.clock;
  const left = sideOf(clock, leftSide(app));
  const right = sideOf(clock, rightSide(app));
  beginLines(app, page - 1, "");
  addControl(app, clock.control);
  // A ready clock always shows its control, and that needs no further pages, such as the class or the supply.
  if (app.line.before < 0 || !app.facts.features.info) return app.line.text;
  addPeriods(app, clock);
  addPair(app, Word.Used, shownTime(left.usedMs, true, false), shownTime(right.usedMs, true, false));
  addPair(app, Word.Moves, left.presses, right.presses);
  if (left.illegal + right.illegal > 0) addPair(app, Word.Illegal, left.illegal, right.illegal);
  addBoard(app);
  return app.line.before < 0 ? app.line.text : "";
}

/** Adds a text as a line of its own. */
function addLine(app: App, words: string): void {
  addWords(app, "", words);
  endLine(app);
}

/**
 * Adds one line each for:
 * - what the next period adds for the side on move, and when
 * - the class under the Laws
 * - the current period of that side
 * - the method of that period
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
  addLine(app, wordOf(app, methodWord(methodOf(clock, side))));
}

function addPair(app: App, word: Word, left: number | string, right: number | string): void {
  addLine(app, wordOf(app, word) + " " + left + " - " + right);
}

/** Adds the supply voltage, if the board can measure it, and the name and version of the clock. */
function addBoard(app: App): void {
  const mv = app.facts.features.gauge ? supplyMvOf(app) : app.hal.battery.supplyMv();
  if (mv > 0) {
    addWords(app, "", wordOf(app, Word.Battery) + " " + mv + " mV");
    if (app.battery.isLow) addWords(app, "", wordOf(app, Word.Low));
    endLine(app);
  }
  addLine(app, app.facts.name + " " + app.facts.version);
}

/** The longest text, in letters, that leaves room for the hint on how to edit a program. */
const SHORT_LETTERS = 8;

/** Returns the line before the game starts: the control in words, or a note that the sides have different controls. */
export function readyLine(app: App): string {
  if (app.clock.mode === Mode.Setup) return setupLine(app);
  if (app.clock.mode === Mode.Ready && sidesDiffer(app.clock)) return wordOf(app, Word.SidesDiffer);
  return infoText(app, 1);
}

/** Returns the text of the chosen program and, if there is room, how to edit it. */
function setupLine(app: App): string {
  const isEmpty = programText(app, app.programs.chosen) === "";
  const text = isEmpty ? wordOf(app, Word.Empty) : infoText(app, 1);
  if (!app.facts.features.ownPrograms || (!isEmpty && text.length > SHORT_LETTERS)) return text;
  return text + " · " + wordOf(app, Word.EditHint);
}

import { changeControl } from "../core/change";
import type { Clock } from "../core/clock";
import type { Control } from "../core/control";
import { keep } from "../core/input";
import { remainder } from "../core/integer";
import { tell } from "../core/time";
import { Event, Mode, Side } from "../core/words";
import { parseControl, printControl } from "../notation/notation";
import { makeClock } from "./act";
import type { App } from "./app";
import { Form } from "./choices";
import { addControl, addWords, beginLines } from "./control-words";
import { openForm } from "./form";
import { presetText } from "./presets";
import { Word, wordOf } from "./words";

/** Set over the link; the programs after it are the owner's. */
const REMOTE = 25;
export const OWN_FIRST = 26;
export const PROGRAMS = 30;

/** The control of program `n`, 1 to 30, in canonical notation; empty where none is kept. */
export function programText(app: App, n: number): string {
  if (n < REMOTE) return presetText(n);
  return n === REMOTE ? app.remote : app.own[n - OWN_FIRST];
}

/** The control of program `n`; undefined where the place is empty. */
function programControl(app: App, n: number): Control | undefined {
  const parsed = parseControl(programText(app, n));
  return parsed.control;
}

/**
 * Goes `step` programs on, round the end, and shows that one: a clock that is ready but for being chosen. At an empty
 * place it is still the control before, which a new one is made up from.
 */
export function showProgram(app: App, step: number, atMs: number): void {
  app.program = remainder(app.program + step + PROGRAMS - 1, PROGRAMS) + 1;
  const control = programControl(app, app.program);
  const clock = makeClock(control === undefined ? app.clock.control : control, atMs);
  clock.mode = Mode.Setup;
  keep(clock);
  app.clock = clock;
  app.stale = true;
}

/** The program looked at is the game's control: ready. An empty place is not. */
export function chooseProgram(app: App, atMs: number): void {
  const control = programControl(app, app.program);
  if (control !== undefined) setControl(app, control, atMs);
}

/**
 * From the programs: a new clock, ready. Else a change of the game's control, while both clocks stand; false, and
 * noted, where one runs or the game is over.
 */
export function setControl(app: App, control: Control, atMs: number): boolean {
  if (app.clock.mode !== Mode.Setup) return changeControl(app.clock, atMs, control);
  app.clock = makeClock(control, atMs);
  tell(app.clock, Event.Control, Side.None);
  return true;
}

/** The same with a control from outside, which stays as program 25. */
export function setRemote(app: App, control: Control, atMs: number): boolean {
  if (!setControl(app, control, atMs)) return false;
  app.remote = printControl(control);
  app.program = REMOTE;
  return true;
}

export function programCount(_app: App): number {
  return PROGRAMS;
}

/** A row of the list of programs: the number and as much of the control as fits behind the sign of the chosen row. */
export function programItem(app: App, i: number): string {
  const control = programControl(app, i + 1);
  beginLines(app, 0, "." + (i + 1));
  if (control === undefined) addWords(app, "", wordOf(app, Word.Empty));
  else addControl(app, control);
  return app.lineText.slice(1);
}

/** In mid-game: that program is asked for; an empty place is not. */
export function chooseProgramItem(app: App, i: number): void {
  if (programText(app, i + 1) !== "") openForm(app, Form.Control, i + 1);
}

/** Before the start: the sides have not the same, by the control or by what was corrected. */
export function sidesDiffer(clock: Clock): boolean {
  const control = clock.control;
  if (control.white !== control.black || control.whiteRepeats !== control.blackRepeats) return true;
  const white = clock.white;
  const black = clock.black;
  return (
    white.mainMs !== black.mainMs ||
    white.delayMs !== black.delayMs ||
    white.overtime !== black.overtime ||
    white.presses !== black.presses ||
    white.period !== black.period
  );
}

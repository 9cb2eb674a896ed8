import { changeControl } from "../../core/change";
import type { Clock } from "../../core/clock";
import type { Control } from "../../core/control";
import { keep } from "../../core/input";
import { remainder } from "../../core/integer";
import { createClock } from "../../core/new-clock";
import { tell } from "../../core/time";
import { Event, Mode, Side } from "../../core/words";
import { parseControl, printControl } from "../../notation/notation";
import { FIRST_PROGRAM } from "../log/numbers";
import type { App } from "../model/app";
import { Word } from "../model/word";
import { addControl, addWords, beginLines } from "../text/control-text";
import { wordOf } from "../text/text";
import { presetText } from "./presets";

/** Set over the link; the programs after it are the owner's. */
export const REMOTE = 25;
export const OWN_FIRST = 26;
export const PROGRAMS = 30;

/** The control of program `n`, 1 to 30, in canonical notation; empty where none is kept. */
export function programText(app: App, n: number): string {
  if (n < REMOTE) return presetText(n);
  return n === REMOTE ? app.programs.remote : app.programs.own[n - OWN_FIRST];
}

/** Program `n`, 25 to 30, is this text from now on, and is kept. */
export function setProgram(app: App, n: number, text: string): void {
  if (n === REMOTE) app.programs.remote = text;
  else app.programs.own[n - OWN_FIRST] = text;
  app.log.dueKey = FIRST_PROGRAM + n - REMOTE;
}

/** How many there are: the last ones only where somebody can set them. */
export function programCount(app: App): number {
  const features = app.facts.features;
  if (features.ownPrograms) return PROGRAMS;
  return features.link ? REMOTE : REMOTE - 1;
}

/** The control of program `n`, which is read before whoever needs it is loaded; undefined where the place is empty. */
export function programControl(app: App, n: number): Control | undefined {
  const text = programText(app, n);
  const parsed = parseControl(text);
  return parsed.control;
}

/**
 * Goes `step` programs on, round the end, and shows that one: a clock that is ready but for being chosen. At an empty
 * place it is still the control before, which a new one is made up from.
 */
export function showProgram(app: App, step: number, atMs: number): void {
  const count = programCount(app);
  app.programs.chosen = remainder(app.programs.chosen + step + count - 1, count) + 1;
  const control = programControl(app, app.programs.chosen);
  const clock = createClock(control === undefined ? app.clock.control : control, atMs, app.clock.notice);
  clock.mode = Mode.Setup;
  keep(clock);
  app.clock = clock;
  app.display.needsRedraw = true;
}

/** The program looked at is the game's control: ready. Returns false for an empty place. */
export function chooseProgram(app: App, atMs: number): boolean {
  const control = programControl(app, app.programs.chosen);
  return control !== undefined && setControl(app, control, atMs);
}

/**
 * From the programs: a new clock, ready. Else a change of the game's control, while both clocks stand; false, and
 * noted, where one runs or the game is over.
 */
export function setControl(app: App, control: Control, atMs: number): boolean {
  if (app.clock.mode !== Mode.Setup) return changeControl(app.clock, atMs, control);
  app.clock = createClock(control, atMs, app.clock.notice);
  tell(app.clock, Event.Control, Side.None);
  return true;
}

/** The same with a control from outside, which stays as program 25. */
export function setRemote(app: App, control: Control, atMs: number): boolean {
  if (!setControl(app, control, atMs)) return false;
  setProgram(app, REMOTE, printControl(control));
  app.programs.chosen = REMOTE;
  return true;
}

/** A row: `head`, and as much of the control in words as fits behind it. */
export function controlRow(app: App, head: string, control: Control | undefined): string {
  beginLines(app, 0, head);
  if (control === undefined) addWords(app, "", wordOf(app, Word.Empty));
  else addControl(app, control);
  return app.line.text;
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

import type { Clock } from "../../core/clock";
import type { Control } from "../../core/control";
import { remainder } from "../../core/divide";
import { keep } from "../../core/input";
import { createClock } from "../../core/new-clock";
import { tell } from "../../core/time";
import { Event, Mode, Side } from "../../core/words";
import { parseControl, printControl } from "../../notation/notation";
import { FIRST_PROGRAM } from "../log/numbers";
import type { App } from "../model/app";
import { isGuided } from "../model/speech-notes";
import { Word } from "../model/word";
import { addControl, addWords, beginLines } from "../text/control-text";
import { wordOf } from "../text/text";
import { presetText } from "./presets";
import { USUAL_FIRST, USUAL_LAST, usualText } from "./usual";

/** The program that is set over the link. The programs after it are the owner's. */
export const REMOTE = 25;
export const OWN_FIRST = 26;
export const PROGRAMS = 30;

/** Returns the time control of program `n`, 1 to 30, in canonical notation; empty if not set. */
export function programText(app: App, n: number): string {
  if (n < REMOTE) return presetText(n);
  if (app.facts.features.usual && n >= USUAL_FIRST) return usualText(n);
  return n === REMOTE ? app.programs.remote : app.programs.own[n - OWN_FIRST];
}

/** Sets program `n`, 25 to 30, to a time control in canonical notation, and stores it. */
export function setProgram(app: App, n: number, text: string): void {
  if (n === REMOTE) app.programs.remote = text;
  else app.programs.own[n - OWN_FIRST] = text;
  app.log.dueKey = FIRST_PROGRAM + n - REMOTE;
}

/** Returns the number of programs. The last ones count only if this firmware can set them. */
export function programCount(app: App): number {
  const features = app.facts.features;
  if (features.ownPrograms) return PROGRAMS;
  return features.link ? REMOTE : REMOTE - 1;
}

/**
 * Returns the time control of program `n`; undefined if not set.
 * It is parsed here before the code that needs it is loaded.
 */
export function programControl(app: App, n: number): Control | undefined {
  const text = programText(app, n);
  const parsed = parseControl(text);
  return parsed.control;
}

/**
 * Moves `step` programs on, wrapping around, and displays that program: a new clock that still has to be chosen.
 * For a program that is not set, the previous time control stays, as a starting point for a new one.
 */
export function showProgram(app: App, step: number, atMs: number): void {
  const to = app.programs.chosen + step;
  const count = circleOf(app, to);
  app.programs.chosen = remainder(to + count - 1, count) + 1;
  const control = programControl(app, app.programs.chosen);
  newClock(app, control === undefined ? app.clock.control : control, atMs);
  app.clock.mode = Mode.Setup;
  keep(app.clock);
  app.display.needsRedraw = true;
}

/**
 * Returns how many programs follow one another on the way to a number. MINUS and PLUS come to the usual controls only
 * with help by speech, or from another usual control.
 */
function circleOf(app: App, to: number): number {
  const features = app.facts.features;
  if (!features.usual) return programCount(app);
  const isBeyond = app.programs.chosen >= USUAL_FIRST || to > USUAL_FIRST;
  return isBeyond || (features.speech && isGuided(app)) ? USUAL_LAST : programCount(app);
}

/**
 * Returns how many programs further the next usual control is, or the one before. They follow one another in a circle.
 * From the programs it is the last.
 */
export function stepToUsual(app: App, direction: number): number {
  const chosen = app.programs.chosen;
  if (chosen < USUAL_FIRST) return USUAL_LAST - chosen;
  const count = USUAL_LAST - USUAL_FIRST + 1;
  return remainder(chosen - USUAL_FIRST + direction + count, count) + USUAL_FIRST - chosen;
}

/** Replaces the clock by a new one that is ready for a time control. */
function newClock(app: App, control: Control, atMs: number): void {
  app.clock = createClock(control, atMs, app.clock.notice);
}

/** Begins a game with a time control, from the choice of a program. */
export function beginControl(app: App, control: Control, atMs: number): void {
  newClock(app, control, atMs);
  tell(app.clock, Event.Control, Side.None);
}

/** Begins a game with a time control that came over the link, and stores it as program 25. */
export function setRemote(app: App, control: Control, atMs: number): void {
  beginControl(app, control, atMs);
  setProgram(app, REMOTE, printControl(control));
  app.programs.chosen = REMOTE;
}

/** Returns a row: `head`, then as much of the time control in words as fits. */
export function controlRow(app: App, head: string, control: Control | undefined): string {
  beginLines(app, 0, head);
  if (control === undefined) addWords(app, "", wordOf(app, Word.Empty));
  else addControl(app, control);
  return app.line.text;
}

/** Returns whether the sides differ before the start, by the time control or by a correction. */
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

/** Plays a short game as text, with the core in virtual time. It runs where there is no terminal. */
import { stateLine } from "../../firmware/app/report/state-line";
import { type Clock, hasFallen, untilZero } from "../../firmware/core/clock";
import { finish, press } from "../../firmware/core/game";
import { NEVER_MS } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Mode, Side } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { NEWEST } from "../../firmware/laws/edition";
import { parseControl } from "../../firmware/notation/notation";
import { textLines } from "../journal/print";
import { sentencesOf } from "../notation/words";
import { wordsIn } from "../words/cli";
import type { Language } from "../words/language";
import { journalWords } from "../words/replay";
import { terminalWords } from "../words/terminal";
import { wrap } from "./text";

/** The control has two periods, so that the game passes one, and is short, so that a flag falls. */
const demoControl = "60+5:30+5";

/** How long each player thinks in turn, ms, with a control of a minute. With less time they hurry. */
const thinksMs = [6300, 4800, 9100, 7400, 3200, 12600, 21500, 8000];
const ANSWER_MS = 4400;
const USUAL_MS = 60000;
/** The times of the press that is handled late: its edge before flag fall, and its handling after it. */
const EDGE_BEFORE_MS = 40;
const HANDLED_AFTER_MS = 60;
const LINES_MAX = 26;
const LINE_COLUMNS = 80;
/** One step of the counter may not exceed half its range. */
const WAIT_MAX_MS = 400000000;

/** Returns the game, line by line, with the control `text` or the usual one. */
export function demoLines(text: string | undefined, language: Language): string[] {
  const { demo } = terminalWords(language);
  const canonical = text ?? demoControl;
  const { control } = parseControl(canonical);
  if (control === undefined) return [];
  const states: string[] = [];
  const labels = { control: canonical, klass: classOf(control, NEWEST), tenths: false };
  const clock = createClock(control, 0, (event, side, withdrawn) => {
    states.push(`${stateLine(clock, labels, clock.atMs, event, side, withdrawn)}}`);
  });
  playGame(clock, states);
  const words = journalWords(language);
  const sentences = wrap(sentencesOf(wordsIn(language).sentence, control), LINE_COLUMNS);
  const head = [demo.title(canonical), "", ...sentences, "", words.heading];
  return [...head, ...textLines(states, words), "", demo.noTerminal];
}

/** Plays the start, the first moves, and then whatever time causes. */
function playGame(clock: Clock, states: readonly string[]): void {
  press(clock, Side.Black, clock.atMs);
  const hurry = Math.min(1, untilZero(clock, Side.White) / USUAL_MS);
  for (const ms of thinksMs) {
    if (clock.mode === Mode.Running) press(clock, clock.turn, clock.atMs + Math.floor(ms * hurry));
  }
  let isLate = true;
  while (clock.mode === Mode.Running && states.length < LINES_MAX) {
    const mover = clock.turn;
    const waitMs = untilZero(clock, mover);
    if (waitMs === NEVER_MS && !hasFallen(clock, mover)) break;
    const zeroMs = clock.atMs + Math.min(waitMs, WAIT_MAX_MS);
    if (!hasFallen(clock, mover)) advance(clock, zeroMs);
    if (hasFallen(clock, mover) && isLate) {
      // The first flag falls too early: the clock handles the press late.
      isLate = false;
      advance(clock, zeroMs + HANDLED_AFTER_MS);
      press(clock, mover, zeroMs - EDGE_BEFORE_MS);
    } else if (clock.mode === Mode.Running && clock.turn === mover) press(clock, mover, clock.atMs + ANSWER_MS);
  }
  if (clock.mode === Mode.Running) finish(clock, clock.atMs + ANSWER_MS);
}

/** Plays a short game as text, with the core in virtual time. It runs where there is no terminal. */
import { type Clock, hasFallen, methodOf, remaining, running, sideOf, untilZero } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { finish, press } from "../../firmware/core/game";
import { NEVER_MS } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Event, Flag, Method, Mode, Side } from "../../firmware/core/words";
import { parseControl } from "../../firmware/notation/notation";
import { sentencesOf } from "../notation/words";
import type { Language } from "../words/language";
import { terminalWords } from "../words/terminal";
import type { TerminalWords } from "../words/terminal-en";
import { wordsIn } from "../words/words";
import { fineTime } from "./facts";
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

interface Demo {
  clock: Clock;
  lines: string[];
  /** Whether the late press has been shown. */
  wasLate: boolean;
}

/** Returns the game, line by line, with the control `text` or the usual one. */
export function demoLines(text: string | undefined, language: Language): string[] {
  const words = terminalWords(language);
  const canonical = text ?? demoControl;
  const control = parseControl(canonical).control;
  if (control === undefined) return [];
  const game = playedLines(control, words);
  const sentences = wrap(sentencesOf(wordsIn(language).sentence, control), LINE_COLUMNS);
  const head = [words.demo.title(canonical), "", ...sentences, ""];
  return [...head, headLine(words), ...game, "", words.demo.noTerminal];
}

function playedLines(control: Control, words: TerminalWords): string[] {
  const lines: string[] = [];
  const clock = createClock(control, 0, (event, side, withdrawn) => {
    const said = eventText(clock, words, event, side, withdrawn);
    if (said !== undefined) lines.push(eventLine(clock, said));
  });
  const demo: Demo = { clock, lines, wasLate: false };
  open(demo);
  while (clock.mode === Mode.Running && lines.length < LINES_MAX) thinkToTheEnd(demo);
  if (clock.mode === Mode.Running) finish(clock, clock.atMs);
  return lines;
}

/** Plays the start and the first moves. */
function open({ clock }: Demo): void {
  press(clock, Side.Black, clock.atMs);
  const hurry = Math.min(1, untilZero(clock, Side.White) / USUAL_MS);
  for (const ms of thinksMs) {
    if (clock.mode === Mode.Running) press(clock, clock.turn, clock.atMs + Math.floor(ms * hurry));
  }
}

/** Lets the mover think until time causes an event, and answers that event. */
function thinkToTheEnd(demo: Demo): void {
  const { clock } = demo;
  const mover = clock.turn;
  if (hasFallen(clock, mover)) {
    press(clock, mover, clock.atMs + ANSWER_MS);
    return;
  }
  const waitMs = untilZero(clock, mover);
  if (waitMs === NEVER_MS) {
    finish(clock, clock.atMs + ANSWER_MS);
    return;
  }
  const zeroMs = clock.atMs + Math.min(waitMs, WAIT_MAX_MS);
  advance(clock, zeroMs);
  if (hasFallen(clock, mover) && !demo.wasLate) {
    demo.wasLate = true;
    advance(clock, zeroMs + HANDLED_AFTER_MS);
    press(clock, mover, zeroMs - EDGE_BEFORE_MS);
  } else if (clock.mode === Mode.Running && clock.turn === mover) press(clock, mover, zeroMs + ANSWER_MS);
}

const AT_COLUMNS = 9;
const TIME_COLUMNS = 12;

function headLine(words: TerminalWords): string {
  const names = [Side.White, Side.Black].map((side) => `  ${words.side[side]}`.padEnd(TIME_COLUMNS));
  return `${" ".repeat(AT_COLUMNS)}  ${names.join("  ")}`.trimEnd();
}

/** Returns a line such as "0:00:06.3  ► 0:01:03.7     0:01:05.0   White presses, no. 1". */
function eventLine(clock: Clock, said: string): string {
  const sides = [Side.White, Side.Black].map((side) => {
    const mark = running(clock) === side ? "►" : hasFallen(clock, side) ? "⚑" : " ";
    const time = fineTime(remaining(clock, side), methodOf(clock, side) === Method.Upcount);
    return `${mark} ${time}`.padEnd(TIME_COLUMNS);
  });
  return `${fineTime(clock.atMs, true).padStart(AT_COLUMNS)}  ${sides.join("  ")}  ${said}`;
}

function eventText(
  clock: Clock,
  { demo, side: names }: TerminalWords,
  event: Event,
  side: Side,
  withdrawn: boolean,
): string | undefined {
  const s = sideOf(clock, side);
  const name = names[side];
  switch (event) {
    case Event.Start:
      return demo.start;
    case Event.Press:
      return demo.press(name, s.presses);
    case Event.Period:
      return periodText(clock, demo, name, side);
    case Event.Gong:
      return demo.gong(name);
    case Event.Flag:
      if (withdrawn) return demo.withdrawn(name);
      return s.flag === Flag.Final ? demo.flag(name) : demo.signEnds(name);
    case Event.Finish:
      return demo.end;
    case Event.Ignored:
    case Event.Pause:
    case Event.Resume:
    case Event.Correct:
    case Event.Penalty:
    case Event.Undo:
    case Event.Control:
    case Event.Power:
    case Event.Adjourn:
    case Event.Restore:
    case Event.Colours:
    case Event.Expect:
      return undefined;
  }
}

function periodText(clock: Clock, demo: TerminalWords["demo"], name: string, side: Side): string {
  const { overtime } = sideOf(clock, side);
  const method = methodOf(clock, side);
  if (method === Method.Byoyomi) return demo.byoyomi(name, overtime);
  if (method === Method.Canadian) return demo.canadian(name);
  return side === clock.turn ? demo.period(name) : demo.entersToo(name);
}

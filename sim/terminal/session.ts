/** Holds the state of the terminal clock: the core's clock, the open panel, and the message. */
import { type Clock, methodOf, otherSide, sideOf } from "../../firmware/core/clock";
import type { Control } from "../../firmware/core/control";
import { nextChangeMs } from "../../firmware/core/face";
import { later, span } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Event, Method, Mode, type Penalty, Side } from "../../firmware/core/words";
import { type Edition, NEWEST } from "../../firmware/laws/edition";
import type { Language } from "../words/language";
import { terminalWords } from "../words/terminal";
import type { TerminalWords } from "../words/terminal-en";
import type { Size } from "./digits";

/** The values that a correction sets for one side. */
export interface SideDraft {
  remainingMs: number;
  presses: number;
  period: number;
  delayMs: number;
  overtime: number;
  clearFlag: boolean;
}

/** A correction while it is edited. */
export interface Corrections {
  white: SideDraft;
  black: SideDraft;
  turn: Side;
  firstFlag: Side;
}

/** The panel below the clock's face. In `help` and `control` every key keeps its meaning. */
export type Panel =
  | { kind: "help"; top: number }
  | { kind: "control"; top: number }
  | { kind: "arbiter"; cursor: number }
  | { kind: "presets"; cursor: number; digits: string; digitsAtMs: number }
  | {
      kind: "typing";
      text: string;
      caret: number;
      /** Whether the whole text is selected, so that the next character replaces it. */
      isSelected: boolean;
    }
  | { kind: "change"; control: Control; cursor: number }
  | ({
      kind: "correct";
      cursor: number;
      /** The digit of a time that is edited, from the left. */
      place: number;
      /** Whether the next digit begins a number. */
      fresh: boolean;
    } & Corrections)
  | {
      kind: "penalty";
      cursor: number;
      penalty: Penalty;
      offender: Side;
      /** Undefined if the table's value applies. */
      minutes: number | undefined;
      fresh: boolean;
      addInstead: boolean;
    }
  | { kind: "edition"; cursor: number }
  | { kind: "quit" }
  | { kind: "end"; untilMs: number };

export type PanelOf<Kind extends Panel["kind"]> = Extract<Panel, { kind: Kind }>;

export interface Session {
  clock: Clock;
  language: Language;
  words: TerminalWords;
  edition: Edition;
  /** The edition before the last choice, until the clock's next event. */
  editionBefore: Edition | undefined;
  tenths: boolean;
  /** Whether the player who pressed an illegal move loses its increment again [AM]. */
  takesBack: boolean;
  /** Whether rapid and blitz are played under the Competition Rules [A.4, B.2]. */
  competition: boolean;
  /** The side whose clock the start key resumes in a pause. */
  resumeSide: Side;
  /** The terminal's size in character cells. */
  screen: Size;
  panel: Panel | undefined;
  message: string;
  messageUntilMs: number;
  /** The last key other than a lever, and its instant; a held key acts once. */
  heldKey: string;
  heldAtMs: number;
}

const MESSAGE_MS = 6000;
const BLINK_MS = 500;

/** Creates a session; `screen` is the terminal's size. */
export function createSession(control: Control, language: Language, screen: Size, atMs: number): Session {
  const session: Session = {
    clock: createClock(control, atMs, (event, side, withdrawn) => onEvent(session, event, side, withdrawn)),
    language,
    words: terminalWords(language),
    edition: NEWEST,
    editionBefore: undefined,
    tenths: false,
    takesBack: true,
    competition: false,
    resumeSide: Side.White,
    screen,
    panel: undefined,
    message: "",
    messageUntilMs: atMs,
    heldKey: "",
    heldAtMs: atMs,
  };
  return session;
}

/** Starts a new game with `control` and discards the old one. */
export function newGame(session: Session, control: Control, atMs: number): void {
  session.clock = createClock(control, atMs, session.clock.notice);
  session.panel = undefined;
  hush(session);
}

/** Lets time pass up to `atMs`. */
export function pass(session: Session, atMs: number): void {
  advance(session.clock, atMs);
  if (session.message !== "" && span(atMs, session.messageUntilMs) <= 0) session.message = "";
  if (session.panel?.kind === "end" && span(atMs, session.panel.untilMs) <= 0) session.panel = undefined;
}

/**
 * Returns how long the screen stays unchanged by itself, ms, or undefined if forever. The terminal sleeps that long.
 */
export function sleepMs(session: Session, atMs: number): number | undefined {
  const waits: number[] = [];
  const changeMs = nextChangeMs(session.clock, session.tenths);
  if (changeMs >= 0) waits.push(changeMs - span(session.clock.atMs, atMs));
  if (session.clock.firstFlag !== Side.None) waits.push(BLINK_MS - (atMs % BLINK_MS));
  if (session.message !== "") waits.push(span(atMs, session.messageUntilMs));
  if (session.panel?.kind === "end") waits.push(span(atMs, session.panel.untilMs));
  return waits.length === 0 ? undefined : Math.max(1, Math.min(...waits));
}

/** Returns whether blinking signs are visible now. */
export function isBlinkOn(atMs: number): boolean {
  return Math.floor(atMs / BLINK_MS) % 2 === 0;
}

/** Shows a line for some seconds. */
export function say(session: Session, text: string): void {
  session.message = text;
  session.messageUntilMs = later(session.clock.atMs, MESSAGE_MS);
}

export function hush(session: Session): void {
  session.message = "";
}

/** Shows the meaning of an event if the face alone does not make it clear. */
function onEvent(session: Session, event: Event, side: Side, withdrawn: boolean): void {
  const { clock, words } = session;
  session.editionBefore = undefined;
  const said = withdrawn ? words.said.withdrawn : textOf(session, event, side);
  if (event === Event.Pause || event === Event.Adjourn) session.resumeSide = clock.turn;
  if (said !== undefined) say(session, said);
  else if (event !== Event.Press || session.message !== words.said.withdrawn) hush(session);
}

function textOf({ clock, words }: Session, event: Event, side: Side): string | undefined {
  const { said } = words;
  switch (event) {
    case Event.Ignored:
      return side === Side.None ? said.notPossible : ignoredText(clock, words, side);
    case Event.Period:
      return periodText(clock, words, side);
    case Event.Gong:
      return said.gong;
    case Event.Correct:
      return said.corrected;
    case Event.Control:
      return said.controlChanged;
    case Event.Finish:
      return said.finished;
    case Event.Start:
    case Event.Press:
    case Event.Pause:
    case Event.Resume:
    case Event.Flag:
    case Event.Penalty:
    case Event.Undo:
    case Event.Power:
    case Event.Adjourn:
    case Event.Restore:
    case Event.Colours:
    case Event.Expect:
      return undefined;
  }
}

function ignoredText(clock: Clock, { said, side: names }: TerminalWords, side: Side): string {
  switch (clock.mode) {
    case Mode.Ready:
      return said.colours(names[side], names[otherSide(side)]);
    case Mode.Running:
      return said.notToMove(names[side]);
    case Mode.Paused:
    case Mode.Setup:
      return said.leverInPause;
    case Mode.Fallen:
    case Mode.Finished:
      return said.leverAtEnd;
  }
}

function periodText(clock: Clock, { said, side: names }: TerminalWords, side: Side): string {
  const { period, overtime } = sideOf(clock, side);
  switch (methodOf(clock, side)) {
    case Method.Byoyomi:
      return said.byoyomi(names[side], overtime);
    case Method.Canadian:
      return said.canadian(names[side], overtime);
    case Method.Time:
    case Method.Increment:
    case Method.Delay:
    case Method.Bronstein:
    case Method.Hourglass:
    case Method.Upcount:
    case Method.Gong:
      return said.period(clock.white.period === clock.black.period ? names[Side.None] : names[side], period);
  }
}

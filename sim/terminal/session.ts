/** Holds the clock in the terminal: a device on a virtual board, and what the terminal itself shows over it. */
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { HOLD_MS } from "../../firmware/app/keys/key-press";
import { listedItem } from "../../firmware/app/menu/arbiter-menu";
import type { App } from "../../firmware/app/model/app";
import { Form, List, Stage } from "../../firmware/app/model/choices";
import { editionNames } from "../../firmware/laws/table/years";
import { Switch } from "../../hal/hal";
import { edgeStep, lineStep } from "../device/steps";
import { createDevice, type Device, dueMs, pass, play, type VoiceDeed } from "../page/clock/device";
import { openingOf } from "../page/clock/opening";
import { endMs } from "../page/clock/pace";
import type { ScreenTexts, State } from "../page/clock/state";
import { textOf } from "../voice/phrases";
import { displayCodeOf, SPEECH_LANGUAGES } from "../words/clock-languages";
import { isLanguage, type Language } from "../words/language";
import { type TerminalWords, terminalWords } from "../words/terminal";
import type { Size } from "./digits";

/** A page over the clock. Over `help` and `control` every key of the clock keeps its meaning. */
export interface Overlay {
  kind: "help" | "control" | "typing" | "change" | "quit";
  /** The first row to be shown. */
  top: number;
  /** The text that is typed, and the place of the caret; or the control for a game that has begun. */
  text: string;
  caret: number;
  /** The place in the list of presets; −1 if the text is none of them. */
  preset: number;
}

export interface Session {
  readonly device: Device;
  /** True if the clock has a voice. Its words have room then. */
  readonly speaks: boolean;
  /** A line that is shown until an instant of the clock. */
  readonly message: { text: string; untilMs: number };
  /** The last texts of the clock's face, which a menu or a form replaces on the device. */
  face: ScreenTexts;
  overlay: Overlay | undefined;
  /** The terminal's size in character cells. */
  screen: Size;
  /** The last key, and its instant. */
  lastKey: string;
  lastKeyMs: number;
  /** Whether text is being pasted. */
  isPasting: boolean;
  /** How far the clock's time is ahead of the terminal's: there, holding a key takes no time. */
  aheadMs: number;
}

const MESSAGE_MS = 6000;
/** The most items of a menu. */
const ITEMS_MAX = 30;

/** The clock that teaches: it has a voice. */
export const courseBoard = pico;

/** Powers a clock that begins its course: what it says is shown until it says something else. */
export function createCourse(language: Language, screen: Size): Session {
  const session = createSession(courseBoard, "", language, screen, true);
  play(session.device, lineStep(0, "course"));
  return session;
}

/**
 * Powers a clock and sets `control`, which is canonical or empty. Throws only if the firmware cannot start. A clock
 * that `speaks` shows its words.
 */
export function createSession(
  board: Board,
  control: string,
  language: Language,
  screen: Size,
  speaks = false,
): Session {
  const message = { text: "", untilMs: 0 };
  const show = (text: string, atMs: number) => Object.assign(message, { text, untilMs: atMs + MESSAGE_MS });
  const listener = {
    tell: (state: State) => made && !speaks && show(meaningOf(state, wordsOf({ device: made })), state.at),
    sound: () => {},
    refuse: (fault: string) =>
      made && show(refusalOf(fault, wordsOf({ device: made })), made.bench.board.crystal.trueMs),
    voice: (deed: VoiceDeed, [, tongue = 0, ...phrases]: readonly number[]) => {
      const text = deed === "say" ? textOf(SPEECH_LANGUAGES[tongue] ?? "en", phrases) : "";
      if (text !== "") Object.assign(message, { text, untilMs: endMs });
    },
  };
  const setup = { control, options: { bounceMs: 0, language } };
  let made: Device | undefined;
  made = createDevice(board, openingOf(setup, board), [], { spoken: language, speaks }, listener);
  if (made === undefined) throw new Error("the clock does not start");
  const keys = { lastKey: "", lastKeyMs: 0, isPasting: false, aheadMs: 0 };
  return { device: made, speaks, message, face: { ...made.screen }, overlay: undefined, screen, ...keys };
}

type Clock = Pick<Session, "device">;

export function appOf({ device }: Clock): App {
  return device.bench.app;
}

/** Returns the terminal's words in the language of the clock's display, which its settings can change. */
export function wordsOf(session: Clock): TerminalWords {
  return terminalWords(languageOf(session));
}

/** The terminal speaks English beside a display in a language that it does not know. */
export function languageOf(session: Clock): Language {
  const code = displayCodeOf(appOf(session).settings.language);
  return isLanguage(code) ? code : "en";
}

export function editionOf(session: Clock): string {
  return wordsOf(session).edition(editionNames[appOf(session).settings.edition] ?? "");
}

/** Lets time pass up to the terminal's instant `atMs`. */
export function proceed(session: Session, atMs: number): void {
  const { device, message, face } = session;
  pass(device, clockMs(session, atMs));
  if (clockMs(session, atMs) >= message.untilMs) message.text = "";
  if ((device.screen.title ?? "") !== "") return;
  // The keys of a correction cover the names on some displays.
  const name = (place: string): string => device.screen[place] || (face[place] ?? "");
  session.face = { ...device.screen, leftName: name("leftName"), rightName: name("rightName") };
}

/** Returns the instant of the clock. A clock that is open longer than twelve days stops there. */
function clockMs({ aheadMs }: Session, atMs: number): number {
  return Math.min(endMs, atMs + aheadMs);
}

/** Returns how long the screen stays as it is, ms, or undefined if forever. The terminal sleeps that long. */
export function sleepMs(session: Session, atMs: number): number | undefined {
  const { text, untilMs } = session.message;
  const nowMs = clockMs(session, atMs);
  const nextMs = Math.min(dueMs(session.device) ?? endMs, text === "" ? endMs : untilMs);
  return nextMs >= endMs ? undefined : Math.max(1, nextMs - nowMs);
}

/** Shows a line for some seconds. */
export function say({ message, ...session }: Session, text: string, atMs: number): void {
  Object.assign(message, { text, untilMs: clockMs({ message, ...session }, atMs) + MESSAGE_MS });
}

/** Returns the meaning of an event that the clock's display alone does not make clear, or an empty text. */
function meaningOf({ event, side, mode, white, black }: State, { said, side: names }: TerminalWords): string {
  if (event === "gong") return said.gong;
  if (side === null) return event === "ignored" ? said.notPossible : "";
  const { period, overtime } = side === "white" ? white : black;
  if (event === "ignored") return said.ignored[mode](names[side]);
  if (event !== "period") return "";
  return overtime > 0 ? said.overtime(names[side], overtime) : said.period(names[side], period);
}

function refusalOf(fault: string, { said }: TerminalWords): string {
  return fault === "locked" ? said.locked : fault === "busy" ? said.pauseFirst : said.notPossible;
}

/** Sends the clock a line of the link. Returns false, and shows why, if the clock refuses it. */
export function send(session: Session, line: string, atMs: number): boolean {
  session.message.text = "";
  play(session.device, lineStep(clockMs(session, atMs), line));
  proceed(session, atMs);
  return session.message.text === "";
}

/**
 * Closes and opens a contact. A key that can also be held acts a moment after it opened; none does while a clock runs.
 */
export function tap(session: Session, contact: Switch, atMs: number): void {
  move(session, contact, true, atMs);
  move(session, contact, false, atMs);
  if (appOf(session).keys.down < 0) return;
  session.aheadMs++;
  proceed(session, atMs);
}

/** Holds a key. A held key acts only while no clock runs, so nothing is lost if the clock's time goes ahead. */
export function hold(session: Session, key: Switch, atMs: number): void {
  const isRunning = appOf(session).stage === Stage.Running;
  move(session, key, true, atMs);
  if (!isRunning) session.aheadMs += HOLD_MS;
  move(session, key, false, atMs);
}

/** Goes one field back: MINUS while MENU is down. */
export function goBack(session: Session, atMs: number): void {
  move(session, Switch.Menu, true, atMs);
  tap(session, Switch.Minus, atMs);
  move(session, Switch.Menu, false, atMs);
}

function move(session: Session, contact: Switch, closed: boolean, atMs: number): void {
  const ms = clockMs(session, atMs);
  play(session.device, edgeStep(ms, contact, closed, ms));
  proceed(session, atMs);
}

/** Opens an item of the arbiter's menu by the clock's own keys, or the menu alone. */
export function openItem(session: Session, item: Form, atMs: number): void {
  const app = appOf(session);
  const isMenu = (): boolean => app.stage === Stage.Listing && app.menu.list === List.Arbiter;
  leave(session, atMs);
  tap(session, Switch.Menu, atMs);
  if (item === Form.None) return;
  for (let i = 0; i < ITEMS_MAX && isMenu() && listedItem(app, app.menu.listAt) !== item; i++)
    tap(session, Switch.Plus, atMs);
  if (isMenu()) tap(session, Switch.Start, atMs);
}

/** Closes the open menu or form. */
export function leave(session: Session, atMs: number): void {
  if (appOf(session).stage >= Stage.Correcting) hold(session, Switch.Menu, atMs);
}

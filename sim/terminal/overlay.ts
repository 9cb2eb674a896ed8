/** The terminal's own pages over the clock: keys, the control in words, typing a control, and questions. */
import { Stage } from "../../firmware/app/model/choices";
import { Mode } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { presets as places } from "../notation/presets";
import { typedRefusal } from "../notation/rules";
import { inSeconds, readWritten, typedText } from "../notation/typed-text";
import { sentencesOf } from "../notation/words";
import { wordsIn } from "../words/cli";
import { appOf, editionOf, languageOf, leave, type Overlay, type Session, send, wordsOf } from "./session";
import { wrap } from "./text";

export interface PageRow {
  text: string;
  /** A text at the right edge. */
  value?: string;
  tone?: "plain" | "dim" | "good" | "bad" | "strong";
  isChosen?: boolean;
  /** The column that is marked. */
  mark?: number;
}

/** A menu, a form or a page of text. */
export interface Page {
  title: string;
  rows: readonly PageRow[];
  /** The actions of the keys, the most important first. */
  hints: readonly string[];
}

/** The places that hold a control. */
const presets = places.filter(({ control }) => control !== undefined);
/** The keys of the levers, which work while the program asks whether to quit. */
const levers = new Set(["f", "j", " ", "left", "right"]);
const LENGTH_MAX = 120;
const PROMPT = "> ";

/** Returns the page of an overlay, for rows of `columns`. */
export function overlayPage(session: Session, overlay: Overlay, columns: number): Page {
  const words = wordsOf(session);
  const lines: Lines = (texts, tone = "plain") =>
    texts.flatMap((text) => wrap(text, columns)).map((text) => ({ text, tone }));
  switch (overlay.kind) {
    case "help": {
      const width = Math.max(...words.help.keys.map(([key]) => key.length)) + 2;
      const rows = words.help.keys.flatMap(([key, text]) =>
        wrap(text, columns - width).map((line, n) => ({ text: (n === 0 ? key : "").padEnd(width) + line })),
      );
      return { ...words.help, rows };
    }
    case "control": {
      const { control } = appOf(session).clock;
      const sentences = sentencesOf(wordsIn(languageOf(session)).sentence, control);
      const klass = words.klass[classOf(control, appOf(session).settings.edition)];
      const facts = [printControl(control), `${klass} · ${editionOf(session)}`];
      return { ...words.control, rows: [...lines([sentences]), ...lines(facts, "dim")] };
    }
    case "typing":
      return { ...words.typing, rows: [typedRow(overlay, columns), ...readingRows(session, overlay, columns, lines)] };
    case "change":
      return { ...words.change, rows: [...lines([overlay.text], "strong"), ...lines(words.change.text)] };
    case "quit":
      return { ...words.quit, rows: lines(words.quit.text) };
  }
}

/** Returns the first letter of the typed text that is shown, so that the caret is in sight. */
function shownFrom({ caret }: Overlay, columns: number): number {
  return Math.max(0, caret - (columns - PROMPT.length - 1));
}

/** Returns the part of the typed text around the caret. */
function typedRow(typing: Overlay, columns: number): PageRow {
  const { text, caret } = typing;
  const from = shownFrom(typing, columns);
  const shown = `${text} `.slice(from, from + columns - PROMPT.length);
  return { text: PROMPT + shown, tone: "strong", mark: PROMPT.length + caret - from };
}

type Lines = (texts: readonly string[], tone?: PageRow["tone"]) => PageRow[];

/** Returns the meaning of the text, or its fault with a mark below the column. */
function readingRows(session: Session, overlay: Overlay, columns: number, lines: Lines): PageRow[] {
  const { text, preset } = overlay;
  const { typing, klass } = wordsOf(session);
  const language = languageOf(session);
  if (text === "") return lines([typing.empty], "dim");
  const reading = readWritten(text);
  if (!("control" in reading)) {
    const { column, why } = typedRefusal(text, reading, language);
    const place = PROMPT.length + column - 1 - shownFrom(overlay, columns);
    const arrow = place < PROMPT.length || place >= columns ? "" : `${" ".repeat(place)}▲`;
    return [{ text: arrow, tone: "bad" }, ...lines([typing.refused(column, why)], "bad")];
  }
  const { control } = reading;
  const number = presets[preset]?.number;
  const seconds = inSeconds(text);
  const notes = [
    ...(seconds === undefined ? [] : [typing.minutes(seconds)]),
    ...(number === undefined ? [] : [typing.program(number)]),
  ];
  return [
    ...lines([`= ${printControl(control)} · ${klass[classOf(control, appOf(session).settings.edition)]}`], "good"),
    ...lines([sentencesOf(wordsIn(language).sentence, control)]),
    ...lines(notes, "dim"),
  ];
}

/** Gives a key to the overlay. `passed` means that the key keeps its meaning for the clock. */
export function overlayKey(session: Session, overlay: Overlay, key: string, atMs: number): "taken" | "passed" | "quit" {
  const name = key.toLowerCase();
  const step = { up: -1, down: 1, pageup: -5, pagedown: 5 }[key] ?? 0;
  const isText = overlay.kind === "help" || overlay.kind === "control";
  if (overlay.kind === "typing" && key !== "escape") typingKey(session, overlay, key, step, atMs);
  else if (isText && step !== 0) overlay.top = Math.max(0, overlay.top + step);
  else if (isText && key !== "escape" && key !== "enter") return "passed";
  else if (overlay.kind === "quit" && levers.has(name)) return "passed";
  else session.overlay = undefined;
  if (overlay.kind === "change" && name === "c") send(session, `control ${overlay.text}`, atMs);
  if (overlay.kind === "change" && name === "n") setNew(session, overlay.text, atMs);
  // Both languages' words for yes.
  return overlay.kind === "quit" && (name === "y" || name === "s") ? "quit" : "taken";
}

function typingKey(session: Session, typing: Overlay, key: string, step: number, atMs: number): void {
  const { text, caret } = typing;
  const to = { left: Math.max(0, caret - 1), right: Math.min(text.length, caret + 1), home: 0, end: text.length }[key];
  const isErased = key === "backspace";
  if (key === "enter") accept(session, typing, atMs);
  else if (step !== 0) choosePreset(typing, Math.sign(step));
  else if (to !== undefined) typing.caret = to;
  else if (isErased || (key.length === 1 && text.length < LENGTH_MAX)) {
    const before = text.slice(0, isErased ? Math.max(0, caret - 1) : caret) + (isErased ? "" : key);
    Object.assign(typing, { text: before + text.slice(caret), caret: before.length, preset: -1 });
  }
}

/** Puts the next or the previous preset into the field. Digits alone never choose one. */
function choosePreset(typing: Overlay, step: number): void {
  const from = typing.preset < 0 && step < 0 ? 0 : typing.preset;
  const preset = (from + step + presets.length) % presets.length;
  const { control } = parseControl(presets[preset]?.control ?? "");
  const text = control === undefined ? "" : typedText(control);
  Object.assign(typing, { text, caret: text.length, preset });
}

/** Uses the typed control. A text that is none stays, and the caret moves to its fault. */
function accept(session: Session, typing: Overlay, atMs: number): void {
  const reading = readWritten(typing.text);
  if (!("control" in reading)) {
    const { column } = typedRefusal(typing.text, reading, languageOf(session));
    typing.caret = Math.min(typing.text.length, column - 1);
    return;
  }
  const text = printControl(reading.control);
  leave(session, atMs);
  session.overlay = undefined;
  if (isGameOn(session)) session.overlay = { ...typing, kind: "change", text };
  else setNew(session, text, atMs);
}

/** Begins a new game with a control. A game that is not over is given up. */
function setNew(session: Session, control: string, atMs: number): void {
  if (!isGameOn(session) || send(session, "new", atMs)) send(session, `set ${control}`, atMs);
}

/** Returns whether a game has begun that is neither over nor adjourned. */
export function isGameOn(session: Session): boolean {
  const { stage, clock } = appOf(session);
  return stage !== Stage.Adjourned && clock.mode >= Mode.Running && clock.mode !== Mode.Finished;
}

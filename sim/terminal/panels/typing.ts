/** Lets the arbiter type a control, in minutes or in canonical notation, and reads it after every key. */
import { classOf } from "../../../firmware/laws/class";
import { printControl } from "../../../firmware/notation/notation";
import { inSeconds, otherReading, readTyped } from "../../notation/minutes";
import { refusalWords } from "../../notation/rules";
import { sentencesOf } from "../../notation/words";
import { wordsIn } from "../../words/words";
import type { Key } from "../key";
import type { PanelOf, Session } from "../session";
import { wrap } from "../text";
import { type PanelView, type Row, row } from "./panel";
import { chooseControl } from "./presets";

const LENGTH_MAX = 120;
const PROMPT = "> ";

export function typingView(session: Session, panel: PanelOf<"typing">, columns: number): PanelView {
  const { words } = session;
  return {
    title: words.typing.title,
    rows: [...inputRows(panel, columns), ...readingRows(session, panel, columns)],
    cursor: 0,
    chooses: false,
    foot: [],
    hints: words.typing.hints,
  };
}

/** Returns how many columns of the text are scrolled off to the left, so that the caret stays visible. */
function scrolled(panel: PanelOf<"typing">, columns: number): number {
  return Math.max(0, panel.caret - (columns - PROMPT.length - 1));
}

function inputRows(panel: PanelOf<"typing">, columns: number): Row[] {
  const from = scrolled(panel, columns);
  const caret = PROMPT.length + panel.caret - from;
  const shown = `${panel.text} `.slice(from, from + columns - PROMPT.length);
  const mark = { from: panel.isSelected ? PROMPT.length : caret, to: caret + 1 };
  return [{ text: PROMPT + shown, tone: "strong", mark }];
}

/** Returns the meaning of the text, or its fault: a mark below the column, then the reason in words. */
function readingRows({ words, language, edition }: Session, panel: PanelOf<"typing">, columns: number): Row[] {
  if (panel.text === "") return wrap(words.typing.empty, columns).map((text) => row(text, "dim"));
  const reading = readTyped(panel.text);
  if (!("control" in reading)) {
    const { column, rule } = reading;
    const arrow = PROMPT.length + column - 1 - scrolled(panel, columns);
    const why = words.typing.refused(column, refusalWords(rule, "minutes", language));
    return [row(`${" ".repeat(Math.max(0, arrow))}▲`, "bad"), ...wrap(why, columns).map((text) => row(text, "bad"))];
  }
  const { control } = reading;
  const read = `= ${printControl(control)} · ${words.klass[classOf(control, edition)]}`;
  const sentences = sentencesOf(wordsIn(language).sentence, control);
  const note = otherReading(panel.text) === undefined ? [] : wrap(words.typing.minutes(inSeconds(panel.text)), columns);
  return [
    row(read, "good"),
    ...wrap(sentences, columns).map((text) => row(text)),
    ...note.map((text) => row(text, "dim")),
  ];
}

export function typingKey(session: Session, panel: PanelOf<"typing">, key: Key, atMs: number): void {
  const { isSelected } = panel;
  const text = isSelected && (key === "backspace" || key.length === 1) ? "" : panel.text;
  const caret = Math.min(panel.caret, text.length);
  panel.isSelected = false;
  switch (key) {
    case "escape":
      session.panel = undefined;
      return;
    case "enter":
      accept(session, panel, atMs);
      return;
    case "left":
      panel.caret = Math.max(0, caret - 1);
      return;
    case "right":
      panel.caret = Math.min(text.length, caret + 1);
      return;
    case "home":
    case "up":
      panel.caret = 0;
      return;
    case "end":
    case "down":
      panel.caret = text.length;
      return;
    case "backspace":
      panel.text = text.slice(0, Math.max(0, caret - 1)) + text.slice(caret);
      panel.caret = Math.max(0, caret - 1);
      return;
  }
  if (key.length !== 1 || text.length >= LENGTH_MAX) return;
  panel.text = text.slice(0, caret) + key + text.slice(caret);
  panel.caret = caret + 1;
}

/** Uses the typed control. An invalid text remains, and the caret moves to its fault. */
function accept(session: Session, panel: PanelOf<"typing">, atMs: number): void {
  const reading = readTyped(panel.text);
  if ("control" in reading) chooseControl(session, reading.control, atMs);
  else panel.caret = Math.min(panel.text.length, reading.column - 1);
}

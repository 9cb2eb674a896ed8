/** Lists the time controls to choose from, by cursor or by the tournament clock's numbers. */

import { changeControl } from "../../../firmware/core/change";
import type { Control } from "../../../firmware/core/control";
import { span } from "../../../firmware/core/integer";
import { Mode } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { typedText } from "../../notation/minutes";
import { sentencesOf } from "../../notation/words";
import { wordsIn } from "../../words/words";
import { brief } from "../brief";
import type { Key } from "../key";
import { type Preset, presets } from "../presets";
import { newGame, type PanelOf, type Session, say } from "../session";
import { cell, wrap } from "../text";
import { longest, moved, type PanelView, type Row, row } from "./panel";

/** Digits of one number must follow each other within this time. */
const DIGITS_MS = 1500;
const CONTROL_COLUMNS = 28;
/** What follows the first digits of a control that a person types. */
const CONTINUES = /^[+|/:hms'′.,¼½¾ ]$/;

/** The first row is for typing a control. */
const TYPING_ROW = 0;

export function openPresets(session: Session, atMs: number): void {
  const current = printControl(session.clock.control);
  const at = presets.findIndex(({ control }) => control === current);
  session.panel = { kind: "presets", cursor: at + 1, digits: "", typed: "", digitsAtMs: atMs };
}

export function presetsView(session: Session, panel: PanelOf<"presets">, columns: number): PanelView {
  const { words } = session;
  return {
    title: words.presets.title,
    rows: [row(words.presets.typing, "strong"), ...presets.map((preset, at) => presetRow(session, preset, at))],
    cursor: panel.cursor,
    chooses: true,
    foot: footRows(session, panel.cursor, columns),
    hints: words.presets.hints,
  };
}

function controlAt(cursor: number): Control | undefined {
  const text = presets[cursor - 1]?.control;
  return text === undefined ? undefined : parseControl(text).control;
}

/** Returns a row such as "13  5400+30:1800+30   standard  1 h 30 min + 30 s, 30 min + 30 s". */
function presetRow({ words, edition }: Session, preset: Preset, at: number): Row {
  const number = preset.number === undefined ? "  " : String(preset.number).padStart(2);
  const control = controlAt(at + 1);
  if (control === undefined) {
    return row(`${number}  ${preset.place === "remote" ? words.presets.remote : words.presets.own}`, "dim");
  }
  const klass = words.klass[classOf(control, edition)];
  const columns = longest(Object.values(words.klass));
  return row(
    `${number}  ${cell(preset.control ?? "", CONTROL_COLUMNS)} ${cell(klass, columns)}  ${brief(words, control)}`,
  );
}

/** Describes the chosen control in whole sentences. */
function footRows({ words, language }: Session, cursor: number, columns: number): Row[] {
  const control = controlAt(cursor);
  const text = control === undefined ? words.typing.empty : sentencesOf(wordsIn(language).sentence, control);
  return wrap(text, columns).map((line) => row(line, "strong"));
}

export function presetsKey(session: Session, panel: PanelOf<"presets">, key: Key, atMs: number): void {
  const to = moved(panel.cursor, presets.length + 1, key);
  if (to !== undefined) panel.cursor = to;
  else if (key === "escape") session.panel = undefined;
  else if (key === "enter") choose(session, panel.cursor, atMs);
  else if (key >= "0" && key <= "9") jump(panel, key, atMs);
  else if (goesOn(panel, atMs) && CONTINUES.test(key)) typeOn(session, panel.typed + key);
  else if (key === "/") session.panel = { kind: "typing", text: "", caret: 0, isSelected: false };
}

/** Returns whether the last digit was typed a moment ago. */
function goesOn(panel: PanelOf<"presets">, atMs: number): boolean {
  return panel.typed !== "" && span(panel.digitsAtMs, atMs) < DIGITS_MS;
}

/** Opens the field for a control with what was typed: digits with `+` or `|` after them are no number of the list. */
function typeOn(session: Session, text: string): void {
  session.panel = { kind: "typing", text, caret: text.length, isSelected: false };
}

/** Moves to the preset whose number is being typed. */
function jump(panel: PanelOf<"presets">, digit: string, atMs: number): void {
  const isNext = goesOn(panel, atMs);
  const digits = (isNext ? panel.digits : "") + digit;
  panel.typed = (isNext ? panel.typed : "") + digit;
  const found = numbered(digits) ?? numbered(digit);
  panel.digits = found === numbered(digits) ? digits : digit;
  panel.digitsAtMs = atMs;
  if (found !== undefined) panel.cursor = found + 1;
}

function numbered(digits: string): number | undefined {
  const at = presets.findIndex(({ number }) => number === Number(digits));
  return at < 0 ? undefined : at;
}

function choose(session: Session, cursor: number, atMs: number): void {
  if (cursor === TYPING_ROW) {
    const text = typedText(session.clock.control);
    session.panel = { kind: "typing", text, caret: text.length, isSelected: true };
    return;
  }
  const control = controlAt(cursor);
  if (control === undefined) say(session, session.words.presets.empty);
  else chooseControl(session, control, atMs);
}

/** Uses a control at once before the start and after the end. Otherwise it asks the arbiter what the control is for. */
export function chooseControl(session: Session, control: Control, atMs: number): void {
  const { clock } = session;
  switch (clock.mode) {
    case Mode.Setup:
    case Mode.Finished:
      newGame(session, control, atMs);
      return;
    case Mode.Ready:
      session.panel = undefined;
      changeControl(clock, atMs, control);
      return;
    case Mode.Paused:
    case Mode.Fallen:
      session.panel = { kind: "change", control, cursor: 0 };
      return;
    case Mode.Running:
      say(session, session.words.said.pauseFirst);
  }
}

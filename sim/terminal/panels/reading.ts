/** Shows the read-only panels; every key keeps its meaning while they are open. */

import { type Clock, sideOf } from "../../../firmware/core/clock";
import { type Control, hasNext, isOvertime, periodAt, periodsOf, repeats } from "../../../firmware/core/control";
import { Policy, Side } from "../../../firmware/core/words";
import { classOf } from "../../../firmware/laws/class";
import { sentencesOf } from "../../notation/words";
import { yearName } from "../../words/laws";
import type { TerminalWords } from "../../words/terminal-en";
import { wordsIn } from "../../words/words";
import { isUnequal, periodMethod, spanText } from "../facts";
import type { PanelOf, Session } from "../session";
import { cell, wrap } from "../text";
import { longest, type PanelView, type Row, row, valueRow } from "./panel";

export function helpView({ words }: Session, panel: PanelOf<"help">, columns: number): PanelView {
  const { keys } = words.help;
  const keyColumns = longest(keys.map(([key]) => key));
  const lines = keys.map(([key, text]) => valueRow(key.padEnd(keyColumns), text));
  const half = Math.floor((columns - 2) / 2);
  const rows = longest(lines.map(({ text }) => text)) <= half ? inTwo(lines, half) : lines;
  return {
    title: words.help.title,
    rows,
    cursor: panel.top,
    chooses: false,
    foot: [],
    hints: words.help.hints,
  };
}

function inTwo(lines: readonly Row[], columns: number): Row[] {
  const count = Math.ceil(lines.length / 2);
  return lines.slice(0, count).map(({ text }, at) => row(`${cell(text, columns)}  ${lines[count + at]?.text ?? ""}`));
}

/** Shows the control in words, its class, and what comes next for each side. */
export function controlView(session: Session, panel: PanelOf<"control">, columns: number): PanelView {
  const { clock, words, language, edition } = session;
  const sentences = wrap(sentencesOf(wordsIn(language).sentence, clock.control), columns);
  const klass = `${words.klass[classOf(clock.control, edition)]} · ${words.edition(yearName(edition))}`;
  const next = nextSides(clock.control).flatMap((side) => wrap(nextText(clock, words, side), columns));
  const rows: Row[] = [...sentences.map((text) => row(text, "strong")), row(klass), ...next.map((text) => row(text))];
  return { title: words.control.title, rows, cursor: panel.top, chooses: false, foot: [], hints: words.control.hints };
}

function nextSides(control: Control): Side[] {
  return control.white.length > 1 || isUnequal(control) || control.whiteRepeats
    ? [Side.White, Side.Black]
    : [Side.White];
}

/** Returns text such as "White: period 2 of 2 adds 30 min + increment 30 s when one clock reaches zero". */
function nextText(clock: Clock, words: TerminalWords, side: Side): string {
  const { control } = clock;
  const { period } = sideOf(clock, side);
  const { next } = words.control;
  const name = words.side[nextSides(control).length === 1 ? Side.None : side];
  if (!hasNext(control, side, period)) return next.none(name);
  const coming = periodAt(control, side, period + 1);
  const count = repeats(control, side) ? "…" : String(periodsOf(control, side).length);
  const gives = isOvertime(coming.method)
    ? periodMethod(words, coming, coming.count)
    : `${spanText(coming.baseMs)}, ${periodMethod(words, coming, 0)}`;
  return next.period(name, `${period + 1}/${count}`, gives, whenText(clock, words, side));
}

function whenText({ control, white, black }: Clock, words: TerminalWords, side: Side): string {
  const { period } = side === Side.White ? white : black;
  const { when } = words.control;
  if (isOvertime(periodAt(control, side, period + 1).method)) return when.own;
  switch (control.policy) {
    case Policy.Zero:
      return when.zero;
    case Policy.Own:
      return when.own;
    case Policy.Moves: {
      const { moves } = periodAt(control, side, period);
      return moves === 0 ? when.arbiter : when.moves(moves);
    }
  }
}

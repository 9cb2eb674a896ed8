/** Answers the questions of a test to a copy of the tree about a made-up method. */
import { extraText } from "../../firmware/app/display/extra-text";
import { choiceWord } from "../../firmware/app/menu/fields";
import { FieldKind } from "../../firmware/app/model/choices";
import { LAST_METHOD } from "../../firmware/app/model/method-facts";
import { Word } from "../../firmware/app/model/word";
import { periodWords } from "../../firmware/app/text/control-text";
import type { Control } from "../../firmware/core/control";
import { press } from "../../firmware/core/game";
import { createClock } from "../../firmware/core/new-clock";
import { Side } from "../../firmware/core/words";
import { classOf } from "../../firmware/laws/class";
import { NEWEST } from "../../firmware/laws/edition";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { brief } from "../../sim/card/brief";
import { pgn } from "../../sim/notation/pgn";
import { lostWords } from "../../sim/notation/rules";
import { words } from "../../sim/notation/words";
import { nameOfText } from "../../sim/page/control/labels";
import { playEn } from "../../sim/words/play/en";
import { openDesk } from "../app/desk";

function controlOf(text: string): Control {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(`${text} is no control`);
  return control;
}

/** Returns a text as it is printed again, or the column at which it is refused. */
export function printed(text: string): string | number {
  const { control, column } = parseControl(text);
  return control === undefined ? column : printControl(control);
}

/**
 * Plays `moves` moves of a second for each side. Returns White's time at the start and after each of his presses, in
 * ms, with what the display shows beside it.
 */
export function played(text: string, moves: number): (readonly [ms: number, extra: string])[] {
  const clock = createClock(controlOf(text), 0, () => {});
  const seen = () => [clock.white.mainMs, extraText(clock, Side.White)] as const;
  const list = [seen()];
  press(clock, Side.Black, 0);
  for (let move = 0; move < moves; move++) {
    press(clock, Side.White, 2000 * move + 1000);
    list.push(seen());
    press(clock, Side.Black, 2000 * move + 2000);
  }
  return list;
}

/** Returns what people read about a control: the display, the card, the page, and both languages. */
export function saidOf(text: string): string[] {
  const control = controlOf(text);
  const [period] = control.white;
  if (period === undefined) return [];
  const sentences = (["en", "es"] as const).map((language) => {
    const written = words.write(control, language);
    return "text" in written ? written.text : "";
  });
  return [periodWords(openDesk().app, period), brief("en", control), nameOfText(text, playEn), ...sentences];
}

/** Returns whether the menu offers a method as its last, and shows it by the word for an increment. */
export function isLastInMenu(method: number): boolean {
  const field = { slot: 0, kind: FieldKind.Choice, label: Word.Method, from: Word.MethodTime, max: LAST_METHOD };
  return LAST_METHOD === method && choiceWord(field, method) === Word.MethodIncrement;
}

/** Returns the class of a control by the newest Laws. */
export function classOfText(text: string): number {
  return classOf(controlOf(text), NEWEST);
}

/** Returns what PGN cannot say of a control, in words. */
export function lostInPgn(text: string): string[] {
  const written = pgn.write(controlOf(text), "en");
  return "lost" in written ? written.lost.map((lost) => lostWords(lost, "en")) : [];
}

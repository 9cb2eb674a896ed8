/** Reads the time control of `flagfall sim`: as people write it, or in the notation that `--from` names. */
import type { Control } from "../../firmware/core/control";
import { printControl } from "../../firmware/notation/notation";
import { notationNamed, readable } from "../notation/all";
import { inSeconds, otherReading, readTyped } from "../notation/minutes";
import { refusalWords } from "../notation/rules";
import { sentencesOf } from "../notation/words";
import { wordsIn } from "../words/cli";
import type { Language } from "../words/language";

interface ControlRead {
  /** The text in canonical notation. */
  canonical: string;
  /** The meaning of the text, as a line for the user. */
  said: string;
}

/** Returns what a text means, or else what is wrong with it. */
export function readSimControl(text: string, from: string | undefined, language: Language): ControlRead | string {
  const { control: words } = wordsIn(language).cli;
  const read = from === undefined ? readTyped : notationNamed(from)?.read;
  if (read === undefined) return words.unknownNotation("--from", from ?? "", readable.join(", "));
  const reading = read(text);
  if ("control" in reading) return readAs(text, from, reading.control, language);
  return words.refused(text, reading.column, refusalWords(reading.rule, from ?? "canonical", language));
}

function readAs(text: string, from: string | undefined, control: Control, language: Language): ControlRead {
  const { sentence, cli } = wordsIn(language);
  const canonical = printControl(control);
  const seconds = from === undefined && otherReading(text) !== undefined ? cli.sim.seconds(inSeconds(text)) : "";
  return { canonical, said: `${cli.sim.control(text, sentencesOf(sentence, control))}${seconds}` };
}

/** Describes a control in words, as an arbiter would say it, and writes it as arbiters type it. */
import { parseControl } from "../../../firmware/notation/notation";
import type { NotationFault } from "../../notation/notation";
import { typedRefusal } from "../../notation/rules";
import { typedText } from "../../notation/typed-text";
import { sentencesOf } from "../../notation/words";
import { controlWords } from "../../words/control";
import { language, words } from "./store";

/** Returns sentences, or the text itself if it is no control. */
export function controlText(text: string): string {
  const { control } = parseControl(text);
  return control === undefined ? text : sentencesOf(controlWords(language.value).sentence, control);
}

/** Returns a text that is read back as the control: `5400+30`, and `90s+30s` for 90 seconds. */
export function typedControl(canonical: string): string {
  const { control } = parseControl(canonical);
  return control === undefined ? canonical : typedText(control);
}

/** Says where and why a typed text is no control. */
export function refusedControl(text: string, fault: NotationFault): string {
  const { column, why } = typedRefusal(text, fault, language.value);
  return words.value.bulk.badControl(column, why);
}

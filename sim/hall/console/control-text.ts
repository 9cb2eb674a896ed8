/** Describes a control in words, as an arbiter would say it. */
import { parseControl } from "../../../firmware/notation/notation";
import { sentencesOf } from "../../notation/words";
import { controlWords } from "../../words/control";
import { language } from "./store";

/** Returns sentences, or the text itself if it is no control. */
export function controlText(text: string): string {
  const { control } = parseControl(text);
  return control === undefined ? text : sentencesOf(controlWords(language.value).sentence, control);
}

/** Prints what the clock says in every situation, in all languages or in those that the arguments name. */
import { textOf } from "../../../sim/voice/phrases";
import { SPEECH_LANGUAGES } from "../../../sim/words/clock-languages";
import { hear } from "./situation-steps";
import { SITUATIONS } from "./situations";

const wanted = process.argv.slice(2);
for (const [tongue, language] of SPEECH_LANGUAGES.entries()) {
  if (wanted.length > 0 && !wanted.includes(language)) continue;
  for (const [name, steps] of Object.entries(SITUATIONS))
    console.log(`${language}: ${name}: ${textOf(language, hear(steps, tongue))}`);
}

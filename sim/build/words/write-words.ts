/** Runs `npm run words`: numbers the words and the languages of the display. Run it from the project's root. */
import { writeFileSync } from "node:fs";
import { languageFile, languageSource, textFile, textSource } from "./language-source";
import { numbersFile, wordNumbers } from "./word-numbers";

try {
  writeFileSync(languageFile, languageSource());
  writeFileSync(textFile, textSource());
  writeFileSync(numbersFile, wordNumbers("."));
} catch (thrown) {
  process.stderr.write(`npm run words: ${(thrown as Error).message}\n`);
  process.exitCode = 2;
}

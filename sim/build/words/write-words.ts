/** Runs `npm run words`: numbers the words of the display. Run it from the project's root. */
import { writeFileSync } from "node:fs";
import { numbersFile, wordNumbers } from "./word-numbers";

try {
  writeFileSync(numbersFile, wordNumbers("."));
} catch (thrown) {
  process.stderr.write(`npm run words: ${(thrown as Error).message}\n`);
  process.exitCode = 2;
}

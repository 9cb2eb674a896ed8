/** Runs `npm run words`: numbers the words of the display. Run it from the project's root. */
import { writeFileSync } from "node:fs";
import { numbersFile, wordNumbers } from "./word-numbers";

writeFileSync(numbersFile, wordNumbers("."));

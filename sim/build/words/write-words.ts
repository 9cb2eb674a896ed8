/** `npm run words`: numbers the words of the display, from the project's root. */
import { writeFileSync } from "node:fs";
import { numbersFile, wordNumbers } from "./word-numbers";

writeFileSync(numbersFile, wordNumbers("."));

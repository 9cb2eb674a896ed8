/** Runs `npm run methods`: writes what the table of the methods gives. Run it from the project's root. */
import { readFileSync, writeFileSync } from "node:fs";
import {
  appFactsSource,
  factsSource,
  methodsPage,
  namesSource,
  withMethods,
  withTable,
  wordSource,
  wordsFile,
} from "./sources";

try {
  writeFileSync("firmware/core/method-facts.ts", factsSource());
  writeFileSync("firmware/app/model/method-facts.ts", appFactsSource());
  writeFileSync("firmware/app/text/method-word.ts", wordSource());
  writeFileSync("sim/words/method-names.ts", namesSource());
  writeFileSync(wordsFile, withMethods(readFileSync(wordsFile, "utf8")));
  writeFileSync(methodsPage, withTable(readFileSync(methodsPage, "utf8")));
} catch (thrown) {
  process.stderr.write(`npm run methods: ${(thrown as Error).message}\n`);
  process.exitCode = 2;
}

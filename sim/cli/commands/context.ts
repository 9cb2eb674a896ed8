/** Everything that a function needs to add commands. */
import type { Words } from "../../words/en";
import type { Language } from "../../words/language";

export interface CommandContext {
  cli: Words["cli"];
  language: Language;
  /** True if `--lang` chose the language. */
  isNamed: boolean;
  /** Runs a command's own code. Resolves to the exit code: 0 done, 1 an expectation failed, 2 bad input. */
  run(action: () => Promise<number>): Promise<void>;
}

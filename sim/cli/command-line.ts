/** Defines what every function needs that adds a command to the command line. */
import type { Words } from "../words/en";
import type { Language } from "../words/language";

export type Cli = Words["cli"];

/** The arguments of every function that adds a command. */
export interface CommandLine {
  cli: Cli;
  language: Language;
  /** True if `--lang` chose the language. */
  isNamed: boolean;
  /** Runs a command's own code. Resolves to the exit code: 0 done, 1 an expectation failed, 2 bad input. */
  run(action: () => Promise<number>): Promise<void>;
}

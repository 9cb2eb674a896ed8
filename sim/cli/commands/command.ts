/** Defines a command as one record. The help, the messages and the parser are made from the list of all records. */
import type { Words } from "../../words/cli";
import type { Language } from "../../words/language";

/** The values that a record may use for its words and its run. */
export interface CommandContext {
  cli: Words["cli"];
  language: Language;
  /** True if `--lang` chose the language. */
  isNamed: boolean;
}

/** An option: its form, such as `--out <FOLDER>`, and its text. It may be given once, unless it is `repeated`. */
export type CommandOption = readonly [form: string, text: string, kind?: "repeated" | "required"];

export interface CliCommand {
  readonly name: string;
  /** The form of the arguments, as the help shows it behind the name. */
  readonly usage: string;
  readonly summary: string;
  /** The text of each argument, by its form: `<FILE...>`. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly options?: readonly CommandOption[];
  /** Names options that mean nothing without another one, and that one: `{ knights: "pgn" }`. */
  readonly needs?: Readonly<Record<string, string>>;
  /** The options that each of these excludes: `{ demo: ["port"] }`. */
  readonly excludes?: Readonly<Record<string, readonly string[]>>;
  /** Text below the help. */
  readonly more?: string;
  /** True if an argument may begin with a minus, as a bad time control does. */
  readonly takesNegatives?: boolean;
  readonly commands?: readonly CliCommand[];
  /** True if the options of the command above mean nothing here. */
  readonly isApart?: boolean;
  /**
   * Runs the command's own code, which it loads first. A command below another one also receives the options of that
   * one. Resolves to the exit code: 0 done, 1 an expectation failed, 2 bad input.
   */
  run(given: readonly string[], options: object): Promise<number>;
}

export type CommandOf = (context: CommandContext) => CliCommand;

/** Returns the name of a command, its form and its summary, if its words are in `sim/words/cli.ts`. */
export function named(cli: Words["cli"], name: keyof Words["cli"]["usage"] & keyof Words["cli"]["summaries"]) {
  return { name, usage: cli.usage[name], summary: cli.summaries[name] };
}

/** Defines the command line in the user's language. A command's own code is loaded only when the command runs. */
import { Command, CommanderError } from "commander";
import { version } from "../../package.json";
import { onOneLine } from "../scenario/problem";
import { isLanguage, type Language, pickLanguage } from "../words/language";
import { wordsIn } from "../words/words";
import { addBoardCommands } from "./commands/boards";
import type { CommandContext } from "./commands/context";
import { addControl } from "./commands/control";
import { addGameCommands } from "./commands/games";
import { addHall } from "./commands/hall";
import { addLinkCommands } from "./commands/link";
import { addServe } from "./commands/serve";
import { addVoice } from "./commands/voice";

type Cli = CommandContext["cli"];

function programOf(context: CommandContext): Command {
  const { cli } = context;
  const titles = new Map(Object.entries(cli.titles));
  const program = new Command("flagfall")
    .usage(cli.usage.program)
    .description(cli.description)
    .version(version, "--version", cli.options.version)
    .helpOption("-h, --help", cli.options.help)
    .option(`--lang <${cli.values.code}>`, cli.options.lang)
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => titles.get(title) ?? title,
      subcommandTerm: (command) => `${command.name()} ${command.usage()}`,
    })
    // `refusal` reports errors in one line, in the user's language, so commander prints none.
    .configureOutput({ writeErr: () => {}, outputError: () => {} })
    .exitOverride()
    .helpCommand(`help [${cli.names.command}]`, cli.help);
  addGameCommands(program, context);
  addControl(program, context);
  addBoardCommands(program, context);
  addVoice(program, context);
  addLinkCommands(program, context);
  addServe(program, context);
  addHall(program, context);
  return program;
}

/** Returns the commands or options that commander thinks were meant, for example `sim`. Undefined if it has no idea. */
function meant(message: string): string | undefined {
  return /\(Did you mean (?:one of )?(.+)\?\)/.exec(message)?.[1];
}

/** Returns what is wrong with the arguments. Returns undefined if help or the version was asked for and printed. */
function refusal(error: CommanderError, args: readonly string[], cli: Cli): string | undefined {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const near = meant(error.message);
  switch (error.code) {
    case "commander.helpDisplayed":
    case "commander.version":
      return undefined;
    case "commander.help":
      return error.exitCode === 0 ? undefined : cli.errors.unknownCommand(askedFor(args) ?? "");
    case "commander.unknownCommand":
      return near === undefined ? cli.errors.unknownCommand(quoted) : cli.errors.meantCommand(quoted, near);
    case "commander.unknownOption":
      return near === undefined ? cli.errors.unknownOption(quoted) : cli.errors.meantOption(quoted, near);
    case "commander.missingArgument":
      return cli.errors.missingArgument(quoted);
    case "commander.missingMandatoryOptionValue":
      return cli.errors.missingOption(quoted.replace(/ .*/, ""));
    case "commander.optionMissingArgument":
      return cli.errors.missingValue(quoted.replace(/ .*/, ""));
    case "commander.excessArguments":
      return cli.errors.tooMany;
    default:
      return cli.errors.other;
  }
}

/**
 * Returns the value of `--lang`, wherever it occurs. Help and error messages need it before the arguments are parsed.
 */
function languageOption(args: readonly string[]): string | undefined {
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const at = args.lastIndexOf("--lang", end - 1);
  const joined = args.slice(0, end).findLast((arg) => arg.startsWith("--lang="));
  return joined?.slice("--lang=".length) ?? (at >= 0 && at + 1 < end ? args[at + 1] : undefined);
}

/**
 * Moves arguments such as `-300` of `flagfall control` behind `--`. They are bad time controls, not unknown options.
 */
function withNegativesLast(args: readonly string[]): string[] {
  const command = args.find((arg, at) => !arg.startsWith("-") && args[at - 1] !== "--lang");
  if (command !== "control" || args.includes("--")) return [...args];
  const isText = (arg: string, at: number) =>
    /^-[^a-zA-Z-]/.test(arg) && !/^--(from|to|lang)$/.test(args[at - 1] ?? "");
  const negatives = args.filter(isText);
  return negatives.length === 0 ? [...args] : [...args.filter((arg, at) => !isText(arg, at)), "--", ...negatives];
}

function fail(message: string, code: number): number {
  process.stderr.write(`flagfall: ${onOneLine(message)}\n`);
  return code;
}

/** Returns the command that `flagfall help` was asked about. */
function askedFor(args: readonly string[]): string | undefined {
  return args.includes("help") ? args[args.indexOf("help") + 1] : undefined;
}

function failure(error: unknown, program: Command, args: readonly string[], cli: Cli): number {
  if (error instanceof CommanderError) {
    if (error.code === "commander.help" && askedFor(args) === undefined) {
      process.stdout.write(program.helpInformation());
      return 0;
    }
    const message = refusal(error, args, cli);
    return message === undefined ? 0 : fail(message, 2);
  }
  if (process.env.FLAGFALL_DEBUG === "1" && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  return fail(cli.errors.unexpected(error instanceof Error ? error.message : String(error)), 1);
}

/** Returns the language that the arguments ask for, or else the system's language. */
export function languageOf(args: readonly string[]): Language {
  return pickLanguage(languageOption(args));
}

/** Runs `flagfall` with the arguments after its name. Resolves to the exit code and never throws. */
export async function main(args: readonly string[]): Promise<number> {
  const named = languageOption(args);
  const language: Language = pickLanguage(named);
  const { cli } = wordsIn(language);
  if (named !== undefined && !isLanguage(named)) return fail(cli.errors.language(named), 2);
  let code = 0;
  const program = programOf({
    cli,
    language,
    isNamed: named !== undefined,
    async run(action) {
      code = await action();
    },
  });
  try {
    await program.parseAsync(withNegativesLast(args), { from: "user" });
    return code;
  } catch (error) {
    return failure(error, program, args, cli);
  }
}

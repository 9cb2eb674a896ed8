/** Defines the command line in the user's language. A command's own code is loaded only when the command runs. */
import { Command, CommanderError, Option } from "commander";
import { version } from "../../package.json";
import { onOneLine } from "../scenario/problem";
import { wordsIn } from "../words/cli";
import { isLanguage, type Language, pickLanguage } from "../words/language";
import type { CliCommand, CommandContext, CommandOption } from "./commands/command";
import { commands } from "./commands/list";

type Cli = CommandContext["cli"];

/** Keeps the exit code of the command that ran. */
interface Outcome {
  code: number;
}

function programOf(cli: Cli, records: readonly CliCommand[], outcome: Outcome): Command {
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
  for (const record of records) addCommand(program, program, record, cli, outcome);
  return program;
}

/** Adds a command below `parent`, and the commands below it. */
function addCommand(program: Command, parent: Command, record: CliCommand, cli: Cli, outcome: Outcome): void {
  const command = parent.command(record.name).usage(record.usage).description(record.summary);
  for (const [form, text] of Object.entries(record.arguments ?? {})) command.argument(form, text);
  for (const option of record.options ?? []) command.addOption(optionOf(option, record));
  if (record.more !== undefined) command.addHelpText("after", `\n${record.more}`);
  if (record.isApart === true)
    command.configureHelp({ ...program.configureHelp(), visibleGlobalOptions: () => [...program.options] });
  command.action(async () => {
    const options = parent === program ? command.opts() : command.optsWithGlobals();
    const fault = idleIn(options, record, cli);
    outcome.code = fault === undefined ? await record.run(command.args, options) : fail(fault, 2);
  });
  for (const below of record.commands ?? []) addCommand(program, command, below, cli, outcome);
}

/** Returns what to say if an option was given without the one that it needs. */
function idleIn(options: object, { needs = {} }: CliCommand, { errors }: Cli): string | undefined {
  const idle = Object.entries(needs).find(([name, other]) => name in options && !(other in options));
  return idle === undefined ? undefined : errors.idleOption(`--${idle[0]}`, `--${idle[1]}`);
}

function optionOf([form, text, kind]: CommandOption, { excludes = {} }: CliCommand): Option {
  const option = new Option(form, text);
  option.conflicts([...(excludes[option.attributeName()] ?? [])]);
  if (kind === "repeated") option.argParser((value: string, list: readonly string[] = []) => [...list, value]);
  return option.makeOptionMandatory(kind === "required");
}

/** Returns the commands or options that commander thinks were meant, for example `sim`. Undefined if it has no idea. */
function meant(message: string): string | undefined {
  return /\(Did you mean (?:one of )?(.+)\?\)/.exec(message)?.[1];
}

/** Returns what is wrong with the arguments. Returns undefined if help or the version was asked for and printed. */
function refusal(
  error: CommanderError,
  args: readonly string[],
  cli: Cli,
  known: readonly string[],
): string | undefined {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  const near = meant(error.message);
  switch (error.code) {
    case "commander.helpDisplayed":
    case "commander.version":
      return undefined;
    case "commander.help":
      return error.exitCode === 0 ? undefined : cli.errors.unknownCommand(askedFor(args) ?? "", known);
    case "commander.unknownCommand":
      return near === undefined ? cli.errors.unknownCommand(quoted, known) : cli.errors.meantCommand(quoted, near);
    case "commander.unknownOption":
      return near === undefined ? cli.errors.unknownOption(quoted) : cli.errors.meantOption(quoted, near);
    case "commander.conflictingOption": {
      const [one = "", other = ""] = [...error.message.matchAll(/'(--[^ ']*)/g)].map(([, name = ""]) => name);
      return cli.errors.excludedOption(one, other);
    }
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
 * Moves arguments such as `-300` behind `--`, if the command takes some. They are bad time controls, not unknown
 * options.
 */
function withNegativesLast(args: readonly string[], records: readonly CliCommand[]): string[] {
  const name = args.find((arg, at) => !arg.startsWith("-") && args[at - 1] !== "--lang");
  const record = records.find((each) => each.name === name);
  if (record?.takesNegatives !== true || args.includes("--")) return [...args];
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
  const known = program.commands.map((command) => command.name());
  if (error instanceof CommanderError) {
    if (error.code === "commander.help" && error.exitCode !== 0 && askedFor(args) === undefined) {
      process.stdout.write(program.helpInformation());
      return 0;
    }
    const message = refusal(error, args, cli, known);
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
  const records = commands.map((each) => each({ cli, language, isNamed: named !== undefined }));
  const outcome = { code: 0 };
  const program = programOf(cli, records, outcome);
  try {
    await program.parseAsync(withNegativesLast(args, records), { from: "user" });
    return outcome.code;
  } catch (error) {
    return failure(error, program, args, cli);
  }
}

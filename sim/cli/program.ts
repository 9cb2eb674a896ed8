/** Defines the command line in the user's language. A command's own code is loaded only when the command runs. */
import { Command, CommanderError } from "commander";
import { version } from "../../package.json";
import { onOneLine } from "../scenario/problem";
import type { Words } from "../words/en";
import { isLanguage, type Language, pickLanguage } from "../words/language";
import { linkWords } from "../words/link";
import { wordsIn } from "../words/words";
import { addBoards, addBuild, addVoice } from "./board-commands";
import type { Shared } from "./command-setup";
import type { LinkOptions } from "./link/order";
import type { RunOptions } from "./run-options";
import type { SimOptions } from "./sim";

type Cli = Words["cli"];

function addSim(program: Command, { cli, language, isNamed, run }: Shared): void {
  program
    .command("sim")
    .usage(cli.usage.sim)
    .description(cli.summaries.sim)
    .option("--terminal", cli.options.terminal)
    .option("--demo", cli.options.demo)
    .option(`--control <${cli.values.control}>`, cli.options.simControl)
    .option(`--board <${cli.values.board}>`, cli.options.simBoard)
    .option(`--port <${cli.values.port}>`, cli.options.simPort)
    .option("--serial", cli.options.simSerial)
    .action((options: Omit<SimOptions, "lang" | "isNamed">) =>
      run(async () => (await import("./sim")).simCommand({ ...options, lang: language, isNamed })),
    );
}

function addRun(program: Command, { cli, language, run }: Shared): void {
  program
    .command("run")
    .usage(cli.usage.run)
    .description(cli.summaries.run)
    .argument(`<${cli.names.scenario}...>`, cli.arguments.scenario)
    .option(`--device <${cli.values.board}>`, cli.options.device)
    .option(`--runtime <${cli.values.name}>`, cli.options.runtime)
    .option("--json", cli.options.json)
    .option(`--junit <${cli.values.file}>`, cli.options.junit)
    .option(`--vcd <${cli.values.file}>`, cli.options.vcd)
    .option(`--pgn <${cli.values.file}>`, cli.options.pgn)
    .option(`--png <${cli.values.folder}>`, cli.options.png)
    .option(`--store <${cli.values.file}>`, cli.options.store)
    .action((files: string[], options: Omit<RunOptions, "language">) =>
      run(async () => (await import("./run")).runCommand(files, { ...options, language })),
    );
}

function addReplay(program: Command, { cli, language, run }: Shared): void {
  program
    .command("replay")
    .usage(cli.usage.replay)
    .description(cli.summaries.replay)
    .argument(`<${cli.names.game}...>`, cli.arguments.game)
    .option(`--control <${cli.values.control}>`, cli.options.replayControl)
    .option(`--tolerance <${cli.values.seconds}>`, cli.options.tolerance)
    .option(`--share <${cli.values.percent}>`, cli.options.share)
    .option("--json", cli.options.json)
    .action((files: string[], options: { control?: string; tolerance?: string; share?: string; json?: boolean }) =>
      run(async () => (await import("./replay")).replayCommand(files, { ...options, lang: language })),
    );
}

function addControl(program: Command, { cli, language, run }: Shared): void {
  program
    .command("control")
    .usage(cli.usage.control)
    .description(cli.summaries.control)
    .argument(`<${cli.names.text}>`, cli.arguments.text)
    .option(`--from <${cli.values.notation}>`, cli.options.from)
    .option(`--to <${cli.values.notation}>`, cli.options.to)
    .option("--json", cli.options.json)
    .addHelpText("after", `\n${cli.notations}`)
    .action((text: string, options: { from?: string; to?: string; json?: boolean }) =>
      run(async () => (await import("./control")).controlCommand(text, { ...options, lang: language })),
    );
}

function programOf(shared: Shared): Command {
  const { cli } = shared;
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
  addSim(program, shared);
  addRun(program, shared);
  addReplay(program, shared);
  addControl(program, shared);
  addBoards(program, shared);
  addBuild(program, shared);
  addVoice(program, shared);
  addLink(program, shared);
  addCalibrate(program, shared);
  addJournal(program, shared);
  return program;
}

function addLink(program: Command, { cli, language, run }: Shared): void {
  const collect = (port: string, ports: readonly string[] = []) => [...ports, port];
  program
    .command("link")
    .usage(cli.usage.link)
    .description(cli.summaries.link)
    .argument(`<${cli.names.command}...>`, cli.arguments.linkCommand)
    .option(`--port <${cli.values.port}>`, cli.options.linkPort, collect)
    .option("--all", cli.options.linkAll)
    .option(`--code <${cli.values.code}>`, cli.options.linkCode)
    .option(`--from <${cli.values.notation}>`, cli.options.linkFrom)
    .option("--json", cli.options.json)
    .option("--csv", cli.options.csv)
    .option("--pgn", cli.options.journalPgn)
    .option(`--minutes <${cli.values.minutes}>`, cli.options.minutes)
    .option("--store", cli.options.storeTrim)
    .addHelpText("after", `\n${linkWords(language).help}`)
    .action((words: string[], options: Omit<LinkOptions, "language" | "port"> & { port?: string[] }) =>
      run(async () => (await import("./link/link")).linkCommand(words, { port: [], ...options, language })),
    );
}

function addCalibrate(program: Command, { cli, language, run }: Shared): void {
  program
    .command("calibrate")
    .usage(cli.usage.calibrate)
    .description(cli.summaries.calibrate)
    .requiredOption(`--port <${cli.values.port}>`, cli.options.port)
    .option(`--minutes <${cli.values.minutes}>`, cli.options.minutes)
    .option("--store", cli.options.storeTrim)
    .option("--json", cli.options.json)
    .action((options: { port: string; minutes?: string; store?: boolean; json?: boolean }) =>
      run(async () => (await import("./link/calibrate")).calibrateCommand({ ...options, language })),
    );
}

function addJournal(program: Command, { cli, language, run }: Shared): void {
  program
    .command("journal")
    .usage(cli.usage.journal)
    .description(cli.summaries.journal)
    .argument(`<${cli.names.image}>`, cli.arguments.journal)
    .option("--json", cli.options.json)
    .option("--csv", cli.options.csv)
    .option("--pgn", cli.options.journalPgn)
    .action((file: string, options: { json?: boolean; csv?: boolean; pgn?: boolean }) =>
      run(async () => (await import("./journal")).journalCommand(file, { ...options, language })),
    );
}

/** Returns what is wrong with the arguments. Returns undefined if help or the version was asked for and printed. */
function refusal(error: CommanderError, args: readonly string[], cli: Cli): string | undefined {
  const quoted = /'([^']*)'/.exec(error.message)?.[1] ?? "";
  switch (error.code) {
    case "commander.helpDisplayed":
    case "commander.version":
      return undefined;
    case "commander.help":
      return error.exitCode === 0 ? undefined : noCommand(args, cli);
    case "commander.unknownCommand":
      return cli.errors.unknownCommand(quoted);
    case "commander.unknownOption":
      return cli.errors.unknownOption(quoted);
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

/** Returns the message for `flagfall` without a command, and for `flagfall help` with an unknown command. */
function noCommand(args: readonly string[], cli: Cli): string {
  const name = args.includes("help") ? args[args.indexOf("help") + 1] : undefined;
  return name === undefined ? cli.errors.noCommand : cli.errors.unknownCommand(name);
}

function failure(error: unknown, args: readonly string[], cli: Cli): number {
  if (error instanceof CommanderError) {
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
    return failure(error, args, cli);
  }
}

/** The commands for clocks: link, calibrate, doctor and journal. */
import type { Command } from "commander";
import { linkWords } from "../../words/link";
import type { LinkOptions } from "../link/order";
import type { CommandContext } from "./context";

/** Adds `link`, `calibrate`, `doctor` and `journal`. */
export function addLinkCommands(program: Command, context: CommandContext): void {
  addLink(program, context);
  addCalibrate(program, context);
  addDoctor(program, context);
  addJournal(program, context);
}

function addLink(program: Command, { cli, language, run }: CommandContext): void {
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
      run(async () => (await import("../link/link")).linkCommand(words, { port: [], ...options, language })),
    );
}

function addCalibrate(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("calibrate")
    .usage(cli.usage.calibrate)
    .description(cli.summaries.calibrate)
    .requiredOption(`--port <${cli.values.port}>`, cli.options.port)
    .option(`--minutes <${cli.values.minutes}>`, cli.options.minutes)
    .option("--store", cli.options.storeTrim)
    .option("--json", cli.options.json)
    .action((options: { port: string; minutes?: string; store?: boolean; json?: boolean }) =>
      run(async () => (await import("../link/calibrate")).calibrateCommand({ ...options, language })),
    );
}

function addDoctor(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("doctor")
    .usage(cli.usage.doctor)
    .description(cli.summaries.doctor)
    .option(`--port <${cli.values.port}>`, cli.options.doctorPort)
    .option(`--out <${cli.values.file}>`, cli.options.doctorOut)
    .action((options: { port?: string; out?: string }) =>
      run(async () => (await import("../link/doctor")).doctorCommand({ ...options, language })),
    );
}

function addJournal(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("journal")
    .usage(cli.usage.journal)
    .description(cli.summaries.journal)
    .argument(`<${cli.names.image}>`, cli.arguments.journal)
    .option("--json", cli.options.json)
    .option("--csv", cli.options.csv)
    .option("--pgn", cli.options.journalPgn)
    .action((file: string, options: { json?: boolean; csv?: boolean; pgn?: boolean }) =>
      run(async () => (await import("../journal")).journalCommand(file, { ...options, language })),
    );
}

/** Adds the commands that concern boards to the command line. */
import type { Command } from "commander";
import type { CommandLine } from "./command-line";

export function addBoards(program: Command, shared: CommandLine): void {
  const { cli, language, run } = shared;
  const boards = program
    .command("boards")
    .usage(cli.usage.boards)
    .description(cli.summaries.boards)
    .option("--json", cli.options.json)
    .action((options: { json?: boolean }) =>
      run(async () => (await import("./boards")).boardsCommand({ ...options, language })),
    );
  boards
    .command("check")
    .usage(cli.usage.check)
    .description(cli.summaries.check)
    .argument(`<${cli.names.board}>`, cli.arguments.board)
    .action((file: string, _: object, command: Command) =>
      run(async () => (await import("./boards")).checkCommand(file, { ...command.optsWithGlobals(), language })),
    );
  addNewBoard(boards, shared);
}

function addNewBoard(boards: Command, { cli, language, run }: CommandLine): void {
  boards
    .command("new")
    .usage(cli.usage.newBoard)
    .description(cli.summaries.newBoard)
    .argument(`<${cli.values.name}>`, cli.arguments.newBoard)
    .option(`--from <${cli.values.board}>`, cli.options.copied)
    .action((name: string, options: { from?: string }) =>
      run(async () => (await import("./boards-new")).newBoardCommand(name, { ...options, language })),
    );
}

export function addBuild(program: Command, { cli, language, run }: CommandLine): void {
  program
    .command("build")
    .usage(cli.usage.build)
    .description(cli.summaries.build)
    .argument(`<${cli.values.board}>`, cli.arguments.built)
    .option(`--out <${cli.values.folder}>`, cli.options.out)
    .option(`--language <${cli.values.code}>`, cli.options.spoken)
    .option("--check", cli.options.checkImage)
    .action((board: string, { language: spoken, ...options }: { out?: string; language?: string; check?: boolean }) =>
      run(async () => (await import("./build")).buildCommand(board, { ...options, spoken, language })),
    );
}

export function addWiring(program: Command, { cli, language, run }: CommandLine): void {
  program
    .command("wiring")
    .usage(cli.usage.wiring)
    .description(cli.summaries.wiring)
    .argument(`<${cli.values.board}>`, cli.arguments.built)
    .option(`--out <${cli.values.file}>`, cli.options.outFile)
    .action((board: string, options: { out?: string }) =>
      run(async () => (await import("./wiring")).wiringCommand(board, { ...options, language })),
    );
}

export function addCard(program: Command, { cli, language, run }: CommandLine): void {
  program
    .command("card")
    .usage(cli.usage.card)
    .description(cli.summaries.card)
    .argument(`<${cli.values.board}>`, cli.arguments.built)
    .option(`--out <${cli.values.file}>`, cli.options.outFile)
    .option(`--pdf <${cli.values.file}>`, cli.options.pdf)
    .action((board: string, options: { out?: string; pdf?: string }) =>
      run(async () => (await import("./card")).cardCommand(board, { ...options, language })),
    );
}

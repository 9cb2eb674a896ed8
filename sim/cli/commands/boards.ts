/** The commands about boards and their firmware: boards and build. */
import type { Command } from "commander";
import type { CommandContext } from "./context";

/** Adds `boards` and `build`. */
export function addBoardCommands(program: Command, context: CommandContext): void {
  addBoards(program, context);
  addBuild(program, context);
}

function addBoards(program: Command, { cli, language, run }: CommandContext): void {
  const boards = program
    .command("boards")
    .usage(cli.usage.boards)
    .description(cli.summaries.boards)
    .option("--json", cli.options.json)
    .action((options: { json?: boolean }) =>
      run(async () => (await import("../boards")).boardsCommand({ ...options, language })),
    );
  boards
    .command("check")
    .usage(cli.usage.check)
    .description(cli.summaries.check)
    .argument(`<${cli.names.board}>`, cli.arguments.board)
    .action((file: string, _: object, command: Command) =>
      run(async () => (await import("../boards")).checkCommand(file, { ...command.optsWithGlobals(), language })),
    );
}

function addBuild(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("build")
    .usage(cli.usage.build)
    .description(cli.summaries.build)
    .argument(`<${cli.values.board}>`, cli.arguments.built)
    .option(`--out <${cli.values.folder}>`, cli.options.out)
    .option(`--language <${cli.values.code}>`, cli.options.spoken)
    .option("--check", cli.options.checkImage)
    .action((board: string, { language: spoken, ...options }: { out?: string; language?: string; check?: boolean }) =>
      run(async () => (await import("../build")).buildCommand(board, { ...options, spoken, language })),
    );
}

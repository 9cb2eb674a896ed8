/** The commands about boards: their definitions, firmware, wiring and cards. */
import type { Command } from "commander";
import type { CommandContext } from "./context";

/** Adds `boards`, `build`, `wiring` and `card`. */
export function addBoardCommands(program: Command, context: CommandContext): void {
  addBoards(program, context);
  addBuild(program, context);
  addWiring(program, context);
  addCard(program, context);
}

function addBoards(program: Command, context: CommandContext): void {
  const { cli, language, run } = context;
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
  addNewBoard(boards, context);
}

function addNewBoard(boards: Command, { cli, language, run }: CommandContext): void {
  boards
    .command("new")
    .usage(cli.usage.newBoard)
    .description(cli.summaries.newBoard)
    .argument(`<${cli.values.name}>`, cli.arguments.newBoard)
    .option(`--from <${cli.values.board}>`, cli.options.copied)
    .action((name: string, options: { from?: string }) =>
      run(async () => (await import("../boards-new")).newBoardCommand(name, { ...options, language })),
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
    .option(`--voice <${cli.values.tongue}>`, cli.options.builtVoice, addTo)
    .option("--check", cli.options.checkImage)
    .action((board: string, { language: spoken, ...options }: BuildArguments) =>
      run(async () => (await import("../build")).buildCommand(board, { ...options, spoken, language })),
    );
}

interface BuildArguments {
  out?: string;
  language?: string;
  voice?: string[];
  check?: boolean;
}

/** Collects the values of an option that may be given more than once. */
function addTo(value: string, list: readonly string[] = []): string[] {
  return [...list, value];
}

function addWiring(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("wiring")
    .usage(cli.usage.wiring)
    .description(cli.summaries.wiring)
    .argument(`<${cli.values.board}>`, cli.arguments.built)
    .option(`--out <${cli.values.file}>`, cli.options.outFile)
    .action((board: string, options: { out?: string }) =>
      run(async () => (await import("../wiring")).wiringCommand(board, { ...options, language })),
    );
}

function addCard(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("card")
    .usage(cli.usage.card)
    .description(cli.summaries.card)
    .argument(`<${cli.values.board}>`, cli.arguments.built)
    .option(`--out <${cli.values.file}>`, cli.options.outFile)
    .option(`--pdf <${cli.values.file}>`, cli.options.pdf)
    .action((board: string, options: { out?: string; pdf?: string }) =>
      run(async () => (await import("../card")).cardCommand(board, { ...options, language })),
    );
}

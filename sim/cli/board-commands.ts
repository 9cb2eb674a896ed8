/** Defines the commands for boards and for what goes onto them. */
import type { Command } from "commander";
import type { Shared } from "./command-setup";

export function addBoards(program: Command, { cli, language, run }: Shared): void {
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
}

export function addBuild(program: Command, { cli, language, run }: Shared): void {
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

export function addVoice(program: Command, { cli, language, run }: Shared): void {
  program
    .command("voice")
    .usage(cli.usage.voice)
    .description(cli.summaries.voice)
    .argument(`<${cli.values.tongue}>`, cli.arguments.voice)
    .option(`--out <${cli.values.folder}>`, cli.options.voiceOut)
    .option(`--rate <${cli.values.rate}>`, cli.options.rate)
    .option("--wav", cli.options.wav)
    .action((tongue: string, options: { out?: string; rate?: string; wav?: boolean }) =>
      run(async () => (await import("./voice")).voiceCommand(tongue, { ...options, language })),
    );
}

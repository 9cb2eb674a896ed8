/** The commands about boards: their definitions, firmware, wiring and cards. */
import type { Given } from "../given";
import { type CommandOf, named } from "./command";

export const boards: CommandOf = (context) => ({
  ...named(context.cli, "boards"),
  options: [["--json", context.cli.options.json]],
  commands: [check(context), newBoard(context)],
  run: async (_, options: { json?: boolean }) =>
    (await import("../boards")).boardsCommand({ ...options, language: context.language }),
});

const check: CommandOf = ({ cli, language }) => ({
  ...named(cli, "check"),
  arguments: { [`<${cli.names.board}>`]: cli.arguments.board },
  run: async ([file = ""], options: { json?: boolean }) =>
    (await import("../boards")).checkCommand(file, { ...options, language }),
});

const newBoard: CommandOf = ({ cli, language }) => ({
  name: "new",
  usage: cli.usage.newBoard,
  summary: cli.summaries.newBoard,
  arguments: { [`<${cli.values.name}>`]: cli.arguments.newBoard },
  options: [[`--from <${cli.values.board}>`, cli.options.copied]],
  run: async ([name = ""], options: { from?: string }) =>
    (await import("../boards-new")).newBoardCommand(name, { ...options, language }),
});

export const build: CommandOf = ({ cli, language }) => ({
  ...named(cli, "build"),
  arguments: { [`<${cli.values.board}>`]: cli.arguments.built },
  options: [
    [`--out <${cli.values.folder}>`, cli.options.out],
    [`--language <${cli.values.code}>`, cli.options.spoken],
    [`--voice <${cli.values.tongue}>`, cli.options.builtVoice, "repeated"],
    ["--check", cli.options.checkImage],
  ],
  run: async (
    [board = ""],
    { language: spoken, ...options }: Given<"out" | "language", "check"> & { voice?: string[] },
  ) => (await import("../build")).buildCommand(board, { ...options, spoken, language }),
});

export const wiring: CommandOf = ({ cli, language }) => ({
  ...named(cli, "wiring"),
  arguments: { [`<${cli.values.board}>`]: cli.arguments.built },
  options: [[`--out <${cli.values.file}>`, cli.options.outFile]],
  run: async ([board = ""], options: { out?: string }) =>
    (await import("../wiring")).wiringCommand(board, { ...options, language }),
});

export const card: CommandOf = ({ cli, language }) => ({
  ...named(cli, "card"),
  arguments: { [`<${cli.values.board}>`]: cli.arguments.built },
  options: [
    [`--out <${cli.values.file}>`, cli.options.outFile],
    [`--pdf <${cli.values.file}>`, cli.options.pdf],
  ],
  run: async ([board = ""], options: { out?: string; pdf?: string }) =>
    (await import("../card")).cardCommand(board, { ...options, language }),
});

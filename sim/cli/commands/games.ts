/** The commands that play games: sim, run and replay. */
import type { Command } from "commander";
import type { RunOptions } from "../run-options";
import type { SimOptions } from "../sim";
import type { CommandContext } from "./context";

/** Adds `sim`, `run` and `replay`. */
export function addGameCommands(program: Command, context: CommandContext): void {
  addSim(program, context);
  addRun(program, context);
  addReplay(program, context);
}

function addSim(program: Command, { cli, language, isNamed, run }: CommandContext): void {
  program
    .command("sim")
    .usage(cli.usage.sim)
    .description(cli.summaries.sim)
    .option("--terminal", cli.options.terminal)
    .option("--demo", cli.options.demo)
    .option(`--control <${cli.values.control}>`, cli.options.simControl)
    .option(`--board <${cli.values.board}>`, cli.options.simBoard)
    .option(`--port <${cli.values.port}>`, cli.options.simPort)
    .option(`--from <${cli.values.notation}>`, cli.options.simFrom)
    .option(`--host [${cli.values.address}]`, cli.options.simHost)
    .option("--serial", cli.options.simSerial)
    .action((options: Omit<SimOptions, "lang" | "isNamed">) =>
      run(async () => (await import("../sim")).simCommand({ ...options, lang: language, isNamed })),
    );
}

function addRun(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("run")
    .usage(cli.usage.run)
    .description(cli.summaries.run)
    .argument(`<${cli.names.scenario}...>`, cli.arguments.scenario)
    .option(`--device <${cli.values.board}>`, cli.options.device)
    .option(`--runtime <${cli.values.name}>`, cli.options.runtime)
    .option("--cycles", cli.options.cycles)
    .option("--json", cli.options.json)
    .option(`--junit <${cli.values.file}>`, cli.options.junit)
    .option(`--vcd <${cli.values.file}>`, cli.options.vcd)
    .option(`--pgn <${cli.values.file}>`, cli.options.pgn)
    .option(`--png <${cli.values.folder}>`, cli.options.png)
    .option(`--store <${cli.values.file}>`, cli.options.store)
    .action((files: string[], options: Omit<RunOptions, "language">) =>
      run(async () => (await import("../run")).runCommand(files, { ...options, language })),
    );
}

function addReplay(program: Command, { cli, language, run }: CommandContext): void {
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
      run(async () => (await import("../replay")).replayCommand(files, { ...options, lang: language })),
    );
}

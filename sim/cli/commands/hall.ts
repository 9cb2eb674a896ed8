/** The command that plays a whole hall of clocks. */
import type { Command } from "commander";
import { hallWords } from "../../words/hall";
import type { HallOptions } from "../hall";
import type { CommandContext } from "./context";

/** Adds `hall`. */
export function addHall(program: Command, { cli, language, run }: CommandContext): void {
  const { options, values } = hallWords(language);
  program
    .command("hall")
    .usage(cli.usage.hall)
    .description(cli.summaries.hall)
    .option(`--clocks <${values.count}>`, options.clocks)
    .option(`--tcp [${cli.values.port}]`, options.tcp)
    .option("--pty", options.pty)
    .option(`--control <${cli.values.control}>`, options.control)
    .option(`--seed <${values.count}>`, options.seed)
    .option(`--speed <${values.count}>`, options.speed)
    .option(`--every <${cli.values.seconds}>`, options.every)
    .action((given: HallOptions) => run(async () => (await import("../hall")).hallCommand(given, language)));
}

/** The command that plays a whole hall of clocks. */
import type { Command } from "commander";
import { hallWords } from "../../words/hall";
import { mqttWords } from "../../words/mqtt";
import type { HallOptions } from "../hall";
import type { CommandContext } from "./context";

/** Adds `hall`. */
export function addHall(program: Command, { cli, language, run }: CommandContext): void {
  const { options, values } = hallWords(language);
  const mqtt = mqttWords(language);
  program
    .command("hall")
    .usage(cli.usage.hall)
    .description(cli.summaries.hall)
    .option(`--clocks <${values.count}>`, options.clocks)
    .option(`--tcp [${cli.values.port}]`, options.tcp)
    .option("--pty", options.pty)
    .option(`--mqtt <${mqtt.values.url}>`, options.mqtt)
    .option(`--broker <${mqtt.values.broker}>`, mqtt.options.broker)
    .option(`--hall <${cli.values.name}>`, mqtt.options.hall)
    .option(`--key <${cli.values.file}>`, mqtt.options.key)
    .option(`--name <${cli.values.name}>`, options.name)
    .option(`--control <${cli.values.control}>`, options.control)
    .option(`--seed <${values.count}>`, options.seed)
    .option(`--speed <${values.count}>`, options.speed)
    .option(`--every <${cli.values.seconds}>`, options.every)
    .action((given: HallOptions) => run(async () => (await import("../hall")).hallCommand(given, language)));
}

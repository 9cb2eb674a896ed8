/** The command about time controls. */
import type { Command } from "commander";
import type { CommandContext } from "./context";

/** Adds `control`. */
export function addControl(program: Command, { cli, language, run }: CommandContext): void {
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
      run(async () => (await import("../control")).controlCommand(text, { ...options, lang: language })),
    );
}

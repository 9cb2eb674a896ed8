/** The command that makes speech. */
import type { Command } from "commander";
import type { CommandContext } from "./context";

/** Adds `voice`. */
export function addVoice(program: Command, { cli, language, run }: CommandContext): void {
  program
    .command("voice")
    .usage(cli.usage.voice)
    .description(cli.summaries.voice)
    .argument(`<${cli.values.tongue}>`, cli.arguments.voice)
    .option(`--out <${cli.values.folder}>`, cli.options.voiceOut)
    .option(`--rate <${cli.values.rate}>`, cli.options.rate)
    .option("--wav", cli.options.wav)
    .option(`--card <${cli.values.folder}>`, cli.options.card)
    .action((tongue: string, options: { out?: string; rate?: string; wav?: boolean; card?: string }) =>
      run(async () => (await import("../voice")).voiceCommand(tongue, { ...options, language })),
    );
}

/** The commands about time controls and speech. */
import { type CommandOf, named } from "./command";

export const control: CommandOf = ({ cli, language }) => ({
  ...named(cli, "control"),
  arguments: { [`<${cli.names.text}>`]: cli.arguments.text },
  options: [
    [`--from <${cli.values.notation}>`, cli.options.from],
    [`--to <${cli.values.notation}>`, cli.options.to],
    ["--json", cli.options.json],
  ],
  more: cli.notations,
  takesNegatives: true,
  run: async ([text = ""], options: { from?: string; to?: string; json?: boolean }) =>
    (await import("../control")).controlCommand(text, { ...options, lang: language }),
});

export const voice: CommandOf = ({ cli, language }) => ({
  ...named(cli, "voice"),
  arguments: { [`<${cli.values.tongue}>`]: cli.arguments.voice },
  options: [
    [`--out <${cli.values.folder}>`, cli.options.voiceOut],
    [`--rate <${cli.values.rate}>`, cli.options.rate],
    ["--wav", cli.options.wav],
    [`--card <${cli.values.folder}>`, cli.options.card],
  ],
  run: async ([tongue = ""], options: { out?: string; rate?: string; wav?: boolean; card?: string }) =>
    (await import("../voice")).voiceCommand(tongue, { ...options, language }),
});

/** The command that serves a hall of clocks. */
import type { Command } from "commander";
import { mqttWords } from "../../words/mqtt";
import { serveWords } from "../../words/serve";
import type { ServeOptions } from "../serve-wish";
import type { CommandContext } from "./context";

/** Adds `serve`. */
export function addServe(program: Command, context: CommandContext): void {
  const { cli, language, run } = context;
  const { options, values, help } = serveWords(language);
  const mqtt = mqttWords(language);
  const serve = program
    .command("serve")
    .usage(cli.usage.serve)
    .description(cli.summaries.serve)
    .argument(`[${values.address}...]`, options.address)
    .option("--all", options.all)
    .option(`--simulate <${values.count}>`, options.simulate)
    .option(`--port <${cli.values.port}>`, options.port)
    .option(`--listen <${values.address}>`, options.listen)
    .option(`--tokens <${cli.values.file}>`, options.tokens)
    .option(`--record <${cli.values.file}>`, options.record)
    .option(`--name <${cli.values.name}>`, options.name)
    .option(`--mqtt <${mqtt.values.url}>`, mqtt.options.mqtt)
    .option(`--broker <${mqtt.values.broker}>`, mqtt.options.broker)
    .option(`--hall <${cli.values.name}>`, mqtt.options.hall)
    .option(`--key <${cli.values.file}>`, mqtt.options.key)
    .option("--publish", mqtt.options.publish)
    .addHelpText("after", `\n${help}`)
    .action((addresses: string[], given: ServeOptions) =>
      run(async () => (await import("../serve-hall")).serveCommand(addresses, given, language)),
    );
  addToken(program, serve, context);
  addKey(program, serve, context);
}

function addKey(program: Command, serve: Command, { cli, language, run }: CommandContext): void {
  const { keySummary, keyFile } = mqttWords(language);
  serve
    .command("key")
    .usage(cli.values.file)
    .description(keySummary)
    .argument(`<${cli.values.file}>`, keyFile)
    .configureHelp(ownHelp(program))
    .action((file: string) => run(async () => (await import("../serve-mqtt")).keyCommand(file, language)));
}

/** Names the options of the program in a help, but not those of `serve`, which mean nothing to its own commands. */
function ownHelp(program: Command): ReturnType<Command["configureHelp"]> {
  return { ...program.configureHelp(), visibleGlobalOptions: () => [...program.options] };
}

function addToken(program: Command, serve: Command, { cli, language, run }: CommandContext): void {
  const { options, values, tokenSummary } = serveWords(language);
  serve
    .command("token")
    .usage(`${cli.values.name} viewer|arbiter --tokens ${cli.values.file}`)
    .description(tokenSummary)
    .argument(`<${cli.values.name}>`, options.holder)
    .argument(`<${values.role}>`, options.role)
    .option(`--tokens <${cli.values.file}>`, options.tokensMade)
    .configureHelp(ownHelp(program))
    .action((name: string, role: string, _: object, command: Command) =>
      run(async () => {
        const { tokens } = command.optsWithGlobals<ServeOptions>();
        return (await import("../serve-token")).tokenCommand(name, role, tokens, language);
      }),
    );
}

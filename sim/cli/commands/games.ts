/** The commands that play games. */
import type { RunOptions } from "../run-options";
import type { SimOptions } from "../sim";
import { type CommandOf, named } from "./command";

export const sim: CommandOf = ({ cli, language, isNamed }) => ({
  ...named(cli, "sim"),
  options: [
    ["--terminal", cli.options.terminal],
    ["--demo", cli.options.demo],
    [`--control <${cli.values.control}>`, cli.options.simControl],
    [`--board <${cli.values.board}>`, cli.options.simBoard],
    [`--port <${cli.values.port}>`, cli.options.simPort],
    [`--from <${cli.values.notation}>`, cli.options.simFrom],
    [`--host [${cli.values.address}]`, cli.options.simHost],
    ["--serial", cli.options.simSerial],
  ],
  needs: { from: "control" },
  excludes: { serial: ["terminal", "demo", "port", "host"], terminal: ["port", "host"], demo: ["port", "host"] },
  run: async (_, options: Omit<SimOptions, "lang" | "isNamed">) =>
    (await import("../sim")).simCommand({ ...options, lang: language, isNamed }),
});

export const course: CommandOf = ({ cli, language }) => ({
  ...named(cli, "course"),
  run: async () => (await import("../course")).courseCommand(language),
});

export const run: CommandOf = ({ cli, language }) => ({
  ...named(cli, "run"),
  arguments: { [`<${cli.names.scenario}...>`]: cli.arguments.scenario },
  options: [
    [`--device <${cli.values.board}>`, cli.options.device],
    [`--runtime <${cli.values.name}>`, cli.options.runtime],
    ["--cycles", cli.options.cycles],
    ["--json", cli.options.json],
    [`--junit <${cli.values.file}>`, cli.options.junit],
    [`--vcd <${cli.values.file}>`, cli.options.vcd],
    [`--pgn <${cli.values.file}>`, cli.options.pgn],
    ["--knights", cli.options.knights],
    [`--png <${cli.values.folder}>`, cli.options.png],
    [`--store <${cli.values.file}>`, cli.options.store],
  ],
  needs: { knights: "pgn" },
  run: async (files, options: Omit<RunOptions, "language">) =>
    (await import("../run")).runCommand([...files], { ...options, language }),
});

export const replay: CommandOf = ({ cli, language }) => ({
  ...named(cli, "replay"),
  arguments: { [`<${cli.names.game}...>`]: cli.arguments.game },
  options: [
    [`--control <${cli.values.control}>`, cli.options.replayControl],
    [`--tolerance <${cli.values.seconds}>`, cli.options.tolerance],
    [`--share <${cli.values.percent}>`, cli.options.share],
    ["--json", cli.options.json],
  ],
  run: async (files, options: { control?: string; tolerance?: string; share?: string; json?: boolean }) =>
    (await import("../replay")).replayCommand([...files], { ...options, lang: language }),
});

/** The commands for clocks on ports, and for what a clock recorded. */
import { linkWords } from "../../words/link";
import type { LinkOptions } from "../link/order";
import { type CommandOf, named } from "./command";

export const link: CommandOf = ({ cli, language }) => ({
  ...named(cli, "link"),
  arguments: { [`<${cli.names.command}...>`]: cli.arguments.linkCommand },
  options: [
    [`--port <${cli.values.port}>`, cli.options.linkPort, "repeated"],
    ["--all", cli.options.linkAll],
    [`--code <${cli.values.code}>`, cli.options.linkCode],
    [`--from <${cli.values.notation}>`, cli.options.linkFrom],
    ["--json", cli.options.json],
    ["--csv", cli.options.csv],
    ["--pgn", cli.options.journalPgn],
    ["--knights", cli.options.knights],
    [`--minutes <${cli.values.minutes}>`, cli.options.minutes],
    ["--store", cli.options.storeTrim],
  ],
  needs: { knights: "pgn" },
  more: linkWords(language).help,
  run: async (words, options: Omit<LinkOptions, "language" | "port"> & { port?: string[] }) =>
    (await import("../link/link")).linkCommand([...words], { port: [], ...options, language }),
});

export const calibrate: CommandOf = ({ cli, language }) => ({
  ...named(cli, "calibrate"),
  options: [
    [`--port <${cli.values.port}>`, cli.options.port, "required"],
    [`--minutes <${cli.values.minutes}>`, cli.options.minutes],
    ["--store", cli.options.storeTrim],
    ["--json", cli.options.json],
  ],
  run: async (_, options: { port: string; minutes?: string; store?: boolean; json?: boolean }) =>
    (await import("../link/calibrate")).calibrateCommand({ ...options, language }),
});

export const doctor: CommandOf = ({ cli, language }) => ({
  ...named(cli, "doctor"),
  options: [
    [`--port <${cli.values.port}>`, cli.options.doctorPort],
    [`--out <${cli.values.file}>`, cli.options.doctorOut],
  ],
  run: async (_, options: { port?: string; out?: string }) =>
    (await import("../link/doctor")).doctorCommand({ ...options, language }),
});

export const journal: CommandOf = ({ cli, language }) => ({
  ...named(cli, "journal"),
  arguments: { [`<${cli.names.image}>`]: cli.arguments.journal },
  options: [
    ["--json", cli.options.json],
    ["--csv", cli.options.csv],
    ["--pgn", cli.options.journalPgn],
    ["--knights", cli.options.knights],
  ],
  needs: { knights: "pgn" },
  run: async ([file = ""], options: { json?: boolean; csv?: boolean; pgn?: boolean; knights?: boolean }) =>
    (await import("../journal")).journalCommand(file, { ...options, language }),
});

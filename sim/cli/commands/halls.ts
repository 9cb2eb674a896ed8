/** The commands for a hall: its server, and simulated clocks with players. */
import { hallWords } from "../../words/hall";
import { mqttWords } from "../../words/mqtt";
import { rehearsalWords } from "../../words/rehearsal";
import { serveWords } from "../../words/serve";
import type { HallOptions } from "../hall";
import type { TokenOptions } from "../serve-token";
import type { ServeOptions } from "../serve-wish";
import { type CommandOf, named } from "./command";

export const serve: CommandOf = (context) => {
  const { cli, language } = context;
  const { options, values, help } = serveWords(language);
  const mqtt = mqttWords(language);
  return {
    ...named(cli, "serve"),
    arguments: { [`[${values.address}...]`]: options.address },
    options: [
      ["--all", options.all],
      [`--simulate <${values.count}>`, options.simulate],
      [`--port <${cli.values.port}>`, options.port],
      [`--listen <${values.address}>`, options.listen],
      [`--tokens <${cli.values.file}>`, options.tokens],
      [`--record <${cli.values.file}>`, options.record],
      [`--name <${cli.values.name}>`, options.name],
      [`--moves <${values.place}>`, options.moves],
      [`--cert <${cli.values.file}>`, options.cert],
      [`--cert-key <${cli.values.file}>`, options.certKey],
      [`--mqtt <${mqtt.values.url}>`, mqtt.options.mqtt],
      [`--broker <${mqtt.values.broker}>`, mqtt.options.broker],
      [`--hall <${cli.values.name}>`, mqtt.options.hall],
      [`--key <${cli.values.file}>`, mqtt.options.key],
      ["--publish", mqtt.options.publish],
    ],
    more: help,
    commands: [token(context), key(context), audit(context)],
    run: async (addresses, given: ServeOptions) =>
      (await import("../serve-hall")).serveCommand([...addresses], given, language),
  };
};

const key: CommandOf = ({ cli, language }) => ({
  name: "key",
  usage: cli.values.file,
  summary: mqttWords(language).keySummary,
  arguments: { [`<${cli.values.file}>`]: mqttWords(language).keyFile },
  isApart: true,
  run: async ([file = ""]) => (await import("../serve-mqtt")).keyCommand(file, language),
});

const audit: CommandOf = ({ cli, language }) => {
  const { auditSummary, options } = serveWords(language);
  return {
    name: "audit",
    usage: `--verify ${cli.values.file}`,
    summary: auditSummary,
    arguments: { [`<${cli.values.file}>`]: options.auditFile },
    options: [["--verify", options.verify]],
    isApart: true,
    run: async ([file = ""]) => (await import("../serve-audit")).auditCommand(file, language),
  };
};

const token: CommandOf = ({ cli, language }) => {
  const { options, values, tokenSummary } = serveWords(language);
  return {
    name: "token",
    usage: `${cli.values.name} viewer|arbiter --tokens ${cli.values.file}`,
    summary: tokenSummary,
    arguments: { [`<${cli.values.name}>`]: options.holder, [`<${values.role}>`]: options.role },
    options: [
      [`--tokens <${cli.values.file}>`, options.tokensMade],
      [`--tournament <${cli.values.name}>`, options.tournament],
      [`--until <${values.day}>`, options.until],
    ],
    isApart: true,
    run: async ([name = "", role = ""], given: TokenOptions) =>
      (await import("../serve-token")).tokenCommand(name, role, given, language),
  };
};

export const hall: CommandOf = ({ cli, language }) => {
  const { options, values } = hallWords(language);
  const { options: rehearsal } = rehearsalWords(language);
  const mqtt = mqttWords(language);
  return {
    ...named(cli, "hall"),
    options: [
      [`--clocks <${values.count}>`, options.clocks],
      [`--tcp [${cli.values.port}]`, options.tcp],
      ["--pty", options.pty],
      [`--mqtt <${mqtt.values.url}>`, mqtt.options.mqtt],
      [`--broker <${mqtt.values.broker}>`, mqtt.options.broker],
      [`--hall <${cli.values.name}>`, mqtt.options.hall],
      [`--key <${cli.values.file}>`, mqtt.options.key],
      [`--name <${cli.values.name}>`, options.name],
      [`--control <${cli.values.control}>`, options.control],
      [`--seed <${values.count}>`, options.seed],
      [`--speed <${values.count}>`, options.speed],
      [`--every <${cli.values.seconds}>`, options.every],
      [`--script <${cli.values.file}>`, rehearsal.script],
      ["--auto", rehearsal.auto],
      [`--port <${cli.values.port}>`, rehearsal.port],
      [`--out <${cli.values.folder}>`, rehearsal.out],
    ],
    run: async (_, given: HallOptions) => (await import("../hall")).hallCommand(given, language),
  };
};

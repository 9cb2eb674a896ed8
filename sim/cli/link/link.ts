/** Runs `flagfall link`: sends one command to one clock, or to all clocks of a hall at once. */

import { imageStore } from "../../journal/image";
import { readJournal } from "../../journal/journal";
import { csvLines, type GameTags, pgnGames, textLines } from "../../journal/print";
import type { Said } from "../../link/client";
import type { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import { type Asked, askAll, type Means, type Outcome } from "../../link/hall";
import { knownClocks, openPort } from "../../link/port";
import type { Hello } from "../../link/state";
import { onOneLine } from "../../scenario/problem";
import { linkWords } from "../../words/link";
import { journalWords } from "../../words/replay";
import { withProgress } from "../progress";
import { codeOfRun, Refusal } from "../refusal";
import { processStreams, type Streams } from "../streams";
import { knownCommands, lineCommands, lineOf } from "./commands";
import type { LinkOptions, Order } from "./order";
import { answerText, faultText, helloText } from "./text";
import { watch } from "./watch";

/** The time limit for an answer, ms. One person can wait for one clock, but a hall is set up while the round begins. */
const patienceMs = 2000;
const hallPatienceMs = 700;

const systemMeans: Means = { open: (path) => openPort(path), ports: () => knownClocks() };

/**
 * Runs the command and returns the exit code. Never throws.
 * - 0: every clock obeyed
 * - 1: a clock refused or did not answer
 * - 2: bad input, and nothing was sent
 */
export async function linkCommand(
  words: readonly string[],
  options: LinkOptions,
  streams: Streams = processStreams,
  means: Means = systemMeans,
): Promise<number> {
  const say = linkWords(options.language);
  return codeOfRun("flagfall link: ", streams, () => obey({ words, options, say, streams }, means));
}

async function obey(order: Order, means: Means): Promise<number> {
  const { words, options, say } = order;
  const [command = ""] = words;
  if (options.code !== undefined && !/^\d{4}$/.test(options.code)) throw new Refusal(say.badCode);
  if (!knownCommands.includes(command)) throw new Refusal(say.unknownCommand(command, knownCommands.join(", ")));
  const namesPort = (options.port ?? []).length > 0;
  // Asked for first: a port without --port would pass for a wrong word of the command.
  if (!namesPort && options.all !== true && command !== "list") throw new Refusal(say.noPort);
  const isLine = command in lineCommands;
  const line = isLine ? lineOf(words, options.from, options.language) : "";
  if (!isLine && words.length > 1) throw new Refusal(say.wrongWords(command, command));
  oneForm(order, command);
  const ports = await portsOf(order, means);
  const isHall = ports.length > 1;
  const asked: Asked = { ports, means, patienceMs: isHall ? hallPatienceMs : patienceMs, code: options.code };
  if (isLine) return print(order, await askAll(asked, (clock) => clock.ask(line)), (said) => answerText(said, say));
  const [only = ""] = ports;
  switch (command) {
    case "list":
      return print(order, await askAll(asked, (clock) => clock.hello()), (hello) => helloText(hello, say));
    case "watch":
      return watch(order, asked);
    case "log":
      if (isHall) throw new Refusal(say.onePort(command));
      return report(order, await askAll(asked, (clock) => logOutput(order, clock, only)));
    default:
      if (isHall) throw new Refusal(say.onePort(command));
      return (await import("./calibrate")).calibrateCommand({ ...options, port: only }, order.streams);
  }
}

/** Returns the named ports, or all known ports. */
async function portsOf({ options, say }: Order, means: Means): Promise<string[]> {
  const named = [...new Set(options.port ?? [])];
  if (named.length > 0) return named;
  const found = await means.ports().catch(() => []);
  if (found.length === 0) throw new Refusal(say.noneFound);
  return found;
}

/** Prints each clock's output or its error. Returns the exit code. */
function report({ streams, say }: Order, outcomes: readonly Outcome<string>[]): number {
  for (const { port, value, fault } of outcomes) {
    if (fault === undefined) streams.out(`${value ?? ""}\n`);
    else streams.error(`${port}: ${onOneLine(faultText(fault, say))}\n`);
  }
  return outcomes.some(({ fault }) => fault !== undefined) ? 1 : 0;
}

/** Prints a table, or one line for each port with `--json`. */
function print<Value extends object>(
  { options, say, streams }: Order,
  outcomes: readonly Outcome<Value>[],
  text: (value: Value) => string,
): number {
  const failed = outcomes.filter(({ fault }) => fault !== undefined).length;
  if (options.json === true) for (const outcome of outcomes) streams.out(`${JSON.stringify(jsonOf(outcome))}\n`);
  else {
    const rows = outcomes.map(({ port, value, fault }) => [
      port,
      value === undefined ? faultText(fault, say) : text(value),
    ]);
    const width = Math.max(say.heads.port.length, ...outcomes.map(({ port }) => port.length));
    if (rows.length > 1) rows.unshift([say.heads.port, say.heads.answer]);
    for (const [port = "", answer = ""] of rows) streams.out(`${port.padEnd(width)}  ${onOneLine(answer)}\n`);
    if (outcomes.length > 1) streams.out(`${say.counts(outcomes.length - failed, outcomes.length)}\n`);
  }
  return failed > 0 ? 1 : 0;
}

/** Returns a clock's answer as one flat object with its port, or the error of that port. */
function jsonOf({ port, value, fault }: Outcome<object>): object {
  if (fault !== undefined) return { port, error: fault.kind, reason: fault.reason };
  const { ok: _, re: __, ...rest } = value as Said;
  return { port, ...rest };
}

/** Throws if more than one output format is chosen, or one that only the log has. */
function oneForm({ options: { json, csv, pgn }, say }: Order, command: string): void {
  if ([json, csv, pgn].filter((wanted) => wanted === true).length > 1) throw new Refusal(say.oneForm);
  if (command !== "log" && (csv === true || pgn === true))
    throw new Refusal(say.logForm(csv === true ? "--csv" : "--pgn"));
}

/** Returns the text to print. Rejects with a `LinkFault`. */
async function logOutput({ options, streams, say }: Order, clock: LinkedClock, port: string): Promise<string> {
  const words = journalWords(options.language);
  const image = streams.watched ? await withProgress(1, say.progress, (reach) => clock.log(reach)) : await clock.log();
  const journal = readJournal(imageStore(image));
  if (typeof journal === "string") throw new LinkFault("stranger", words.faults[journal].wrong);
  const { lines } = journal;
  if (options.json === true) return lines.join("\n");
  if (options.csv === true) return csvLines(lines).join("\n");
  const knights = options.knights === true ? words.knights : undefined;
  if (options.pgn === true) return pgnGames(lines, port, { knights, latest: tagsOf(await clock.hello()) }).join("\n");
  return [words.heading, ...textLines(lines, words)].join("\n");
}

/** Returns the PGN tags of the game on the clock. The clock loses these names and this number when the power fails. */
function tagsOf({ number, players: [white, black] }: Hello): GameTags {
  return {
    ...(white === "" ? {} : { White: white }),
    ...(black === "" ? {} : { Black: black }),
    ...(number > 0 ? { Board: String(number) } : {}),
  };
}

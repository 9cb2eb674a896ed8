/** Runs `flagfall hall`: simulated clocks with players in real time, for a server to read. */
import { parseControl } from "../../firmware/notation/notation";
import { openHall } from "../hall/hall";
import type { OpenLink } from "../hall/load/load";
import { type Load, type LoadFigures, openLoad } from "../hall/load/load";
import { openTcp } from "../hall/load/tcp";
import { bridgeName } from "../hall/model/clock";
import { usualHallPort } from "../hall/server/server";
import { openPty } from "../link/pty";
import { ruleWords } from "../notation/rules";
import { onOneLine } from "../scenario/problem";
import { type HallLine, type HallWords, hallWords } from "../words/hall";
import type { Language } from "../words/language";
import { mqttWords } from "../words/mqtt";
import { rehearsalWords } from "../words/rehearsal";
import { serveWords } from "../words/serve";
import type { Given } from "./given";
import { codeOfRun, Refusal } from "./refusal";
import { type RehearseWish, rehearse } from "./rehearse";
import { joinHall, type MqttOptions, type MqttWish, mqttWish } from "./serve-mqtt";
import { openSimulatedClocks } from "./simulated-clocks";
import { interrupted, processStreams, type Streams } from "./streams";

type HallText = "name" | "clocks" | "control" | "seed" | "speed" | "every" | "script" | "port" | "out";

export interface HallOptions extends Omit<MqttOptions, "publish">, Given<HallText, "pty" | "auto"> {
  readonly tcp?: string | true;
}

interface Wish {
  readonly clocks: number;
  /** The first port; undefined for pseudo-terminals. */
  readonly port: number | undefined;
  readonly control: string;
  readonly seed: number;
  readonly speed: number;
  readonly everyMs: number;
  /** The broker; undefined if each clock has a wire of its own. */
  readonly mqtt: MqttWish | undefined;
  readonly name: string;
}

/** A hall of clocks, and where it is to be found. */
interface Offered {
  readonly load: Load;
  /** The lines that say where the clocks are. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

const portMax = 65_535;

/** Runs until interrupted. Returns the exit code: 0, or 2 for bad input and for wires that cannot be opened. */
export async function hallCommand(
  options: HallOptions,
  language: Language,
  streams: Streams = processStreams,
  ended: Promise<unknown> = interrupted(),
): Promise<number> {
  const words = hallWords(language);
  return codeOfRun("flagfall hall: ", streams, async () => {
    const rehearsal = rehearsalOf(options, language);
    if (rehearsal !== undefined) return rehearse(rehearsal, language, streams, ended);
    const wish = wishOf(options, words, language);
    const fault = (line: string): void => streams.error(`flagfall hall: ${onOneLine(line)}\n`);
    const offered =
      wish.mqtt === undefined ? await offer(wish, words) : await publish(wish, wish.mqtt, language, fault);
    for (const line of offered.lines) streams.out(`${line}\n`);
    const stop = printFigures(offered.load, wish.everyMs, (line) => streams.out(`${words.line(line)}\n`));
    await ended;
    stop();
    await offered.close();
    return 0;
  });
}

type ReadNumber = (option: string, text: string | undefined, usual: number, least: number, most: number) => number;

function numberReader(words: HallWords): ReadNumber {
  return (option, text, usual, least, most) => {
    if (text === undefined) return usual;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (value < least || value > most) throw new Refusal(words.badNumber(option, text, least, most));
    return value;
  };
}

/** The options that mean nothing in a rehearsal, and those that mean nothing without one. */
const outsideRehearsal = ["clocks", "tcp", "pty", "mqtt", "broker", "hall", "key", "name", "control", "every"] as const;
const insideRehearsal = ["auto", "port", "out"] as const;

/** Returns undefined without `--script`. Throws a `Refusal`. */
function rehearsalOf(options: HallOptions, language: Language): RehearseWish | undefined {
  const words = rehearsalWords(language);
  const { script, auto = false, out = "rehearsal" } = options;
  const strange = (script === undefined ? insideRehearsal : outsideRehearsal).find(
    (name) => options[name] !== undefined,
  );
  if (strange !== undefined)
    throw new Refusal((script === undefined ? words.noScript : words.notWithScript)(`--${strange}`));
  if (script === undefined) return undefined;
  const number = numberReader(hallWords(language));
  return {
    ...{ script, isAuto: auto, out },
    speed: number("--speed", options.speed, 1, 1, 100),
    seed: number("--seed", options.seed, 1, 0, 999_999_999),
    port: number("--port", options.port, usualHallPort, 1, portMax),
  };
}

function wishOf(options: HallOptions, words: HallWords, language: Language): Wish {
  const number = numberReader(words);
  const { tcp, pty, control = "300+3" } = options;
  const hasBroker = options.mqtt !== undefined || options.broker !== undefined;
  if ([tcp !== undefined, pty === true, hasBroker].filter(Boolean).length > 1) throw new Refusal(words.oneLink);
  if (options.name !== undefined && !hasBroker) throw new Refusal(mqttWords(language).needsBroker("--name"));
  const { control: read, column, rule } = parseControl(control);
  if (read === undefined) throw new Refusal(words.badControl(control, column, ruleWords(rule, language)));
  const name = options.name ?? "load";
  if (!bridgeName.test(name)) throw new Refusal(serveWords(language).badName(name));
  const clocks = number("--clocks", options.clocks, 20, 1, 5000);
  const first = typeof tcp === "string" ? tcp : undefined;
  return {
    clocks,
    port: pty === true ? undefined : number("--tcp", first, 7000, 1, portMax + 1 - clocks),
    control,
    seed: number("--seed", options.seed, 1, 0, 999_999_999),
    speed: number("--speed", options.speed, 1, 1, 100),
    everyMs: number("--every", options.every, 5, 1, 3600) * 1000,
    mqtt: mqttWish(options, language),
    name,
  };
}

/** Offers each clock at a wire of its own. */
async function offer(wish: Wish, words: HallWords): Promise<Offered> {
  const { port } = wish;
  const open: OpenLink = port === undefined ? openTerminal : (number) => openTcp(port + number);
  try {
    const load = await openLoad({ ...wish, open });
    const addresses = addressText(load.addresses);
    const lines = [words.started(wish.clocks, addresses), ...(port === undefined ? [] : [words.serve(addresses)])];
    return { load, lines, close: () => load.close() };
  } catch (thrown) {
    throw new Refusal(words.notOpened(thrown instanceof Error ? thrown.message : String(thrown)));
  }
}

/** Publishes the clocks as a bridge does, whose record is in memory. */
async function publish(
  wish: Wish,
  mqtt: MqttWish,
  language: Language,
  fault: (line: string) => void,
): Promise<Offered> {
  const { name } = wish;
  const lines = [hallWords(language).published(wish.clocks, name)];
  const say = (line: string): void => void lines.push(line);
  const joined = await joinHall({ ...mqtt, reads: false }, { bridge: name, record: undefined, language, say, fault });
  const simulated = await openSimulatedClocks(wish.clocks, wish);
  const hall = await openHall({ name, links: simulated.links });
  joined.join(hall);
  const close = async (): Promise<void> => {
    await joined.close();
    await hall.close();
    await simulated.close();
    await joined.closeBroker();
  };
  return { load: simulated.load, lines, close };
}

const openTerminal: OpenLink = async () => {
  const { path, ...pty } = await openPty();
  return { address: path, ...pty };
};

/** Returns the addresses as a range if they are TCP ports in a row, as `flagfall serve` takes them. */
function addressText(addresses: readonly string[]): string {
  const [first = ""] = addresses;
  const last = addresses.at(-1) ?? "";
  if (addresses.length === 1) return first;
  return first.startsWith("tcp:") ? `${first}-${last.slice(last.lastIndexOf(":") + 1)}` : addresses.join(" ");
}

const megabyte = 1_000_000;

/** Prints what happened since the line before. Returns the function that ends it. */
function printFigures(load: Load, everyMs: number, print: (line: HallLine) => void): () => void {
  let before = load.figures();
  let beforeMs = performance.now();
  const timer = setInterval(() => {
    const now = load.figures();
    const nowMs = performance.now();
    print(lineOf(before, now, nowMs - beforeMs));
    before = now;
    beforeMs = nowMs;
  }, everyMs);
  return () => clearInterval(timer);
}

function lineOf(before: LoadFigures, now: LoadFigures, ms: number): HallLine {
  const perSecond = (count: number): number => Math.round((count * 1000) / ms);
  return {
    clocks: now.clocks,
    running: now.running,
    fallen: now.fallen,
    lines: perSecond(now.lines - before.lines),
    lost: perSecond(now.lost - before.lost),
    processorPercent: Math.round(((now.processorMs - before.processorMs) * 100) / ms),
    memoryMb: Math.round(now.memoryBytes / megabyte),
  };
}

/**
 * Kills a bridge, a console and their broker at random instants while clocks play, and compares in the end what the
 * clocks did with both records.
 */
import { join } from "node:path";
import type { LoadLink } from "../../../sim/hall/load/link";
import { openLoad } from "../../../sim/hall/load/load";
import type { Manners } from "../../../sim/hall/load/players";
import { type Random, randomFrom } from "../../../sim/hall/load/random";
import { openTcp } from "../../../sim/hall/load/tcp";
import type { HallEvent } from "../../../sim/hall/model/event";
import { writeKey } from "../../../sim/hall/mqtt/key";
import { openRecord } from "../../../sim/hall/record/record";
import { type Program, programOf } from "../../../sim/hall/rehearsal/program";
import { eventsIn, faultsOf, type RecordFaults } from "../../../sim/hall/rehearsal/records";
import { readState } from "../../../sim/link/heard";
import { freePort, hasMosquitto, startMosquitto, startOwn, type TestBroker } from "../mqtt/brokers";
import { type Absence, type Done, lossLines } from "./losses";

export type Part = "bridge" | "console" | "broker";

export interface KillOptions {
  /** The bundled program. */
  readonly program: string;
  /** A folder for records, which is empty. */
  readonly folder: string;
  readonly clocks: number;
  readonly kills: number;
  /** Who is killed in turn; chosen at random if absent. */
  readonly order?: readonly Part[];
  readonly seed: number;
  /** Between two games on a clock, on average, ms. Without it each clock plays one game that does not end. */
  readonly breakMs?: number | undefined;
  /** The time from one killing to the next, at most, ms. */
  readonly calmMs: number;
  say?(line: string): void;
}

export interface KillFigures {
  readonly kills: Record<Part, number>;
  /** The acts of the clocks. */
  readonly did: number;
  readonly bridge: RecordFaults;
  readonly console: RecordFaults;
  /** How many lost events the bridge itself has noticed, on all clocks. */
  readonly noticed: number;
  /** True if both records have the same events under the same numbers. */
  readonly isSame: boolean;
  /** How long the records needed after the last start, ms. */
  readonly settledMs: number;
  /** The lines that the programs wrote to their error output, without the expected loss of the broker. */
  readonly errors: readonly string[];
  /** Where each event was that the bridge's record lacks. */
  readonly losses: readonly string[];
}

const control = "60+2";
/** Without a break there is only one game: it does not end. */
const oneGame: Manners = { startMaxMs: 4000, thinkMs: 1500, breakMs: 3_600_000, endChance: 0 };
/** A killed part is away for up to this time. */
const downMaxMs = 600;
const settleMaxMs = 60_000;
const quietMs = 2500;

interface Stage {
  readonly bridge: Program;
  readonly console: Program;
  readonly broker: TestBroker;
  readonly bridgeUrl: string;
  readonly consoleUrl: string;
}

export async function runKills(options: KillOptions): Promise<KillFigures> {
  const { clocks, seed, folder, say = () => {} } = options;
  const done: Done[][] = Array.from({ length: clocks }, () => []);
  const onLine = (clock: number, line: string): void => {
    const state = readState(JSON.parse(line));
    if (state !== undefined && line.includes('"seq"')) done[clock]?.push({ state, atMs: Date.now() });
  };
  const open = (): Promise<LoadLink> => openTcp(0);
  const { breakMs } = options;
  const manners = breakMs === undefined ? oneGame : { ...oneGame, breakMs, endChance: 1 / 50 };
  const load = await openLoad({
    clocks,
    control,
    seed,
    speed: 1,
    open,
    manners,
    onLine,
    reports: true,
    seatsLater: true,
  });
  const stage = await openStage(options, load.addresses);
  try {
    // Nobody misses what a clock did before its bridge first heard of it.
    await untilOnline(stage.bridgeUrl, clocks);
    load.seat();
    const { counts, absences } = await killAll(stage, options);
    load.rest();
    const settledMs = await settle(stage, clocks, say);
    await stage.bridge.end();
    await stage.console.end();
    const bridgeEvents = await eventsIn(join(folder, "bridge.db"));
    const consoleEvents = await eventsIn(join(folder, "console.db"));
    // The bridge numbers its clocks in the order of the addresses.
    const place = ({ clock }: HallEvent): number => Number(clock.slice(clock.lastIndexOf("-") + 1)) - 1;
    const did = done.map((each) => each.map(({ state }) => state));
    return {
      kills: counts,
      did: did.flat().length,
      bridge: faultsOf(did, bridgeEvents, place),
      console: faultsOf(did, consoleEvents, place),
      noticed: await noticedIn(join(folder, "bridge.db")),
      isSame: textOf(bridgeEvents) === textOf(consoleEvents),
      settledMs,
      errors: [...stage.bridge.errors, ...stage.console.errors].filter(
        (line) => !line.includes(`:${stage.broker.port}`),
      ),
      losses: done.flatMap((each, clock) =>
        lossLines(
          clock,
          each,
          bridgeEvents.filter((event) => place(event) === clock),
          absences,
        ),
      ),
    };
  } finally {
    await stage.bridge.kill();
    await stage.console.kill();
    await stage.broker.close();
    await load.close();
  }
}

/** Kills one part after another, each when every clock is online again. */
async function killAll(
  stage: Stage,
  { clocks, kills, seed, calmMs, order, say = () => {} }: KillOptions,
): Promise<{ counts: Record<Part, number>; absences: readonly Absence[] }> {
  const random = randomFrom(seed);
  const counts: Record<Part, number> = { bridge: 0, console: 0, broker: 0 };
  const absences: Absence[] = [];
  for (let n = 1; n <= kills; n++) {
    await untilOnline(stage.consoleUrl, clocks);
    await wait(random() * calmMs);
    const fromMs = Date.now();
    const part = await killOne(stage, random, order?.[(n - 1) % order.length]);
    counts[part]++;
    if (part === "bridge") {
      await untilOnline(stage.bridgeUrl, clocks);
      absences.push({ fromMs, toMs: Date.now() });
    }
    say(`${n} of ${kills}: ${part}`);
  }
  return { counts, absences };
}

async function openStage({ program, folder }: KillOptions, addresses: readonly string[]): Promise<Stage> {
  const broker = await (hasMosquitto ? startMosquitto() : startOwn());
  const key = join(folder, "key");
  writeKey(key);
  const [bridgePort, consolePort] = [await freePort(), await freePort()];
  const common = ["--lang", "en", "--mqtt", broker.url, "--hall", "kills", "--key", key];
  const serve = (name: string, port: number, given: readonly string[]): Program =>
    programOf(
      program,
      ["serve", ...given, "--name", name, "--record", join(folder, `${name}.db`), "--port", String(port), ...common],
      folder,
    );
  const stage = {
    broker,
    bridge: serve("bridge", bridgePort, addresses),
    console: serve("console", consolePort, []),
    bridgeUrl: `http://127.0.0.1:${bridgePort}`,
    consoleUrl: `http://127.0.0.1:${consolePort}`,
  };
  await Promise.all([stage.bridge.start(), stage.console.start()]);
  return stage;
}

const parts: readonly Part[] = ["bridge", "bridge", "console", "broker"];

async function killOne(stage: Stage, random: Random, named: Part | undefined): Promise<Part> {
  const part = named ?? parts[Math.floor(random() * parts.length)] ?? "bridge";
  await stage[part].kill();
  await wait(random() * downMaxMs);
  await stage[part].start();
  return part;
}

/** Waits until both servers have had nothing new for a while, and see every clock. Returns how long that took. */
async function settle(stage: Stage, clocks: number, say: (line: string) => void): Promise<number> {
  const beginMs = performance.now();
  const rows = { bridge: 0, console: 0 };
  let changedMs = beginMs;
  while (performance.now() - beginMs < settleMaxMs) {
    await wait(200);
    const news = [await skip(stage.bridgeUrl, rows, "bridge"), await skip(stage.consoleUrl, rows, "console")];
    if (news.includes(true) || !(await isOnline(stage.consoleUrl, clocks))) changedMs = performance.now();
    if (performance.now() - changedMs > quietMs) return Math.round(changedMs - beginMs);
  }
  say("the records do not come to rest");
  return settleMaxMs;
}

/** Reads past the rows that a server has. Returns true if there were any. */
async function skip(url: string, rows: Record<string, number>, name: string): Promise<boolean> {
  const found = (await ask(`${url}/api/events?after=${rows[name]}&limit=1000`)) as { row: number }[];
  rows[name] = found.at(-1)?.row ?? rows[name] ?? 0;
  return found.length > 0;
}

async function untilOnline(url: string, count: number): Promise<void> {
  const beginMs = performance.now();
  while (!(await isOnline(url, count)) && performance.now() - beginMs < settleMaxMs) await wait(100);
}

async function isOnline(url: string, count: number): Promise<boolean> {
  const clocks = (await ask(`${url}/api/clocks`)) as { presence: string }[];
  return clocks.length === count && clocks.every(({ presence }) => presence === "online");
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url);
  return response.ok ? response.json() : [];
}

function textOf(events: readonly HallEvent[]): string {
  return JSON.stringify(events.map(({ serial, clock, source, state }) => [serial, clock, source, state]));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function noticedIn(file: string): Promise<number> {
  const record = await openRecord({ file });
  const row = record.database.get("SELECT sum(missing) AS noticed FROM clocks");
  record.close();
  return Number(row?.noticed);
}

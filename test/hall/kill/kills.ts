/**
 * Kills a bridge, a console and their broker at random instants while clocks play, and compares in the end what the
 * clocks did with both records.
 */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { LoadLink } from "../../../sim/hall/load/load";
import { openLoad } from "../../../sim/hall/load/load";
import type { Manners } from "../../../sim/hall/load/players";
import { type Random, randomFrom } from "../../../sim/hall/load/random";
import { openTcp } from "../../../sim/hall/load/tcp";
import type { HallEvent } from "../../../sim/hall/model/event";
import { writeKey } from "../../../sim/hall/mqtt/key";
import { openRecord } from "../../../sim/hall/record/record";
import { Desk, isOnline } from "../../../sim/hall/rehearsal/desk";
import { type Program, programOf } from "../../../sim/hall/rehearsal/program";
import { eventsIn, faultsOf, type RecordFaults } from "../../../sim/hall/rehearsal/records";
import { readState } from "../../../sim/link/heard";
import type { State } from "../../../sim/link/state";
import { freePort, hasMosquitto, startMosquitto, startOwn, type TestBroker } from "../mqtt/brokers";

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
  /** How long the records needed until they came to rest, with the time in which nothing came, ms. */
  readonly settledMs: number;
  /** The lines that the programs wrote to their error output, without the expected loss of the broker. */
  readonly errors: readonly string[];
}

const control = "60+2";
/** Without a break there is only one game: it does not end. */
const oneGame: Manners = { startMaxMs: 4000, thinkMs: 1500, breakMs: 3_600_000, endChance: 0 };
/** A killed part is away for up to this time. */
const downMaxMs = 600;
const settleMaxMs = 60_000;

interface Stage {
  readonly bridge: Program;
  readonly console: Program;
  readonly broker: TestBroker;
  readonly bridgeDesk: Desk;
  readonly consoleDesk: Desk;
}

export async function runKills(options: KillOptions): Promise<KillFigures> {
  const { clocks, seed, folder } = options;
  const did: State[][] = Array.from({ length: clocks }, () => []);
  const onLine = (clock: number, line: string): void => {
    const state = readState(JSON.parse(line));
    if (state !== undefined && line.includes('"seq"')) did[clock]?.push(state);
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
    await untilOnline(stage.bridgeDesk, clocks);
    load.seat();
    const counts = await killAll(stage, options);
    load.rest();
    const restedMs = performance.now();
    await untilOnline(stage.consoleDesk, clocks);
    await Promise.all([stage.bridgeDesk.settle(), stage.consoleDesk.settle()]);
    const settledMs = Math.round(performance.now() - restedMs);
    await stage.bridge.end();
    await stage.console.end();
    const bridgeEvents = await eventsIn(join(folder, "bridge.db"));
    const consoleEvents = await eventsIn(join(folder, "console.db"));
    // The bridge numbers its clocks in the order of the addresses.
    const place = ({ clock }: HallEvent): number => Number(clock.slice(clock.lastIndexOf("-") + 1)) - 1;
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
): Promise<Record<Part, number>> {
  const random = randomFrom(seed);
  const counts: Record<Part, number> = { bridge: 0, console: 0, broker: 0 };
  for (let n = 1; n <= kills; n++) {
    await untilOnline(stage.consoleDesk, clocks);
    await wait(random() * calmMs);
    const part = await killOne(stage, random, order?.[(n - 1) % order.length]);
    counts[part]++;
    say(`${n} of ${kills}: ${part}`);
  }
  return counts;
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
    bridgeDesk: new Desk(`http://127.0.0.1:${bridgePort}`),
    consoleDesk: new Desk(`http://127.0.0.1:${consolePort}`),
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

async function untilOnline(desk: Desk, count: number): Promise<void> {
  const endMs = performance.now() + settleMaxMs;
  while (!(await hasAll(desk, count)) && performance.now() < endMs) await wait(100);
}

async function hasAll(desk: Desk, count: number): Promise<boolean> {
  const views = await desk.clocks().catch(() => []);
  return views.length === count && isOnline(views);
}

function textOf(events: readonly HallEvent[]): string {
  return JSON.stringify(events.map(({ serial, clock, source, state }) => [serial, clock, source, state]));
}

async function noticedIn(file: string): Promise<number> {
  const record = await openRecord({ file });
  const row = record.database.get("SELECT sum(missing) AS noticed FROM clocks");
  record.close();
  return Number(row?.noticed);
}

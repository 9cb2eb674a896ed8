/**
 * Runs `npm run hall:load [-- CLOCKS… [--broker] [--browser[=WIDTHxHEIGHT]]]`: for each number of clocks a server in a
 * process of its own and a reader of its socket. Prints how long a change takes from the clock to the reader, and what
 * the server costs, also in its record. With `--broker` the clocks are behind a bridge, and the server is a desk that
 * reads them through Mosquitto. With `--browser` the console is open in Chromium as well, and prints how long a change
 * takes to it.
 */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildHallPage } from "../../../sim/build/hall/hall-page";
import { projectRoot } from "../../../sim/build/root";
import { type Load, openLoad } from "../../../sim/hall/load/load";
import { openTcp } from "../../../sim/hall/load/tcp";
import { writeKey } from "../../../sim/hall/mqtt/key";
import { type Program, programOf } from "../../../sim/hall/rehearsal/program";
import { buildProgram } from "../../cli/built-program";
import { freePort, startMosquitto, type TestBroker } from "../mqtt/brokers";
import { openPageReader, type PageReader, type WindowSize } from "./browser";
import { Delays, openReader } from "./delays";
import { PageDelays, type PageRow } from "./page-delays";

const usual = [10, 50, 100, 500, 1000, 2000];
const readyMaxMs = 120_000;
/** With 2,000 clocks a bridge reads their journals for half a minute after its start. */
const calmMs = 40_000;
const measureMs = 20_000;

interface Row {
  readonly clocks: number;
  readonly readyMs: number;
  readonly changesPerSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly mostMs: number;
  readonly unheard: number;
  readonly serverPercent: number;
  readonly serverMb: number;
  /** What the record grows in an hour for each clock. */
  readonly recordMb: number;
  readonly clocksPercent: number;
  readonly load: number;
  readonly page?: PageRow;
}

/** The server to measure, and what lies between it and the clocks. */
interface Stage {
  readonly url: string;
  readonly record: string;
  start(): Promise<void>;
  close(): Promise<void>;
}

async function openStage(
  program: string,
  folder: string,
  addresses: readonly string[],
  hasBroker: boolean,
): Promise<Stage> {
  const port = await freePort();
  const record = join(folder, "hall.db");
  const serve = (args: readonly string[]): Program => programOf(program, ["serve", ...args, "--lang", "en"], folder);
  const own = ["--port", String(port), "--record", record];
  let broker: TestBroker | undefined;
  const programs: Program[] = [];
  if (hasBroker) {
    broker = await startMosquitto();
    writeKey(join(folder, "key"));
    const joining = ["--mqtt", broker.url, "--key", join(folder, "key")];
    const bridge = [...addresses, "--name", "west", "--publish", "--record", join(folder, "west.db")];
    programs.push(serve([...bridge, ...joining, "--port", String(await freePort())]), serve([...own, ...joining]));
  } else programs.push(serve([...addresses, ...own]));
  return {
    url: `http://127.0.0.1:${port}`,
    record,
    async start() {
      for (const each of programs) await each.start();
    },
    async close() {
      for (const each of programs) await each.end();
      await broker?.close();
    },
  };
}

async function measure(program: string, count: number, size: WindowSize | undefined, hasBroker: boolean): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-load-"));
  const delays = new Delays();
  const pageDelays = new PageDelays();
  let addresses: readonly string[] = [];
  const onLine = (clock: number, line: string): void => {
    delays.say(addresses[clock] ?? "", line);
    if (size !== undefined) pageDelays.say(addresses[clock] ?? "", line);
  };
  const manners = { startMaxMs: 5000, thinkMs: 10_000, breakMs: 10_000, endChance: 1 / 50 };
  const options = { clocks: count, control: "300+3", seed: 1, speed: 1, manners, onLine };
  const load = await openLoad({ ...options, open: () => openTcp(0) });
  addresses = load.addresses;
  const stage = await openStage(program, folder, addresses, hasBroker);
  const { url } = stage;
  let page: PageReader | undefined;
  try {
    const beginMs = performance.now();
    await stage.start();
    await untilOnline(url, count);
    const readyMs = performance.now() - beginMs;
    const reader = await openReader(url, delays);
    page = size === undefined ? undefined : await openPageReader(url, size);
    await wait(calmMs);
    await page?.begin();
    pageDelays.begin();
    const row = await measured(stage, load, delays);
    reader.close();
    const seen = page === undefined ? {} : { page: await pageDelays.read(page, addresses) };
    return { clocks: count, readyMs, ...row, ...seen };
  } finally {
    await page?.close();
    await stage.close();
    await load.close();
    rmSync(folder, { recursive: true });
  }
}

async function measured({ url, record }: Stage, load: Load, delays: Delays): Promise<Omit<Row, "clocks" | "readyMs">> {
  const before = await costOf(url);
  const beforeBytes = statSync(record).size;
  const own = load.figures().processorMs;
  const beginMs = performance.now();
  delays.begin();
  await wait(measureMs);
  const ms = performance.now() - beginMs;
  const after = await costOf(url);
  const { count, medianMs, p99Ms, mostMs } = delays.figures();
  return {
    changesPerSecond: (count * 1000) / ms,
    medianMs,
    p99Ms,
    mostMs,
    unheard: delays.unheard,
    serverPercent: ((after.processorS - before.processorS) * 100_000) / ms,
    serverMb: after.memoryBytes / 1e6,
    recordMb: ((statSync(record).size - beforeBytes) * 3.6) / ms / load.clocks.length,
    clocksPercent: ((load.figures().processorMs - own) * 100) / ms,
    load: loadavg()[0] ?? 0,
  };
}

async function untilOnline(url: string, count: number): Promise<void> {
  const beginMs = performance.now();
  for (;;) {
    const clocks = (await (await fetch(`${url}/api/clocks`)).json()) as { presence: string }[];
    if (clocks.filter(({ presence }) => presence === "online").length === count) return;
    if (performance.now() - beginMs > readyMaxMs) throw new Error("not every clock is online");
    await wait(500);
  }
}

async function costOf(url: string): Promise<{ processorS: number; memoryBytes: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  return { processorS: value("process_cpu_seconds_total"), memoryBytes: value("process_resident_memory_bytes") };
}

const head = [
  "clocks",
  "ready s",
  "changes/s",
  "median ms",
  "99 % ms",
  "most ms",
  "unheard",
  "server %",
  "server MB",
  "MB/h",
];

function textOf(row: Row): string[] {
  const { clocks, readyMs, changesPerSecond, medianMs, p99Ms, mostMs, unheard, serverPercent, serverMb, recordMb } =
    row;
  const tenth = (value: number): string => value.toFixed(1);
  const times = [medianMs, p99Ms, mostMs].map((ms) => ms.toFixed(0));
  const costs = [
    tenth(serverPercent),
    serverMb.toFixed(0),
    recordMb.toFixed(3),
    tenth(row.clocksPercent),
    tenth(row.load),
  ];
  return [String(clocks), tenth(readyMs / 1000), changesPerSecond.toFixed(0), ...times, String(unheard), ...costs];
}

const pageHead = ["page of", "drawn", "slack ms", ...timesOf("message"), ...timesOf("frame"), ...timesOf("board")];

function timesOf(what: string): string[] {
  return [`${what} 50`, "99 %", "most ms"];
}

function pageText(clocks: number, page: PageRow): string[] {
  const times = [page.message, page.frame, page.board].flatMap((each) => [each.medianMs, each.p99Ms, each.mostMs]);
  return [String(clocks), String(page.drawn), page.slackMs.toFixed(1), ...times.map((ms) => ms.toFixed(0))];
}

const print = (cells: readonly string[]): void =>
  void process.stdout.write(`| ${cells.map((cell) => cell.padStart(9)).join(" | ")} |\n`);

/** The window of `--browser`: a large one shows more boards at once. */
function sizeOf(wishes: readonly string[]): WindowSize | undefined {
  const wish = wishes.find((each) => each.startsWith("--browser"));
  if (wish === undefined) return undefined;
  const [, width = 1920, height = 1080] = /=(\d+)x(\d+)$/.exec(wish) ?? [];
  return { width: Number(width), height: Number(height) };
}

const program = await buildProgram();
try {
  const wishes = process.argv.slice(2);
  const size = sizeOf(wishes);
  if (size !== undefined) await buildHallPage(projectRoot(), join(dirname(program), "hall"));
  const counts = wishes.filter((wish) => !wish.startsWith("--")).map(Number);
  print([...head, "clocks %", "load"]);
  if (size !== undefined) print(pageHead);
  for (const count of counts.length > 0 ? counts : usual) {
    const row = await measure(program, count, size, wishes.includes("--broker"));
    print(textOf(row));
    if (row.page !== undefined) print(pageText(row.clocks, row.page));
  }
} finally {
  rmSync(dirname(program), { recursive: true });
}

/**
 * Runs `npm run hall:load [-- CLOCKS…]`: for each number of clocks a server in a process of its own and a reader of
 * its socket. Prints how long a change takes from the clock to the reader, and what the server costs.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Load, openLoad } from "../../../sim/hall/load/load";
import { openTcp } from "../../../sim/hall/load/tcp";
import { bundledProgram, programOf } from "../kill/program";
import { freePort } from "../mqtt/brokers";
import { Delays, openReader } from "./delays";

const usual = [10, 50, 100, 500, 1000, 2000];
const readyMaxMs = 120_000;
const calmMs = 5000;
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
  readonly clocksPercent: number;
  readonly load: number;
}

async function measure(program: string, count: number): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-load-"));
  const delays = new Delays();
  let addresses: readonly string[] = [];
  const onLine = (clock: number, line: string): void => delays.say(addresses[clock] ?? "", line);
  const manners = { startMaxMs: 5000, thinkMs: 10_000, breakMs: 10_000, endChance: 1 / 50 };
  const options = { clocks: count, control: "300+3", seed: 1, speed: 1, manners, onLine };
  const load = await openLoad({ ...options, open: () => openTcp(0) });
  addresses = load.addresses;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ["serve", ...addresses, "--port", String(port), "--record", join(folder, "hall.db"), "--lang", "en"];
  const server = programOf(program, args, folder);
  try {
    const beginMs = performance.now();
    await server.start();
    await untilOnline(url, count);
    const readyMs = performance.now() - beginMs;
    const reader = await openReader(url, delays);
    await wait(calmMs);
    const row = await measured(url, load, delays);
    reader.close();
    return { clocks: count, readyMs, ...row };
  } finally {
    await server.end();
    await load.close();
    rmSync(folder, { recursive: true });
  }
}

async function measured(url: string, load: Load, delays: Delays): Promise<Omit<Row, "clocks" | "readyMs">> {
  const before = await costOf(url);
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

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const head = ["clocks", "ready s", "changes/s", "median ms", "99 % ms", "most ms", "unheard", "server %", "server MB"];

function textOf(row: Row): string[] {
  const { clocks, readyMs, changesPerSecond, medianMs, p99Ms, mostMs, unheard, serverPercent, serverMb } = row;
  const tenth = (value: number): string => value.toFixed(1);
  const times = [medianMs, p99Ms, mostMs].map((ms) => ms.toFixed(0));
  const costs = [tenth(serverPercent), serverMb.toFixed(0), tenth(row.clocksPercent), tenth(row.load)];
  return [String(clocks), tenth(readyMs / 1000), changesPerSecond.toFixed(0), ...times, String(unheard), ...costs];
}

const print = (cells: readonly string[]): void =>
  void process.stdout.write(`| ${cells.map((cell) => cell.padStart(9)).join(" | ")} |\n`);

const program = await bundledProgram();
try {
  const counts = process.argv.slice(2).map(Number);
  print([...head, "clocks %", "load"]);
  for (const count of counts.length > 0 ? counts : usual) print(textOf(await measure(program, count)));
} finally {
  rmSync(program);
}

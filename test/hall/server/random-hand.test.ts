/**
 * A random hand at a whole hall: an arbiter, a viewer and a stranger send requests and socket messages in any order,
 * to clocks that play. A seed repeats the choices.
 */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { linksAt } from "../../../sim/hall/bridge/links";
import type { OpenHall } from "../../../sim/hall/hall";
import { openHall } from "../../../sim/hall/hall";
import { serialFaults } from "../../../sim/hall/rehearsal/records";
import { type HallServer, openServer } from "../../../sim/hall/server/server";
import { openTokens } from "../../../sim/hall/server/tokens";
import { Random } from "../../oracle/random";
import { type TcpClock, tcpClock } from "../bridge/tcp-clock";
import { bearer, tokenFolder } from "./served-hall";

const seed = Number(process.env.FLAGFALL_HALL_SEED ?? 8);
const steps = 250;
const reads: readonly [string, ...string[]] = [
  "me",
  "clocks",
  "events?limit=5",
  "audit?limit=5",
  "rounds",
  "pgn",
  "times.csv",
  "events?after=-1",
  "x",
];
const commands: readonly [object, ...object[]] = [
  { do: "start" },
  ...["pause", "undo", "finish", "new", "resume", "nothing"].map((name) => ({ do: name })),
  ...["60", "180+2", "40/90:30", "0", "", "x".repeat(300)].map((control) => ({ do: "set", control })),
  { do: "control", control: "90+1" },
  { do: "seat", number: 3, white: 'Pe"ña\\', black: "Łukasz\n" },
  { do: "correct", white: { remaining: 50_000 } },
  { do: "correct", turn: "black", press: true },
  { do: "penalty", name: "illegal-move", offender: "white" },
  { do: "penalty", name: "add-time", offender: "black", minutes: 99 },
];
const messages: readonly [string, ...string[]] = [
  "",
  "{}",
  '{"type":"all"}',
  "[".repeat(5000),
  "x".repeat(100_000),
  "\u0000\uffff",
];

type Who = "arbiter" | "viewer" | "stranger";

let clocks: TcpClock[];
let hall: OpenHall;
let server: HallServer;
const tokens = tokenFolder();
const faults: string[] = [];

beforeAll(async () => {
  clocks = [await tcpClock(), await tcpClock()];
  const links = clocks.flatMap(({ port }) => linksAt(`tcp://127.0.0.1:${port}`) ?? []);
  hall = await openHall({ name: "main", links, timing: { quietMs: 150, againMs: 5, paceMs: 0 } });
  const limits = {
    requests: 1e6,
    commands: 1e6,
    failedLogins: 1e6,
    bytes: 1e12,
    readers: 10,
    readersEach: 10,
    reserved: 0,
  };
  const onFault = (place: string, error: unknown): void => void faults.push(`${place}: ${error}`);
  server = await openServer({ hall, port: 0, onFault, tokens: openTokens(tokens.file), limits });
  await vi.waitFor(() => expect(hall.clocks().map(({ presence }) => presence)).toEqual(["online", "online"]), 60_000);
});

afterAll(async () => {
  await server.close();
  await hall.close();
  for (const clock of clocks) await clock.close();
});

function headersOf(who: Who): Record<string, string> {
  return who === "stranger" ? {} : bearer(tokens[who]);
}

async function ask(who: Who, path: string, body?: object): Promise<number> {
  const method = body === undefined ? "GET" : "POST";
  const headers = { ...headersOf(who), ...(body === undefined ? {} : { "content-type": "application/json" }) };
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${server.address}api/${path}`, { method, headers, ...given });
  await response.arrayBuffer();
  return response.status;
}

/** Opens a socket and says something that the server does not expect. */
function talk(who: Who, text: string): Promise<void> {
  const url = `${server.address.replace(/^http/, "ws")}api/live`;
  const socket = new WebSocket(url, { headers: headersOf(who) });
  return new Promise((resolve) => {
    socket.on("open", () => {
      socket.send(text);
      socket.send(Buffer.from(text), { binary: true });
      setTimeout(() => socket.terminate(), 20);
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve());
  });
}

test(`the server answers, refuses and keeps its record, seed ${seed}`, async () => {
  const random = new Random(seed);
  const ids: readonly [string, ...string[]] = ["main-1", "main-2", "main-3", ""];
  const statuses: Record<Who, Set<number>> = { arbiter: new Set(), viewer: new Set(), stranger: new Set() };
  let obeyed = 0;
  const step = async (): Promise<void> => {
    const who = random.pick<Who>(["arbiter", "arbiter", "viewer", "stranger"]);
    const what = random.next();
    if (what < 0.1) return talk(who, random.pick(messages));
    if (what < 0.3) return void statuses[who].add(await ask(who, random.pick(reads)));
    const order = { from: "control", name: "Round", control: random.pick(["300+3", "0", "x"]), boards: "1-2" };
    const round = what < 0.4;
    const act = round ? { order } : { clocks: [random.pick(ids)], command: random.pick(commands) };
    const status = await ask(who, round ? "rounds" : "orders", act);
    if (who !== "arbiter") expect(status, JSON.stringify(act)).toBe(who === "viewer" ? 403 : 401);
    if (status === 200) obeyed++;
    statuses[who].add(status);
  };
  for (let n = 0; n < steps; n += 5) await Promise.all(Array.from({ length: 5 }, step));
  for (const [who, all] of Object.entries(statuses)) for (const status of all) expect(status, who).toBeLessThan(500);
  expect(obeyed).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  const did = clocks.map(({ clock }) => clock.events.map(({ at, event }) => `${at} ${event}`));
  const recorded = async (clock: string): Promise<string[]> =>
    (await hall.events({ clock, limit: 10_000 })).map(({ state }) => `${state.at} ${state.event}`);
  await expect.poll(() => Promise.all(["main-1", "main-2"].map(recorded))).toEqual(did);
  expect(serialFaults(await hall.events({ limit: 10_000 }))).toEqual({ missing: 0, twice: 0, outOfOrder: 0 });
  const done = (await hall.audit(1000)).filter(
    ({ outcomes, role }) => role === "arbiter" && outcomes.includes("begun"),
  );
  expect(done).toEqual([]);
  expect(await ask("viewer", "clocks")).toBe(200);
});

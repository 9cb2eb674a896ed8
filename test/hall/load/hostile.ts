/**
 * Measures how long an arbiter waits while a hostile viewer does his worst: `npm run hall:hostile -- [clocks]
 * [seconds]`. The server has 2,000 clocks, 20,000 events and 3,000 log entries in its record. The viewer asks for
 * everything heavy at the same time, and opens as many sockets as he gets. Server, viewer and arbiter are processes of
 * their own, so that an answer does not seem late because the arbiter's program is reading those of the viewer.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import WebSocket from "ws";
import { openHall } from "../../../sim/hall/hall";
import type { ClockChange, ClockView } from "../../../sim/hall/model/clock";
import type { Source } from "../../../sim/hall/model/hall";
import { Listeners } from "../../../sim/hall/model/listeners";
import { openServer } from "../../../sim/hall/server/server";
import { playerLine } from "../rounds/trf-lines";
import { clockView, state } from "../server/scripted-hall";

const [clocks = 2000, seconds = 20] = process.argv.slice(2).map(Number);
const tokens = { viewer: "viewer", arbiter: "arbiter" } as const;
const limitMs = 250;

/** Serves a hall of clocks that all run, and says where. */
async function serve(): Promise<void> {
  const views = Array.from({ length: clocks }, (_, at): ClockView => ({ ...clockView(at + 1), id: `west-${at + 1}` }));
  const changes = new Listeners<ClockChange>();
  const source: Source = {
    clocks: () => views,
    watch: changes.add,
    listen: () => () => undefined,
    tell: async (id) => ({ id, ok: true }),
    close: async () => undefined,
  };
  const hall = await openHall({ name: "desk", links: [], sources: [source] });
  const adding = Array.from({ length: 20_000 }, (_, at) =>
    hall.record.add({
      ...{ bridge: "west", serial: at + 1, clock: `west-${(at % clocks) + 1}`, number: 1, heardMs: at },
      ...{ source: "report", state: { ...state, at } },
    }),
  );
  const pause = { who: "Ana", role: "arbiter", command: "pause", clocks: ["west-1"], outcomes: ["ok"] } as const;
  const noting = Array.from({ length: 3000 }, (_, atMs) => hall.record.audit.note({ ...pause, atMs }));
  await Promise.all([...adding, ...noting]);
  let second = 0;
  setInterval(() => {
    second++;
    for (const { id } of views) changes.tell({ id, screen: { right: `0:04:${second % 60}` }, heardMs: Date.now() });
  }, 1000);
  const find = (token: string) => {
    const role = token === tokens.arbiter ? "arbiter" : token === tokens.viewer ? "viewer" : undefined;
    return role === undefined ? undefined : ({ name: role, role, hash: role } as const);
  };
  const server = await openServer({ hall, port: 0, tokens: { find, holds: () => true } });
  process.send?.(server.address);
}

const bearer = (role: keyof typeof tokens) => ({ authorization: `Bearer ${tokens[role]}` });

async function ask(address: string, path: string, role: keyof typeof tokens, body?: string): Promise<number> {
  const headers = { ...bearer(role), ...(body === undefined ? {} : { "content-type": "application/json" }) };
  const method = body === undefined ? "GET" : "POST";
  try {
    const answer = await fetch(new URL(path, address), { method, headers, ...(body === undefined ? {} : { body }) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** A report of as many players as fit into two million letters. */
function largeReport(): string {
  const players = Array.from({ length: 5000 }, (_, at) => {
    const other = at % 2 === 0 ? `${at + 2} w` : `${at} b`;
    return playerLine(
      at + 1,
      `Player ${at + 1}`,
      Array.from({ length: 28 }, () => other),
    );
  });
  return ["012 Open", "222 5400+30", ...players].join("\n").slice(0, 2_000_000);
}

/** Repeats everything heavy until told to stop. Returns how many answers he got, by status. */
async function attack(address: string, isOver: () => boolean): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  const plan = JSON.stringify({ from: "trf", name: "", text: largeReport(), firstBoard: 1 });
  const ids = Array.from({ length: 5000 }, (_, at) => `west-${at}-${"x".repeat(60)}`);
  const order = JSON.stringify({ clocks: ids, command: { do: "pause" } });
  const wishes: readonly (readonly [string, string?])[] = [
    ["api/audit?limit=10000"],
    ["api/events?limit=1000"],
    ["api/clocks"],
    ["api/pgn"],
    ["api/times.csv"],
    ["api/rounds/plan", plan],
    ["api/orders", order],
    ["metrics"],
  ];
  const sockets = Array.from({ length: 200 }, () => {
    const socket = new WebSocket(address.replace("http", "ws").concat("api/live"), { headers: bearer("viewer") });
    return socket.on("error", () => undefined);
  });
  const repeat = async ([path, body]: readonly [string, string?]): Promise<void> => {
    while (!isOver()) {
      const status = await ask(address, path, "viewer", body);
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === 429) await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all(wishes.flatMap((wish) => [repeat(wish), repeat(wish), repeat(wish)]));
  for (const socket of sockets) socket.terminate();
  return counts;
}

/** Starts this file as another process, which plays a part. */
function part(name: string, ...given: string[]): ChildProcess {
  const args = [String(clocks), String(seconds), name, ...given];
  return fork(fileURLToPath(import.meta.url), args, { execArgv: process.execArgv });
}

async function measure(): Promise<void> {
  const server = part("serve");
  const [address] = (await once(server, "message")) as [string];
  const viewer = part("attack", address);
  const counting = once(viewer, "message");
  const isOver = untilOver();
  const waits: number[] = [];
  const order = JSON.stringify({ clocks: ["west-1"], command: { do: "pause" } });
  while (!isOver()) {
    const beganMs = performance.now();
    const isOrder = waits.length % 2 === 0;
    const status = await ask(address, isOrder ? "api/orders" : "api/me", "arbiter", isOrder ? order : undefined);
    if (status === 200) waits.push(performance.now() - beganMs);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const [counts] = await counting;
  viewer.kill();
  server.kill();
  waits.sort((a, b) => a - b);
  const at = (part: number): string => `${Math.round(waits[Math.floor((waits.length - 1) * part)] ?? 0)} ms`;
  process.stdout.write(
    `${clocks} clocks, ${waits.length} answers to an arbiter: median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}; ` +
      `over ${limitMs} ms: ${waits.filter((ms) => ms > limitMs).length}\n` +
      `the viewer's answers: ${JSON.stringify(counts)}\n`,
  );
}

function untilOver(): () => boolean {
  const endMs = performance.now() + seconds * 1000;
  return () => performance.now() > endMs;
}

const [name, address = ""] = process.argv.slice(4);
if (name === "serve") await serve();
else if (name === "attack") process.send?.(await attack(address, untilOver()));
else await measure();

/** `flagfall serve`: what it opens, what it refuses before or while opening, and the whole way to real clocks. */

import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { serveCommand } from "../../sim/cli/serve-hall";
import { tokenCommand } from "../../sim/cli/serve-token";
import type { ServeOptions } from "../../sim/cli/serve-wish";
import type { ClockView } from "../../sim/hall/model/clock";
import type { AuditEntry } from "../../sim/hall/model/event";
import type { RecordedEvent } from "../../sim/hall/model/hall";
import type { Language } from "../../sim/words/language";
import { temporaryFolder } from "../temporary-folder";
import { type Ended, type Kept, keepStreams, keptStreams } from "./kept-streams";

const folder = temporaryFolder("serve-hall");

interface Running {
  readonly said: Kept;
  /** Returns the address that was printed. */
  address(): string;
  /** Ends the command as Ctrl+C does. Resolves to the exit code. */
  end(): Promise<number>;
}

function start(addresses: readonly string[], options: ServeOptions, language: Language = "en"): Running {
  let interrupt = (): void => {};
  const ended = new Promise<void>((resolve) => {
    interrupt = resolve;
  });
  const { kept, streams } = keptStreams();
  const done = serveCommand(addresses, options, language, streams, ended);
  return {
    said: kept,
    address: () => /http:\S+/.exec(kept.out)?.[0] ?? "",
    end() {
      interrupt();
      return done;
    },
  };
}

async function open(addresses: readonly string[], options: ServeOptions): Promise<Running> {
  const running = start(addresses, { port: "0", ...options });
  await vi.waitFor(() => expect(running.said.out + running.said.error).toContain("\n"), 60_000);
  expect(running.said.error).toBe("");
  return running;
}

/** Ends a command that has refused already. */
async function ended(running: Running): Promise<Ended> {
  const code = await running.end();
  return { code, ...running.said };
}

async function get<Answer>({ address }: Running, path: string): Promise<Answer> {
  return (await (await fetch(new URL(path, address()))).json()) as Answer;
}

describe("flagfall serve --simulate", () => {
  test("serves clocks on which games are played, and records them; an arbiter acts; Ctrl+C ends it", async () => {
    const record = join(folder, "demo.db");
    const running = await open([], { simulate: "3", record });
    expect(running.said.out).toMatch(
      /^The hall is at http:\/\/127\.0\.0\.1:\d+\/ – open it in a browser; Ctrl\+C ends it\.\n/,
    );
    expect(running.said.out).toContain(`3 clocks; the record is ${record}.\n`);
    expect(running.said.out).toContain("no token file");
    const online = async (): Promise<ClockView[]> => {
      const clocks = await get<ClockView[]>(running, "/api/clocks");
      return clocks.filter(({ presence }) => presence === "online");
    };
    await vi.waitFor(async () => expect(await online()).toHaveLength(3), 60_000);
    const clocks = await online();
    expect(clocks.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(clocks.map(({ players }) => players)[0]).toEqual(["Alma", "Bruno"]);
    const order = { clocks: ["main-1", "main-9"], command: { do: "set", control: "5400+30" } };
    const headers = { "content-type": "application/json" };
    const answer = await fetch(new URL("/api/orders", running.address()), {
      ...{ method: "POST", headers, body: JSON.stringify({ ...order, command: { do: "finish" } }) },
    });
    const [first, second] = (await answer.json()) as { ok: boolean; reason?: string }[];
    expect([typeof first?.ok, second]).toEqual(["boolean", { id: "main-9", ok: false, reason: "unknown" }]);
    await expect.poll(() => get<RecordedEvent[]>(running, "/api/events")).not.toEqual([]);
    const events = await get<RecordedEvent[]>(running, "/api/events");
    const audit = await get<AuditEntry[]>(running, "/api/audit");
    expect(audit).toMatchObject([{ who: "local", command: "finish", clocks: ["main-1", "main-9"] }]);
    expect([await running.end(), running.said.error]).toEqual([0, ""]);
    await expect(fetch(running.address())).rejects.toThrow();

    const again = await open([], { simulate: "3", record });
    expect((await get<RecordedEvent[]>(again, "/api/events")).slice(0, events.length)).toEqual(events);
    expect(await get<AuditEntry[]>(again, "/api/audit")).toMatchObject([{ who: "local", command: "finish" }]);
    await again.end();
  });

  test("speaks Spanish", async () => {
    const running = start([], { simulate: "1", port: "0" }, "es");
    await vi.waitFor(() => expect(running.said.out).toContain("árbitros"), 60_000);
    expect(running.said.out).toMatch(/^La sala está en http:.*\n1 reloj; el registro está solo en la memoria\.\n/);
    expect(await running.end()).toBe(0);
  });
});

describe("flagfall serve with tokens", () => {
  test("wants them, and keeps them out of what it prints", async () => {
    const tokens = join(folder, "tokens");
    const made = await keepStreams((streams) => tokenCommand("Ana", "arbiter", { tokens }, "en", streams));
    const token = /^flagfall_\S+$/m.exec(made.out)?.[0] ?? "";
    expect(token).not.toBe("");
    const running = await open([], { simulate: "1", tokens, listen: "0.0.0.0" });
    expect(running.said.out).toContain(`needs a token of ${tokens}`);
    const url = new URL("/api/me", running.address().replace(/\/\/[^:]+/, "//127.0.0.1"));
    expect((await fetch(url)).status).toBe(401);
    const me = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toEqual({ name: "Ana", role: "arbiter" });
    await running.end();
    expect(running.said.out + running.said.error).not.toContain(token);
  });

  test("knows its arbiters again after a restart", async () => {
    const [tokens, record] = [join(folder, "kept-tokens"), join(folder, "kept.db")];
    const made = await keepStreams((streams) => tokenCommand("Eva", "arbiter", { tokens }, "en", streams));
    const token = /^flagfall_\S+$/m.exec(made.out)?.[0];
    const running = await open([], { simulate: "1", tokens, record });
    const port = new URL(running.address()).port;
    const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ token }) };
    const login = await fetch(new URL("/api/login", running.address()), sent);
    const cookie = String(login.headers.get("set-cookie")).split(";")[0] ?? "";
    await running.end();
    const again = await open([], { simulate: "1", tokens, record, port });
    const me = await fetch(new URL("/api/me", again.address()), { headers: { cookie } });
    expect(await me.json()).toEqual({ name: "Eva", role: "arbiter" });
    await again.end();
  });
});

describe("flagfall serve refuses", () => {
  let taken: Server;
  let takenPort: string;
  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve));
    const address = taken.address();
    takenPort = String(typeof address === "object" ? address?.port : 0);
    writeFileSync(join(folder, "text.db"), "this is no record ".repeat(100));
    writeFileSync(join(folder, "bad-tokens"), '\n{"name":"Ana"}\n');
    writeFileSync(join(folder, "no-tokens"), "");
    mkdirSync(join(folder, "a-folder"));
  });
  afterAll(() => void taken.close());

  const bad: [name: string, addresses: string[], options: ServeOptions, en: RegExp, es: RegExp][] = [
    ["no clocks", [], {}, /^name the clocks/, /^nombre los relojes/],
    ["an address", ["dev/ttyUSB0"], {}, /“dev\/ttyUSB0” is no address/, /no es la dirección/],
    ["an address of the web", ["http://10.0.0.7"], {}, /is no address/, /no es la dirección/],
    ["ports in the wrong order", ["tcp://10.0.0.7:9-8"], {}, /is no address/, /no es la dirección/],
    ["a count", [], { simulate: "x" }, /“x” is no value for --simulate/, /«x» no es un valor/],
    ["too many", [], { simulate: "501" }, /up to 500/, /hasta 500/],
    ["a port", [], { simulate: "1", port: "65536" }, /no value for --port/, /no es un valor para --port/],
    ["a bridge's name", [], { simulate: "1", name: "Hall 2" }, /no name of a bridge/, /no es un nombre de puente/],
    [
      "a name to listen at",
      [],
      { simulate: "1", listen: "hall" },
      /no address of this computer/,
      /no es una dirección/,
    ],
    [
      "others without tokens",
      [],
      { simulate: "1", listen: "0.0.0.0" },
      /--tokens FILE is needed/,
      /hace falta --tokens/,
    ],
    [
      "others without tokens, by IPv6",
      [],
      { simulate: "1", listen: "::" },
      /--tokens FILE is needed/,
      /hace falta --tokens/,
    ],
    [
      "a token file that is not there",
      [],
      { simulate: "1", tokens: "none" },
      /holds no token/,
      /no tiene ningún token/,
    ],
    ["a folder for tokens", [], { simulate: "1", tokens: "a-folder" }, /be read: EISDIR; name/, /leer: EISDIR; nombre/],
    ["an empty token file", [], { simulate: "1", tokens: "no-tokens" }, /holds no token/, /no tiene ningún token/],
    ["a token file with another line", [], { simulate: "1", tokens: "bad-tokens" }, /line 1/, /línea 1/],
    ["a record that is none", [], { simulate: "1", record: "text.db" }, /is no record/, /no es un registro/],
    ["a record in no folder", [], { simulate: "1", record: "none/a.db" }, /record/, /registro/],
    ["a folder for a record", [], { simulate: "1", record: "a-folder" }, /record/, /registro/],
  ];
  const inFolder = (name: string | undefined): string | undefined => (name === undefined ? name : join(folder, name));

  test.each(bad)("%s: one line, and 2", async (_, addresses, options, en, es) => {
    for (const [language, line] of [
      ["en", en],
      ["es", es],
    ] as const) {
      const { tokens, record } = options;
      const given = { port: "0", ...options, tokens: inFolder(tokens), record: inFolder(record) };
      const { code, out, error } = await ended(start(addresses, given, language));
      expect([code, out]).toEqual([2, ""]);
      expect(error).toMatch(/^flagfall serve: [^\n]+\n$/);
      expect(error.slice("flagfall serve: ".length)).toMatch(line);
    }
  });

  test("a port that another program has", async () => {
    const { code, error } = await ended(start([], { simulate: "1", port: takenPort }));
    expect([code, error]).toEqual([2, expect.stringContaining(`port ${takenPort} is taken`)]);
  });

  test("an address that is not this computer's", async () => {
    const tokens = join(folder, "good");
    await keepStreams((streams) => tokenCommand("Ana", "arbiter", { tokens }, "en", streams));
    const { code, error } = await ended(start([], { simulate: "1", port: "0", listen: "192.0.2.1", tokens }));
    expect([code, error]).toEqual([2, expect.stringContaining("EADDRNOTAVAIL")]);
  });

  test("a record that another server has", async () => {
    const record = join(folder, "held.db");
    const running = await open([], { simulate: "1", record });
    const { code, error } = await ended(start([], { simulate: "1", port: "0", record }));
    expect([code, error]).toEqual([2, expect.stringContaining("another flagfall uses this record")]);
    await running.end();
  });
});

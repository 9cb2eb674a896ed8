/** Simulated clocks with players: what they do, what a seed repeats, and what a wire loses that nobody listens to. */
import { spawnSync } from "node:child_process";
import { createConnection, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Stage } from "../../../firmware/app/model/choices";
import { hallCommand } from "../../../sim/cli/hall";
import type { LoadLink } from "../../../sim/hall/load/load";
import { type Load, openLoad } from "../../../sim/hall/load/load";
import { openTcp } from "../../../sim/hall/load/tcp";
import { connect } from "../../../sim/link/connect";
import { openPty } from "../../../sim/link/pty";
import { freePort } from "../mqtt/brokers";

let load: Load | undefined;

afterEach(async () => {
  vi.useRealTimers();
  await load?.close();
  load = undefined;
});

/** A wire whose other end is a list. */
function listLink(): LoadLink & { lines: string[]; hear: (piece: string) => void } {
  const link = {
    address: "list",
    lines: [] as string[],
    hear: (_: string) => {},
    write: (text: string) => link.lines.push(text) > 0,
    listen: (take: (piece: string) => void) => {
      link.hear = take;
    },
    close: () => {},
  };
  return link;
}

/** As long as a busy machine needs. */
const patienceMs = 60_000;

const hasty = { startMaxMs: 300, thinkMs: 2000, breakMs: 1000, endChance: 1 / 50 };

test("players press, arbiters pause, flags fall, and a game follows another", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const events = new Set<string>();
  const onLine = (_: number, line: string): void => void events.add(/"event":"([a-z-]+)"/.exec(line)?.[1] ?? "");
  const open = async () => listLink();
  load = await openLoad({ clocks: 40, control: "20", seed: 3, speed: 1, open, manners: hasty, onLine });
  for (const clock of load.clocks) clock.command("subscribe");
  const wanted = ["control", "start", "press", "pause", "resume", "flag", "penalty", "finish", "screen"];
  const missing = (): string[] => wanted.filter((event) => !events.has(event));
  for (let second = 0; second < 600 && missing().length > 0; second++) await vi.advanceTimersByTimeAsync(1000);
  expect(missing()).toEqual([]);
  const { clocks, lines, lost, events: counted } = load.figures();
  expect({ clocks, lost }).toEqual({ clocks: 40, lost: 0 });
  expect(counted).toBeGreaterThan(100);
  expect(lines).toBeGreaterThan(counted);
});

test("a line that arrives after the end wakes no clock", async () => {
  vi.useFakeTimers();
  try {
    const link = listLink();
    const ended = await openLoad({ clocks: 1, control: "300+3", seed: 1, speed: 1, open: async () => link });
    await ended.close();
    link.hear("#7 state\n");
    expect([link.lines, vi.getTimerCount()]).toEqual([[], 0]);
  } finally {
    vi.useRealTimers();
  }
});

test("what happens at the table is reported, but its answers do not go over the wire", async () => {
  const link = listLink();
  load = await openLoad({ clocks: 1, control: "300+3", seed: 1, speed: 1, open: async () => link });
  expect(link.lines).toEqual([]);
  link.hear("#7 subscribe\n");
  load.clocks[0]?.command("start");
  const lines = link.lines.map((line) => JSON.parse(line));
  expect(lines[0]).toEqual({ ok: true, re: 7 });
  expect(lines.slice(1).map(({ event }) => event)).toEqual(["screen", "start", "screen"]);
});

describe("a clock at a TCP port", () => {
  const opened = async (): Promise<{ load: Load; port: number }> => {
    const some = await openLoad({ clocks: 1, control: "300+3", seed: 1, speed: 1, open: () => openTcp(0) });
    load = some;
    return { load: some, port: Number(some.addresses[0]?.split(":").at(-1)) };
  };
  const dial = (port: number): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" }, () => resolve(socket));
    });

  test("is a clock of the link, with its number", async () => {
    const { port } = await opened();
    const clock = await connect({ stream: await dial(port), patienceMs });
    expect(await clock.hello()).toMatchObject({ hello: "flagfall", number: 1, acts: true });
    await clock.set("180+2");
    expect(await clock.state()).toMatchObject({ mode: "ready", control: "180+2" });
    await clock.close();
  });

  test("loses its lines while nobody listens, and goes on", async () => {
    const { load: some, port } = await opened();
    some.clocks[0]?.command("subscribe");
    await expect.poll(() => some.figures().lost).toBeGreaterThan(0);
    const clock = await connect({ stream: await dial(port), patienceMs });
    expect((await clock.hello()).number).toBe(1);
    await clock.close();
  });

  test("serves the latest connection alone", async () => {
    const { port } = await opened();
    const first = await dial(port);
    const ended = new Promise((resolve) => first.once("close", resolve));
    const clock = await connect({ stream: await dial(port), patienceMs });
    await ended;
    expect((await clock.hello()).hello).toBe("flagfall");
    await clock.close();
  });

  test("does not wait for a reader that does not read", async () => {
    const link = await openTcp(0);
    const some = await openLoad({ clocks: 1, control: "300+3", seed: 1, speed: 1, open: async () => link });
    load = some;
    const socket = await dial(Number(link.address.split(":").at(-1)));
    socket.pause();
    socket.write("subscribe\n");
    const [clock] = some.clocks;
    await expect.poll(() => clock?.app.link.isListening).toBe(true);
    while (link.write("x".repeat(8000))) expect(some.figures().lost).toBe(0);
    for (let n = 0; n < 100 && some.figures().lost === 0; n++) clock?.command(n % 2 === 0 ? "set 60" : "set 90");
    expect(some.figures().lost).toBeGreaterThan(0);
    expect(clock?.app.stage).toBe(Stage.Ready);
    socket.destroy();
  });
});

const hasScript = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;
const atPty = hasScript ? "a pseudo-terminal loses lines that nobody reads" : "skipped: apt-get install bsdutils";

test(atPty, { skip: !hasScript }, async () => {
  const pty = await openPty();
  const line = `${"x".repeat(500)}\n`;
  let written = 0;
  while (written < 10_000 && pty.write(line)) written++;
  expect(written).toBeGreaterThan(5);
  expect(written).toBeLessThan(10_000);
  pty.close();
});

test("no wire stays open if one cannot be opened", async () => {
  let closed = 0;
  const open = async (number: number): Promise<LoadLink> => {
    if (number === 3) throw new Error("taken");
    return { ...listLink(), close: () => void closed++ };
  };
  await expect(openLoad({ clocks: 5, control: "60", seed: 1, speed: 1, open })).rejects.toThrow("taken");
  expect(closed).toBe(4);
});

describe("flagfall hall", () => {
  const run = async (
    options: Parameters<typeof hallCommand>[0],
    language: "en" | "es",
    until: RegExp,
    see: (text: string) => void = () => {},
  ) => {
    let text = "";
    let end: (value?: unknown) => void = () => {};
    const ended = new Promise((resolve) => {
      end = resolve;
    });
    const take = (piece: string): void => {
      text += piece;
      see(text);
      if (until.test(text)) end();
    };
    const code = await hallCommand(options, language, { out: take, error: take, watched: false }, ended);
    return { code, text };
  };

  test("offers clocks at ports in a row, and prints figures until it is interrupted", async () => {
    const first = await freeRow(3);
    const { code, text } = await run({ clocks: "3", tcp: String(first), every: "1" }, "en", /processor/);
    const ports = `tcp://127.0.0.1:${first}-${first + 2}`;
    expect([code, text]).toEqual([0, expect.stringContaining(`3 clocks at ${ports}; Ctrl+C ends them.\n`)]);
    expect(text).toContain(`flagfall serve ${ports} reads them.\n`);
    expect(text).toMatch(/3 clocks: \d running, 0 flags down; \d+ lines\/s, \d+ of them unheard; processor \d+ %/);
  });

  test.each([
    [{ clocks: "0" }, "“0” is no value for --clocks; it has to be a whole number from 1 to 5000"],
    [{ clocks: "2", tcp: "65535" }, "“65535” is no value for --tcp; it has to be a whole number from 1 to 65534"],
    [{ tcp: true, pty: true } as const, "--tcp, --pty and --mqtt exclude each other"],
    [{ mqtt: "mqtt://127.0.0.1", pty: true }, "--tcp, --pty and --mqtt exclude each other"],
    [{ hall: "club" }, "--hall is of no use without --mqtt or --broker"],
    [{ script: "none.yaml" }, "none.yaml: there is no such file; name the file of a rehearsal, such as docs/rehearsal"],
    [{ script: "docs" }, "docs: this is a folder; name the file of a rehearsal"],
    [{ name: "west" }, "--name is of no use without --mqtt or --broker"],
    [{ broker: "0", name: "Hall 2" }, "“Hall 2” is no name of a bridge"],
    [{ control: "5'" }, "column"],
    [{ clocks: "1", tcp: "1" }, "the clocks cannot be offered: "],
  ])("refuses %o in one line", async (options, message) => {
    const root = process.getuid?.() === 0 && "tcp" in options && options.tcp === "1";
    const given = root ? { ...options, tcp: await takenPort() } : options;
    const { code, text } = await run(given, "en", /\n/);
    expect(text.startsWith("flagfall hall: ")).toBe(true);
    expect([code, text]).toEqual([2, expect.stringContaining(message)]);
  });

  test("offers a clock at a serial port", { skip: !hasScript }, async () => {
    let path = "";
    const { code } = await run({ clocks: "1", pty: true, every: "1" }, "en", /processor/, (text) => {
      path = /\/dev\/pts\/\d+/.exec(text)?.[0] ?? "";
    });
    expect([code, path]).toEqual([0, expect.stringContaining("/dev/pts/")]);
  });

  test("publishes the clocks at a broker, for a server that reads them", async () => {
    const { code, text } = await run({ clocks: "2", broker: "0", every: "1", hall: "club" }, "es", /procesador/);
    expect([code, text]).toEqual([0, expect.stringContaining("2 relojes en el puente load; Ctrl+C los termina.\n")]);
    expect(text).toMatch(/El bróker es mqtt:\/\/127\.0\.0\.1:\d+\.\nMiembro de la sala club en mqtt:/);
  });

  /** Returns the first of some ports in a row that nobody uses. */
  const freeRow = async (count: number): Promise<number> => {
    for (;;) {
      const first = await freePort();
      const row = await Promise.allSettled(Array.from({ length: count }, (_, at) => openTcp(first + at)));
      const links = row.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
      for (const link of links) await link.close();
      if (links.length === count) return first;
    }
  };

  const takenPort = async (): Promise<string> => {
    load = await openLoad({ clocks: 1, control: "60", seed: 1, speed: 1, open: () => openTcp(0) });
    return String(load.addresses[0]?.split(":").at(-1));
  };
});

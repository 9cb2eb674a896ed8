/** `flagfall link` with simulated clocks, one or many. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Switch } from "../../../hal/hal";
import { linkCommand } from "../../../sim/cli/link/link";
import type { LinkOptions } from "../../../sim/cli/link/order";
import { watch } from "../../../sim/cli/link/watch";
import { main } from "../../../sim/cli/program";
import type { Streams } from "../../../sim/cli/streams";
import { linkWords } from "../../../sim/words/link";
import { type Hall, openHall } from "../../link/wires";
import { capture } from "../capture";
import { type Ended, keepStreams } from "../kept-streams";

let hall: Hall | undefined;

afterEach(() => {
  hall?.stop();
  hall = undefined;
});

async function link(words: string, options: Partial<LinkOptions> = {}): Promise<Ended> {
  const given = options.port === undefined && options.all === undefined ? { port: ["clock1"] } : {};
  const means = hall ?? (await openHall(0));
  return keepStreams((streams) =>
    linkCommand(words.split(" "), { language: "en", ...given, ...options }, streams, means),
  );
}

const jsonOf = (out: string) =>
  out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

/** The time limit; the bundle of a board may have to be built first. */
const bundleMs = 180_000;

describe.each(["node", "espruino"] as const)("one clock, %s", (kind) => {
  test("a game, from its control to its end", { timeout: bundleMs }, async () => {
    hall = await openHall(1, kind);
    expect(await link("set 180+2")).toEqual({ code: 0, out: "clock1  done\n", error: "" });
    expect((await link("state")).out).toBe("clock1  0:03:02  0:03:02  ready  180+2\n");
    expect((await link("start")).code).toBe(0);
    expect((await link("state")).out).toMatch(/^clock1 {2}0:03:0\d\* 0:03:02 {2}running {2}180\+2\n$/);
    expect(await link("set 300")).toMatchObject({
      code: 1,
      out: "clock1  refused: a clock runs, a game is on, or somebody is at the keys\n",
    });
    expect((await link("pause")).code).toBe(0);
    expect((await link("correct white.remaining=1:00:05.5 black.presses=7 turn=black")).code).toBe(0);
    const [state] = jsonOf((await link("state", { json: true })).out);
    expect(state).toMatchObject({ port: "clock1", mode: "paused", turn: "black", white: { remaining: 3_605_500 } });
    expect(state).not.toHaveProperty("re");
    expect((await link("penalty add-time white 2")).code).toBe(0);
    expect((await link("undo")).code).toBe(0);
    expect((await link("white García, Ana")).code).toBe(0);
    expect((await link("list", { all: true })).out).toBe(
      "clock1  pixljsplus, flagfall 0.2.0, no lock, García, Ana – –\n",
    );
    expect((await link("finish")).code).toBe(0);
  });
});

describe("the lock", () => {
  test("a code opens for one command", async () => {
    hall = await openHall(1);
    expect((await link("lock 0042")).code).toBe(0);
    expect((await link("lock")).code).toBe(0);
    expect(await link("set 300")).toMatchObject({
      code: 1,
      out: "clock1  refused: the arbiter's code is wanted: --code\n",
    });
    expect((await link("set 300", { code: "0041" })).out).toBe("clock1  refused: a wrong code\n");
    expect((await link("set 300", { code: "0042" })).code).toBe(0);
    expect((await link("set 60")).code).toBe(1);
    expect(await link("set 60", { code: "42" })).toMatchObject({
      code: 2,
      error: "flagfall link: a code has four digits\n",
    });
  });
});

describe("a hall", () => {
  test("40 clocks are set at once; one that is silent costs the others nothing", async () => {
    hall = await openHall(40, "node", ["silent"]);
    const beginMs = performance.now();
    const { code, out } = await link("set 5400+30", { all: true });
    const tookMs = performance.now() - beginMs;
    expect(code).toBe(1);
    const lines = out.trimEnd().split("\n");
    expect(lines[0]).toBe("port     answer");
    expect(lines.filter((line) => line.endsWith("  done"))).toHaveLength(40);
    expect(lines[41]).toMatch(/^silent {3}no answer/);
    expect(lines.at(-1)).toBe("40 of 41 clocks");
    expect(tookMs).toBeLessThan(2_000);
  });

  test("exit 0 where all did it, as JSON a line for each", async () => {
    hall = await openHall(3);
    const { code, out } = await link("set 300", { port: ["clock1", "clock3", "clock1"], json: true });
    expect(code).toBe(0);
    expect(jsonOf(out)).toEqual([{ port: "clock1" }, { port: "clock3" }]);
  });

  test("one that refuses", async () => {
    hall = await openHall(2);
    await link("set 300", { all: true });
    await link("start", { port: ["clock2"] });
    const { code, out } = await link("set 60+1", { all: true, json: true });
    expect(code).toBe(1);
    expect(jsonOf(out)).toEqual([{ port: "clock1" }, { port: "clock2", error: "refused", reason: "busy" }]);
  });
});

describe("what goes wrong with a port", () => {
  test.each([
    ["gone", "gone    there is no such port, or its cable is not plugged in\n"],
    ["denied", "denied  no permission; on Linux join the group dialout\n"],
  ])("%s", async (port, out) => {
    expect(await link("state", { port: [port] })).toEqual({ code: 1, out: out.replace(/ {2,}/, "  "), error: "" });
  });

  test("unplugged in mid-command", async () => {
    hall = await openHall(0, "node", ["silent"]);
    const asked = link("set 300", { port: ["silent"] });
    setTimeout(() => hall?.unplug("silent"), 50);
    const { code, out } = await asked;
    expect(code).toBe(1);
    expect(out).toBe("silent  the port is gone: disconnected; look at the clock's state before you go on\n");
  });
});

describe("bad input is told to nobody", () => {
  test.each([
    ["", /^flagfall link: “” is no command of the link; there are list, state, set, /],
    ["reset", /“reset” is no command/],
    ["set", /“set” is used so: set CONTROL$/],
    ["set 0", /“0”, column 1: /],
    ["pause now", /“pause” is used so: pause$/],
    ["watch now", /“watch” is used so/],
  ])("%j", async (words, error) => {
    hall = await openHall(1);
    const result = await link(words);
    expect(result).toMatchObject({ code: 2, out: "" });
    expect(result.error.trimEnd()).toMatch(error);
  });

  test("no port", async () => {
    for (const words of ["state", "state /dev/ttyACM0"])
      expect((await link(words, { port: [] })).error).toMatch(/name a port with --port/);
    expect((await link("state", { all: true })).error).toMatch(/no serial port/);
    const { code, stderr } = await capture(() => main(["link", "state", "--lang", "es"]));
    expect([code, stderr]).toEqual([
      2,
      "flagfall link: nombre un puerto con --port, o todos con --all; flagfall link list los muestra\n",
    ]);
  });
});

describe("the log", () => {
  test("as a list, JSON, CSV and PGN", async () => {
    hall = await openHall(1);
    await link("set 300");
    await link("start");
    await new Promise((resolve) => setTimeout(resolve, 30));
    hall.clocks.get("clock1")?.move(Switch.Left, true);
    await link("pause");
    const json = await link("log", { json: true });
    expect(json.code).toBe(0);
    expect(jsonOf(json.out).map(({ event }) => event)).toEqual(
      expect.arrayContaining(["control", "start", "press", "pause"]),
    );
    expect((await link("log", { csv: true })).out).toMatch(/^at,event,side/);
    expect((await link("log", { pgn: true })).out).toMatch(/\[TimeControl "300"\]/);
    expect((await link("log", { pgn: true, knights: true })).out).toMatch(/knights[^}]*\}\s1\. Nf3/);
    await link("white Peña, José");
    await link("number 7");
    const { out: named } = await link("log", { pgn: true });
    expect(named).toMatch(/\[White "Peña, José"\]\n\[Black "\?"\]/);
    expect(named).toContain('[Board "7"]');
    for (const command of ["log", "state", "list"]) {
      const error = "flagfall link: --json, --csv and --pgn exclude each other\n";
      expect(await link(command, { json: true, csv: true })).toEqual({ code: 2, out: "", error });
    }
    const error = "flagfall link: --pgn is of no use without log\n";
    expect(await link("state", { pgn: true })).toEqual({ code: 2, out: "", error });
    expect((await link("log", { port: ["clock1", "x"] })).error).toMatch(/one port/);
  });
});

describe("watch", () => {
  test("one row for each change of a clock, until it is ended", async () => {
    hall = await openHall(2);
    await link("set 300", { all: true });
    let out = "";
    const streams: Streams = {
      out(text) {
        out += text;
      },
      error: () => {},
      watched: false,
    };
    const order = { words: ["watch"], options: { language: "en" as const }, say: linkWords("en"), streams };
    let end: (value?: unknown) => void = () => {};
    const ended = new Promise((resolve) => {
      end = resolve;
    });
    const asked = { ports: ["clock1", "gone", "clock2"], means: hall, patienceMs: 500 };
    const code = watch(order, asked, ended);
    const says = (row: string) => vi.waitFor(() => expect(out).toContain(row), { timeout: 60_000 });
    await says("clock1  0:05:00  0:05:00  ready");
    await says("clock2  0:05:00  0:05:00  ready");
    hall.clocks.get("clock2")?.hear("start\n");
    await says("clock2  0:04:59*");
    end();
    expect(await code).toBe(1);
    const rows = out.trimEnd().split("\n");
    expect(rows).toContain("gone  there is no such port, or its cable is not plugged in");
    expect(rows).toContain("clock1  0:05:00  0:05:00  ready  300");
    expect(rows).toContain("clock2  0:05:00* 0:05:00  running  300");
    expect(rows).toContain("clock2  0:04:59* 0:05:00  running  300");
    expect(new Set(rows).size).toBe(rows.length);
  });
});

describe("a tournament's file", () => {
  const place = mkdtempSync(join(tmpdir(), "flagfall-trf-"));
  const file = join(place, "open.trf");
  writeFileSync(file, "012 Open\r\n222 40/5400+30:1800+30\r\n001    1      Anand\r\n");

  test("sets the hall", async () => {
    hall = await openHall(2);
    expect((await link(`set ${file}`, { all: true, from: "trf" })).code).toBe(0);
    expect((await link("state")).out).toContain("40/5400+30:1800+30");
  });

  test("is read by flagfall control", async () => {
    const { code, stdout } = await capture(() => main(["control", file, "--from", "trf", "--to", "pgn"]));
    expect([code, stdout]).toEqual([0, "40/5400+30:1800+30\n"]);
    rmSync(place, { recursive: true });
  });
});

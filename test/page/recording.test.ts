/** Checks that a recording plays the same on `flagfall run --device`, and that links carry it. */
import { describe, expect, test } from "vitest";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import { createNode } from "../../sim/engines/node";
import { supply, switchPower } from "../../sim/page/clock/bench-hands";
import { play, reachedMs } from "../../sim/page/clock/device";
import { type Host, onEdge, sendLine } from "../../sim/page/clock/host";
import { exampleText } from "../../sim/page/simulator/scenario/example";
import { recordYaml } from "../../sim/page/simulator/scenario/recording";
import { readScenario, verdictsOf } from "../../sim/page/simulator/scenario/scenario";
import { readFragment, writeFragment } from "../../sim/page/simulator/scenario/share";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { traceAll } from "../../sim/scenario/trace";
import { board, clockOn, startMs, strikes, to, told } from "./clock";

function yamlOf(host: Host, name = "recorded"): string {
  const endMs = reachedMs(host.device);
  play(host.device, { verb: VirtualVerb.Line, atMs: endMs, numbers: [], text: "state" });
  const end = host.answers.pop()?.state;
  return recordYaml({ setup: host.setup, name, deeds: host.log.deeds, endMs, end, remarks: ["a remark"] });
}

function scenarioOf(yaml: string, onDevice: boolean): Scenario {
  const loaded = loadScenario("r.yaml", new TextEncoder().encode(yaml), "en", onDevice ? board : undefined);
  if ("problem" in loaded) throw new Error(`${loaded.problem.line}: ${loaded.problem.wrong}\n${yaml}`);
  return loaded.scenario;
}

/** The event lines of a recording on the device; everything in it is as expected. */
async function playedAgain(yaml: string): Promise<string[]> {
  const [trace] = await traceDevice([scenarioOf(yaml, true)], board, await createDeviceNode());
  expect(trace?.failed, yaml).toBe(0);
  return eventsOf(trace?.lines ?? []);
}

function eventsOf(lines: readonly string[]): string[] {
  const states = lines.map(
    (line) => JSON.parse(line) as { at: number; event: string; side: string | null; withdrawn?: true },
  );
  return states
    .filter(({ event }) => !/^(screen|expect|end)$/.test(event))
    .map(({ at, event, side, withdrawn }) => [at, event, side, withdrawn && "withdrawn"].filter(Boolean).join(" "));
}

function fix(events: readonly string[]): string[] {
  return events.map((line) => line.replace(/^0 /, ""));
}

describe("a recording plays the same", () => {
  test("presses, START, and the bare clock plays it too", async () => {
    const host = clockOn("300+3");
    strikes(host, "right 1000, left 4000.7 200, right 9000 3, START 12000");
    to(host, 15_000);
    const yaml = yamlOf(host);
    expect(yaml.split("\n").slice(0, 9)).toEqual([
      "# a remark",
      'name: "recorded"',
      'control: "300+3"',
      "script:",
      "  - {at: 1, press: black}",
      "  - {at: 4, press: white}",
      "  - {at: 9, press: black}",
      "  - {at: 12, pause: true}",
      expect.stringMatching(/^ {2}- \{at: 15, expect: \{mode: paused, turn: white, firstFlag: null, /),
    ]);
    expect(await playedAgain(yaml)).toEqual(told(host));
    const [bare] = await traceAll([scenarioOf(yaml, false)], createNode());
    expect(bare?.failed).toBe(0);
    expect(eventsOf(bare?.lines ?? [])).toEqual(told(host));
  });

  test("a bouncing lever, edge by edge", async () => {
    const host = clockOn("300");
    strikes(host, "right 1000 60, right 1070 40, left 5000 100, left 5110 30, left 5200 30");
    to(host, 6000);
    const yaml = yamlOf(host);
    expect(yaml).toContain("bounce: {side: black, edges: [0, 60, 70, 110]}");
    expect(await playedAgain(yaml)).toEqual(told(host));
  });

  test("presses of a lever on which another finger rests", async () => {
    const host = clockOn("300");
    strikes(host, "right 1000");
    onEdge(host, Switch.Left, true, startMs + 5000, startMs + 5000);
    for (const [rightMs, leftMs] of [
      [7000, 9000],
      [11_000, 95_000],
    ] as const) {
      strikes(host, `right ${rightMs}`);
      host.closed.delete(Switch.Left);
      onEdge(host, Switch.Left, true, startMs + leftMs, startMs + leftMs);
    }
    to(host, 96_000);
    expect(told(host)).toHaveLength(6);
    const yaml = yamlOf(host);
    expect(yaml).toContain("{at: 95, press: white}");
    expect(await playedAgain(yaml)).toEqual(told(host));
  });

  test("a late press that withdraws a flag has its stamp", async () => {
    const host = clockOn("2");
    strikes(host, "right 1000");
    to(host, 3100);
    onEdge(host, Switch.Left, true, startMs + 2950, startMs + 3100);
    to(host, 4000);
    const yaml = yamlOf(host);
    expect(yaml).toContain("{at: 3.1, press: white, stamp: 2.95}");
    expect(await playedAgain(yaml)).toEqual(told(host));
  });

  test("menus and holds, quick ones too", async () => {
    const host = clockOn("300");
    strikes(host, "right 1000");
    strikes(host, "START 5000 50, MENU 5080 40, START 5200 30, START 5256 30, PLUS 5400 900, START 7000 1200");
    to(host, 9000);
    expect(told(host).map((line) => line.split(" ")[1])).toEqual(["start", "pause", "correct"]);
    expect(await playedAgain(yamlOf(host))).toEqual(told(host));
  });

  test("a correction over the link, and the bare clock plays it too", async () => {
    const host = clockOn("300+3");
    strikes(host, "right 1000, START 4000");
    to(host, 5000);
    sendLine(host, "correct white.remaining=161000 black.presses=2 black.remaining=9000", startMs + 6000);
    strikes(host, "START 7000");
    to(host, 12_000);
    const yaml = yamlOf(host);
    expect(yaml).toContain("correct: {white: {remaining: 161000}, black: {presses: 2, remaining: 9000}}");
    expect(await playedAgain(yaml)).toEqual(fix(told(host)));
    const [bare] = await traceAll(
      [scenarioOf(yaml.replace(/, key: start, hold: [\d.]+/, ", resume: white"), false)],
      await createNode(),
    );
    expect(bare?.failed).toBe(0);
  });

  test("settings, battery, and sides that are exchanged", async () => {
    const setup = { control: "300", laws: 1997 as const, options: { left: "black" as const, language: "es" as const } };
    const host = clockOn("300", { setup });
    strikes(host, "left 1000");
    supply(host, 2600, startMs + 3000);
    strikes(host, "right 4000");
    to(host, 5000);
    const yaml = yamlOf(host);
    expect(yaml).toContain("options: {left: black, language: es}\n");
    expect(yaml).toContain("battery: 2600");
    expect(fix(await playedAgain(yaml))).toEqual(told(host));
  });

  test("a battery pulled and put back", async () => {
    const host = clockOn("300+3");
    strikes(host, "right 1000, left 5000");
    to(host, 8000);
    switchPower(host, false, startMs + 8000);
    to(host, 9000);
    switchPower(host, true, startMs + 10_000);
    strikes(host, "START 12000, right 14000");
    to(host, 15_000);
    const yaml = yamlOf(host);
    expect(yaml).toContain("  - {at: 8, power: off}\n  - {at: 10, battery: 3000}\n  - {at: 10, power: on}\n");
    expect(told(host)).toContain("10000 power");
    expect(await playedAgain(yaml)).toEqual(told(host));
  });

  test("a clock whose program is chosen by keys", async () => {
    const host = clockOn("");
    strikes(host, "PLUS 500, START 1500 40, right 3000");
    to(host, 4000);
    const yaml = yamlOf(host);
    expect(yaml).not.toContain("control:");
    expect((await playedAgain(yaml)).map((line) => line.split(" ")[1])).toContain("start");
  });
});

describe("links", () => {
  test("a game comes out as it went in", async () => {
    const game = 'name: "ñ, ½"\ncontrol: "300"\nscript:\n  - {at: 0, press: black}\n';
    const fragment = await writeFragment({ board: "esp32", game });
    expect(fragment).toMatch(/^board=esp32&game=[\w-]+$/);
    expect(await readFragment(`#${fragment}`)).toEqual({ board: "esp32", game, isBroken: false });
  });

  test("what the clock remembered comes with it", async () => {
    const fragment = await writeFragment({ game: "control: 60\n", memory: "AAAA.//8=" });
    expect(await readFragment(fragment)).toEqual({ game: "control: 60\n", memory: "AAAA.//8=", isBroken: false });
  });

  test("300 moves fit into a link", async () => {
    const steps = Array.from(
      { length: 600 },
      (_, n) => `  - {at: ${(n * 7.313).toFixed(3)}, press: ${n % 2 ? "white" : "black"}}`,
    );
    const fragment = await writeFragment({ game: ['control: "5400+30"', "script:", ...steps, ""].join("\n") });
    expect(fragment.length).toBeLessThan(6000);
  });

  test.each(["game=AAAA", "game=%%%", "game=", "game=ñ"])("a broken one is said: %s", async (fragment) => {
    expect((await readFragment(fragment)).isBroken).toBe(true);
  });

  test("one that would unfold to gigabytes is broken", async () => {
    const bomb = await writeFragment({ game: "a".repeat(3_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    expect((await readFragment(bomb)).isBroken).toBe(true);
  });

  test("a control with its notation", async () => {
    const fragment = await writeFragment({ control: "3+2", notation: "lichess", laws: "2014" });
    expect(await readFragment(fragment)).toEqual({
      control: "3+2",
      notation: "lichess",
      laws: "2014",
      isBroken: false,
    });
  });
});

describe("scenarios", () => {
  const read = (text: string) => readScenario("s.yaml", new TextEncoder().encode(text), board, "en");

  test("what is wrong is one line with its place", () => {
    expect(read("control: 60\nscript: [{at: 0, pres: white}]\n")).toMatch(/^s\.yaml:2:\d+: [^\n]+$/);
  });

  test.each(["en", "es"] as const)("the page's example is as it expects: %s", async (language) => {
    const bytes = exampleText(language);
    const loaded = loadScenario("example.yaml", bytes, language, board);
    if ("problem" in loaded) throw new Error(loaded.problem.wrong);
    const [trace] = await traceDevice([loaded.scenario], board, await createDeviceNode());
    expect([trace?.checks.length, trace?.failed]).toEqual([5, 0]);
    expect(eventsOf(trace?.lines ?? []).join()).toContain("correct");
  });

  test("expectations are judged as flagfall run judges them", () => {
    const steps = "  - {at: 1, press: black, expect: {mode: running}}\n  - {at: 3, expect: {white: {remaining: 1}}}\n";
    const loaded = read(`control: 60\nscript:\n${steps}`);
    if (typeof loaded === "string") throw new Error(loaded);
    const host = clockOn("60");
    host.queue = [...loaded.steps];
    to(host, 5000);
    expect(verdictsOf(host, loaded.expects, "en")).toEqual([
      { line: 3, faults: [] },
      { line: 4, faults: ["white.remaining: expected 1, is 58000"] },
    ]);
  });
});

/**
 * An error in the firmware of a Pixl.js freezes the clock at once. Both times stay on the display, and nothing acts.
 */
import { runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import { createDeviceNode } from "../../sim/device/node";
import { plainBoard, powerStep } from "../../sim/device/opening";
import { boardFiles } from "../../sim/engines/bundle-files";
import type { Step } from "../../sim/engines/engine";
import { createEspruinoContext } from "../../sim/engines/vm";
import type { Found } from "../engines/all";
import { findEngines } from "../engines/all";
import { findBundles } from "../engines/bundles";
import { asked, testOn } from "../engines/found";
import { withoutLamps } from "./lamps";

const bundles = await findBundles(boardFiles(pixljsplus));

/** A board with its firmware, on which White's clock has been running for 1 s. */
interface Bench {
  of(expression: string): unknown;
  /** Runs a script and returns the lines that it prints. */
  does(text: string): string[];
}

function openBench(): Bench {
  const lines: string[] = [];
  const context = createEspruinoContext((line) => lines.push(line));
  const of = (text: string): unknown => runInContext(text, context, { timeout: 60_000 });
  of(bundles.es5);
  of("flagfall(0, 0, [0, 0, 1], ''); flagfall(3, 0, [], 'set 300'); flagfall(3, 0, [], 'subscribe');");
  of("flagfall(2, 1000, [1, 1, 1000], ''); flagfall(2, 1080, [1, 0, 1080], '');");
  lines.length = 0;
  return {
    of,
    does: (text) => {
      of(text);
      return lines.splice(0);
    },
  };
}

function linesWith(lines: readonly string[], words: string): string[] {
  return lines.filter((line) => line.includes(words));
}

/** A script that makes every handler fail when it asks for its next wake, at its end. */
const throwAtWake =
  "var whole = clearTimeout; clearTimeout = function (id) { if (broken) { broken = false; throw fake.fault; } whole(id); };";

describe("power-on", () => {
  const bench = openBench();

  test("closes the console and the radio", () => {
    expect(bench.of("fake.isConsoleOff")).toBe(true);
    expect(bench.of("fake.isRadioOff")).toBe(true);
  });

  test("starts the watchdog", () => expect(bench.of("fake.watchdog")).toBe(5));

  test("runs, and is not frozen", () => {
    expect(linesWith(bench.does("flagfall(1, 2500, [], '');"), "0:04:59")).not.toEqual([]);
  });
});

describe("a wake that breaks", () => {
  const bench = openBench();
  const lines = bench.does(`var broken = true; ${throwAtWake} flagfall(1, 60000, [], "");`);

  test("freezes the clock at its instant, both times in sight", () => {
    expect(linesWith(lines, "fault: call the arbiter")).not.toEqual([]);
    expect(linesWith(lines, '"left":').at(-1)).toContain('"left":"0:04:59"');
    expect(lines.filter((line) => line.startsWith('{"at":')).at(-1)).toMatch(/^\{"at":(1\d\d\d|2000),/);
  });

  test("leaves nothing that waits", () => expect(bench.of("fake.timers.length")).toBe(0));

  test("leaves nothing that acts", () => {
    const after = bench.does(`
      flagfall(2, 61000, [0, 1, 61000], ""); flagfall(2, 61100, [0, 0, 61100], "");
      flagfall(2, 62000, [3, 1, 62000], ""); flagfall(2, 62100, [3, 0, 62100], "");
      flagfall(1, 400000, [], "");`);
    expect(after).toEqual([]);
  });

  test("the link still tells the state", () => {
    const state = bench.does('flagfall(3, 500000, [], "state");').join("\n");
    expect(state).toContain('"white":{"remaining":29');
    expect(
      bench
        .does('flagfall(3, 600000, [], "state");')
        .join("\n")
        .replace(/"at":\d+/, ""),
    ).toBe(state.replace(/"at":\d+/, ""));
  });
});

test("what was queued behind a broken handler finds a frozen clock", () => {
  const bench = openBench();
  // In one pass of the idle loop the first edge fails, the clock handles the others, and only then Espruino reports the
  // error.
  const lines = bench.does(`
    var broken = true, told; ${throwAtWake}
    var plain = fake.call;
    fake.call = function (act, argument) {
      try { act(argument); } catch (thrown) { told = thrown; }
      fake.flush();
    };
    fake.trueMs = 1500;
    fake.edge(2, true, 1500); fake.edge(0, true, 1500); fake.edge(0, false, 1600); fake.edge(3, true, 1600);
    fake.onFault(told); fake.flush();`);
  expect(linesWith(lines, '"event":"press"')).toEqual([]);
  expect(linesWith(lines, '"event":"pause"')).toEqual([]);
  expect(linesWith(lines, "fault: call the arbiter").length).toBeGreaterThan(0);
});

describe("a full memory, which ends a handler without an exception", () => {
  test("freezes the clock", () => {
    const bench = openBench();
    const lines = bench.does(`
      var broken = true; ${throwAtWake}
      try { fake.watches[2].act({ pin: BTN1, state: true, time: fake.seconds(1200) }); } catch (cut) {}
      fake.onFlag(["MEMORY"]); fake.flush();`);
    expect(linesWith(lines, "fault: call the arbiter").length).toBeGreaterThan(0);
  });

  test("flags of other troubles do not", () => {
    const bench = openBench();
    expect(bench.does('fake.onFlag(["FIFO_FULL"]); fake.flush();')).toEqual([]);
    expect(linesWith(bench.does("flagfall(1, 2500, [], '');"), "0:04:59")).not.toEqual([]);
  });
});

test("if the display breaks too, still nothing acts", () => {
  const bench = openBench();
  bench.does(`
    g.flip = function () { throw fake.fault; };
    fake.onFault = (function (stop) { return function () { try { stop(); } catch (again) {} }; })(fake.onFault);
    flagfall(1, 5000, [], "");`);
  expect(bench.of("fake.timers.length")).toBe(0);
  expect(bench.does('flagfall(2, 6000, [0, 1, 6000], ""); flagfall(1, 400000, [], "");')).toEqual([]);
});

describe("on every engine a broken handler ends in the same lines", async () => {
  const step = (verb: VirtualVerb, atMs: number, numbers: number[] = [], text = ""): Step => ({
    verb,
    atMs,
    numbers,
    text,
  });
  const steps = [
    powerStep(pixljsplus, { ...plainBoard, operations: true }),
    step(VirtualVerb.Line, 0, [], "set 60+2"),
    step(VirtualVerb.Line, 0, [], "subscribe"),
    ...[1_000, 1_080].map((atMs, n) => step(VirtualVerb.Edge, atMs, [Switch.Right, 1 - n, atMs])),
    step(VirtualVerb.Break, 12_345),
    ...[20_000, 20_080].map((atMs, n) => step(VirtualVerb.Edge, atMs, [Switch.Left, 1 - n, atMs])),
    step(VirtualVerb.To, 90_000),
    step(VirtualVerb.Line, 90_000, [], "state"),
  ];
  const expected = await (await createDeviceNode()).run(steps);

  test("there is something to compare", () => {
    expect(linesWith(expected, "fault: call the arbiter").length).toBeGreaterThan(0);
  });

  const isLua = ({ name: engine }: Found) => /lua|wasmoon|fengari/.test(engine);
  for (const found of asked(findEngines(bundles).slice(1))) {
    testOn(found.name, found, async (engine) => {
      expect(await engine.run(steps)).toEqual(isLua(found) ? expected : withoutLamps(expected));
    });
  }
});

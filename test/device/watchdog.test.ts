/**
 * Makes the firmware of a Pixl.js hang, so that the watchdog restarts it on the same flash. Each start is a context of
 * its own, so nothing but the bytes of the flash survives.
 */
import { runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { Switch } from "../../hal/hal";
import { findBundle } from "../../sim/build/built-bundles";
import { boardFiles } from "../../sim/engines/bundle-files";
import { createEspruinoContext } from "../../sim/engines/vm";

const bundle = await findBundle(boardFiles(pixljsplus).es5);

/** The test ends a loop that has run for so long, ms, because it would never end. */
const endlessMs = 2000;

/** The state that survives a restart: the bytes of the flash and the file that the store made in it. */
interface Flash {
  cells: Record<string, number>;
  storeBytes: number;
}

/** The end of a script. */
type Outcome = "done" | "hangs";

interface Bench {
  lines: string[];
  /** Runs a script in the context of the board. */
  of(text: string): unknown;
  does(text: string): Outcome;
}

/** Places at which the firmware calls its board and gets no answer. */
const hangs = {
  /** Every handler asks for its next wake at its end. */
  handler: "clearTimeout = stop;",
  display: "g.flip = stop;",
  /** The firmware writes `words` more words to the flash before it hangs. */
  flash: (words: number) => `var words = ${words}, takes = fake.takes;
    fake.takes = function () { if (words === 0) stop(); words--; return takes(); };`,
};

/** `stop` never returns. It is an endless loop, or it halts the whole board, which takes the test no time. */
const stopText = `
  var isStopped = false, isEndless = false, reset = new Error("the watchdog");
  function stop() { isStopped = true; while (isEndless) {} throw reset; }`;

function openBench(): Bench {
  const lines: string[] = [];
  const context = createEspruinoContext((line) => lines.push(line));
  const of = (text: string): unknown => runInContext(text, context, { timeout: 60_000 });
  of(bundle);
  of(stopText);
  const does = (text: string): Outcome => {
    try {
      runInContext(text, context, { timeout: of("isEndless") === true ? endlessMs : 60_000 });
      return "done";
    } catch (thrown) {
      const isCut = (thrown as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
      if (of("isStopped") !== true || (!isCut && thrown !== of("reset"))) throw thrown;
      return "hangs";
    }
  };
  return { lines, of, does };
}

/** Starts a board whose flash is empty, then sets the control. */
function newBoard(control: string): Bench {
  const bench = openBench();
  bench.of(`flagfall(0, 0, [0, 0, 0], ""); flagfall(3, 0, [], "set ${control}");`);
  return bench;
}

function flashOf({ of }: Bench): Flash {
  return JSON.parse(String(of('JSON.stringify({ cells: fake.cells, storeBytes: fake.files["store"].length })')));
}

/** Starts the firmware with this flash. `before` is a script that runs first. */
function restart(flash: Flash, before = ""): { bench: Bench; outcome: Outcome } {
  const bench = openBench();
  bench.of(`
    fake.fillFirmware = fake.fill;
    fake.fill = function (files) {
      fake.fillFirmware(files);
      fake.cells = ${JSON.stringify(flash.cells)};
      fake.storage.write("store", "\\xff", 0, ${flash.storeBytes});
    };
    ${before}`);
  return { bench, outcome: bench.does('flagfall(0, 0, [0, 0, 0], "");') };
}

/** The state that a clock reports on its link, and the texts of its display. */
function stateOf({ lines, of }: Bench, atMs: number): Record<string, unknown> {
  lines.length = 0;
  of(`flagfall(3, ${atMs}, [], "state"); flagfall(3, ${atMs}, [], "subscribe");`);
  const said = lines.filter((line) => line.startsWith('{"at":')).map((line) => JSON.parse(line));
  const { at: _, seq: __, ok: ___, ...state } = { ...said.find(({ event }) => event === "expect") };
  return { ...state, screen: said.find(({ event }) => event === "screen")?.screen };
}

/** Closes and opens a contact. */
function touch(contact: Switch, atMs: number): string {
  return [1, 0]
    .map((on) => `flagfall(2, ${atMs + 80 * (1 - on)}, [${contact}, ${on}, ${atMs + 80 * (1 - on)}], "");`)
    .join(" ");
}

const to = (atMs: number) => `flagfall(1, ${atMs}, [], "");`;

/** Plays until White has thought from 0 to 42.123 s and Black runs. */
function played(): Bench {
  const bench = newBoard("5400+30");
  bench.of(`${touch(Switch.Right, 0)} ${to(42_000)}`);
  return bench;
}

const whitePresses = touch(Switch.Left, 42_123);
const whiteThinks = { mode: "paused", running: null, turn: "white" };
const blackThinks = {
  ...{ mode: "paused", running: null, turn: "black", firstFlag: null },
  white: { remaining: 5_417_877, used: 42_123, presses: 1, flag: "none" },
};
const stale = { line: "Restored; up to 10 s lost" };
const exact = { line: "Restored; times are exact" };

test("the watchdog is on, and fed by nothing but the idle loop", () => {
  expect(newBoard("300").of("fake.watchdog")).toBe(5);
});

describe("hung while a clock runs: paused, the running side's time less than 10 s old, the other's exact", () => {
  test.each([
    ["in an endless loop of a handler", hangs.handler, true],
    ["in a handler", hangs.handler, false],
    ["at the display", hangs.display, false],
  ])("%s", (_, hang, isEndless) => {
    const bench = played();
    bench.of(`${whitePresses} ${to(60_500)} isEndless = ${isEndless};`);
    expect(bench.does(`${hang} ${to(70_000)}`)).toBe("hangs");
    const { bench: anew } = restart(flashOf(bench));
    expect(stateOf(anew, 1_000)).toMatchObject({
      ...blackThinks,
      black: { remaining: 5_412_000, used: 18_000, presses: 0, flag: "none" },
      screen: { ...stale, bar: "(right)", left: "1:30:18", right: "1:30:12" },
    });
  });

  // The clock writes a heartbeat after nine seconds without a press.
  test.each([
    [0, { ...whiteThinks, white: { remaining: 5_394_000, used: 36_000, presses: 0 }, screen: stale }],
    [1, { ...blackThinks, black: { remaining: 5_430_000, used: 0 } }],
    [2, { ...blackThinks, black: { remaining: 5_421_000, used: 9_000 }, screen: stale }],
    [3, { ...blackThinks, black: { remaining: 5_412_000, used: 18_000 }, screen: stale }],
  ])("in the flash, %i words after White's press began", (words, state) => {
    const bench = played();
    expect(bench.does(`${hangs.flash(words)} ${whitePresses} ${to(70_000)}`)).toBe("hangs");
    expect(stateOf(restart(flashOf(bench)).bench, 1_000)).toMatchObject(state);
  });
});

test("the game goes on from there", () => {
  const bench = played();
  expect(bench.does(`${whitePresses} ${to(60_500)} ${hangs.handler} ${to(70_000)}`)).toBe("hangs");
  const { bench: anew } = restart(flashOf(bench));
  anew.of(`${touch(Switch.Start, 10_000)} ${to(20_000)} ${touch(Switch.Right, 20_877)}`);
  const state = stateOf(anew, 21_000);
  expect(state).toMatchObject({ mode: "running", running: "white", black: { remaining: 5_431_123, presses: 1 } });
});

test("hung again while it recovers, at every word that it writes then: the same state", () => {
  const bench = played();
  expect(bench.does(`${whitePresses} ${to(60_500)} ${hangs.handler} ${to(70_000)}`)).toBe("hangs");
  const flash = flashOf(bench);
  const state = stateOf(restart(flash).bench, 1_000);
  let again = 0;
  for (; ; again++) {
    const { bench: hung, outcome } = restart(flash, hangs.flash(again));
    if (outcome === "done") break;
    expect(stateOf(restart(flashOf(hung)).bench, 1_000)).toMatchObject(state);
  }
  expect(again).toBeGreaterThan(0);
});

test("hung after a flag has fallen: fallen, and the flag is the first one", () => {
  const bench = newBoard("60+2");
  bench.of(`${touch(Switch.Right, 0)} ${to(63_000)}`);
  expect(bench.does(`${hangs.handler} ${to(80_000)}`)).toBe("hangs");
  expect(stateOf(restart(flashOf(bench)).bench, 1_000)).toMatchObject({
    ...{ mode: "fallen", firstFlag: "white" },
    white: { remaining: 0, used: 62_000 },
    black: { remaining: 62_000, flag: "none" },
    screen: { ...exact, leftFlag: "first" },
  });
});

test("hung in a pause, at a key: all that was written before is exact", () => {
  const bench = played();
  bench.of(`${whitePresses} ${touch(Switch.Start, 50_456)} ${to(55_000)}`);
  expect(bench.does(`${hangs.display} ${touch(Switch.Menu, 56_000)}`)).toBe("hangs");
  expect(stateOf(restart(flashOf(bench)).bench, 1_000)).toMatchObject({
    ...blackThinks,
    black: { remaining: 5_421_667, used: 8_333, presses: 0 },
    screen: exact,
  });
});

test("hung after the end of the game: it is not taken up again", () => {
  const bench = played();
  bench.of(`${whitePresses} ${touch(Switch.Start, 50_456)} flagfall(3, 55000, [], "finish");`);
  expect(stateOf(bench, 55_500)).toMatchObject({ mode: "finished" });
  expect(bench.does(`${hangs.display} ${touch(Switch.Menu, 56_000)}`)).toBe("hangs");
  expect(stateOf(restart(flashOf(bench)).bench, 1_000)).toMatchObject({
    ...{ mode: "setup", control: "5400+30" },
    white: { remaining: 5_430_000, used: 0 },
  });
});

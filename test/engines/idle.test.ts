/** A running clock allocates nothing while nothing happens, however often it is advanced. */
import { describe, expect, test } from "vitest";
import { Verb } from "../../firmware/console/verbs";
import { Side } from "../../firmware/core/words";
import { consoleFiles } from "../../sim/engines/bundle-files";
import type { Step } from "../../sim/engines/engine";
import { findProgram } from "../../sim/engines/program";
import { javascript, lua } from "../../sim/engines/script";
import { isCi } from "../runner/ci";
import { findBundles } from "./bundles";
import { runFiles } from "./child";
import { runEspruino } from "./espruino";
import { testWithout } from "./found";

const bundles = await findBundles(consoleFiles);

/** One control of each method, one that shows a sign, and one that runs on after a flag fall. */
const controls = [
  ...["5400", "5400+30", "7200d5", "5400b10", "*3600", "99x300", "c25/7200", "up", "gong9000"],
  ...["40/7200:20/3600:900+30", "1:7200;at=own", "W1-B7200;flag=run-on"],
];
const advances = 10_000;
/** Espruino needs 0.3 ms for each. */
const espruinoAdvances = 1_000;
const openedMs = 2_000;
const stepMs = 10;
/** The counter wraps during the test. */
const counterStart = 2 ** 30 - openedMs - 5_000;

describe("0 bytes on Lua 5.4, the collector stopped", () => {
  const program = findProgram("lua5.4");
  if (program === undefined) {
    testWithout("for every method", "lua5.4 (apt-get install lua5.4)");
    return;
  }
  for (const control of controls) {
    test(control, async () => expect(await sinceOpenedOnLua(program, control, Verb.Advance)).toEqual(["0.0"]));
  }

  test("a clock that is asked to speak does allocate", async () => {
    const lines = await sinceOpenedOnLua(program, "5400", Verb.Expect);
    expect(lines.length).toBe(advances + 11);
    expect(Number(lines[advances + 10])).toBeGreaterThan(100 * advances);
  });
});

const program = process.env.ESPRUINO_BIN ?? "";

/** No distribution contains Espruino, so CI does not require it. */
describe.runIf(program !== "" || !isCi())("0 variables on Espruino", () => {
  if (program === "") {
    testWithout("for every method", "ESPRUINO_BIN (an Espruino built for Linux)", true);
    return;
  }
  for (const control of controls) {
    test(control, async () => expect(await sinceOpenedOnEspruino(program, control)).toEqual(["0"]));
  }
});

/**
 * Returns what the clock prints while it is advanced. The last line is the number of bytes allocated. The first rounds
 * do not count, because the stack of the VM grows once to the depth of the calls.
 */
async function sinceOpenedOnLua(program: string, control: string, verb: Verb): Promise<string[]> {
  const script = `dofile("bundle.lua")
    ${opening(control).map(lua.call).join(" ")}
    print("opened")
    local none = {}
    local function idle(first, last)
      for i = first, last do flagfall(${verb}, ${openedMs} + i * ${stepMs}, none, "") end
    end
    collectgarbage()
    collectgarbage("stop")
    idle(1, 10)
    local before = collectgarbage("count")
    idle(11, ${advances + 10})
    local after = collectgarbage("count")
    print((after - before) * 1024)`;
  const files = { "bundle.lua": bundles.lua, "idle.lua": script };
  const output = await runFiles("lua5.4", program, files, 60_000);
  expect(output.errors).toBe("");
  return sinceOpened(output.lines);
}

/** Does the same in variables of the interpreter, without garbage collection. */
async function sinceOpenedOnEspruino(program: string, control: string): Promise<string[]> {
  const script = `${bundles.es5}
    ${opening(control).map(javascript.call).join("\n")}
    print("opened");
    var none = [], before = 0, after = 0, i = 0;
    before = process.memory(false).usage;
    for (i = 1; i <= ${espruinoAdvances}; i++) flagfall(${Verb.Advance}, ${openedMs} + i * ${stepMs}, none, "");
    after = process.memory(false).usage;
    print(after - before);`;
  const output = await runEspruino(program, script);
  return sinceOpened(output.lines);
}

/** Returns the steps after which White's clock runs and the events of the first seconds have been printed. */
function opening(control: string): Step[] {
  const step = (verb: Verb, atMs: number, numbers: number[], text = ""): Step => ({ verb, atMs, numbers, text });
  return [
    step(Verb.New, 0, [4, 0, 1, 25, counterStart, 0], control),
    step(Verb.Press, 0, [Side.Black, 0]),
    step(Verb.Advance, openedMs, []),
  ];
}

function sinceOpened(lines: readonly string[]): string[] {
  return lines.slice(lines.indexOf("opened") + 1).filter((line) => line !== "" && line !== ">");
}

/**
 * Runs both images for a Pixl.js on an Espruino with the variables of a Pixl.js. ESPRUINO_SMALL_BIN names one for
 * Linux (docs/runtimes.md); if it has more variables, the test takes the rest away. A full memory is a failure.
 */
import { parse } from "acorn";
import { describe, expect, test } from "vitest";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { makeFirmware } from "../../sim/build/image/firmware";
import { imageFiles } from "../../sim/build/image/image";
import { projectRoot } from "../../sim/build/root";
import { testWithout } from "../engines/found";
import { isCi } from "../runner/ci";
import { runImage, type Said, scriptOf } from "./small";

const program = process.env.ESPRUINO_SMALL_BIN ?? "";
/** The limit; a Pixl.js has 2,950 variables. */
const peakMax = 2700;

/** Plays a game of 300 moves by levers, and opens the information pages. */
const game = `
testKey(BTN3); testSay("next program");
testKey(BTN2); testPress(D3); testSay("chosen and started");
testLift(300); testSay("600 presses");
testKey(BTN1); testKey(BTN1); testKey(BTN1); testSay("information");
testKey(BTN2); testSay("pause");
`;

/** Opens every item of every menu at each stage. It opens items that all stages share at two of them only. */
const menus = `
testItems(testPaused, "paused", 99);
testItems(testSetUp, "setup", 99);
testItems(testReady, "ready", 2);
testItems(testFallen, "fallen", 2);
testItems(testFinished, "finished", 2);
`;

/** Edits own programs. The last one has eight periods for each side; the clock plays it. */
const own = `
for (var time = 1; time <= 2; time++) {
  testSetUp(); testFind("14"); testHold(BTN2, 1.2); testEdit(time === 1); testAccept(); testOut(); testSay("own program");
}
testSetUp(); testFind("13"); testHold(BTN2, 1.2);
testKey(BTN1); testKey(BTN3); testKey(BTN1);
for (var i = 0; i < 7; i++) testKey(BTN3);
for (i = 0; i < 33; i++) testKey(BTN1);
for (i = 0; i < 7; i++) testKey(BTN3);
testSay("sixteen periods " + testChosen);
testAccept(); testOut(); testSay("sixteen periods stored");
testKey(BTN2); testPress(D3); testLift(3); testKey(BTN2); testKey(BTN1); testSay("sixteen periods played");
`;

/** A control without an end, because its last hour repeats. */
const growth = `
for (var i = 0; i < 8; i++) testKey(BTN3);
testKey(BTN2); testPress(D3); testLift(10);
testTo(testNow + 20); testSay("begun");
testLift(400);
testTo(testNow + 20); testSay("800 presses");
testTo(testNow + 2000); testSay("2,000 ticks");
testTo(testNow + 18000); testSay("20,000 ticks");
`;

describe("the scripts for the small Espruino", () => {
  test("declare no short name, which would be one of the firmware's", () => {
    const script = scriptOf(new Map(), menus, { samples: false, variables: 2950 });
    const names = parse(script, { ecmaVersion: 5 }).body.flatMap((statement) => {
      if (statement.type === "FunctionDeclaration") return [statement.id.name];
      if (statement.type !== "VariableDeclaration") return [];
      return statement.declarations.map(({ id }) => (id.type === "Identifier" ? id.name : ""));
    });
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => name.length < 4 && !/^[A-Z]/.test(name) && name !== "g")).toEqual([]);
  });
});

describe.runIf(program !== "" || !isCi()).each([pixljs, pixljsplus])("the memory of $name", (board) => {
  if (program === "") {
    testWithout("holds the clock", "ESPRUINO_SMALL_BIN (an Espruino for Linux with variables of 13 bytes)", true);
    return;
  }

  /** Prints the greatest peaks and expects none that is too high. */
  async function play(script: string, samples = true): Promise<Said[]> {
    const files = imageFiles(await makeFirmware(projectRoot(), board));
    const said = await runImage(program, files, script, { samples, variables: board.memory.variables ?? 0 });
    const highest = said.slice(1).sort((a, b) => b.peak - a.peak);
    for (const { name, peak, used } of highest.slice(0, 8)) {
      process.stdout.write(`${board.name}: ${name}: ${peak} at most, then ${used}\n`);
    }
    expect(highest.filter(({ peak }) => peak > peakMax)).toEqual([]);
    return said;
  }

  test("is enough in a game of 300 moves", { timeout: 0 }, async () => {
    const said = await play(game);
    expect(said.map(({ name }) => name)).toContain("pause");
  });

  test("is enough at every place of every menu", { timeout: 0 }, async () => {
    const said = await play(menus);
    for (const stage of ["paused", "setup", "ready", "fallen", "finished"]) {
      expect(said.filter(({ name }) => name.startsWith(`${stage} > `)).length, stage).toBeGreaterThan(6);
    }
  });

  test("is enough for an own program of sixteen periods", { timeout: 0 }, async () => {
    const said = await play(own);
    expect(said.map(({ name }) => name)).toContain("sixteen periods played");
  });

  test("does not fill over 800 presses and 20,000 ticks", { timeout: 0 }, async () => {
    const [, begun, pressed, early, late] = (await play(growth, false)).map(({ used }) => used);
    expect(pressed).toBeLessThanOrEqual((begun ?? 0) + 10);
    // 17 on pixljsplus, and none of them by ticks: the log turns its page after 2,000 s, and from then on the part
    // *renew* is in memory instead of *saving* and *blocks*, which is 13 more. Numbers beyond 16 bits take the rest.
    expect(early).toBeLessThanOrEqual((begun ?? 0) + 20);
    expect(late).toBeLessThanOrEqual((early ?? 0) + 3);
  });
});

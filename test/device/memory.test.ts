/**
 * The Pixl.js image on an Espruino with the variables of a Pixl.js: ESPRUINO_SMALL_BIN names a Linux build whose variables
 * are of 13 bytes; it may have more of them, the rest is taken away.
 */
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pixljs } from "../../board-defs/pixljs";
import { makeFirmware } from "../../sim/bundle/device";
import { imageFiles } from "../../sim/bundle/image";
import { projectRoot } from "../../sim/bundle/root";
import { isCi, testWithout } from "../engines/found";
import { runImage, type Said } from "./small";
import { walk } from "./walk";

const program = process.env.ESPRUINO_SMALL_BIN ?? "";
/** Of the 2,950 that a Pixl.js has. */
const peakMax = 2480;

/** A game of 300 moves by levers, with the information on demand. */
const game = `
testKey(BTN3); testSay("next program");
testKey(BTN2); testPress(D3); testSay("chosen and started");
testLift(300); testSay("600 presses");
testKey(BTN1); testKey(BTN1); testKey(BTN1); testSay("information");
testKey(BTN2); testSay("pause");
`;

/** Every item of every menu that there is at each stage. */
const menus = `
testSetUp(); testFind("1");
testItems(testSetUp, "setup", []);
testItems(testReady, "ready", []);
testItems(testPaused, "paused", []);
testItems(testFallen, "fallen", []);
testItems(testFinished, "finished", []);
`;

/** A control without an end: its last hour repeats. */
const growth = `
for (var i = 0; i < 8; i++) testKey(BTN3);
testKey(BTN2); testPress(D3);
for (var i = 0; i < 10; i++) { testPress(D2); testPress(D3); }
testTo(testNow + 20); testSay("begun");
for (var i = 0; i < 400; i++) { testPress(D2); testPress(D3); }
testTo(testNow + 20); testSay("800 presses");
testTo(testNow + 20000); testSay("20,000 ticks");
`;

/** What fits the 36,864 bytes that Storage has on a Pixl.js. */
const board: Board = { ...pixljs, without: pixljs.without ?? ["bothLanguages", "recovery"] };

async function play(script: string, samples: boolean): Promise<Said[]> {
  const files = imageFiles(await makeFirmware(projectRoot(), board));
  return runImage(program, files, `${walk}${script}`, { samples, variables: board.memory.variables });
}

/** Prints the greatest peaks and expects none that is too high. */
function judge(said: readonly Said[]): void {
  const highest = [...said].sort((a, b) => b.peak - a.peak).slice(0, 12);
  for (const { name, peak, used } of highest) process.stdout.write(`${name}: ${peak} at most, then ${used}\n`);
  expect(said.filter(({ peak }) => peak > peakMax)).toEqual([]);
}

describe.runIf(program !== "" || !isCi())("the memory of a Pixl.js", () => {
  if (program === "") {
    testWithout("holds the clock", "ESPRUINO_SMALL_BIN (an Espruino for Linux with variables of 13 bytes)", true);
    return;
  }

  test("is enough in a game of 300 moves", { timeout: 600_000 }, async () => {
    const said = await play(game, true);
    expect(said.map(({ name }) => name)).toContain("pause");
    judge(said);
  });

  test("is enough at every place of every menu", { timeout: 3_600_000 }, async () => {
    const said = await play(menus, true);
    for (const stage of ["setup", "ready", "paused", "fallen", "finished"]) {
      expect(said.filter(({ name }) => name.startsWith(stage)).length).toBeGreaterThan(8);
    }
    judge(said);
  });

  test("does not fill over 800 presses and 20,000 ticks", { timeout: 600_000 }, async () => {
    const [, begun, pressed, ticked] = (await play(growth, false)).map(({ used }) => used);
    expect(pressed).toBeLessThanOrEqual((begun ?? 0) + 10);
    expect(ticked).toBeLessThanOrEqual((begun ?? 0) + 10);
  });
});

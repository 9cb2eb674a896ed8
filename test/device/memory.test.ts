/**
 * The Pixl.js image on an Espruino with the variables of a Pixl.js: ESPRUINO_SMALL_BIN names a Linux build whose variables
 * are of 13 bytes; it may have more of them, the rest is taken away.
 */
import { describe, expect, test } from "vitest";
import { pixljs } from "../../board-defs/pixljs";
import { makeFirmware } from "../../sim/bundle/device";
import { imageFiles } from "../../sim/bundle/image";
import { projectRoot } from "../../sim/bundle/root";
import { isCi, testWithout } from "../engines/found";
import { runImage, type Said } from "./small";

const program = process.env.ESPRUINO_SMALL_BIN ?? "";
/** Of the 2,950 that a Pixl.js has. */
const peakMax = 2500;

/** A game of 300 moves by levers, then the arbiter's menu with a correction, a penalty and an undo, and on. */
const game = `
testKey(BTN3); testSay("next program");
testKey(BTN2); testPress(D3); testSay("chosen and started");
for (var i = 0; i < 300; i++) { testPress(D2); testPress(D3); }
testSay("600 presses");
testKey(BTN1); testKey(BTN1); testKey(BTN1); testSay("information");
testKey(BTN2); testSay("pause");
testKey(BTN1); testSay("menu");
testKey(BTN2); testSay("correction"); testKey(BTN3); testKey(BTN3); testHold(BTN2, 1.2); testSay("corrected");
testKey(BTN1); testKey(BTN3); testKey(BTN2); testSay("penalties");
testKey(BTN2); testSay("illegal move"); testHold(BTN2, 1.2); testSay("penalty given");
testKey(BTN1); testKey(BTN3); testKey(BTN3); testKey(BTN2); testSay("undo"); testHold(BTN2, 1.2); testSay("undone");
testKey(BTN1); testKey(BTN4); testKey(BTN2); testSay("settings"); testLeave();
testKey(BTN2); testPress(D2); testSay("on again");
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

async function play(script: string, samples: boolean): Promise<Said[]> {
  const files = imageFiles(await makeFirmware(projectRoot(), pixljs));
  return runImage(program, files, script, { samples, variables: pixljs.memory.variables });
}

describe.runIf(program !== "" || !isCi())("the memory of a Pixl.js", () => {
  if (program === "") {
    testWithout("holds the clock", "ESPRUINO_SMALL_BIN (an Espruino for Linux with variables of 13 bytes)", true);
    return;
  }

  test("is enough at the worst moment of a game of 300 moves", { timeout: 600_000 }, async () => {
    const said = await play(game, true);
    for (const { name, peak, used } of said) process.stdout.write(`${name}: ${peak} at most, then ${used}\n`);
    expect(said.map(({ name }) => name)).toContain("on again");
    expect(said.filter(({ peak }) => peak > peakMax)).toEqual([]);
  });

  test("does not fill over 800 presses and 20,000 ticks", { timeout: 600_000 }, async () => {
    const [, begun, pressed, ticked] = (await play(growth, false)).map(({ used }) => used);
    expect(pressed).toBeLessThanOrEqual((begun ?? 0) + 10);
    expect(ticked).toBeLessThanOrEqual((begun ?? 0) + 10);
  });
});

/**
 * Sends every command over the link while a broadcast listens, on the complete firmware with the variables of a
 * Pixl.js. ESPRUINO_SMALL_BIN is the one of memory.test.ts. The flash has as much room as the board's Storage.
 */
import { describe, expect, test } from "vitest";
import { pixljsplus } from "../../board-defs/pixljsplus";
import { makeFirmware } from "../../sim/build/image/firmware";
import { imageFiles } from "../../sim/build/image/image";
import { projectRoot } from "../../sim/build/root";
import { testWithout } from "../engines/found";
import { exported, longestControl } from "../link/carrying";
import { isCi } from "../runner/ci";
import { runImage, type Said } from "./small";

const program = process.env.ESPRUINO_SMALL_BIN ?? "";
/** The most of a Pixl.js's 2,950 variables that we allow. The rest is a reserve for what nobody has measured. */
const peakMax = 2700;

const opening = [
  ...["hello", "state", "set 40/5400+30:20/3600+30:900+30", "settings", "setting 0 25", "lock 1234", "unlock 1234"],
  ...["lock off", "number 12", "white Nepomniachtchi, Ian", "black Vachier-Lagrave, Maxime", "start"],
];

/** Every command of docs/link.md that changes a game, in an order in which the clock accepts each. */
const acts = [
  ...["pause", "correct white.remaining=60000 black.presses=3 turn=black", "penalty illegal-move white 2"],
  ...["penalty illegal-move white", "penalty draw-claim black", "undo", "control 60+1", "undo"],
  ...["control 40/5400+30:20/3600+30:900+30", "undo", "correct white.remaining=100000 black.remaining=100000"],
  ...["control 7200", "control III.4", "undo", "adjourn 1 sealed 1", "export 1", "new", "restore 1", "resume", "pause"],
  ...["undo", "log 0", "state", "resume"],
];

/** A game of eight periods, the largest one that export and import promise to carry. */
const control = longestControl();
const carried = [`set ${control}`, `import 2 ${exported(control)}`, "restore 2", "adjourn 3", "export 3", "new"];

const ask = (line: string): string => `testAsk(${JSON.stringify(line)});`;

const play = [
  ...["hello", ...carried, ...opening].map(ask),
  'testPress(D3); testPress(D2); testPress(D3); testTo(testNow + 5); testSay("play");',
  ...["subscribe off", "subscribe", "subscribe state"].flatMap((what) => [what, ...acts]).map(ask),
  ...["pause", "finish", "new", "state"].map(ask),
].join("\n");

describe.runIf(program !== "" || !isCi())("the memory of a Pixl.js", () => {
  if (program === "") {
    testWithout("holds the link", "ESPRUINO_SMALL_BIN (an Espruino for Linux with variables of 13 bytes)", true);
    return;
  }

  test("is enough for every act over the link, with reports of everything", { timeout: 0 }, async () => {
    const files = imageFiles(await makeFirmware(projectRoot(), pixljsplus));
    const run = { samples: true, variables: pixljsplus.memory.variables ?? 0 };
    const [, ...said]: Said[] = await runImage(program, files, play, run);
    const highest = [...said].sort((a, b) => b.peak - a.peak).slice(0, 12);
    for (const { name, peak, used } of highest) process.stdout.write(`${name}: ${peak} at most, then ${used}\n`);
    expect(said.map(({ name }) => name).filter((name) => name.endsWith("> error"))).toEqual([]);
    expect(said.length).toBeGreaterThan(80);
    expect(said.filter(({ peak }) => peak > peakMax)).toEqual([]);
  });
});

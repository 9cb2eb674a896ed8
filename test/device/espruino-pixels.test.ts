/** The simulator's panel draws the same pixels as Espruino, if there is one. */
import { describe, expect, test } from "vitest";
import { digitImages, digits as digitNames, digitsModule, gridsOf } from "../../sim/build/data/digits";
import { packFont } from "../../sim/build/data/font";
import { compileEs5, joinModules } from "../../sim/build/espruino/es5";
import { hoist } from "../../sim/build/espruino/hoist";
import { projectRoot } from "../../sim/build/root";
import { createPanel, drawLine, type Panel } from "../../sim/device/panel";
import { encoded, letterAt } from "../../sim/words/code-page";
import { runEspruino } from "../engines/espruino";
import { testWithout } from "../engines/found";
import { isCi } from "../runner/ci";
import { linesOf, screens } from "./screens";

const program = process.env.ESPRUINO_BIN;
const pixljs = { widthPx: 128, heightPx: 64 };

function rowsOf({ pixels, widthPx, heightPx }: Panel): string[] {
  const row = (y: number): string => pixels.slice(y * widthPx, (y + 1) * widthPx).join("");
  return Array.from({ length: heightPx }, (_, y) => row(y).replaceAll("0", ".").replaceAll("1", "#"));
}

/**
 * Returns lines that draw every letter, alignment and size, boxes that are too small or out of sight, and reversed
 * text.
 */
function sampleLines(): string[] {
  const letters = Array.from({ length: 224 }, (_, i) => letterAt(32 + i)).filter((c) => !/["\\]/.test(c));
  const block = (i: number): string => letters.slice(i * 16, i * 16 + 16).join("");
  const writes: readonly (readonly [...numbers: number[], text: string])[] = [
    ...Array.from({ length: 7 }, (_, i) => [0, i * 8, 128, 1, -1, 0, block(i)] as const),
    [0, 56, 128, 1, 0, 1, letters.slice(112).join("")],
    [3, 3, 61, 2, 0, 0, "Ñandú"],
    [64, 20, 63, 2, 1, 1, "¿0:05?"],
    [2, 40, 40, 1, 0, 0, "cut on both sides of it"],
    [100, 40, 28, 3, 1, 0, "right"],
    [10, 52, 100, 1, -1, 1, "Sound  off"],
    [20, 30, 51, 1, 0, 0, "odd"],
  ];
  const fills = [
    [120, 60, 8, 4, 1],
    [30, 30, 1, 1, 0],
    [0, 63, 128, 1, 1],
  ];
  return [
    ...writes.map((write) => JSON.stringify({ write: write.slice(0, 6), text: write[6] })),
    ...fills.map((fill) => JSON.stringify({ fill })),
  ];
}

function escaped(text: string): string {
  return [...text].map((c) => `\\x${c.charCodeAt(0).toString(16).padStart(2, "0")}`).join("");
}

/** Returns the call of the Espruino back-end that draws a line. */
function callOf(line: string): string {
  const { fill, write, digit, text = "" } = JSON.parse(line) as Record<string, number[]> & { text?: string };
  if (fill !== undefined) return `screen.fill(${[...fill.slice(0, 4), fill[4] === 1]});\n`;
  if (digit !== undefined) return `screen.digit(${digit[0]}, ${digit[1]}, [0, ${digit[2]}], "${text}");\n`;
  if (write === undefined) return "";
  return `screen.write(${[...write.slice(0, 5), write[5] === 1]}, "${escaped(encoded(text))}");\n`;
}

async function espruinoRows(lines: readonly string[]): Promise<string[]> {
  const modules = new Map(compileEs5(projectRoot(), ["hal/espruino/globals.d.ts", "hal/espruino/screen.ts"]));
  const { bitmap, widths } = packFont();
  modules.set("hal/espruino/digits.js", digitsModule(pixljs, false));
  const board = `var font = "${escaped(widths + bitmap)}", images = "${escaped(digitImages(pixljs))}";
var read = function (name, from, length) {
  if (name === "fd") return images.substr(from, length);
  return length === undefined ? font.substr(from) : font.substr(from, length);
};
global.require = function () { return { read: read }; };
var g = Graphics.createArrayBuffer(128, 64, 1);
`;
  const calls = lines.map(callOf).join("");
  const main = await joinModules(modules, `import { screen } from "./hal/espruino/screen";\n${calls}`);
  const dump = `
for (var y = 0; y < 64; y++) {
  var row = "row ";
  for (var x = 0; x < 128; x++) row += g.getPixel(x, y) ? "#" : ".";
  print(row);
}`;
  const { lines: printed } = await runEspruino(program ?? "", board + hoist(main) + dump);
  return printed.filter((line) => line.startsWith("row ")).map((line) => line.slice(4));
}

describe.runIf(program !== undefined || !isCi())("Espruino's own pixels are the same", () => {
  if (program === undefined) {
    testWithout("of everything drawn", "ESPRUINO_BIN (an Espruino built for Linux)", true);
    return;
  }
  test("of every letter, size, alignment and edge", async () => {
    const panel = createPanel(128, 64);
    for (const line of sampleLines()) drawLine(panel, line);
    expect(await espruinoRows(sampleLines())).toEqual(rowsOf(panel));
  });

  test.each(gridsOf(pixljs))("of every digit in the grid %#, over another", async (...grid) => {
    const [, width = 0, arm = 0, stroke = 0] = grid;
    const lines = [...digitNames].flatMap((digit, place) => {
      const numbers = [place * 11, 3, width, 2 * arm + stroke];
      return [JSON.stringify({ digit: numbers, text: "8" }), JSON.stringify({ digit: numbers, text: digit })];
    });
    const panel = createPanel(128, 64);
    for (const line of lines) drawLine(panel, line);
    expect(await espruinoRows(lines)).toEqual(rowsOf(panel));
  });

  test.each(["running", "settings", "correcting"])("of the screen %s", async (name) => {
    const screen = screens.find((one) => one.name === name);
    const lines = screen === undefined ? [] : linesOf(screen, { widthPx: 128, heightPx: 64 });
    const panel = createPanel(128, 64);
    for (const line of lines) drawLine(panel, line);
    expect(await espruinoRows(lines)).toEqual(rowsOf(panel));
  });
});

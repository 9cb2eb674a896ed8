import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fileMaxBytes, loadDefinition, readBoard } from "../../sim/boards/load";
import { BadBoard, type BoardProblem } from "../../sim/boards/problem";
import { readTypescript } from "../../sim/boards/typescript";
import { projectRoot } from "../../sim/build/root";
import { boardWords } from "../../sim/words/boards";
import { languages } from "../../sim/words/language";
import { cacheFolder, writerInto } from "../temporary-folder";
import { fine, plain } from "./example";

const folder = cacheFolder("boards");
const file = writerInto(folder);
const loadBoard = async (...given: Parameters<typeof loadDefinition>) => (await loadDefinition(...given)).board;

const words = boardWords("en");

async function problemOf(promise: Promise<unknown>): Promise<BoardProblem> {
  const thrown: unknown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof BadBoard)) throw new Error(`not refused as it should be: ${String(thrown)}`);
  return thrown.problem;
}

/** Returns the example with one value changed or removed. */
function changed(path: string, value: unknown): Record<string, unknown> {
  const board = plain(fine);
  const names = path.split(".");
  const last = names.pop() ?? "";
  let inner: object = board;
  for (const name of names) inner = Reflect.get(inner, name);
  if (value === undefined) Reflect.deleteProperty(inner, last);
  else Reflect.set(inner, last, value);
  return board;
}

describe("the schema", () => {
  const rows: [path: string, value: unknown, wrong: string, right: RegExp][] = [
    ["name", "Pixl.js", 'name cannot be "Pixl.js"', /small letters/],
    ["title", "", 'title cannot be ""', /text of 1 to 40/],
    ["title", "a\u001b[31m", 'title cannot be "a\u001b[31m"', /text of 1 to 40/],
    ["title", undefined, "title is missing", /text of 1 to 40/],
    ["runtime", "python", 'runtime cannot be "python"', /espruino, lua/],
    ["image", "a b", 'image cannot be "a b"', /PIXLJS/],
    ["levers.leftPin", 2, 'levers.leftPin cannot be "2"', /pin such as D2/],
    ["levers.pull", "left", 'levers.pull cannot be "left"', /up, down/],
    ["buttons.menu", "knob", 'buttons.menu cannot be "knob"', /touch:left/],
    ["buttons", undefined, "buttons is missing", /pull, menu, start/],
    ["players.left", "white", 'players.left cannot be "white"', /menu, start, minus, plus/],
    ["display.widthPx", 12.5, 'display.widthPx cannot be "12.5"', /whole number from 1 to 4096/],
    ["display.heightPx", "64", 'display.heightPx cannot be "64"', /whole number/],
    ["display.driver", "crt", 'display.driver cannot be "crt"', /st7567/],
    ["display.lightPin", "led one", 'display.lightPin cannot be "led one"', /pin such as/],
    ["display.width", 128, "display.width is not known", /driver, widthPx, heightPx/],
    ["flag.kind", "banner", 'flag.kind cannot be "banner"', /icon, led, servo/],
    ["flag", { kind: "led", leftPin: "D5" }, "flag.rightPin is missing", /pin such as/],
    ["link.kind", "pigeon", 'link.kind cannot be "pigeon"', /bluetooth, usb, serial/],
    ["crystal.trimmable", "yes", 'crystal.trimmable cannot be "yes"', /true or false/],
    ["batteries.drainUa", 0, 'batteries.drainUa cannot be "0"', /from 1/],
    ["batteries.drainMa", 1, "batteries.drainMa is not known", /drainUa/],
    ["memory.variables", Number.NaN, 'memory.variables cannot be "NaN"', /whole number/],
    ["memory", null, 'memory cannot be "null"', /variables, variableBytes/],
    ["cannot", "sound", 'cannot cannot be "sound"', /list of sound/],
    ["cannot", ["fly"], 'cannot.0 cannot be "fly"', /sound, vibration/],
    ["watchesMax", () => 8, "watchesMax cannot be function", /whole number/],
    ["price", 30, "price is not known", /name, title, runtime/],
  ];
  test.each(rows)("%s: %j", async (path, value, wrong, right) => {
    const problem = await problemOf((async () => readBoard(changed(path, value), words))());
    expect(problem.wrong).toBe(wrong);
    expect(problem.right).toMatch(right);
  });

  test.each([[null], [[]], ["board"], [7], [undefined]])("%j is no board at all", async (value) => {
    const { wrong } = await problemOf((async () => readBoard(value, words))());
    expect(wrong).toMatch(/^the definition (cannot be|is missing)/);
  });

  test.each(languages)("every message is there: %s", async (language) => {
    for (const [path, value] of rows) {
      const { wrong, right } = await problemOf((async () => readBoard(changed(path, value), boardWords(language)))());
      expect([wrong, right].join(" ")).not.toMatch(/undefined|Invalid|expected/);
    }
  });
});

describe("files", () => {
  test("JSON and TypeScript give the same board", async () => {
    expect(await loadBoard(file("pixljs.json", JSON.stringify(fine)), words)).toEqual(fine);
    expect(await loadBoard(join(projectRoot(), "board-defs/pixljs.ts"), words)).toEqual(fine);
    expect(await loadBoard(file("default.ts", `export default ${JSON.stringify(fine)};`), words)).toEqual(fine);
  });

  const json = JSON.stringify(fine, undefined, 2);
  const rows: [name: string, content: string | Uint8Array, wrong: RegExp, line: number | undefined][] = [
    ["a.json", "", /not JSON/, 1],
    ["a.json", "\n\n{name: 1}", /not JSON/, 3],
    ["a.json", json.replace("500,", "500"), /not JSON/, lineOf(json, "500")],
    ["a.json", `{\n"a": 1,\n"b": [1,\n]}`, /not JSON/, 3],
    ["a.json", json.replace("36864", "-1"), /memory\.storageBytes cannot be "-1"/, lineOf(json, "storageBytes")],
    ["a.json", json.replace('"widthPx"', '"width"'), /display\.width is not known/, lineOf(json, "widthPx")],
    ["a.json", json.replace(/.*"watchesMax".*\n/, ""), /watchesMax is missing/, 1],
    ["a.json", new Uint8Array([0xff, 0xfe, 0x00]), /not text/, undefined],
    ["a.json", " ".repeat(fileMaxBytes + 1), /too large/, undefined],
    ["a.yaml", "name: a", /kind of file/, undefined],
    ["a.ts", "export const a = ;", /cannot be loaded: Unexpected/, 1],
    ["b.ts", 'import x from "nowhere";\nexport const a = x;', /cannot be loaded: Could not resolve/, 1],
    ["c.ts", "const a = 1;", /exports 0 values/, undefined],
    ["d.ts", "export const a = 1, b = 2;", /exports 2 values/, undefined],
    ["e.ts", "throw new Error('no');\nexport const a = 1;", /cannot be loaded: Error: no/, undefined],
    ["f.ts", "while (true) {}\nexport const a = 1;", /cannot be loaded: .*timed out/, undefined],
    ["g.ts", "export const a = process.env;", /cannot be loaded: ReferenceError/, undefined],
    [
      "h.ts",
      `export const a = ${json.replace("36864", "-1")};`.replaceAll(/"(\w+)":/g, "$1:"),
      /storageBytes cannot/,
      lineOf(json, "storageBytes"),
    ],
  ];
  test.each(rows)("%s %#", async (name, content, wrong, line) => {
    const problem = await problemOf(loadBoard(file(name, content), words));
    expect(problem.wrong).toMatch(wrong);
    expect(problem.line).toBe(line);
  });

  test("a file that is not there, a folder", async () => {
    expect((await problemOf(loadBoard(join(folder, "none.json"), words))).wrong).toBe(words.noFile);
    expect((await problemOf(loadBoard(folder, words))).wrong).toBe(words.isDirectory);
  });

  test("without esbuild TypeScript is refused, with the way out", async () => {
    const path = file("fine.ts", `export const a = ${JSON.stringify(fine)};`);
    const without = () => {
      throw new Error("Cannot find module 'esbuild'");
    };
    const problem = await problemOf(readTypescript(path, words, without));
    expect(problem).toEqual({ wrong: words.noCompiler, right: words.right.compiler });
    expect(problem.right).toContain(".json");
  });
});

function lineOf(text: string, word: string): number {
  return text.slice(0, text.indexOf(word)).split("\n").length;
}

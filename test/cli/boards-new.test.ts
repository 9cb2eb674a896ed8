/** `flagfall boards new`: what it writes can be used at once, and what it refuses leaves no file. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { checkBoard } from "../../sim/boards/check";
import { loadDefinition } from "../../sim/boards/load";
import { projectRoot } from "../../sim/build/root";
import { newBoardCommand } from "../../sim/cli/boards-new";
import { main } from "../../sim/cli/program";
import { boardsEn } from "../../sim/words/boards";
import { capture, type Output } from "./capture";
import { actAsNobody, folderForAnybody } from "./nobody";

const cache = join(projectRoot(), "node_modules/.cache/flagfall");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "boards-new-"));
const definitions = join(folder, "board-defs");
/** A definition has its features from there. */
const tables = "firmware/tables";
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(definitions, { recursive: true, force: true });
  cpSync(join(projectRoot(), "board-defs"), definitions, { recursive: true });
  cpSync(join(projectRoot(), tables), join(folder, tables), { recursive: true });
});

function begin(name: string, from?: string, language: "en" | "es" = "en"): Promise<Output> {
  return capture(() => newBoardCommand(name, { language, from }, undefined, () => folder));
}

function compilerErrors(file: string): string[] {
  const options = { noEmit: true, strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, types: [] };
  const program = ts.createProgram([file], { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("what it writes", () => {
  test.each(["pico", "pixljs", "pixljsplus", "esp32", "bangle2"])("a copy of %s compiles and fits", async (from) => {
    const said = await begin("mine2", from);
    expect({ ...said, stdout: "" }).toEqual({ code: 0, stdout: "", stderr: "" });
    const file = join(definitions, "mine2.ts");
    expect(compilerErrors(file)).toEqual([]);
    const load = async (path: string) => (await loadDefinition(path, boardsEn)).board;
    const [mine, other] = [await load(file), await load(join(definitions, `${from}.ts`))];
    expect(mine).toEqual({ ...other, name: "mine2", title: "mine2" });
    expect(checkBoard(mine)).toEqual([]);
  });

  test("its head says whose figures they are, and keeps their sources", async () => {
    await begin("mine", "pico");
    const text = readFileSync(join(definitions, "mine.ts"), "utf8");
    expect(text).toMatch(/^\/\*\*\n \* mine began as a copy of pico: every figure is still that of pico\./);
    expect(text).toMatch(/\* Sources: \[D\] Raspberry Pi's data sheets/);
    expect(text.indexOf("*/")).toBe(text.lastIndexOf("*/"));
  });

  test("it copies pico if nothing is said, and says what is left to do, in both languages", async () => {
    const said = await begin("one");
    expect(said.stdout).toMatch(/^Written: board-defs\/one\.ts, a copy of pico\./);
    expect(said.stdout).toMatch(
      /boards check board-defs\/one\.ts[\s\S]+npm run boards[\s\S]+npm run build; npx flagfall build one[\s\S]+Measure on a real board/,
    );
    expect((await begin("two", undefined, "es")).stdout).toMatch(/^Escrito: board-defs\/two\.ts, una copia de pico\./);
  });
});

describe("what it refuses: one line, exit 2, nothing written", () => {
  const refusals: [name: string, from: string, line: RegExp, spanish: RegExp][] = [
    ["Mine", "pico", /“Mine” cannot be the name/, /«Mine» no puede ser el nombre/],
    ["../mine", "pico", /cannot be the name/, /no puede ser el nombre/],
    ["class", "pico", /“class” means something else/, /«class» significa otra cosa/],
    ["boards", "pico", /“boards” means something else/, /«boards» significa otra cosa/],
    ["pico", "pixljs", /pico\.ts is there already/, /pico\.ts ya existe/],
    ["mine", "toaster", /--from has to name a definition: .*pixljs/, /--from debe nombrar una definición: .*pixljs/],
  ];
  test.each(refusals)("%s from %s", async (name, from, line, spanish) => {
    const before = readdirSync(definitions);
    for (const [language, pattern] of [["en", line] as const, ["es", spanish] as const]) {
      const { code, stdout, stderr } = await begin(name, from, language);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^flagfall: [^\n]+\n$/);
      expect(stderr).toMatch(pattern);
    }
    expect(readdirSync(definitions)).toEqual(before);
  });

  test("the command line reaches it", async () => {
    const { code, stderr } = await capture(() => main(["boards", "new", "pixljs", "--from", "pico", "--lang", "en"]));
    expect([code, stderr]).toEqual([2, "flagfall: board-defs/pixljs.ts is there already; choose another name\n"]);
  });

  test("a folder of others takes no definition: one line with the file, in both languages", async () => {
    const place = folderForAnybody("flagfall-boards-new");
    const file = join(place, "board-defs", "mine.ts");
    cpSync(definitions, join(place, "board-defs"), { recursive: true });
    const said = { en: `${file} cannot be written; work in`, es: `no se puede escribir ${file}; trabaje` };
    for (const language of ["en", "es"] as const) {
      let ending: Promise<Output> | undefined;
      actAsNobody(() => {
        ending = capture(() => newBoardCommand("mine", { language }, undefined, () => place));
      });
      const stderr = expect.stringMatching(`^flagfall: ${said[language]}[^\\n]+\\n$`);
      expect(await ending).toEqual({ code: 2, stdout: "", stderr });
    }
    rmSync(place, { recursive: true });
  });

  test("without a project there is no place for it", async () => {
    const lost = () => {
      throw new Error("not in a checkout");
    };
    const { code, stderr } = await capture(() => newBoardCommand("mine", { language: "en" }, undefined, lost));
    expect([code, stderr]).toMatchObject([
      2,
      expect.stringMatching(/^flagfall: there is no board-defs here; [^\n]+\n$/),
    ]);
    expect(existsSync(join(definitions, "mine.ts"))).toBe(false);
  });
});

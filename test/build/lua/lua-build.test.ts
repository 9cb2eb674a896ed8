/** Small programs do the same in Lua as in JavaScript. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import { LuaFactory } from "wasmoon";
import { bundleEs5, compileEs5 } from "../../../sim/build/espruino/es5";
import { bundleLua } from "../../../sim/build/lua/lua";
import { projectRoot } from "../../../sim/build/root";

/** Calls `use` with a project that has only `files` in its firmware/. */
async function withFirmware<T>(files: Record<string, string>, use: (root: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-"));
  try {
    mkdirSync(join(folder, "firmware"));
    copyFileSync(join(projectRoot(), "firmware/lib.d.ts"), join(folder, "firmware/lib.d.ts"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "firmware", name), text);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function printedByLua(bundle: string): Promise<string[]> {
  const lines: string[] = [];
  const engine = await new LuaFactory().createEngine();
  engine.global.set("print", (line: unknown) => {
    lines.push(String(line));
  });
  await engine.doString(bundle);
  engine.global.close();
  return lines;
}

/** Returns what `files` print. Both languages must print the same; the program begins in entry.ts. */
async function printed(files: Record<string, string>): Promise<string[]> {
  return withFirmware(files, async (root) => {
    const onLua = await printedByLua(bundleLua(root, "firmware/entry.ts"));
    const script = await bundleEs5(compileEs5(root, ["firmware/entry.ts"]), 'import "./firmware/entry";');
    const inJavascript: string[] = [];
    runInContext(script, createContext({ print: (line: unknown) => inJavascript.push(String(line)) }));
    expect(onLua).toEqual(inJavascript);
    return onLua;
  });
}

const print = "declare function print(this: void, line: string): void;\n";

test("names that two files define stay apart, whatever they are called on import", async () => {
  const lines = await printed({
    "a.ts":
      'const base = 1;\nfunction name(): string { return "a" + base; }\nexport function first(): string { return name(); }',
    "b.ts":
      'const base = 2;\nfunction name(): string { return "b" + base; }\nexport function second(): string { return name(); }',
    "entry.ts": `import { first as name } from "./a";
      import { second } from "./b";
      ${print}
      interface Pair { second: string; base: number }
      function first(base: number): Pair { return { second: second(), base }; }
      print(name());
      print(first(3).second + first(3).base);`,
  });
  expect(lines).toEqual(["a1", "b23"]);
});

test("a name without a value is nobody else's global", async () => {
  const lines = await printed({
    "entry.ts": `${print} let string2: string | undefined; let os: string | undefined;
      function tell(): void { print(os === undefined && string2 === undefined ? "empty" : "taken"); }
      tell();`,
  });
  expect(lines).toEqual(["empty"]);
});

test("switches do on Lua what they do in JavaScript", async () => {
  const lines = await printed({
    "entry.ts": `${print}
      const enum Color { Red = 0, Green = 1, Blue = 2, Black = 3 }
      function name(color: Color): string {
        switch (color) { case Color.Red: return "red"; case Color.Green: case Color.Blue: return "cold"; default: return "none"; }
      }
      function early(color: Color, stop: boolean): string {
        let text = "";
        switch (color) {
          case Color.Red: if (stop) break; text += "r"; break;
          case Color.Green: { for (let i = 0; i < 3; i++) { if (i === 1) break; text += "g"; } break; }
          case Color.Blue: switch (name(color)) { case "cold": text += "c"; break; default: text += "?"; } text += "b";
        }
        return text + ".";
      }
      function loop(): string {
        let text = "";
        for (let i = 0; i < 4; i++) {
          switch (i) { case 1: continue; case 2: text += "two"; break; default: text += i; }
          text += ",";
        }
        return text;
      }
      for (let color: Color = 0; color < 4; color++) print(name(color) + early(color, false) + early(color, true));
      print(loop());`,
  });
  expect(lines).toEqual(["redr..", "coldg.g.", "coldcb.cb.", "none..", "0,two,3,"]);
});

test("a default before a case is refused, with its file and line", async () => {
  const entry = `${print}
function f(n: number): void {
  switch (n) {
    default: print("a"); break;
    case 1: print("b");
  }
}
f(1);`;
  const build = withFirmware({ "entry.ts": entry }, async (root) => bundleLua(root, "firmware/entry.ts"));
  await expect(build).rejects.toThrow(/^firmware\/entry\.ts:5: default before a case: write it last\n$/);
});

test("a fault of types is an error of the build", async () => {
  const entry = `${print} print(1);`;
  await withFirmware({ "entry.ts": entry }, async (root) => {
    expect(() => bundleLua(root, "firmware/entry.ts")).toThrow(/firmware\/entry\.ts.*TS2345/);
    expect(() => compileEs5(root, ["firmware/entry.ts"])).toThrow(/firmware\/entry\.ts.*TS2345/);
  });
});

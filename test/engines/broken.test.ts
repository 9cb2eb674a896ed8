/** A bundle that breaks ends in one clear line on every engine, and never hangs. */
import { describe, expect, test } from "vitest";
import type { Engine, Step } from "../../sim/engines/engine";
import { createVm } from "../../sim/engines/vm";
import { createWasmoon } from "../../sim/engines/wasmoon";
import { findEngines } from "./all";
import { runFiles } from "./child";
import { createEspruino } from "./espruino";
import { testOn } from "./found";
import { createLua } from "./lua";
import { createMujs } from "./mujs";

const step: Step = { verb: 0, atMs: 0, numbers: [], text: "" };

interface Breakage {
  name: string;
  es5: string;
  lua: string;
  /** The words that the message has to contain. */
  says: RegExp;
}

const breakages: Breakage[] = [
  {
    name: "a syntax error",
    es5: "var flagfall = (;",
    lua: "function flagfall( = end",
    says: /syntax|unexpected|expected|<name>/i,
  },
  {
    name: "an exception while it loads",
    es5: "(function () { var list; list.push(1); })();",
    lua: "local list\nlist.n = 1",
    says: /undefined|null|cannot read|not object|nil/i,
  },
  {
    name: "an exception in a call",
    es5: "var flagfall = function () { missing(1); };",
    lua: "function flagfall() missing(1) end",
    says: /missing/,
  },
  { name: "no function at all", es5: "var other = 1;", lua: "other = 1", says: /flagfall/ },
];

for (const { name, es5, lua, says } of breakages) {
  describe(name, () => {
    for (const found of findEngines({ es5, lua }).slice(1)) {
      testOn(found.name, found, async (engine) => {
        const message = await messageOf(engine);
        expect(message.startsWith(`${found.name}: `)).toBe(true);
        expect(message).toMatch(says);
        expect(message).not.toMatch(/\n|\/tmp|^\s*at /);
      });
    }
  });
}

describe("an endless loop", () => {
  const bundles = { es5: "while (true) {}", lua: "while true do end" };
  for (const found of findEngines(bundles, 300).slice(1)) {
    testOn(found.name, found, async (engine) => {
      expect(await messageOf(engine)).toMatch(/printed nothing for 0\.3 s|timed out after 300ms/);
    });
  }
});

describe("an engine that goes on printing has all the time it wants", () => {
  test("as a program", async () => {
    const script = "for i in 1 2 3 4 5 6; do echo $i; sleep 0.3; done";
    const { lines } = await runFiles("sh", "/bin/sh", { "count.sh": script }, 1000);
    expect(lines.filter((line) => line !== "")).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  test("as Lua in this process", async () => {
    const lua = `function flagfall()
      for _ = 1, 4 do
        local stop = os.clock() + 0.4
        while os.clock() < stop do end
        print("{}")
      end
    end`;
    expect(await createWasmoon(lua, 1000).run([step])).toEqual(["{}", "{}", "{}", "{}"]);
  });

  test("as many runs in this process", async () => {
    const es5 = `function flagfall() { var from = Date.now(); while (Date.now() - from < 400); print("{}"); }`;
    expect(await createVm(es5, 1000).runAll([[step], [step], [step], [step]])).toEqual(Array(4).fill(["{}"]));
  });
});

test("a program that is not there", async () => {
  await expect(createEspruino("/nowhere/espruino", "").run([step])).rejects.toThrow(
    "espruino: ESPRUINO_BIN names /nowhere/espruino, which cannot be run",
  );
  await expect(createLua("lua9", "/nowhere/lua9", "").run([step])).rejects.toThrow("/nowhere/lua9 cannot be run");
  await expect(createMujs("/nowhere/mujs", "").run([step])).rejects.toThrow("/nowhere/mujs cannot be run");
});

test("a step that is no step", async () => {
  await expect(createVm("").run([{ ...step, atMs: 0.5 }])).rejects.toThrow("0.5, which is not a whole number");
});

async function messageOf(engine: Engine): Promise<string> {
  try {
    await engine.run([step]);
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
  return "no error";
}

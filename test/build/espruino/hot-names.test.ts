/** The names that a press looks up most often come first, and the script does what it did. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { hoist } from "../../../sim/build/espruino/hoist";
import { hotFirst, hotNames, inlinedNames, mixNames } from "../../../sim/build/espruino/hot-names";
import { projectRoot } from "../../../sim/build/root";

const [variable = "", hotFunction = "", other = ""] = ["App_clock", "sideOf", "wakeIn"];

const script = `
  var cold = 1, ${variable} = 2;
  function rare(n) { return n + cold; }
  function ${other}(n) { return rare(n) * 2; }
  function ${hotFunction}(n) { return ${other}(n) + ${variable}; }
  cold += 4;
  var late = ${hotFunction}(3);
  late + cold;`;

describe("hot names first", () => {
  const { script: ordered, groups } = hotFirst(script);
  const mixed = mixNames(hoist(ordered), groups);

  test("each group has its variables, then its functions; the cold names follow", () => {
    const places = [
      `var ${variable};`,
      `function ${hotFunction}`,
      `function ${other}`,
      "var cold,late;",
      "function rare",
    ];
    const found = places.map((text) => mixed.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(groups).toEqual([
      { variables: 1, functions: 1 },
      { variables: 0, functions: 1 },
    ]);
  });

  test("the script has the same result", () => expect(runInNewContext(mixed)).toBe(runInNewContext(script)));

  test("a script without hot names stays", () => {
    const plain = "var a;function f(){return a}a=f();";
    expect(mixNames(hoist(hotFirst(plain).script.replaceAll("\n", "")), hotFirst(plain).groups)).toBe(plain);
  });
});

test("each hot name is one of the device's own", () => {
  const folders = ["firmware", "hal/espruino", "sim/build/parts"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectRoot(), folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(projectRoot(), folder, name), "utf8")),
  );
  const source = files.join("\n");
  const isKnown = (name: string) => {
    const [, field] = /^[A-Z]\w*?_(\w+)$/.exec(name) ?? [];
    if (field !== undefined) return new RegExp(`\\b${field}\\b\\??:`).test(source);
    return new RegExp(`(function|let|const|var|,) ${name.replace(/\d$/, "")}\\b`).test(source);
  };
  expect([...hotNames, ...inlinedNames].filter((name) => !isKnown(name))).toEqual([]);
  expect(new Set(hotNames).size).toBe(hotNames.length);
});

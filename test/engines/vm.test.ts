/** The vm engine has no more than Espruino, by the list in sim/engines/espruino-globals.ts. */
import { runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { kept } from "../../sim/engines/espruino-globals";
import { createEspruinoContext } from "../../sim/engines/vm";
import { isCi } from "../runner/ci";
import { runEspruino } from "./espruino";
import { testWithout } from "./found";

/** Instances whose members are checked. Other types are checked by their own name. */
const instances: Readonly<Record<string, string>> = {
  Object: "({})",
  Function: "(function () {})",
  Array: "[1]",
  Boolean: "(true)",
  Number: "(1)",
  String: '"a"',
  Date: "(new Date(0))",
  RegExp: "(/a/)",
  Error: '(new Error("a"))',
  ArrayBuffer: "(new ArrayBuffer(2))",
  DataView: "(new DataView(new ArrayBuffer(2)))",
};

/** The globals that Espruino lacks, without constants such as Number.EPSILON, which cannot be removed from Node. */
const missing = [
  ...["Map", "Set", "WeakMap", "Symbol", "Proxy", "Reflect", "Promise", "BigInt", "Intl", "URIError", "escape"],
  ...["Array.from", "Array.of", "Object.freeze", "Object.is", "Number.isInteger", "Number.isSafeInteger"],
  ...["Math.trunc", "Math.hypot", "Math.imul", "Math.log2", "String.raw"],
  ...["[].flat", "[].at", "[].lastIndexOf", "[].reduceRight", "[].keys", '"".codePointAt', '"".at', '"".matchAll'],
  ...["(1).toPrecision", "({}).isPrototypeOf", "(/a/).flags"],
];

/** The globals that the device must lack too. Promise is not among it: we remove it ourselves. */
const missingThere = missing.filter((name) => name !== "Promise");

const present = [...kept].flatMap(([type, { own, members }]) => {
  const instance = instances[type] ?? (type.endsWith("Array") ? `(new ${type}(2))` : undefined);
  const asked = instance === undefined ? [] : members.map((name) => `${instance}.${name}`);
  return [...own.map((name) => `${type}.${name}`), ...asked];
});

describe("the cut context", () => {
  test("has what Espruino has", () => expect(absentHere(present)).toEqual([]));
  test("lacks what Espruino lacks", () => expect(absentHere(missing)).toEqual(missing));

  test("iterates nothing", () => {
    const context = createEspruinoContext(() => {});
    expect(() => runInContext("for (const item of [1]) print(item)", context)).toThrow("not iterable");
    expect(() => runInContext("[...'ab']", context)).toThrow();
  });

  test("gives no way to Node", () => {
    const names = ["process", "require", "setTimeout", "console", "performance"];
    expect(absentHere(names)).toEqual(names);
  });

  test("prints, and names its global object as Espruino does", () => {
    const lines: string[] = [];
    const context = createEspruinoContext((line) => lines.push(line));
    runInContext('made = 1; print("" + global.made + globalThis.made)', context);
    expect(lines).toEqual(["11"]);
  });
});

const program = process.env.ESPRUINO_BIN ?? "";

/** No distribution contains Espruino, so CI does not require it. */
describe.runIf(program !== "" || !isCi())("Espruino itself", () => {
  if (program === "") {
    testWithout("is asked for every name", "ESPRUINO_BIN (an Espruino built for Linux)", true);
    return;
  }

  test("has every name on the list", async () => expect(await absentOn(program, present)).toEqual([]));

  test("lacks what the list leaves out", async () => {
    expect(await absentOn(program, missingThere)).toEqual(missingThere);
  });
});

function absentHere(names: readonly string[]): string[] {
  const context = createEspruinoContext(() => {});
  return names.filter((name) => runInContext(`typeof ${name}`, context) === "undefined");
}

async function absentOn(program: string, names: readonly string[]): Promise<string[]> {
  const questions = names.map((name, index) => `if (typeof ${name} === "undefined") print("absent ${index}");`);
  const output = await runEspruino(program, questions.join("\n"));
  const absent = output.lines.filter((line) => line.startsWith("absent "));
  return absent.map((line) => names[Number(line.slice("absent ".length))] ?? line);
}

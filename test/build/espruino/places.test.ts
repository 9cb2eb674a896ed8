/** A failing pass names the file and line of the source, however little of the source is left in the script. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyEdits } from "../../../sim/build/espruino/edits";
import { compileEs5 } from "../../../sim/build/espruino/es5";
import { namePlaces, PassError } from "../../../sim/build/espruino/places";
import { makeScripts } from "../../../sim/build/image/firmware";
import type { Plan } from "../../../sim/build/parts/placement";

const sources: Record<string, string> = {
  "firmware/lib.d.ts": "interface Array<T> { length: number }\ninterface Boolean {}\ninterface Function {}\n",
  "firmware/menu.ts": `/** A menu. */

let open = count();
let again = count();

function count(): number {
  return again + 1;
}

export function choose(): number {
  open = open + 1;
  return open;
}
`,
};
const plan: Plan = { parts: [{ name: "menu", files: ["firmware/menu"] }], residents: [], last: [] };
const entry = 'import { choose } from "./firmware/menu"; choose();';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "flagfall-places-"));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const name of ["IArguments", "CallableFunction", "NewableFunction", "Number", "Object", "RegExp", "String"]) {
    writeFileSync(join(root, "firmware/lib.d.ts"), `interface ${name} {}\n`, { flag: "a" });
  }
});

afterAll(() => rmSync(root, { recursive: true }));

test("a variable in a part on demand", async () => {
  const modules = compileEs5(root, ["firmware/menu.ts"]);
  await expect(makeScripts(modules, entry, plan, { placesAt: 0, isPacked: false }, root)).rejects.toThrow(
    "firmware/menu.ts:3: firmware/menu is loaded on demand, so it can hold functions only",
  );
});

const files = new Map([
  ["choose", "firmware/menu"],
  ["choose2", "firmware/menu"],
  ["made", "hal/made"],
]);

function meetIn(text: string): () => string {
  const edits = [
    { start: text.length - 6, end: text.length, text: "" },
    { start: text.length - 3, end: text.length, text: "" },
  ];
  return () => namePlaces(root, files, () => applyEdits(text, 0, text.length, edits));
}

test("two changes of the same text", () => {
  const met = /^firmware\/menu\.ts:10: two changes meet at "1;}"$/;
  expect(meetIn("var a = 1; function choose() {return 1;}")).toThrow(met);
});

test("a name that was joined with another of the same name", () => {
  expect(meetIn("function choose2() {return 1;}")).toThrow(/^firmware\/menu\.ts:10: /);
});

test("a module that the build wrote has no line", () => {
  expect(meetIn("function made() {return 1;}")).toThrow(/^hal\/made, made: /);
});

test("a statement without a name is shown", () => {
  expect(meetIn("print(1); print(2);")).toThrow('two changes meet at "2);" in 2);');
});

test("any other error stays as it is", () => {
  const thrown = new Error("no memory");
  expect(() =>
    namePlaces(root, files, () => {
      throw thrown;
    }),
  ).toThrow(thrown);
  expect(new PassError("gone", "a", 0).message).toBe("gone");
});

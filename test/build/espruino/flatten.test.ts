/** Each statement of a joined script with the module it came from. */
import { expect, test } from "vitest";
import { joinModules } from "../../../sim/build/espruino/es5";
import { piecesOf } from "../../../sim/build/espruino/flatten";

test("statements keep their module, in order, whatever comments and texts hold", async () => {
  const modules = new Map([
    [
      "firmware/core/a.js",
      'export var a = 1;\nvar text = "// module:no.js";\nexport function f() { /* module:no.js */ return text; }',
    ],
    [
      "firmware/app/b.js",
      'import { a } from "../core/a";\nexport var b = a + 1;\n// module of nobody\nf();\nfunction f() { b++; }',
    ],
    ["firmware/app/c.js", "export var c = 1;"],
  ]);
  const entry = 'import { f } from "./firmware/core/a"; import { b } from "./firmware/app/b"; print(f(), b);';
  const pieces = piecesOf(await joinModules(modules, entry));
  expect(pieces.map(({ file, text }) => `${file}: ${text.split(/[\n({=]/)[0]?.trim()}`)).toEqual([
    "firmware/core/a: var a",
    "firmware/core/a: var text",
    "firmware/core/a: function f",
    "firmware/app/b: var b",
    "firmware/app/b: f2",
    "firmware/app/b: function f2",
    ": print",
  ]);
});

test("what stands before every module is the entry's", () => {
  expect(piecesOf("// entry.js\nvar App_x;\n// module:firmware/core/a.js\nvar a = 1;\n// entry.js\nprint(a);")).toEqual(
    [
      { file: "", text: "var App_x;" },
      { file: "firmware/core/a", text: "var a = 1;" },
      { file: "", text: "print(a);" },
    ],
  );
});

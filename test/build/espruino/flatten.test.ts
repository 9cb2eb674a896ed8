/** The pass names the module of each statement of a joined script. */
import { expect, test } from "vitest";
import { joinModules } from "../../../sim/build/espruino/es5";
import { filesOf, piecesOf } from "../../../sim/build/espruino/flatten";

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
  const joined = await joinModules(modules, entry);
  const pieces = piecesOf(joined, filesOf(joined));
  expect(pieces.map(({ file, text }) => `${file}: ${text.split(/[\n({=]/)[0]?.trim()}`)).toEqual([
    "firmware/core/a: var a",
    "firmware/core/a: var text",
    "firmware/core/a: function f",
    "firmware/app/b: var b",
    ": f2",
    "firmware/app/b: function f2",
    ": print",
  ]);
});

test("a name keeps its module whatever becomes of the script, and a new one has none", () => {
  const files = filesOf("// module:firmware/core/a.js\nvar a = 1;\n// entry.js\nprint(a);");
  expect(piecesOf("var App_x;\nprint(App_x);\nvar a = 2;", files)).toEqual([
    { file: "", text: "var App_x;" },
    { file: "", text: "print(App_x);" },
    { file: "firmware/core/a", text: "var a = 2;" },
  ]);
});

/** The type check of device code refuses what the runtimes lack: firmware/lib.d.ts replaces the standard library. */
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { builtinMembers } from "../../../sim/build/espruino/es5";
import { projectRoot } from "../../../sim/build/root";

const library = join(projectRoot(), "firmware/lib.d.ts");

function problemsOf(snippet: string): string[] {
  const name = "snippet.ts";
  const options: ts.CompilerOptions = { noLib: true, types: [], strict: true, noEmit: true };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (path, ...rest) =>
    path === name ? ts.createSourceFile(path, snippet, ts.ScriptTarget.ES2015) : getSourceFile(path, ...rest);
  host.fileExists = (path) => path === name || fileExists(path);
  const program = ts.createProgram([library, name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

describe("device code does not compile with", () => {
  test.each([
    'export const a = "a".charCodeAt(0);',
    'export const a = "a".substring(0, 1);',
    'export const a = "ab".charAt(1);',
    'export function f(n: number): string { return "ab".slice(n); }',
    'export const a = "a".trim();',
    'export const a = "a".split("");',
    "export const a = [1].map;",
    "export const a = [2, 1].sort();",
    "export const a = [1].slice(0);",
    "export const a = [1].indexOf(1);",
    "export const a: number[] = []; a.length = 0;",
    "export const a = Math.trunc(1);",
    "export const a = Math.round(1);",
    "export const a = (1).toFixed(1);",
    "export const a = Number.isInteger(1);",
    "export const a = new Map();",
    "export const a = JSON.stringify(1);",
    "export const a = Date.now();",
    "export const a = parseInt;",
    "export const a = { b: 1 }.toString();",
    "setTimeout(1);",
    "console.log(1);",
  ])("%s", (snippet) => expect(problemsOf(snippet)).not.toEqual([]));
});

test("device code compiles with what every runtime has", () => {
  const snippet = `
    export function f(list: number[], text: string): number {
      list.push(Math.floor(list[0]));
      const rest: string = text.charAt(0) + text.slice(1);
      return list.length + rest.length + text.indexOf("a");
    }`;
  expect(problemsOf(snippet)).toEqual([]);
});

test("the names that are never mangled are those of the library", () => {
  const source = ts.createSourceFile("lib.d.ts", ts.sys.readFile(library) ?? "", ts.ScriptTarget.Latest);
  const members = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    for (const { name } of statement.members) if (name && ts.isIdentifier(name)) members.add(name.text);
  }
  expect([...members].sort()).toEqual([...builtinMembers].sort());
});

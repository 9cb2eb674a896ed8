/** Makes the Lua bundle: typescript-to-lua, one chunk, no run-time library. */
import { join } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { diagnosticText } from "./es5";
import { switchPlugin } from "./lua-switch";

/** One chunk of `entry` and all that it imports. Throws with the compiler's words. */
export function bundleLua(root: string, entry: string): string {
  const file = "flagfall.lua";
  const options: tstl.CompilerOptions = {
    target: ts.ScriptTarget.ES2015,
    // Not `noLib`: without the types of Math and the lists the emitted calls are wrong.
    lib: ["lib.es2015.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    strict: true,
    noFallthroughCasesInSwitch: true,
    removeComments: true,
    newLine: ts.NewLineKind.LineFeed,
    rootDir: join(root, "firmware"),
    outDir: root,
    luaTarget: tstl.LuaTarget.Universal,
    luaLibImport: tstl.LuaLibImportKind.None,
    noImplicitSelf: true,
    noHeader: true,
    luaBundle: file,
    luaBundleEntry: join(root, entry),
  };
  const program = ts.createProgram([join(root, entry)], options);
  let text: string | undefined;
  const result = new tstl.Transpiler().emit({
    program,
    plugins: [switchPlugin],
    writeFile: (path, content) => {
      if (path.endsWith(file)) text = content;
    },
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...result.diagnostics].filter(isError);
  if (problems.length > 0) throw new Error(diagnosticText(root, problems));
  if (text === undefined) throw new Error("typescript-to-lua wrote nothing");
  return reindent(text);
}

/** One space a level: four of them would be an eighth of the file. No string of ours runs over a line. */
function reindent(text: string): string {
  return text.replace(/^(?: {4})+/gm, (spaces) => " ".repeat(spaces.length / 4));
}

function isError(problem: ts.Diagnostic): boolean {
  return problem.category === ts.DiagnosticCategory.Error;
}

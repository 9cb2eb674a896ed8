/** Makes the Lua bundle: merges all modules and compiles them by typescript-to-lua, without its run-time library. */
import { join } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { checkForms, diagnosticText, withFiles } from "../language/checked-program";
import { switchPlugin } from "./lua-switch";
import { mergeModules, modulesOf } from "./merge";

/**
 * Gives the chunk a table of its own for its names: by `setfenv` on Lua 5.1 and LuaJIT, by `_ENV` since Lua 5.2. The
 * table has only what the code calls, so the chunk cannot use a global of the host by mistake. `print` is looked up at
 * each call, because the host may replace it at any time.
 */
const prologue = [
  "local _ENV = {_G = _G, math = math, string = string, tostring = tostring}",
  "if _G.setfenv then _G.setfenv(1, _ENV) end",
  "function print(line) _G.print(line) end",
  "",
].join("\n");

/**
 * Returns one chunk with `entry` and all that it imports. `texts` has files that replace those of the project, by their
 * paths from the root. Throws an error with the compiler's messages.
 */
export function bundleLua(
  root: string,
  entry: string,
  texts: ReadonlyMap<string, string> = new Map(),
  plugins: readonly tstl.Plugin[] = [],
): string {
  const options: tstl.CompilerOptions = {
    target: ts.ScriptTarget.ES2015,
    // Not `noLib`: without the types of Math and the lists the emitted calls are wrong.
    lib: ["lib.es5.d.ts"],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    strict: true,
    noFallthroughCasesInSwitch: true,
    removeComments: true,
    newLine: ts.NewLineKind.LineFeed,
    rootDir: root,
    outDir: root,
    luaTarget: tstl.LuaTarget.Universal,
    luaLibImport: tstl.LuaLibImportKind.None,
    noImplicitSelf: true,
    noHeader: true,
  };
  const placed = new Map([...texts].map(([path, text]) => [join(root, path), text]));
  const host = withFiles(ts.createCompilerHost(options), placed);
  const modules = checked(root, ts.createProgram([join(root, entry)], options, host), placed);
  const first = modules.getSourceFile(join(root, entry));
  if (first === undefined) throw new Error(`${entry} is not there`);
  const merged = mergeModules(modules, modulesOf(modules, first));
  return prologue + reindent(transpile(root, merged, modules, host, plugins));
}

/**
 * Compiles one TypeScript text without imports to Lua. Options and library types are those of `modules`, where its
 * types were checked.
 */
function transpile(
  root: string,
  source: string,
  modules: ts.Program,
  host: ts.CompilerHost,
  plugins: readonly tstl.Plugin[],
): string {
  const path = join(root, "flagfall.ts");
  const parsed: ts.CompilerHost = { ...host, getSourceFile: (name) => modules.getSourceFile(name) };
  const merged = withFiles(parsed, new Map([[path, source]]));
  const program = ts.createProgram([path], modules.getCompilerOptions(), merged);
  let text: string | undefined;
  const { diagnostics } = new tstl.Transpiler().emit({
    program,
    plugins: [switchPlugin, ...plugins],
    writeFile: (_path, content) => {
      text = content;
    },
  });
  if (diagnostics.some(isError)) throw new Error(diagnosticText(root, diagnostics.filter(isError)));
  if (text === undefined) throw new Error("typescript-to-lua wrote nothing");
  return text;
}

function checked(root: string, program: ts.Program, written: ReadonlyMap<string, string>): ts.Program {
  checkForms(root, program, written);
  const problems = ts.getPreEmitDiagnostics(program).filter(isError);
  if (problems.length > 0) throw new Error(diagnosticText(root, problems));
  return program;
}

function isError(problem: ts.Diagnostic): boolean {
  return problem.category === ts.DiagnosticCategory.Error;
}

/**
 * Indents by one space a level instead of four, which saves an eighth of the file. No string of ours has a line end.
 */
function reindent(text: string): string {
  return text.replace(/^(?: {4})+/gm, (spaces) => " ".repeat(spaces.length / 4));
}

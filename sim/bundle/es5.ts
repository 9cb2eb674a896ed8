/** Makes the Espruino bundle: tsc to ES5, esbuild to one minified script, then all hoisting written out. */
import { join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import ts from "typescript";
import { hoist } from "./hoist";

/** The members of the language itself that device code uses: all of firmware/lib.d.ts. Any other name is ours. */
export const builtinMembers = ["charAt", "floor", "indexOf", "length", "push", "slice"] as const;

/** Device code as ES5 modules by path; `const enum` values stand in place of their names. */
export type Modules = ReadonlyMap<string, string>;

/** Compiles `files` and all that they import. Throws with the compiler's words. */
export function compileEs5(root: string, files: readonly string[]): Modules {
  const program = ts.createProgram({
    rootNames: [join(root, "firmware/lib.d.ts"), ...files.map((file) => join(root, file))],
    options: {
      target: ts.ScriptTarget.ES5,
      ignoreDeprecations: "6.0",
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      noLib: true,
      types: [],
      strict: true,
      alwaysStrict: false,
      removeComments: true,
      noEmitOnError: true,
      newLine: ts.NewLineKind.LineFeed,
      outDir: root,
      rootDir: root,
    },
  });
  const modules = new Map<string, string>();
  const result = program.emit(undefined, (path, text) => modules.set(relative(root, path), text));
  const problems = [...ts.getPreEmitDiagnostics(program), ...result.diagnostics];
  if (problems.length > 0) throw new Error(diagnosticText(root, problems));
  return modules;
}

export function diagnosticText(root: string, problems: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => "\n",
  });
}

/** One script of `entry`, an ES5 module that imports from `modules` by paths from the project's root. */
export async function bundleEs5(modules: Modules, entry: string): Promise<string> {
  const result = await build({
    stdin: { contents: entry, sourcefile: "entry.js", loader: "js" },
    bundle: true,
    write: false,
    format: "iife",
    target: "es5",
    charset: "ascii",
    minify: true,
    legalComments: "none",
    mangleProps: /./,
    reserveProps: new RegExp(`^(${builtinMembers.join("|")})$`),
    plugins: [fromModules(modules)],
    logLevel: "silent",
  });
  const [output] = result.outputFiles;
  if (output === undefined) throw new Error("esbuild wrote nothing");
  return `${hoist(output.text.trim())}\n`;
}

function fromModules(modules: Modules): Plugin {
  return {
    name: "modules",
    setup(context) {
      context.onResolve({ filter: /^\./ }, ({ path, importer, namespace }) => {
        const from = namespace === "module" ? join(importer, "..") : ".";
        return { path: `${join(from, path)}.js`, namespace: "module" };
      });
      context.onLoad({ filter: /./, namespace: "module" }, ({ path }) => {
        const contents = modules.get(path);
        return contents === undefined ? null : { contents, loader: "js" };
      });
    },
  };
}

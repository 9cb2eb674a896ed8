/** Makes the Espruino bundle: tsc compiles to ES5, esbuild joins and minifies, `hoist` writes out all hoisting. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type BuildOptions, build, type Plugin, transform } from "esbuild";
import ts from "typescript";
import { checkForms, diagnosticText, withFiles } from "../language/checked-program";
import { projectRoot } from "../root";
import { hoist } from "./hoist";
import { dissolveSingles, type KnownValues } from "./singles";

/** The file that declares Espruino's globals. */
export const declarations = "hal/espruino/globals.d.ts";

/** The members of the language itself that device code uses: all of firmware/lib.d.ts. We may rename any other. */
export const builtinMembers = ["charAt", "floor", "indexOf", "length", "push", "slice"] as const;

/** Device code as ES5 modules, by path. Members of a `const enum` are numbers. */
export type Modules = ReadonlyMap<string, string>;

/**
 * Compiles `files` and all that they import. `values` are the facts of a board: with them, single records become plain
 * variables (singles.ts), and the facts become constants. `texts` has files that replace those of the project, by their
 * paths from the root. Throws an error with the compiler's messages, or at a form that the small language lacks.
 */
export function compileEs5(
  root: string,
  files: readonly string[],
  values?: KnownValues,
  texts: ReadonlyMap<string, string> = new Map(),
): Modules {
  const options: ts.CompilerOptions = {
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
  };
  const placed = new Map([...texts].map(([path, text]) => [join(root, path), text]));
  const names = [join(root, "firmware/lib.d.ts"), ...files.map((file) => join(root, file))];
  const program = ts.createProgram(names, options, withFiles(ts.createCompilerHost(options), placed));
  checkForms(root, program);
  const modules = new Map<string, string>();
  const write = (path: string, text: string) => modules.set(relative(root, path), text);
  const result = program.emit(undefined, write, undefined, false, {
    before: values === undefined ? [] : [dissolveSingles(root, program, values), writeOperators],
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...result.diagnostics];
  if (problems.length > 0) throw new Error(diagnosticText(root, problems));
  return modules;
}

/** Returns the path by which the module `from` imports another one. */
export function importPath(from: string, module: string): string {
  return `./${relative(dirname(from), module)}`;
}

/** Returns the members that Espruino declares. The bundle must not shorten their names. */
function foreignMembers(): string[] {
  const path = join(projectRoot(), declarations);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMember = ts.isPropertySignature(node) || ts.isMethodSignature(node);
    if (isMember && ts.isIdentifier(node.name)) names.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2015));
  return names;
}

/** esbuild's options that make a script small. Names in quotes stay as they are. */
const small = {
  target: "es5",
  charset: "ascii",
  minify: true,
  legalComments: "none",
  mangleProps: /./,
  reserveProps: new RegExp(`^(${[...builtinMembers, ...foreignMembers(), "of"].join("|")})$`),
} as const;

/** Returns one script. `entry` is the text of an ES5 module that imports from `modules` by paths from the root. */
export async function bundleEs5(modules: Modules, entry: string): Promise<string> {
  return `${hoist(await bundle(modules, entry, { format: "iife", ...small }))}\n`;
}

/** Returns the same script not minified, at the top level. A comment before the statements of each module names it. */
export async function joinModules(modules: Modules, entry: string): Promise<string> {
  return bundle(modules, entry, { format: "esm", target: "es5" });
}

/** Returns a minified script. Its top-level names are shortened too, and its hoisting is not yet written out. */
export async function minifyEs5(script: string): Promise<string> {
  const { code } = await transform(script, { format: "esm", treeShaking: true, ...small });
  // esbuild finds some functions unused only once it has left out what used them.
  const { mangleProps: _, reserveProps: _reserved, ...again } = small;
  return (await transform(code, { format: "esm", treeShaking: true, ...again })).code.trim();
}

async function bundle(modules: Modules, entry: string, options: BuildOptions): Promise<string> {
  const result = await build({
    ...options,
    stdin: { contents: entry, sourcefile: "entry.js", loader: "js" },
    bundle: true,
    write: false,
    plugins: [fromModules(modules)],
    logLevel: "silent",
  });
  const [output] = result.outputFiles ?? [];
  if (output === undefined) throw new Error("esbuild wrote nothing");
  return output.text.trim();
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

/** Half of the counter's wrap has 29 bits: two shifts by so many extend the sign of a difference. */
const signBits = 2;
/** The largest number of the core, and the mask of the counter of ms, which wraps at 2³⁰. */
const largest = 2 ** 30 - 1;

/**
 * The project's functions for a quotient rounded down, for its remainder, and for the difference and the sum of
 * instants, with what replaces a call.
 */
const operators = new Map<string, (factory: ts.NodeFactory, a: ts.Expression, b: ts.Expression) => ts.Expression>([
  ["divide", (factory, a, b) => factory.createBitwiseOr(factory.createDivide(a, b), factory.createNumericLiteral(0))],
  ["remainder", (factory, a, b) => factory.createModulo(a, b)],
  [
    "span",
    (factory, from, to) => {
      const bits = factory.createNumericLiteral(signBits);
      const difference = factory.createParenthesizedExpression(factory.createSubtract(to, from));
      return factory.createRightShift(factory.createLeftShift(difference, bits), bits);
    },
  ],
  ["later", (factory, at, ms) => factory.createBitwiseAnd(factory.createAdd(at, ms), shiftedLargest(factory))],
]);

/** Returns the largest number as a shift, `-1>>>2`. That takes 4 bytes of tokens instead of 10 digits. */
function shiftedLargest(factory: ts.NodeFactory): ts.Expression {
  const minusOne = factory.createPrefixMinus(factory.createNumericLiteral(1));
  return factory.createUnsignedRightShift(minusOne, factory.createNumericLiteral(signBits));
}

/** The transformer for all files of a program. */
const writeOperators: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isNumericLiteral(node) && Number(node.text) === largest) return shiftedLargest(factory);
    const inside = ts.visitEachChild(node, visit, context);
    if (!ts.isCallExpression(inside) || !ts.isIdentifier(inside.expression)) return inside;
    const operator = operators.get(inside.expression.text);
    const [a, b] = inside.arguments;
    if (operator === undefined || a === undefined || b === undefined) return inside;
    return factory.createParenthesizedExpression(operator(factory, a, b));
  };
  return (file) => ts.visitEachChild(file, visit, context);
};

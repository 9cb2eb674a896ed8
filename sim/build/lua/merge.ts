/**
 * Merges all modules of the device into one TypeScript text without imports, for Lua. Lua finds modules only at run
 * time and allows 200 locals a function. Merged, a call needs no import, and every name is a global.
 */
import { relative } from "node:path";
import ts from "typescript";

/** Returns `entry` and the modules that it imports, each after those that it imports itself. */
export function modulesOf(program: ts.Program, entry: ts.SourceFile): ts.SourceFile[] {
  const checker = program.getTypeChecker();
  const found = new Set<ts.SourceFile>();
  const ordered: ts.SourceFile[] = [];
  const visit = (file: ts.SourceFile): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const module = checker.getSymbolAtLocation(statement.moduleSpecifier)?.valueDeclaration;
      if (module !== undefined && ts.isSourceFile(module)) visit(module);
    }
    ordered.push(file);
  };
  visit(entry);
  return ordered;
}

/** Returns the files as one script. If two files define the same name, one of the two gets a number. */
export function mergeModules(program: ts.Program, files: readonly ts.SourceFile[]): string {
  const checker = program.getTypeChecker();
  const names = nameAll(checker, files);
  const ambient = new Set<string>();
  let text = "";
  for (const file of files) {
    for (const statement of file.statements) {
      if (ts.isImportDeclaration(statement)) continue;
      const written = rename(checker, file, statement, names);
      if (isAmbient(statement)) {
        if (ambient.has(written)) continue;
        ambient.add(written);
      }
      text += `${placeMark(program, file, statement)}${written}\n`;
    }
  }
  return text;
}

/** Returns the comment that says where a statement is in the source. */
function placeMark(program: ts.Program, file: ts.SourceFile, statement: ts.Statement): string {
  const root = program.getCompilerOptions().rootDir ?? "";
  const { line } = file.getLineAndCharacterOfPosition(statement.getStart(file));
  return `/*@ ${relative(root, file.fileName)}:${line + 1} */`;
}

/** Returns an error that begins with the place in the source of a node of the merged text. */
export function mergedError(node: ts.Node, message: string): Error {
  const file = node.getSourceFile();
  const at = node.getStart(file);
  const [mark, path = "", first] = [...file.text.slice(0, at).matchAll(/\/\*@ (.*):(\d+) \*\//g)].at(-1) ?? [""];
  const lines = file.text.slice(file.text.lastIndexOf(mark, at), at).split("\n").length - 1;
  return new Error(`${path}:${Number(first) + lines}: ${message}`);
}

/** Returns the name of each top-level declaration in the merged text. Ambient declarations keep their names. */
function nameAll(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Map<ts.Symbol, string> {
  const names = new Map<ts.Symbol, string>();
  const taken = new Set<string>();
  for (const wantAmbient of [true, false]) {
    for (const statement of files.flatMap((file) => file.statements)) {
      if (isAmbient(statement) !== wantAmbient) continue;
      for (const name of declaredNames(statement)) {
        const symbol = symbolOf(checker, name);
        if (symbol === undefined || names.has(symbol)) continue;
        let unique = name.text;
        for (let n = 2; taken.has(unique) && !wantAmbient; n++) unique = `${name.text}${n}`;
        taken.add(unique);
        names.set(symbol, unique);
      }
    }
  }
  return names;
}

function isAmbient(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) === true;
}

function declaredNames(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier);
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name] : [];
}

/** Returns the symbol of a name, as its own module declares it. */
function symbolOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Symbol | undefined {
  const { parent } = name;
  let symbol =
    ts.isShorthandPropertyAssignment(parent) && parent.name === name
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(name);
  if (symbol === undefined) return undefined;
  if ((symbol.flags & ts.SymbolFlags.Alias) !== 0) symbol = checker.getAliasedSymbol(symbol);
  return checker.getExportSymbolOfSymbol(symbol);
}

/** Returns a statement with its names in the merged text, and without `export`. */
function rename(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  statement: ts.Statement,
  names: ReadonlyMap<ts.Symbol, string>,
): string {
  const start = statement.getStart(file);
  let text = "";
  let at = start;
  const replace = (from: number, to: number, by: string): void => {
    text += file.text.slice(at, from) + by;
    at = to;
  };
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.ExportKeyword && node.parent === statement) {
      replace(node.getStart(file), node.end, "");
    } else if (ts.isIdentifier(node)) {
      const symbol = symbolOf(checker, node);
      const name = symbol === undefined ? undefined : names.get(symbol);
      if (name === undefined || name === node.text) return;
      const isShort = ts.isShorthandPropertyAssignment(node.parent);
      replace(node.getStart(file), node.end, isShort ? `${node.text}: ${name}` : name);
    }
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return text + file.text.slice(at, statement.end);
}

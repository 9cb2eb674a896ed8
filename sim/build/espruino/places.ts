/** Where in the source a pass gave up. Its text is another one by then, but names of the top level are still there. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Program, parse } from "acorn";
import type ts from "typescript";

/** A pass gave up at the character `at` of the script `text`. */
export class PassError extends Error {
  constructor(
    message: string,
    readonly text: string,
    readonly at: number,
  ) {
    super(message);
  }
}

/** Returns an error that begins with the file and line of a node. */
export function sourceError(root: string, node: ts.Node, message: string): Error {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return new Error(`${relative(root, file.fileName)}:${line + 1}: ${message}`);
}

/** Runs passes; an error of theirs then begins with the file and line of the declaration. `files`: the module of each name. */
export function namePlaces<Result>(root: string, files: ReadonlyMap<string, string>, run: () => Result): Result {
  try {
    return run();
  } catch (thrown) {
    if (!(thrown instanceof PassError)) throw thrown;
    const { text, at, message } = thrown;
    const statement = parse(text, { ecmaVersion: 5 }).body.find(({ start, end }) => start <= at && at < end);
    const name = statement === undefined ? undefined : namesOf(statement).find((one) => files.has(one));
    if (name === undefined) throw new Error(`${message} in ${text.slice(at, at + 60)}`);
    throw new Error(`${placeOf(root, files.get(name) ?? "", name)}: ${message}`);
  }
}

/** The names that a statement of the top level declares. */
export function namesOf(statement: Program["body"][number]): readonly string[] {
  if (statement.type === "FunctionDeclaration") return [statement.id.name];
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** A name that two modules have got a number behind it when they were joined. */
function placeOf(root: string, file: string, name: string): string {
  const path = `${file}.ts`;
  if (!existsSync(join(root, path))) return `${file}, ${name}`;
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  const found = [name, name.replace(/\d+$/, "")].map((one) => lines.findIndex((line) => declares(line, one)));
  const line = found.find((index) => index >= 0);
  return line === undefined ? `${path}, ${name}` : `${path}:${line + 1}`;
}

function declares(line: string, name: string): boolean {
  return new RegExp(`^(?:export )?(?:function|const|let|var) ${name}\\b`).test(line);
}

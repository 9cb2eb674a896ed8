/**
 * Finds the place in the source where a pass failed. The pass sees a text that other passes have changed, but its
 * top-level names are still those of the source.
 */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Program, parse } from "acorn";
import type ts from "typescript";

/** The error of a pass that failed at the character `at` of the script `text`. */
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

/**
 * Runs passes. If one fails, throws an error that begins with the file and line of the declaration. `files` gives the
 * module of each top-level name.
 */
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

/** Returns the names that a top-level statement declares. */
export function namesOf(statement: Program["body"][number]): readonly string[] {
  if (statement.type === "FunctionDeclaration") return [statement.id.name];
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}

/** Returns the place of a declaration. If two modules had the name, joining them has put a number behind it. */
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

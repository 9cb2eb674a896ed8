/** Splits an ES5 script into its top-level statements, each with the module that it came from. */
import { parse } from "acorn";
import { namesOf } from "./places";

/** A top-level statement and its module, such as `firmware/core/clock`. The module of the entry is an empty text. */
export interface Piece {
  file: string;
  text: string;
}

/** esbuild puts the path of a module before its first statement. */
const moduleComment = /^ module:(.*)\.js$/;
const entryComment = /^ entry\.js$/;

/** Returns the module of each top-level name of a script that `joinModules` made. */
export function filesOf(joined: string): Map<string, string> {
  const heads: { at: number; file: string }[] = [];
  const program = parse(joined, {
    ecmaVersion: 5,
    onComment: (_isBlock, text, at) => {
      const file = moduleComment.exec(text)?.[1];
      if (file !== undefined) heads.push({ at, file });
      else if (entryComment.test(text)) heads.push({ at, file: "" });
    },
  });
  const files = new Map<string, string>();
  for (const statement of program.body) {
    const file = heads.findLast(({ at }) => at < statement.start)?.file ?? "";
    for (const name of namesOf(statement)) files.set(name, file);
  }
  return files;
}

/** Returns the statements of such a script, which later passes may have changed. */
export function piecesOf(script: string, files: ReadonlyMap<string, string>): Piece[] {
  return parse(script, { ecmaVersion: 5 }).body.map((statement) => {
    const [name = ""] = namesOf(statement);
    return { file: files.get(name) ?? "", text: script.slice(statement.start, statement.end) };
  });
}

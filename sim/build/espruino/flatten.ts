/** The statements of a flat ES5 script, each with the module that it came from. */
import { parse } from "acorn";
import { namesOf } from "./places";

/** A statement of the top level and the module that it came from, as `firmware/core/clock`; empty for the entry's own. */
export interface Piece {
  file: string;
  text: string;
}

/** esbuild puts the path of a module before its first statement. */
const moduleComment = /^ module:(.*)\.js$/;
const entryComment = /^ entry\.js$/;

/** The module of each name in a script of `joinModules`. */
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

/** The statements of such a script, whatever became of it since. */
export function piecesOf(script: string, files: ReadonlyMap<string, string>): Piece[] {
  return parse(script, { ecmaVersion: 5 }).body.map((statement) => {
    const [name = ""] = namesOf(statement);
    return { file: files.get(name) ?? "", text: script.slice(statement.start, statement.end) };
  });
}

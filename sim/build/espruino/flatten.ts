/** The statements of a flat ES5 script, each with the module that it came from. */
import { parse } from "acorn";

/** A top-level statement and the file that it came from, as `firmware/core/clock`; the entry's file is empty. */
export interface Piece {
  file: string;
  text: string;
}

/** esbuild puts the path of a module before its first statement. */
const moduleComment = /^ module:(.*)\.js$/;
const entryComment = /^ entry\.js$/;

/** The statements of a script of `joinModules`. */
export function piecesOf(joined: string): Piece[] {
  const heads: { at: number; file: string }[] = [];
  const program = parse(joined, {
    ecmaVersion: 5,
    onComment: (_isBlock, text, at) => {
      const file = moduleComment.exec(text)?.[1];
      if (file !== undefined) heads.push({ at, file });
      else if (entryComment.test(text)) heads.push({ at, file: "" });
    },
  });
  return program.body.map((statement) => {
    const file = heads.findLast(({ at }) => at < statement.start)?.file ?? "";
    return { file, text: joined.slice(statement.start, statement.end) };
  });
}

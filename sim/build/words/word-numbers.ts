/** Numbers the words of the display by their order in the English texts, which name each word once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const textsFile = "firmware/app/text/english.ts";
export const numbersFile = "firmware/app/model/word.ts";

const head = `/** GENERATED from ${textsFile} by \`npm run words\`. Change the texts, never this file. */

/** The number of every word and sentence that the device shows. Each language has a table of the texts. */
export const enum Word {
`;

/** Returns the contents of `numbersFile`, made from the English texts of the project at `root`. */
export function wordNumbers(root: string): string {
  return numbersOf(readFileSync(join(root, textsFile), "utf8"));
}

/** Returns an enum with a member for each word in `texts`. A comment before a text becomes one of its member. */
export function numbersOf(texts: string): string {
  const file = ts.createSourceFile(textsFile, texts, ts.ScriptTarget.Latest, true);
  const statements = file.statements.find(ts.isFunctionDeclaration)?.body?.statements.slice(0, -1) ?? [];
  const names = new Set<string>();
  const members = statements.map((statement) => {
    const name = /^if \(word === Word\.(\w+)\)\s+return ".+";$/.exec(statement.getText(file))?.[1];
    if (name === undefined) throw faultAt(file, statement, 'expected if (word === Word.NAME) return "TEXT";');
    if (names.has(name)) throw faultAt(file, statement, `the word ${name} already has a text`);
    names.add(name);
    return `${commentOf(texts, statement)}  ${name},\n`;
  });
  return `${head}${members.join("")}}\n`;
}

function commentOf(texts: string, statement: ts.Statement): string {
  const ranges = ts.getLeadingCommentRanges(texts, statement.getFullStart()) ?? [];
  const text = ranges.map(({ pos, end }) => texts.slice(pos, end).replace(/^\/\/ /, "")).join(" ");
  return text === "" ? "" : `  /** ${text} */\n`;
}

function faultAt(file: ts.SourceFile, node: ts.Node, what: string): Error {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return new Error(`${file.fileName}:${line + 1}: ${what}`);
}

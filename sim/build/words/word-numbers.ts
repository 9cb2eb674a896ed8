/** Numbers the words of the display by their order in the English texts. Each language names every word once. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { languageRows } from "../../../firmware/tables/languages";
import { textsOf } from "../../words/clock-languages";

const textsFolder = "firmware/app/text";
const textsFile = `${textsFolder}/english.ts`;
export const numbersFile = "firmware/app/model/word.ts";

const head = `/** GENERATED from ${textsFile} by \`npm run words\`. Change the texts, never this file. */

/** The number of every word and sentence that the device shows. Each language has a table of the texts. */
export const enum Word {
`;

/**
 * Returns the contents of `numbersFile`, made from the English texts of the project at `root`. Throws an error of one
 * line if another language lacks a word.
 */
export function wordNumbers(root: string): string {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const texts = read(textsFile);
  for (const row of languageRows) {
    const path = `${textsFolder}/${textsOf(row)}.ts`;
    if (!existsSync(join(root, path))) throw new Error(`${path}: write the texts of ${row.id}; copy ${textsFile}`);
    if (path !== textsFile) checkTranslation(texts, path, read(path));
  }
  return numbersOf(texts);
}

/** Returns an enum with a member for each word in `texts`. A comment before a text becomes one of its member. */
export function numbersOf(texts: string): string {
  const numbered = linesOf(textsFile, texts).filter(({ from }) => from === "Word");
  const members = numbered.map(({ name, statement }) => `${commentOf(texts, statement)}  ${name},\n`);
  return `${head}${members.join("")}}\n`;
}

/** Throws an error with the first word that only one of the languages has. */
export function checkTranslation(english: string, path: string, texts: string): void {
  const words = new Set(linesOf(textsFile, english).map(({ name }) => name));
  const translated = linesOf(path, texts);
  for (const { name } of translated) {
    if (!words.delete(name)) throw new Error(`${path}: ${textsFile} has no word ${name}`);
  }
  for (const name of words) throw new Error(`${path}: add a text for the word ${name}`);
}

interface Line {
  /** The enum that has the word. */
  readonly from: string;
  readonly name: string;
  readonly statement: ts.Statement;
}

/** Returns the line of each word. Throws an error with the place of anything else but the last statement. */
function linesOf(path: string, texts: string): Line[] {
  const file = ts.createSourceFile(path, texts, ts.ScriptTarget.Latest, true);
  const statements = file.statements.find(ts.isFunctionDeclaration)?.body?.statements.slice(0, -1) ?? [];
  const names = new Set<string>();
  return statements.map((statement) => {
    const line = /^if \(word === (Word|SpeechWord)\.(\w+)\)\s+return ".+";$/.exec(statement.getText(file));
    const [, from, name] = line ?? [];
    if (from === undefined || name === undefined)
      throw faultAt(file, statement, 'expected if (word === Word.NAME) return "TEXT";');
    if (names.has(name)) throw faultAt(file, statement, `the word ${name} already has a text`);
    names.add(name);
    return { from, name, statement };
  });
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

/** The limits for the lengths of files and functions. */

import ts from "typescript";
import { languageRows } from "../../firmware/tables/languages";
import { textsOf } from "../../sim/words/clock-languages";
import { faultAt, isScript, lineOf, nodesIn, parseSource, type Source } from "./source";

export const coreMax = 1320;
export const fileMax = 250;
/** The longest table of texts, which holds no logic and both languages of a subject. */
export const wordsMax = 500;
/** The passes and the packaging of the build for Espruino and Lua; docs/decisions/espruino.md says what counts. */
export const passesMax = 2140;
export const functionMax = 70;

export function fileFaults(source: Source): string[] {
  if (!isScript(source) && !source.path.endsWith(".css")) return [];
  const lines = source.text.split("\n").length - 1;
  const most = source.path.startsWith("sim/words/") ? wordsMax : fileMax;
  if (lines <= most) return [];
  return [`${source.path}: ${lines} lines, ${most} at most: split it by the nouns it defines`];
}

/** Checks the length of all files of the core together, without comments and blank lines. */
export function coreFaults(sources: readonly Source[]): string[] {
  const lines = sources.filter(isCore).reduce((sum, source) => sum + codeLines(source), 0);
  if (lines <= coreMax) return [];
  return [`firmware/core: ${lines} lines of code, ${coreMax} at most: take something out`];
}

/** Checks the length of all passes of the build for Espruino and Lua, without comments and blank lines. */
export function passFaults(sources: readonly Source[]): string[] {
  const passes = sources.filter(({ path }) => /^sim\/build\/(espruino|parts|image|lua)\/.*[.]ts$/.test(path));
  const lines = passes.reduce((sum, source) => sum + codeLines(source), 0);
  if (lines <= passesMax) return [];
  return [`sim/build: ${lines} lines of passes and packaging, ${passesMax} at most: take a pass out`];
}

/** What `npm run methods` generates for the core is a table. */
function isCore({ path }: Source): boolean {
  return path.startsWith("firmware/core/") && path !== "firmware/core/method-facts.ts";
}

/** Counts the lines with code. */
export function codeLines(source: Source): number {
  const file = parseSource(source);
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    const tokens = node.getChildren(file);
    for (const token of tokens) if (!ts.isJSDoc(token)) visit(token);
    if (tokens.length > 0 || node.getWidth(file) === 0) return;
    const last = lineOf(file, node.end - 1);
    for (let line = lineOf(file, node.getStart(file)); line <= last; line++) lines.add(line);
  };
  visit(file);
  return lines.size;
}

/** The device's words in a language: one table, as long as there are words. */
function isWordTable({ path }: Source): boolean {
  return languageRows.some((row) => path === `firmware/app/text/${textsOf(row)}.ts`);
}

/** A table is one function, however long: a generated one, or the device's words in a language. */
export function functionFaults(source: Source): string[] {
  const isTable = source.text.startsWith("/** GENERATED") || isWordTable(source);
  if (!isScript(source) || isTable || source.text.split("\n").length <= functionMax) return [];
  const file = parseSource(source);
  const faults: string[] = [];
  for (const node of nodesIn(file)) {
    if (!isFunction(node) || isTestBlock(node)) continue;
    const lines = lineOf(file, node.end) - lineOf(file, node.getStart(file)) + 1;
    if (lines > functionMax) {
      const fault = `a function of ${lines} lines, ${functionMax} at most: give a step of it a name of its own`;
      faults.push(faultAt(file, node, fault));
    }
  }
  return faults;
}

function isFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node)
  );
}

/** Returns whether a function is the list of tests in a `describe`, which may have any length. */
function isTestBlock(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call)) return false;
  return /^describe\b/.test(call.expression.getText());
}

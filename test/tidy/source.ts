/** The project's own text files, and places in them. */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import ts from "typescript";
import { formFaults, isBoardPath, isDevicePath } from "../../sim/build/language/small-language";

export interface Source {
  /** From the project's root, with `/`. */
  path: string;
  text: string;
}

const foreign: ReadonlySet<string> = new Set(["node_modules", "dist", ".git", "reports", ".stryker-tmp"]);
const textual: ReadonlySet<string> = new Set([
  ...[".ts", ".tsx", ".mjs", ".js", ".json", ".md"],
  ...[".sh", ".yaml", ".yml", ".html", ".css", ""],
]);

/** Returns every text file below `root`, in order of path, without the files that npm writes. */
export function readSources(root: string, folder = ""): Source[] {
  const sources: Source[] = [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (foreign.has(entry.name) || entry.name === "package-lock.json") continue;
    if (entry.isDirectory()) sources.push(...readSources(root, path));
    else if (entry.isFile() && textual.has(extname(entry.name))) {
      sources.push({ path, text: readFileSync(join(root, path), "utf8") });
    }
  }
  return sources;
}

export function isScript({ path }: Source): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(path);
}

export function isDevice({ path }: Source): boolean {
  return isDevicePath(path);
}

/** Everything in code of the device that the small language lacks, each with what to write instead. */
export function deviceFaults(source: Source): string[] {
  if (!isDevicePath(source.path) && !isBoardPath(source.path)) return [];
  const file = parseSource(source);
  return formFaults(file, source.path).map(({ node, advice }) => faultAt(file, node, advice));
}

export function parseSource({ path, text }: Source): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** `path:line: fault`, as editors understand it. */
export function faultAt(file: ts.SourceFile, node: ts.Node, fault: string): string {
  return `${file.fileName}:${lineOf(file, node.getStart(file))}: ${fault}`;
}

export function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

/** Returns `node` and all below it, each before what is below it. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (each: ts.Node): void => {
    nodes.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return nodes;
}

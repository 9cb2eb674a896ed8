/** Makes the definition of a new board from that of another one. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DraftFault } from "../words/subjects";

/** Thrown if no definition can be made; sim/words/boards.ts puts the reason into words. */
export class BadDraft extends Error {
  constructor(readonly fault: DraftFault) {
    super(fault.kind);
  }
}

/** The names that other modules of the boards use. */
const taken = ["board", "boards"];

/** Returns the names of the definitions in `folder`. */
function namesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ts") && file !== "board.ts");
  return files.map((file) => file.replace(/\.ts$/, ""));
}

/** Returns the text of a definition `name` that equals the one of `from` in `folder`. Throws `BadDraft`. */
export function draftBoard(folder: string, name: string, from: string): string {
  if (!/^[a-z][a-z0-9]{0,23}$/.test(name)) throw new BadDraft({ kind: "name" });
  if (taken.includes(name) || !canBeNamed(name)) throw new BadDraft({ kind: "reserved" });
  if (existsSync(join(folder, `${name}.ts`))) throw new BadDraft({ kind: "exists" });
  const known = namesIn(folder);
  if (!known.includes(from)) throw new BadDraft({ kind: "from", known });
  return renamed(readFileSync(join(folder, `${from}.ts`), "utf8"), name, from);
}

/** Returns false for the language's own words. */
function canBeNamed(name: string): boolean {
  try {
    new Function(`"use strict"; const ${name} = 1;`);
    return true;
  } catch {
    return false;
  }
}

function renamed(text: string, name: string, from: string): string {
  const sources = /Sources[\s\S]*?(?=\s*\*\/)/.exec(text)?.[0] ?? "Sources: [O] our assumption.";
  const head = `/**
 * ${name} began as a copy of ${from}: every figure is still that of ${from}. We have not measured anything on one yet.
 * ${sources}
 */`;
  return text
    .replace(/^\/\*\*[\s\S]*?\*\//, () => head)
    .replace(`export const ${from}: Board`, `export const ${name}: Board`)
    .replace(/^ {2}name: ".*",$/m, `  name: "${name}",`)
    .replace(/^ {2}title: ".*",$/m, `  title: "${name}",`);
}

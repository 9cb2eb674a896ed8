/** Turns what a schema finds wrong with a YAML file into a problem with its place in the file. */
import type * as z from "zod/mini";
import type { RunWords } from "../words/run";
import { BadScenario, type Problem, quoteValue } from "./problem";
import { countLines, type Source } from "./source";
import type { Path } from "./tree";

/** Returns a problem that concerns a file as a whole. */
export function fileProblem(file: string, wrong: string, right: string): Problem {
  return { file, line: 1, column: 1, wrong, right };
}

/** Returns the text of a file. Returns undefined if it is not UTF-8. */
export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the problem behind an error of the reading. */
export function problemOf(file: string, text: string, thrown: unknown, words: RunWords): Problem {
  if (!(thrown instanceof BadScenario)) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return fileProblem(file, words.notUnderstood(message), words.right.yaml);
  }
  const place = countLines(text).linePos(Math.min(thrown.offset, text.length));
  return { file, line: place.line, column: place.col, wrong: thrown.wrong, right: thrown.right };
}

/** Returns the issue that comes first in the file. */
export function firstIssue(source: Source, issues: readonly z.core.$ZodIssue[], words: RunWords): BadScenario {
  const strange = new Set(issues.filter((issue) => issue.code === "unrecognized_keys").map(holderOf));
  const told = issues.filter((issue) => !(isMissing(source, issue) && strange.has(holderOf(issue))));
  const all = told.map((issue) => issueOf(source, issue, words));
  return all.reduce((first, other) => (other.offset < first.offset ? other : first));
}

/** Returns the path of the map that contains the issue, as JSON text. */
function holderOf(issue: z.core.$ZodIssue): string {
  return JSON.stringify(issue.code === "unrecognized_keys" ? issue.path : issue.path.slice(0, -1));
}

/**
 * Returns true if the issue is a missing key. Beside an unknown key it is mostly the same key misspelt, so only the
 * unknown key is reported.
 */
function isMissing(source: Source, issue: z.core.$ZodIssue): boolean {
  return issue.code !== "unrecognized_keys" && valueAt(source.value, issue.path) === undefined;
}

function issueOf(source: Source, issue: z.core.$ZodIssue, words: RunWords): BadScenario {
  if (issue.code === "unrecognized_keys") {
    const key = issue.keys[0] ?? "";
    return new BadScenario(source.keyAt([...issue.path, key]), words.unknownKey(quoteValue(key)), issue.message);
  }
  const value = valueAt(source.value, issue.path);
  const name = nameOf(issue.path, words);
  const at = source.valueAt(issue.path);
  if (value === undefined) return new BadScenario(at, words.missing(name), issue.message);
  return new BadScenario(at, words.cannotBe(name, quoteValue(value)), issue.message);
}

function valueAt(value: unknown, path: Path): unknown {
  let inner: unknown = value;
  for (const name of path) {
    if (typeof inner !== "object" || inner === null) return inner;
    inner = Reflect.get(inner, name);
  }
  return inner;
}

/** Returns the last name of a path as the user wrote it: `white.remaining`, `step 3`, `edges`. */
function nameOf(path: Path, words: RunWords): string {
  const last = path[path.length - 1];
  if (last === undefined) return words.scenario;
  return typeof last === "number" ? words.item(last + 1) : quoteValue(String(last));
}

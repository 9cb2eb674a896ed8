/** Replaces members of the firmware's const enums by their numbers, as a compiler that sees all files would. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Members = ReadonlyMap<string, number>;

/**
 * Returns every const enum below the folders, by name. Two enums of one name are both omitted and left to the compiler.
 */
export function readEnums(root: string, folders: readonly string[]): Map<string, Members> {
  const enums = new Map<string, Members>();
  const doubled = new Set<string>();
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!name.endsWith(".ts")) continue;
      const text = readFileSync(join(root, folder, name), "utf8");
      for (const [, title = "", body = ""] of text.matchAll(/export const enum (\w+) \{([^}]*)\}/g)) {
        if (enums.has(title)) doubled.add(title);
        enums.set(title, membersOf(body));
      }
    }
  }
  for (const title of doubled) enums.delete(title);
  return enums;
}

/** Returns the members of an enum. A member without a number has the next one. */
function membersOf(body: string): Members {
  const members = new Map<string, number>();
  let next = 0;
  const bare = body.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
  for (const [, name = "", value] of bare.matchAll(/(\w+)(?: = (-?\d+))?\s*,/g)) {
    const number = value === undefined ? next : Number(value);
    members.set(name, number);
    next = number + 1;
  }
  return members;
}

/** Returns the text with numbers. A name that is no known member remains for the compiler to judge. */
export function withNumbers(text: string, enums: ReadonlyMap<string, Members>): string {
  return text.replace(/(?<![\w.$"'`])([A-Z]\w*)\.([A-Z]\w*)\b(?!\s*[(=])/g, (whole, title: string, member: string) => {
    const number = enums.get(title)?.get(member);
    return number === undefined ? whole : number < 0 ? `(${number})` : String(number);
  });
}

/** Returns the plugin; `root` is the project's folder. */
export function numbers(root: string): Plugin {
  const enums = readEnums(root, ["firmware", "hal"]);
  return {
    name: "flagfall-numbers",
    enforce: "pre",
    transform: (code, id) =>
      /\/(?:firmware|hal|sim)\/[^?]*\.tsx?$/.test(id) ? { code: withNumbers(code, enums), map: null } : null,
  };
}

/** Finds words that no file of the project may contain, and bad file names. */
import { isScript, type Source } from "./source";

const banned: readonly [pattern: RegExp, advice: string][] = [
  [/\b(?:TO(?:DO)|FIX(?:ME)|XX(?:X))\b/, "finish it, or open an issue and say nothing here"],
  [/(?<![\w.~}])\/(?:home|root|Users|work|mnt|opt)\/\w/, "no path of one machine: start from the project's root"],
  [/\b[A-Za-z]:\\+(?:Users|Windows)\b/, "no path of one machine: start from the project's root"],
  [/registry\.npm(?:js|mirror)\.\w+/, "no registry's name: leave it to the user's settings"],
  [
    /\bmake (?:BOARD)=|\btargets\/linux\b|\bsrc\/js\w+\.c\b/,
    "say what the interpreter has; how it is built is its own to say",
  ],
];

const bannedInScripts: readonly [pattern: RegExp, advice: string][] = [
  [/@ts-(?:ignore|nocheck)/, "give the value its type"],
  [/\beslint-disable\b/, "the linter is Biome; mend the code"],
];

/** As in .editorconfig and biome.json. */
const lineMax = 120;

export function proseFaults(source: Source): string[] {
  const rules = isScript(source) ? [...banned, ...bannedInScripts] : banned;
  const faults: string[] = [];
  for (const [index, line] of source.text.split("\n").entries()) {
    for (const [pattern, advice] of rules) {
      const found = pattern.exec(line);
      if (found !== null) faults.push(`${source.path}:${index + 1}: "${found[0]}": ${advice}`);
    }
  }
  return faults;
}

/** A table and a line that is one address cannot be wrapped; a block of code is as long as what it shows. */
export function wrapFaults({ path, text }: Source): string[] {
  if (!path.endsWith(".md")) return [];
  let isCode = false;
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    if (isCode || line.length <= lineMax || /^\||^\s*[-*]? *\S+$/.test(line)) return [];
    return [`${path}:${index + 1}: ${line.length} letters, ${lineMax} at most: wrap the line`];
  });
}

const emptyNames =
  /^(?:utils?|helpers?|common|managers?|misc|shared)(?:[.-]|$)|[-.](?:utils?|helpers?|managers?)(?:\.|$)/i;

/** A file is named by the noun it defines. */
export function nameFaults({ path }: Source): string[] {
  const name = path.split("/").find((part) => emptyNames.test(part));
  return name === undefined ? [] : [`${path}: "${name}" says nothing: name it by the noun it defines`];
}

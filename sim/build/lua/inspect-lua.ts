/** Checks that a Lua bundle uses nothing that some Lua lacks, or that two Luas do differently. */

const banned: readonly [pattern: RegExp, fault: string][] = [
  [/__TS__\w+/, "a call of the run-time library"],
  [/\b\d+\.\d*|(?<!\.)\.\d+/, "a number that is not whole"],
  [/\b\d[\da-fA-FxX]*[eE][-+]?\d+/, "a number with an exponent, a float since Lua 5.3"],
  [/\/\//, "the operator //, which only Lua 5.3 and later have"],
  [/<<|>>|&|\||~(?!=)/, "a bit operator, which only Lua 5.3 and later have"],
  [/\^/, "the operator ^, which gives a float, and which the image for a Pico lacks"],
  [/%/, "the operator %, which rounds down where JavaScript cuts"],
  [/\bgoto\b|::/, "goto, which Lua 5.1 lacks"],
  [/\b(?:os|io|debug|coroutine|package)\./, "a library that small devices lack"],
  [/\bmath\.(?!floor\b)\w+/, "a member of math other than floor"],
  [/\bstring\.(?!sub\b|find\b)\w+/, "a member of string other than sub and find"],
  [/\bnull\b|\bundefined\b/, "a word of JavaScript"],
  [/\brequire\b/, "another file"],
];

/** The globals that a bundle may call. */
const globals: ReadonlySet<string> = new Set(["tostring", "print"]);

const keywords: ReadonlySet<string> = new Set([
  "and",
  "elseif",
  "function",
  "if",
  "not",
  "or",
  "return",
  "until",
  "while",
]);

/** Our limit of locals in a function. Lua allows 200, and uses some of them itself. */
const localsMax = 180;

/** The further names that a bundle for one particular Lua may use. */
export interface Extras {
  readonly operators: readonly string[];
  readonly functions: readonly string[];
}

/** Returns every fault with its line. Returns an empty list if every Lua that has the `extras` can load the bundle. */
export function inspectLua(source: string, extras: Extras = { operators: [], functions: [] }): string[] {
  const faults: string[] = [];
  const lines = withoutStrings(source).split("\n");
  for (const [index, line] of lines.entries()) {
    for (const [pattern, fault] of banned) {
      const found = pattern.exec(line);
      if (found !== null && !extras.operators.includes(found[0])) faults.push(`${index + 1}: ${fault}: ${found[0]}`);
    }
  }
  return [...faults, ...inspectCalls(lines, extras.functions), ...inspectLocals(lines)];
}

function inspectCalls(lines: readonly string[], functions: readonly string[]): string[] {
  const defined = new Set([...globals, ...functions]);
  for (const line of lines) {
    const name = /^(?:local )?function (\w+)/.exec(line)?.[1];
    if (name !== undefined) defined.add(name);
  }
  const faults: string[] = [];
  for (const [index, line] of lines.entries()) {
    for (const [, name = ""] of line.matchAll(/(?<![\w.:]|function )(\w+)\(/g)) {
      if (!defined.has(name) && !keywords.has(name))
        faults.push(`${index + 1}: a call of ${name}, which is not defined`);
    }
  }
  return faults;
}

/** Returns the source with empty strings in place of all strings. */
function withoutStrings(source: string): string {
  return source.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
}

/** Counts the locals of the chunk and of each function in it; functions begin and end at the left margin. */
function inspectLocals(lines: readonly string[]): string[] {
  const faults: string[] = [];
  const counts = new Map<string, number>();
  let place = "the chunk";
  for (const line of lines) {
    const name = /^(?:local )?function (\w+)/.exec(line)?.[1];
    if (name !== undefined) place = name;
    else if (line === "end") place = "the chunk";
    const names = /^ *local (?:function )?([\w, ]+)/.exec(line)?.[1];
    if (names === undefined) continue;
    const count = (counts.get(place) ?? 0) + names.split(",").length;
    counts.set(place, count);
    if (count === localsMax) faults.push(`${place}: ${localsMax} locals or more`);
  }
  return faults;
}

/** What no Lua bundle may hold: what some Lua lacks, and what comes out differently on another. */

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

/** What the bundle calls and does not define. */
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

/** Lua holds 200 locals a function; some are the machine's own. */
const localsMax = 180;

/** What the one Lua that a bundle is for has beyond the others. */
export interface Extras {
  readonly operators: readonly string[];
  readonly functions: readonly string[];
}

/** Every fault with its line, empty when any Lua with the `extras` can load the bundle. */
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

/** The same lines with every string empty. */
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

/** What no Lua bundle may hold: what some Lua lacks, and what comes out differently on another. */

const banned: readonly [pattern: RegExp, fault: string][] = [
  [/__TS__\w+/, "a call of the run-time library"],
  [/\b\d+\.\d*|(?<!\.)\.\d+/, "a number that is not whole"],
  [/\b\d[\da-fA-FxX]*[eE][-+]?\d+/, "a number with an exponent, a float since Lua 5.3"],
  [/\/\//, "the operator //, which only Lua 5.3 and later have"],
  [/<<|>>|&|\||~(?!=)/, "a bit operator, which only Lua 5.3 and later have"],
  [/%/, "the operator %, which rounds down where JavaScript cuts"],
  [/\bgoto\b|::/, "goto, which Lua 5.1 lacks"],
  [/\b(?:os|io|debug|coroutine|package)\./, "a library that small devices lack"],
  [/\bmath\.(?!floor\b)\w+/, "a member of math other than floor"],
  [/\bstring\.(?!sub\b|find\b)\w+/, "a member of string other than sub and find"],
  [/\bnull\b|\bundefined\b/, "a word of JavaScript"],
];

/** Lua holds 200 locals a function; some are the machine's own. */
const localsMax = 180;

/** Every fault with its line, empty when any Lua can load the bundle. */
export function inspectLua(source: string): string[] {
  const faults: string[] = [];
  const lines = withoutStrings(source).split("\n");
  for (const [index, line] of lines.entries()) {
    for (const [pattern, fault] of banned) {
      const found = pattern.exec(line);
      if (found !== null) faults.push(`${index + 1}: ${fault}: ${found[0]}`);
    }
  }
  return [...faults, ...inspectLocals(lines)];
}

/** The same lines with every string empty. */
function withoutStrings(source: string): string {
  return source.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
}

/** Counts the locals of each module and of each function in it, by the indentation that the bundle has. */
function inspectLocals(lines: readonly string[]): string[] {
  const faults: string[] = [];
  const counts = { module: 0, function: 0 };
  const place = { module: "the chunk", function: "" };
  for (const line of lines) {
    const opened = /^(?:\[""\] = function\(|(?:local )?function ([\w.]+))/.exec(line);
    const isModule = opened !== null && opened[1] === undefined;
    if (isModule) counts.module = 0;
    if (opened !== null) counts.function = 0;
    if (opened?.[1] !== undefined) place.function = opened[1];
    const names = /^( *)local (?:function )?([\w, ]+)/.exec(line);
    if (names === null) continue;
    const level = names[1] === "" ? "module" : "function";
    counts[level] += (names[2] ?? "").split(",").length;
    if (counts[level] === localsMax) faults.push(`${place[level]}: ${localsMax} locals or more`);
  }
  return faults;
}

/**
 * Scenarios that cannot be run: every kind ends with one line that names file, line, column and what would be right.
 */
import { describe, expect, test } from "vitest";
import { fileMaxBytes, loadScenario } from "../../sim/scenario/load";
import { printProblem } from "../../sim/scenario/problem";

const encoder = new TextEncoder();

/** The line on stderr, or undefined where the text is a scenario. */
function lineFor(content: string | Uint8Array, language: "en" | "es" = "en"): string | undefined {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  const loaded = loadScenario("s.yaml", bytes, language);
  return "problem" in loaded ? printProblem(loaded.problem) : undefined;
}

const head = 'control: "300"\nscript:\n';
const step = (text: string) => `${head}  - ${text}\n`;
const laughs = ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
  .concat(
    ["b", "c", "d", "e", "f", "g", "h"].map(
      (name, index) => `${name}: &${name} [${`*${"abcdefg"[index]},`.repeat(10)}]`,
    ),
  )
  .join("\n");

/** The fault: the text with a mark at the problem, and the line about it. */
const table: [kind: string, content: string, says: string[]][] = [
  ["an empty file", "¦", ["holds nothing", "control:"]],
  ["only comments", "¦# nothing\n\n", ["holds nothing"]],
  ["a text", "¦hello", ['the scenario cannot be "hello"', "name, control, laws, options, script"]],
  ["a list", "¦- 1\n- 2\n", ["the scenario cannot be […]"]],
  ["no control", "¦script:\n  - {at: 0}\n", ['"control" is missing']],
  ["no script", '¦control: "300"\n', ['"script" is missing', "list of steps"]],
  ["an empty script", 'control: "300"\nscript: ¦[]\n', ['"script" cannot be […]', "one at least"]],
  ["a script that is a map", 'control: "300"\nscript: ¦{at: 0}\n', ["list of steps"]],
  ["an unknown key at the top", `¦contrl: 1\n${head}  - {at: 0}\n`, ['"contrl" is not known', "name, control, laws"]],
  ["an unknown key in a step", step("{at: 0, ¦prss: white}"), ['"prss" is not known', "press, stamp"]],
  ["an unknown key in expect", step("{at: 0, expect: {¦whit: {}}}"), ['"whit" is not known', "firstFlag"]],
  [
    "an unknown field of a side",
    step("{at: 0, expect: {white: {¦time: 1}}}"),
    ['"time" is not known', "remaining, shown"],
  ],
  ["an unknown option", `options: {¦tenth: true}\n${step("{at: 0}")}`, ['"tenth" is not known', "tenths"]],
  ["a step without a time", step("¦{press: white}"), ['"at" is missing', "seconds"]],
  ["a step that is a word", step("¦press"), ['item 1 cannot be "press"', "map with at"]],
  ["a time in words", step("{at: ¦noon}"), ['"at" cannot be "noon"', "H:MM:SS.mmm"]],
  ["a negative time", step("{at: ¦-1}"), ['"at" cannot be "-1"', "62.500"]],
  ["a time with an exponent", step("{at: ¦1e3}"), ['"at" cannot be "1e3"']],
  ["a hexadecimal time", step("{at: ¦0x10}"), ['"at" cannot be "0x10"']],
  ["a time without whole seconds", step("{at: ¦.5}"), ['"at" cannot be ".5"']],
  ["infinity", step("{at: ¦.inf}"), ['"at" cannot be ".inf"']],
  ["four decimals", step("{at: ¦1.0000}"), ['"at" cannot be "1.0000"', "three decimals at most"]],
  ["four decimals of a time of day", step('{at: ¦"0:00:01.2345"}'), ["three decimals at most"]],
  ["sixty minutes", step('{at: ¦"0:60:00"}'), ["H:MM:SS.mmm"]],
  ["a time beyond the counter", step("{at: ¦1073741.824}"), ["less than 1073741.824"]],
  ["a time of a thousand digits", step(`{at: ¦${"9".repeat(1000)}}`), ["less than 1073741.824"]],
  ["a boolean time", step("{at: ¦true}"), ['"at" cannot be "true"']],
  ["time that goes back", `${head}  - {at: 5}\n  - {at: ¦4.999}\n`, ["time goes back, 4.999 s after 5 s"]],
  [
    "rounds that overlap",
    `${head}  - at: 0\n    repeat: {times: 2, every: 1, do: [{at: ¦0, press: white}, {at: 2, press: black}]}\n`,
    ["time goes back, 1 s after 2 s", "rounds of a repeat"],
  ],
  [
    "a repeat that goes on too long",
    step("{at: 0, repeat: {times: 1000, every: 2000, do: [{at: ¦0}]}}"),
    ["too late", "less than 1073741.824"],
  ],
  ["a repeat without steps", step("{at: 0, repeat: {times: 1, every: 1, do: ¦[]}}"), ["one at least"]],
  ["a repeat of no rounds", step("{at: 0, repeat: {times: ¦0, every: 1, do: [{at: 0}]}}"), ["from 1 to 200000"]],
  ["a repeat without every", step("{at: 0, repeat: ¦{times: 2, do: [{at: 0}]}}"), ['"every" is missing']],
  [
    "two hundred thousand times two hundred thousand steps",
    step(
      "{at: 0, repeat: {times: ¦200000, every: 0, do: [{at: 0, repeat: {times: 200000, every: 0, do: [{at: 0}]}}]}}",
    ),
    ["too many steps", "200000 steps"],
  ],
  ["expect beside repeat", step("{at: 0, ¦expect: {}, repeat: {times: 2, every: 1, do: [{at: 0}]}}"), ["inside `do`"]],
  ["two verbs", step("{at: 0, press: white, ¦pause: true}"), ['"pause" is a second verb', "one verb a step"]],
  ["two verbs, the other way round", step("{at: 0, pause: true, ¦press: white}"), ['"press" is a second verb']],
  ["a side that is none", step("{at: 0, press: ¦red}"), ['"press" cannot be "red"', "white, black"]],
  ["a pause that is false", step("{at: 0, pause: ¦false}"), ['"pause" cannot be "false"', "write true"]],
  ["a stamp without a press", step("{at: 1, ¦stamp: 0, pause: true}"), ["`stamp` stands without `press`"]],
  ["a stamp after its time", step("{at: 1, press: white, stamp: ¦1.001}"), ["the stamp lies after `at`"]],
  ["a key", step("{at: 0, ¦key: left}"), ["`key` needs a device", "--device"]],
  ["power neither on nor off", step("{at: 0, power: ¦true}"), ['"power" cannot be "true"', "off, on"]],
  ["an undo that is a word", step("{at: 0, undo: ¦press}"), ['"undo" cannot be "press"', "true or charge"]],
  ["edges that do not rise", step("{at: 0, bounce: {side: white, edges: ¦[0, 3, 3]}}"), ["rising list"]],
  ["edges that are no list", step("{at: 0, bounce: {side: white, edges: ¦3}}"), ["rising list"]],
  ["an edge before its time", step("{at: 0, bounce: {side: white, edges: [¦-1]}}"), ["whole number"]],
  ["a bounce without a side", step("{at: 0, bounce: ¦{edges: [0]}}"), ['"side" is missing', "white, black"]],
  ["an unknown penalty", step("{at: 0, penalty: {name: ¦expulsion, offender: white}}"), ["illegal-move, draw-claim"]],
  ["a penalty without an offender", step("{at: 0, penalty: ¦{name: illegal-move}}"), ['"offender" is missing']],
  [
    "added time without minutes",
    step("{at: 0, penalty: ¦{name: add-time, offender: white}}"),
    ['"minutes" is missing'],
  ],
  ["minutes for a warning", step("{at: 0, penalty: {name: warning, offender: white, ¦minutes: 2}}"), ["minutes"]],
  [
    "a choice where there is none",
    step("{at: 0, penalty: {name: illegal-move, offender: white, ¦choice: add}}"),
    ["has no choice", "draw-claim"],
  ],
  [
    "minutes for a press without a move",
    step("{at: 0, penalty: {name: press-without-move, offender: white, ¦minutes: 2}}"),
    ["no minutes"],
  ],
  ["half a minute", step("{at: 0, penalty: {name: add-time, offender: white, minutes: ¦0.5}}"), ["whole number"]],
  ["half a millisecond", step("{at: 0, correct: {white: {remaining: ¦0.5}}}"), ["whole number from 0 to 359999000"]],
  ["more than 99:59:59", step("{at: 0, correct: {white: {remaining: ¦359999001}}}"), ["from 0 to 359999000"]],
  ["a flag that is set", step("{at: 0, correct: {white: {flag: ¦blinking}}}"), ['"flag" cannot be "blinking"', "none"]],
  ["a charge without a seal", step("{at: 0, adjourn: {name: a, ¦charge: 60}}"), ["without `sealed: true`"]],
  ["an adjournment without a name", step("{at: 0, adjourn: ¦{sealed: true}}"), ['"name" is missing']],
  ["an edition that is none", `laws: ¦2005\n${step("{at: 0}")}`, ['"laws" cannot be "2005"', "1997, 2001"]],
  ["a bounce time in words", `options: {bounceMs: ¦short}\n${step("{at: 0}")}`, ["whole number from 0 to 1000"]],
  ["a mode that is none", step("{at: 0, expect: {mode: ¦stopped}}"), ["setup, ready, running"]],
  ["nobody, not written null", step("{at: 0, expect: {running: ¦nobody}}"), ["white, black or null"]],
  ["a time expected in words", step('{at: 0, expect: {white: {remaining: ¦"1:00"}}}'), ["whole number"]],
  ["an expectation that is a word", step("{at: 0, expect: ¦ready}"), ['"expect" cannot be "ready"', "map with"]],
  ["no expectation", step("{at: 0, ¦expect: }"), ['"expect" cannot be "null"']],
  ["a control that is none", 'control: "60+¦"\nscript:\n  - {at: 0}\n', ['"60+" is no time control, column 4']],
  ["an empty control", 'control: ¦""\nscript:\n  - {at: 0}\n', ["not empty"]],
  ["no time for move 1", 'control: "¦0"\nscript:\n  - {at: 0}\n', ['"0" is no time control']],
  ["a bare number too large", "control: ¦99999999\nscript:\n  - {at: 0}\n", ["is no time control"]],
  ["a control that is a list", "control: ¦[300]\nscript:\n  - {at: 0}\n", ['"control" cannot be […]']],
  ["a changed control that is none", step('{at: 0, control: "300+¦x"}'), ['"300+x" is no time control, column 5']],
  [
    "an hourglass without quotes",
    "control: ¦*180\nscript:\n  - {at: 0}\n",
    ['the alias "180" has no anchor', '"*180"'],
  ],
  ["a key twice", `control: "60"\n¦${step("{at: 0}")}`, ["a key stands here twice"]],
  ["a key twice in a step", step("{at: 0, press: white, ¦press: black}"), ["a key stands here twice"]],
  ["an open bracket", `${head}  - {at: 0\n¦`, ["bracket"]],
  ["an open quote", 'control: "300\nscript: []\n¦', ["a character is missing"]],
  ["a tab that indents", `${head}¦\t- {at: 0}\n`, ["a tab indents", "spaces"]],
  ["two keys on a line", 'control: "300"\nscript: ¦at: 0\n', ["two keys stand on one line"]],
  ["a second document", `${step("{at: 0}")}¦---\n${step("{at: 0}")}`, ["a second document begins"]],
  ["an unknown tag", 'control: ¦!clock "300"\nscript:\n  - {at: 0}\n', ["a tag (!name) is not known"]],
  ["an unknown directive", `¦%FLAG 1\n---\n${step("{at: 0}")}`, ["a % line"]],
  ["a reserved character", "control: ¦@300\nscript:\n  - {at: 0}\n", ["cannot begin with this character", "quotes"]],
  ["a wrong escape", 'control: "¦\\q"\nscript:\n  - {at: 0}\n', ["an escape"]],
  ["a key that is a list", `? ¦[a]\n: 1\n${step("{at: 0}")}`, ["no plain text"]],
  ["keys merged from another step", `${head}  - &x {at: 0}\n  - {¦<<: *x}\n`, ['"<<" is not known']],
  ["a billion laughs", `${laughs}\n${step("{at: 0}")}`, ["aliases multiply"]],
  ["a value within itself", "control: &a ¦[*a]\nscript:\n  - {at: 0}\n", ["levels"]],
  ["a thousand levels", `control: ${"[".repeat(63)}¦${"[".repeat(937)}`, ["more than 64 levels"]],
  ["ten thousand levels", `control: ${"[".repeat(63)}¦${"[".repeat(9937)}`, ["more than 64 levels"]],
  ["a thousand levels of dashes", `${"- ".repeat(64)}¦${"- ".repeat(936)}x`, ["more than 64 levels"]],
  ["a control character", 'control: "3¦\u000000"\n', ["a control character"]],
  ["lines that end with CRLF", 'control: "300"\r\nscript:\r\n  - {at: 0}\r\n  - {at: ¦x}\r\n', ['"at" cannot be "x"']],
  ["a mark at the begin of the file", '\ufeff¦contrl: "300"\n', ['"contrl" is not known']],
];

/** The text without the mark, and the mark's line and column; none where any place will do. */
function unmarked(content: string): { text: string; place: string } {
  const at = content.indexOf("¦");
  if (at < 0) return { text: content, place: "" };
  const lines = content.slice(0, at).replace("\ufeff", "").split("\n");
  return { text: content.replace("¦", ""), place: `${lines.length}:${(lines.at(-1) ?? "").length + 1}:` };
}

describe("a bad scenario says where and what would be right", () => {
  test.each(table)("%s", (_, content, says) => {
    const { text, place } = unmarked(content);
    const line = lineFor(text) ?? "no problem";
    expect(line.slice(0, `s.yaml:${place}`.length), line).toBe(`s.yaml:${place}`);
    for (const part of says) expect(line).toContain(part);
  });
});

describe("one line in both languages", () => {
  test.each(table)("%s", (_, content) => {
    const { text } = unmarked(content);
    for (const language of ["en", "es"] as const) {
      expect(lineFor(text, language)).toMatch(/^s\.yaml:\d+:\d+: [^\n\r]+; [^\n\r]+$/);
    }
    expect(lineFor(text, "es")).not.toBe(lineFor(text, "en"));
  });
});

test("there are thirty kinds at least", () => expect(table.length).toBeGreaterThan(30));

test("of several problems the first in the file is told", () => {
  const { text, place } = unmarked(
    'name: x\ncontrol: "300"\nscript:\n  - {at: 0, press: ¦red}\n  - {at: x}\nwhat: 1\nlaws: 3\n',
  );
  expect(lineFor(text)).toContain(`s.yaml:${place} "press" cannot be "red"`);
});

describe("files that are no text", () => {
  test("random bytes", () => {
    expect(lineFor(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe))).toBe(
      "s.yaml:1:1: this is not UTF-8 text; a scenario is a UTF-8 text in YAML 1.2",
    );
  });

  test("UTF-16", () => expect(lineFor(Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x62, 0))).toContain("not UTF-8"));

  test("a file beyond all measure", () => {
    expect(lineFor(new Uint8Array(fileMaxBytes + 1))).toContain("larger than 1 MiB");
  });

  test("a name that would move the cursor stays on one line", () => {
    const loaded = loadScenario("a\nb\u001b[2J.yaml", encoder.encode("x"), "en");
    expect("problem" in loaded && printProblem(loaded.problem)).toMatch(/^a\\u000ab\\u001b\[2J\.yaml:1:1: /);
  });
});

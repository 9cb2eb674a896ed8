/** Any file gives exit code 0, 1 or 2, never an exception. Code 2 comes with one line on stderr. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { runCommand } from "../../sim/cli/run";
import { penalties } from "../../sim/scenario/script";
import { temporaryFolder } from "../temporary-folder";
import { folder, scenarioNames } from "./scenarios";

const place = temporaryFolder("fuzz");
const file = join(place, "fuzz.yaml");

/** Runs a file with these bytes, and checks what holds for every file. Returns the exit code. */
async function check(bytes: Uint8Array): Promise<number> {
  writeFileSync(file, bytes);
  let out = "";
  let error = "";
  const streams = {
    out: (text: string) => {
      out += text;
    },
    error: (text: string) => {
      error += text;
    },
    watched: false,
  };
  const code = await runCommand([file], { language: "en", json: true }, streams);
  if (code === 2) {
    expect(out).toBe("");
    expect(error).toMatch(/^[^\n\r]*fuzz\.yaml:\d+:\d+: [^\n\r]+; [^\n\r]+\n$/);
    expect(error).not.toMatch(/cannot be read \(|runtime stopped/);
  } else {
    expect(error).toBe("");
    expect([0, 1]).toContain(code);
    for (const line of out.trimEnd().split("\n")) expect(() => JSON.parse(line)).not.toThrow();
  }
  return code;
}

/** Repeats are left out: a digit more in `times` would make a million steps of them. */
const texts = scenarioNames
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .filter((text) => !text.includes("repeat"));

const pieces = [
  ..."{ } [ ] : , - # & * ! | > ' \" % @ ` ? \\ / + ; x 0 9 . e".split(" "),
  ...[
    "\n",
    "\r\n",
    "\t",
    "  ",
    "\u0000",
    "\u0085",
    "\u2028",
    "\ufeff",
    "ñ",
    "😀",
    "---\n",
    "...\n",
    "null",
    "true",
    "<<: *a",
  ],
  ..."at press white black expect control script 0x 1e9 -1 .5 99999999999 W d5 *".split(" "),
];

/** A digit changed, or a cut with an insertion. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  digit: fc.option(fc.constantFrom(..."0123456789")),
  cut: fc.nat({ max: 12 }),
  piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 3 })),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(text: string, { at, digit, cut, piece }: Change): string {
  const from = Math.floor(at * text.length);
  if (digit === null) return text.slice(0, from) + piece + text.slice(from + cut);
  return text.slice(0, from) + text.slice(from).replace(/\d/, digit);
}

const mutated = fc
  .record({ text: fc.constantFrom(...texts), changes: fc.array(change, { minLength: 1, maxLength: 3 }) })
  .map(({ text, changes }) => changes.reduce(changed, text));

describe("fuzz", () => {
  test("mutated scenarios", async () => {
    const codes = new Set<number>();
    const property = fc.asyncProperty(mutated, async (text) => {
      codes.add(await check(Buffer.from(text)));
    });
    await fc.assert(property, { numRuns: 600 });
    expect(codes).toEqual(new Set([0, 1, 2]));
  });

  test("random bytes", async () => {
    const property = fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      expect(await check(bytes)).toBe(2);
    });
    await fc.assert(property, { numRuns: 150 });
  });

  test("random text", async () => {
    const property = fc.asyncProperty(fc.string({ unit: "binary", maxLength: 100 }), async (text) => {
      expect(await check(Buffer.from(text))).toBe(2);
    });
    await fc.assert(property, { numRuns: 150 });
  });

  const odd = fc.oneof(
    fc.constantFrom(
      null,
      true,
      "",
      "white",
      "both",
      "300",
      "*180",
      "none",
      "halve",
      [],
      {},
      -1,
      0,
      1,
      1e9,
      2 ** 31,
      0.5,
    ),
    fc.string({ maxLength: 5 }),
    fc.integer(),
    fc.double(),
  );
  const side = fc.oneof({ weight: 5, arbitrary: fc.constantFrom("white", "black") }, { weight: 1, arbitrary: odd });
  const verb = fc.oneof(
    fc.record({ press: side }),
    fc.record({ press: side, stamp: odd }),
    fc.record({ start: fc.constant(true) }),
    fc.record({ pause: fc.constant(true) }),
    fc.record({ resume: side }),
    fc.record({ undo: fc.constantFrom(true, "charge", false) }),
    fc.record({
      correct: fc.dictionary(fc.constantFrom("white", "black", "turn", "firstFlag", "nextPeriod", "x"), odd),
    }),
    fc.record({
      correct: fc.dictionary(
        fc.constantFrom("white", "black"),
        fc.dictionary(fc.constantFrom("remaining", "presses", "period", "delay", "overtime"), fc.nat({ max: 300_000 })),
      ),
    }),
    fc.record({
      penalty: fc.record({ name: fc.constantFrom(...penalties), offender: side, minutes: fc.nat({ max: 6000 }) }),
    }),
    fc.record({ control: fc.oneof(odd, fc.constantFrom("III.4", "60+2", "3x10", "2/60:30", "gong10", "up", "300d5")) }),
    fc.record({ power: fc.constantFrom("on", "off") }),
    fc.record({ bounce: fc.record({ side, edges: fc.array(fc.nat({ max: 100 })) }) }),
    fc.record({ adjourn: fc.oneof(odd, fc.record({ name: odd, sealed: fc.boolean() })) }),
    fc.record({ restore: odd }),
    fc.record({ finish: fc.constant(true) }),
    fc.record({ expect: fc.dictionary(fc.constantFrom("mode", "white", "at", "turn", "y"), odd) }),
    fc.dictionary(fc.string({ maxLength: 6 }), odd, { maxKeys: 3 }),
  );
  const script = fc.array(fc.tuple(fc.nat({ max: 30_000 }), verb), { minLength: 1, maxLength: 12 }).map((steps) => {
    let atMs = 0;
    return steps.map(([ms, step]) => {
      atMs += ms;
      return { at: `${Math.floor(atMs / 1000)}.${String(atMs % 1000).padStart(3, "0")}`, ...step };
    });
  });
  const structure = fc.record({
    control: fc.oneof(
      {
        weight: 9,
        arbitrary: fc.constantFrom("60+2", "2/60:30", "60:30*", "5d2", "9b3", "*20", "9:2x5", "9:c2/5", "up", "gong9"),
      },
      { weight: 1, arbitrary: odd },
    ),
    laws: fc.constantFrom(1997, 2001, 2014, 2018, 2023),
    script,
  });

  test("random structures", async () => {
    const codes = new Set<number>();
    const property = fc.asyncProperty(structure, async (value) => {
      codes.add(await check(Buffer.from(stringify(value))));
    });
    await fc.assert(property, { numRuns: 600 });
    expect(codes.has(0) && codes.has(2)).toBe(true);
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { extraText } from "../../../firmware/app/display/extra-text";
import { earnedMs, movesEarning } from "../../../firmware/core/method";
import { createClock } from "../../../firmware/core/new-clock";
import { Method, Side } from "../../../firmware/core/words";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { checked, rows } from "../../../sim/build/methods/rows";
import {
  appFactsSource,
  factsSource,
  methodsPage,
  namesSource,
  withMethods,
  withTable,
  wordSource,
  wordsFile,
} from "../../../sim/build/methods/sources";
import { projectRoot } from "../../../sim/build/root";
import { readSources } from "../../tidy/source";

/** The files that name a method other than plain time, beside those that the table generates. */
const naming = [
  // What a method does at each press and second. A call at each of these places would cost a device more.
  ...["clock", "control", "face", "game", "method", "time"].map((name) => `firmware/core/${name}.ts`),
  // Foreign notations: each names the methods that it can express, and refuses all others.
  ...["fics", "lichess", "pgn", "sgf", "trf", "uci", "us"].map((name) => `sim/notation/${name}.ts`),
];
const generated = ["firmware/core/method-facts.ts", "firmware/app/model/method-facts.ts"];

test("no other file branches on the name of a method", () => {
  const sources = readSources(projectRoot()).filter(({ path }) => /^(firmware|hal|sim)\/.*[.]tsx?$/.test(path));
  const found = sources.filter(({ text }) => /\bMethod\.(?!Time\b)[A-Z]/.test(text)).map(({ path }) => path);
  expect(found.filter((path) => !generated.includes(path)).sort()).toEqual([...naming].sort());
});

const read = (path: string): string => readFileSync(join(projectRoot(), path), "utf8");

test.each([
  ["firmware/core/method-facts.ts", factsSource],
  ["firmware/app/model/method-facts.ts", appFactsSource],
  ["firmware/app/text/method-word.ts", wordSource],
  ["sim/words/method-names.ts", namesSource],
])("%s is what the table gives (else: npm run methods)", (path, source) => {
  const bare = (text: string): string => text.replace(/[\s(),]+/g, "");
  expect(bare(read(path))).toBe(bare(source()));
});

test.each([
  [wordsFile, withMethods],
  [methodsPage, withTable],
])("%s has what the table gives (else: npm run methods)", (path, change) => {
  expect(read(path)).toBe(change(read(path)));
  expect(() => change("")).toThrow("lost");
});

test("the numbers and the marks of the methods are permanent", () => {
  expect(rows.map(({ id, mark }, number) => `${number} ${id} ${mark}`)).toEqual([
    ...["0 Time ", "1 Increment +", "2 Delay d", "3 Bronstein b", "4 Byoyomi x", "5 Canadian c"],
    ...["6 Hourglass *", "7 Upcount up", "8 Gong gong"],
  ]);
  expect([Method.Time, Method.Bronstein, Method.Gong]).toEqual([0, 3, 8]);
});

/** A control of each method, and what the display shows beside White's time before the first move. */
const shown = [
  ["300", ""],
  ["300+2", "+2"],
  ["300d5", "d5"],
  ["300b5", "b5"],
  ["3x30", "3x"],
  ["c25/600", "25/"],
  ["*180", "*"],
  ["up", "up"],
  ["gong10", "gong"],
] as const;

test.each(shown)("%s is read, printed, and shown as %j", (text, extra) => {
  const { control } = parseControl(text);
  if (control === undefined) throw new Error(`${text} is no control`);
  expect(printControl(control)).toBe(text);
  expect(
    extraText(
      createClock(control, 0, () => {}),
      Side.White,
    ),
  ).toBe(extra);
});

test("the controls above have each method once", () => {
  expect(shown.map(([text]) => parseControl(text).control?.white[0]?.method)).toEqual(rows.map((_, number) => number));
});

test.each(["300", "300+2", "300+2;from=3", "300+2;from=61"])("%s earns as often as the class counts", (text) => {
  const { control } = parseControl(text);
  const [period] = control?.white ?? [];
  if (control === undefined || period === undefined) throw new Error(`${text} is no control`);
  let sumMs = 0;
  for (let move = 1; move <= 60; move++) sumMs += earnedMs(control, period, move);
  expect(sumMs).toBe(period.valueMs * movesEarning(control, period, 1, 60));
});

describe("a row is refused", () => {
  const [time, increment] = rows;
  if (time === undefined || increment === undefined) throw new Error("the table is empty");

  test.each(["+", "3", ":", ""])("with the mark %j", (mark) => {
    expect(() => checked([...rows, { ...increment, id: "New", mark }])).toThrow("New: the mark");
  });

  test("as the eleventh", () => {
    const more = ["n", "m"].map((mark) => ({ ...increment, id: `New${mark}`, mark }));
    expect(() => checked([...rows, ...more])).toThrow("Newm: a form can show 10 methods");
  });

  test("if it is timed but comes first", () => {
    expect(() => checked([...rows, { ...increment, mark: "n", after: "nothing" }])).toThrow("comes after its base");
  });

  test("if its mark has no room", () => {
    expect(() => checked([...rows, { ...increment, mark: "no" }])).toThrow("room for one letter");
  });
});

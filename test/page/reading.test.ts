/** Checks what is read of a typed control, and what stands in journal, timeline and chart. */
import { describe, expect, test } from "vitest";
import { FieldKind } from "../../firmware/app/model/choices";
import { createMenu } from "../../firmware/app/model/menu-state";
import type { State } from "../../sim/page/clock/state";
import { readTold } from "../../sim/page/clock/state";
import { played } from "../../sim/page/control/labels";
import { linkedNotation, notations, readControl, readPlayed, typedNotation } from "../../sim/page/control/reading";
import { formKeys } from "../../sim/page/simulator/form-keys";
import { curvesOf, eventText, instantText, lastMs, marksOf } from "../../sim/page/simulator/past/marks";
import { pageEn, pageEs } from "../../sim/words/page";
import { mistypedRows, typedRows } from "../notation/typed-rows";
import { textKeys } from "../words/text-keys";
import { clockOn, strikes, to } from "./clock";

describe("a typed control", () => {
  test("is said in words, with its class by the edition", () => {
    expect(readControl(" 900+10 ", "canonical", 2023, "en")).toEqual({
      understood: {
        canonical: "900+10",
        sentences: "15 minutes per player for the whole game, plus 10 seconds per move from move 1.",
        klass: "rapid",
      },
    });
    expect(readControl("900+10", "canonical", 1997, "es")).toMatchObject({ understood: { klass: "sin regla" } });
  });

  test("of another notation is read by its name alone", () => {
    expect(readControl("5 12", "fics", 2023, "en")).toMatchObject({ understood: { canonical: "300+12" } });
    expect(readControl("5 12", "canonical", 2023, "en")).toMatchObject({ not: { column: 2, others: ["fics"] } });
    expect(readControl("3+2", "lichess", 2023, "en")).toMatchObject({ understood: { canonical: "180+2" } });
  });

  test.each(["", "x", "99999999999999", "300;", "½"])(
    "that is none says where and why, in both languages: “%s”",
    (text) => {
      for (const language of ["en", "es"] as const) {
        const read = readControl(text, "canonical", 2023, language);
        expect(read).toMatchObject({ not: { column: expect.any(Number), why: expect.stringMatching(/.{10}/) } });
      }
    },
  );

  test.each(typedRows)("on the play screen, %s is %s, and the first flag ends it", (text, canonical) => {
    expect(readPlayed(text, "en")).toMatchObject({ understood: { canonical: played(canonical) } });
  });

  test.each([
    ["40/90", false],
    ["40/90s", false],
    ["3:00", false],
    ["300", true],
    ["３００", true],
    ["40/7200:3600", true],
  ])("on the play screen is said to be in seconds only if it is canonical: %s", (text, isInSeconds) => {
    const read = readPlayed(text, "en");
    expect("understood" in read && read.understood.sentences.startsWith("The numbers are seconds.")).toBe(isInSeconds);
  });

  test.each(mistypedRows)("on the play screen, %s is refused", (text) => {
    expect(readPlayed(text, "en")).toMatchObject({ not: { why: expect.stringMatching(/.{10}/) } });
  });

  test.each([
    ["5 12", /^a time is written 3\+2/],
    ["3-2", /^a time is written 3\+2/],
    ["3;2", /^options are/],
    ["40/90, SD/30 +30", /^it is not clear which periods/],
  ])("that the play screen cannot read is explained by what it looks like: %s", (text, why) => {
    expect(readPlayed(text, "en")).toMatchObject({ not: { why: expect.stringMatching(why) } });
  });

  test("every notation has a name on the page", () => {
    for (const words of [pageEn, pageEs]) expect(Object.keys(words.control.notations)).toEqual([...notations]);
  });
});

function playedGame(): readonly State[] {
  const host = clockOn("60+5:30+5");
  strikes(host, "left 100, right 1000, left 11000, right 16000");
  to(host, 80_000);
  strikes(host, "START 80000");
  return host.tellings;
}

describe("what happened", () => {
  const game = playedGame();

  test("in words", () => {
    const texts = game.map((state) => eventText(state, pageEn));
    expect(texts).toEqual([
      "White: pressed before the start: are the colours right?",
      "White: clock started",
      "White: press 1",
      "Black: press 1",
      "White: next period",
      "Black: next period",
      "Pause",
    ]);
    expect(game.map((state) => eventText(state, pageEs)).join()).not.toMatch(/press|clock|next/);
  });

  test("the page says everything in both languages", () => {
    expect(textKeys(pageEs)).toEqual(textKeys(pageEn));
  });

  test("on the timeline", () => {
    expect(marksOf(game).map(({ atMs, kind, side }) => [atMs, kind, side])).toEqual([
      [1000, "act", null],
      [11_000, "press", "white"],
      [16_000, "press", "black"],
      [76_000, "period", "white"],
      [76_000, "period", "black"],
      [80_000, "act", null],
    ]);
  });

  test("in the chart", () => {
    const curves = curvesOf(game);
    expect(curves?.map(({ points }) => points)).toEqual([
      [
        { press: 0, remainingMs: 65_000 },
        { press: 1, remainingMs: 60_000 },
      ],
      [
        { press: 0, remainingMs: 65_000 },
        { press: 1, remainingMs: 65_000 },
      ],
    ]);
    expect(curvesOf([])).toBeUndefined();
    expect(curvesOf(game.slice(0, 2))).toBeUndefined();
  });

  test("the chart's legend has the time of the latest event, not of the last press", () => {
    const fallen = clockOn("6");
    strikes(fallen, "right 100, left 1000");
    to(fallen, 8000);
    expect([lastMs(fallen.tellings, "white"), lastMs(fallen.tellings, "black")]).toEqual([expect.any(Number), 0]);
    expect(lastMs([], "white")).toBe(0);
  });

  test("instants have tenths", () => {
    expect([0, 99, 100, 61_250].map(instantText)).toEqual(["0:00:00.0", "0:00:00.0", "0:00:00.1", "0:01:01.2"]);
  });
});

describe("the simulator's field", () => {
  test.each(typedRows)("reads what people type, unless they name a notation: %s is %s", (text, canonical) => {
    expect(readControl(text, typedNotation(text), 2023, "en")).toMatchObject({ understood: { canonical } });
  });

  test.each([
    ["180+2", "canonical"],
    ["40/5400:1800", "canonical"],
    ["3+2", "typed"],
    ["60d5", "typed"],
    ["180+", "typed"],
  ])("names how it reads %s: %s", (text, name) => expect(typedNotation(text)).toBe(name));

  test.each([
    ["40/90, SD/30 +30", /^it is not clear which periods/, []],
    ["5 12", /^a time is written 3\+2/, ["fics"]],
  ])("explains what it cannot read: %s", (text, why, others) => {
    expect(readControl(text, "typed", 2023, "en")).toMatchObject({ not: { why: expect.stringMatching(why), others } });
  });

  test("counts the blanks before a fault", () => {
    for (const notation of ["typed", "canonical"])
      expect(readControl("  30x", notation, 2023, "en")).toMatchObject({ not: { column: 6 } });
  });

  test.each([
    // Earlier links of the simulator hold canonical texts without a notation.
    ["60d5", "60d5"],
    ["40/90:30", "40/90:30"],
    ["180+2", "180+2"],
    ["3+2", "180+2"],
    ["1 h 30", "5400"],
    ["G/90", "5400"],
    ["180+0", "180"],
  ])("reads a link to the simulator without a notation: %s is %s", (text, canonical) => {
    expect(readControl(text, linkedNotation(text), 2023, "en")).toMatchObject({ understood: { canonical } });
  });
});

test.each([
  [[], "question"],
  [[FieldKind.Choice], "choice"],
  [[FieldKind.Number], "form"],
  [[FieldKind.Time, FieldKind.Choice], "form"],
  [[FieldKind.Code], "form"],
])("the hint speaks of digits only in a form that has some: %o", (kinds, keys) => {
  const menu = createMenu();
  menu.fields = kinds.map((kind) => ({ slot: 0, kind, label: 0, from: 0, max: 9 }));
  menu.fieldCount = kinds.length;
  expect(formKeys(menu)).toBe(keys);
  for (const words of [pageEn, pageEs]) expect(words.clock.hints[keys as "form"]).toMatch(/START/);
});

test.each([
  ['{"at":3,"event":"screen","screen":{"left":"0:00:01"}}', { kind: "screen", screen: { left: "0:00:01" } }],
  ['{"error":"busy"}', { kind: "error", fault: "busy" }],
  ['{"hello":"flagfall"}', { kind: "other" }],
])("a line of the link is read: %s", (line, told) => {
  expect(readTold(line)).toEqual(told);
});

/** Times and controls as players write them. */
import { describe, expect, test } from "vitest";
import { parseControl, printControl } from "../../firmware/notation/notation";
import { exactTime } from "../../sim/page/control/exact-time";
import { isBlitz, nameOfText, presets, shortTime } from "../../sim/page/control/labels";
import { firstOwn, nextStage, ownOf, ownText, readTime } from "../../sim/page/control/own-control";
import { playDe } from "../../sim/words/play/de";
import { playEn } from "../../sim/words/play/en";
import { playEs } from "../../sim/words/play/es";
import { playFr } from "../../sim/words/play/fr";
import { playPt } from "../../sim/words/play/pt";
import { playRu } from "../../sim/words/play/ru";

test.each([
  ["0:03:02", "3:02"],
  ["0:00:19.9", "0:19.9"],
  ["0:10:00", "10:00"],
  ["1:30:00", "1:30:00"],
  ["10:00:00", "10:00:00"],
  ["0:00:00", "0:00"],
])("%s is shown as %s", (long, short) => {
  expect(shortTime(long)).toBe(short);
});

test.each([
  [5_400_000, "1:30:00"],
  [160_100, "2:41"],
  [20_100, "0:21"],
  [20_000, "0:20.0"],
  [910, "0:01.0"],
])("%i ms are written %s, rounded up as on the clock", (ms, text) => {
  expect(exactTime(ms)).toBe(text);
});

test("every preset is a control of the firmware in its own words, with a name of its own", () => {
  for (const text of presets) {
    const { control } = parseControl(text);
    expect(control === undefined ? "" : printControl(control)).toBe(text);
  }
  expect(presets.map((text) => nameOfText(text, playEn))).toEqual(
    "1+0 2+1 3+2 5+0 5+3 10+0 10+5 15+10 90+30".split(" "),
  );
});

test.each([
  ["30", "½+0"],
  ["150+5", "2½+5"],
  ["100+1", "1:40+1"],
  ["W300+2-B240+2", "5+2 : 4+2"],
  ["40/5400+30:1800+30", "40/90+30 › 30+30"],
  ["300d5", "5d5"],
  ["*180", "Hourglass 3:00"],
  ["gong10", "Gong 0:10"],
  ["3600:5x30", "Byo-yomi 60 + 5×0:30"],
  ["40/7200:20/3600:3x30", "Byo-yomi 40/120 › 20/60 + 3×0:30"],
  ["5x30", "Byo-yomi 5×0:30"],
  ["600:c25/600", "Canadian 10 + 25/10:00"],
  ["up", "Count up"],
  ["up600", "Count up 10:00"],
  ["W600:3x30-B300:3x30", "Byo-yomi 10 + 3×0:30 : Byo-yomi 5 + 3×0:30"],
  ["40/7200:3600*", "Repeated 40/120+0 › 60+0"],
  ["180+2;from=61", "3+2 from move 61"],
])("%s is called %s", (text, name) => {
  expect(nameOfText(text, playEn)).toBe(name);
});

const tongues = { playEn, playEs, playDe, playFr, playPt, playRu };

test.each(Object.entries(tongues))("in %s each control of the form has a name of letters first", (_, words) => {
  for (const text of ["*180", "gong10", "3600:5x30", "600:c25/600", "up600", "40/7200:3600*"])
    expect(nameOfText(text, words)).toMatch(/^\p{Lu}[\p{Ll} ]+/u);
  expect(nameOfText("180+2;from=61", words)).toMatch(/^3\+2 \p{Ll}.* 61$/u);
});

test.each([
  ["180+2", true],
  ["600", true],
  ["600+5", false],
  ["5400+30", false],
  ["W300-B240", true],
])("%s: blitz %s", (text, is) => {
  expect(isBlitz(text)).toBe(is);
});

function side(minutes: string, seconds: string, count = "5") {
  return { minutes, seconds, count };
}

/** One control of each kind that has a form of its own, and one of eight stages. */
const kinds = [
  ...["600:3x30", "5x30", "60:c3/20", "c3/20", "*180", "gong10", "W600:3x30-B300:3x30"],
  "40/7200:20/3600:900;flag=freeze",
  `${"2/60+5:".repeat(7)}60+5`,
];

describe("a control of the players' own", () => {
  test.each([
    [{}, "180+2"],
    [{ method: "delay" as const }, "180d2"],
    [{ white: side("0.5", "0") }, "30;flag=freeze"],
    [{ isApart: true, white: side("5", "0") }, "W300-B180+2"],
    [{ stages: [nextStage] }, "40/180+2:1800+2"],
    [{ stages: [nextStage, { moves: "20", more: "15" }] }, "40/180+2:20/1800+2:900+2"],
    [{ method: "byoyomi" as const, white: side("10", "30", "3") }, "600:3x30"],
    [{ method: "byoyomi" as const, white: side("0", "30", "3") }, "3x30"],
    [{ method: "canadian" as const, white: side("10", "600", "25") }, "600:c25/600"],
    [{ method: "hourglass" as const }, "*180"],
    [{ method: "gong" as const, white: side("3", "10") }, "gong10"],
  ])("%j is %s", (part, text) => {
    expect(ownText({ ...firstOwn, ...part })).toBe(text);
    expect(parseControl(text).control).toBeDefined();
  });

  test.each([...presets, "20;flag=freeze", "100d3", "W300-B180+2", "40/5400+30:1800+30", "W300b4-B150b2", ...kinds])(
    "the form shows %s again",
    (text) => {
      expect(ownText(ownOf(text))).toBe(text);
    },
  );

  test.each(["abc", "180+2;from=61", "60:up", "40/7200:3x30", "60"])(
    "the form cannot say %s, and is as at first",
    (text) => {
      expect(ownOf(text)).toEqual(firstOwn);
    },
  );

  test.each(["", "x", "-1", "1e3"])("%j minutes are none", (minutes) => {
    expect(parseControl(ownText({ ...firstOwn, white: side(minutes, "2") })).control).toBeUndefined();
  });
});

test.each([
  ["2:41", 161_000],
  ["0:19.9", 19_900],
  ["0:19,9", 19_900],
  ["1:02:03", 3_723_000],
  ["90:00", 5_400_000],
  ["99:59:59", 359_999_000],
  ["2:60", undefined],
  ["1:60:00", undefined],
  ["41", undefined],
  ["", undefined],
])("the time %j is %s ms", (text, ms) => {
  expect(readTime(text)).toBe(ms);
});

test.each([playEn, playEs, playDe, playFr, playPt, playRu])(
  "$bar.menu: a key's name has the word below it",
  ({ bar }) => {
    // A player who commands by voice says the word that he sees (WCAG 2.5.3).
    for (const [key, short] of Object.entries(bar.short)) {
      const name = bar[key as keyof typeof bar.short].toLowerCase();
      expect(name.split(/[^\p{L}]+/u)).toEqual(expect.arrayContaining(short.toLowerCase().split(" ")));
    }
  },
);

/**
 * Compares the terminal's screens with golden files. FLAGFALL_GOLDEN=write writes them again; look at the difference.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../sim/build/root";
import { screenRows } from "../../sim/terminal/screen";
import { type Language, languages } from "../../sim/words/language";
import { sampled } from "../runner/ci";
import { type SizeText, stage } from "./stage";

/** The steps before the picture: keys, and waits in ms. */
type Way = readonly (string | number)[];

const typed = (text: string): string[] => [...text];

/** The screens by family, each with its control. */
const families: Readonly<Record<string, Readonly<Record<string, readonly [control: string, way: Way]>>>> = {
  face: {
    ready: ["180+2", []],
    running: ["40/5400+30:1800+30", ["j", 3200, "f", 1800]],
    paused: ["5400d5", ["j", 8000, "p"]],
    "byo-yomi": ["10:3x30", ["j", 12_000]],
    "flag lit": ["10", ["j", 10_100]],
    "flag dark": ["10", ["j", 10_600]],
    "both flags": ["10;flag=run-on", ["j", 20_000, "f", 20_000]],
    "passed a control": ["40/10:600", ["j", 10_200]],
    "a press that does not count": ["300", ["f"]],
    programs: ["300", ["M", "-"]],
    "an empty program": ["300", ["M", "+"]],
  },
  menu: {
    arbiter: ["180+2", ["j", "p", "m", "down"]],
    penalty: ["180+2", ["j", "p", "r", "enter", "down"]],
    correction: ["180+2", ["j", "p", "c", "1"]],
    settings: ["180+2", ["l", "down", "down"]],
    "not possible": ["180+2", ["j", "p", "n"]],
  },
  page: {
    help: ["180+2", ["?"]],
    control: ["40/5400+30:1800+30", ["j", "i"]],
    typing: ["180+2", ["t", ...typed("15|10")]],
    "typing wrong": ["180+2", ["t", ...typed("3+x")]],
    preset: ["180+2", ["t", "down", "down"]],
    change: ["180+2", ["j", "p", "t", ...typed("5+3"), "enter"]],
    quit: ["180+2", ["j", "q"]],
  },
};

/** The forms in which each screen is kept, and those of the first two of each family. */
const forms: readonly (readonly [Language, SizeText])[] = [
  ["en", "30x8"],
  ["es", "30x8"],
];
const largeForms: typeof forms = [...forms, ["en", "80x24"]];

function pictureOf(name: string, [control, way]: readonly [string, Way], language: Language, size: SizeText): string {
  const clock = stage(control, language, size);
  for (const each of way) {
    if (typeof each === "number") clock.wait(each);
    else clock.press(each);
  }
  // Chosen and marked parts are in braces.
  const rows = screenRows(clock.session).map((row) =>
    row
      .map(({ text, style }) => (style === "chosen" ? `{${text}}` : text))
      .join("")
      .trimEnd(),
  );
  return [`== ${name}, ${language}, ${size}`, ...rows, ""].join("\n");
}

describe.each(Object.entries(families))("the screens of the family %s", (family, screens) => {
  test("are those of the golden file", () => {
    const pictures = Object.entries(screens).flatMap(([name, screen], at) =>
      (at < 2 ? largeForms : forms).map(([language, size]) => pictureOf(name, screen, language, size)),
    );
    const text = pictures.join("\n");
    const path = join(projectRoot(), `test/terminal/golden/${family}.txt`);
    if (process.env.FLAGFALL_GOLDEN === "write") writeFileSync(path, text);
    expect(text).toBe(readFileSync(path, "utf8"));
  });
});

describe("at every size", () => {
  const columns = [...Array.from({ length: 24 }, (_, i) => i + 1), 29, 30, 36, 37, 50, 64, 71, 72, 80, 120, 200];
  const rows = [...Array.from({ length: 25 }, (_, i) => i + 1), 30, 40, 50];
  const ways = Object.values(families).flatMap((screens) => Object.entries(screens));

  test.each(ways)("%s fits, in both languages", (_, [control, way]) => {
    for (const language of languages) {
      const clock = stage(control, language);
      for (const each of way) {
        if (typeof each === "number") clock.wait(each);
        else clock.press(each);
      }
      for (const width of sampled(columns, 3)) {
        for (const height of sampled(rows, 3)) {
          clock.session.screen = { columns: width, rows: height };
          const lines = clock.rows();
          expect(lines.length).toBe(height);
          const wide = lines.filter((line) => line.length > width);
          expect(wide, `${width}x${height} ${language}`).toEqual([]);
        }
      }
    }
  });

  test.each(["9x2", "19x1", "30x3", "30x8"] as const)("both times are in sight at %s", (size) => {
    expect(stage("W300-B240", "en", size).rows().join("\n")).toMatch(/0:05:00[\s\S]*0:04:00/);
  });

  test.each(["9x2", "19x1"] as const)("a flag is in sight at %s", (size) => {
    const clock = stage("10", "en", size);
    expect(clock.rows()[0]).toMatch(/^▹0:00:10( {2} 0:00:10)? *$/);
    clock.press("j");
    clock.wait(10_000);
    expect(clock.rows()[0]).toMatch(/^►0:00:00⚑/);
  });

  test.each(["20x5", "40x7", "60x13", "60x21"] as const)("a message is whole or ends in an ellipsis at %s", (size) => {
    const clock = stage("300", "es", size);
    clock.press("j", "c");
    const shown = clock.rows().join(" ").replace(/\s+/g, " ");
    const [seen = ""] = /Antes, .*?(?=…|puede actuar|$)/.exec(shown) ?? [];
    expect(clock.session.message.text).toContain(seen.trim());
    expect(shown.slice(shown.indexOf(seen) + seen.length)).toMatch(/^(…|puede actuar)/);
  });

  test("a screen that is too small says so", () => {
    expect(stage("300", "en", "8x2").rows()[0]).toBe("20×4 ne…");
    expect(stage("300", "es", "8x2").rows()[0]).toBe("mínimo…");
  });
});

test("the key test counts keys and names those of the terminal", () => {
  const clock = stage("300");
  clock.press("l", ...Array<string>(12).fill("down"), "enter", "s");
  expect(clock.rows().join("\n")).toMatch(/START +1 [\s\S]*f j m s \+ − are tested {2}Esc leave/);
});

describe("styles", () => {
  test("the running side is green and in a filled bar", () => {
    const clock = stage("300");
    clock.press("j");
    expect(clock.painted(true)).toContain("\x1b[32;1;7m ► WHITE");
    expect(clock.painted(false)).toContain("\x1b[1;7m ► WHITE");
  });

  test("a fallen flag is red, and blinks reversed", () => {
    const clock = stage("10");
    clock.press("j");
    clock.wait(10_100);
    expect(clock.painted(true)).toContain("\x1b[31;1;7m         ⚑ FLAG");
    clock.wait(500);
    expect(clock.painted(true)).toContain("\x1b[31;1m           FLAG");
  });

  test("without colours there is no colour", () => {
    const plain = new Set(["", "1", "2", "7", "1;7"]);
    for (const way of [["j"], ["j", "p", "c"], ["?"], ["t", "x"]]) {
      const clock = stage("10");
      clock.press(...way);
      const codes = clock
        .painted(false)
        .split("\x1b[")
        .slice(1)
        .map((part) => part.split("m")[0] ?? "");
      expect(codes.filter((code) => code !== "0" && !plain.has(code))).toEqual([]);
    }
  });

  test("the digit that is corrected is marked", () => {
    const clock = stage("300", "en", "30x8");
    clock.press("c");
    expect(clock.painted(true)).toContain("0:0\x1b[7m5\x1b[0m:00");
  });
});

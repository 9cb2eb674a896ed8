/** Definitions that no clock could be built from: each has one clear line in both languages, and exit code 2. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picolcd } from "../../board-defs/picolcd";
import { definitionFaults } from "../../sim/boards/definition-faults";
import { boards } from "../../sim/boards/known";
import { faultLine } from "../../sim/boards/report";
import { main } from "../../sim/cli/program";
import { definitionFaults as words } from "../../sim/words/board-faults";
import { boardWords } from "../../sim/words/boards";
import { languages } from "../../sim/words/language";
import { capture } from "../cli/capture";
import { cacheFolder } from "../temporary-folder";
import { badDefinitions, header } from "./bad-definitions";

const folder = cacheFolder("definition-faults");
const levers = pico.levers!;
const { display, link } = pico;
const serial = link?.kind === "serial" ? link : undefined;

describe("every rule has a bad example", () => {
  test.each(badDefinitions)("%s %#", (rule, board, field, has, needs) => {
    expect(definitionFaults(board)).toEqual([{ rule, field, has, needs }]);
  });

  test("and no rule is without one", () => {
    expect([...new Set(badDefinitions.map(([rule]) => rule))].sort()).toEqual(Object.keys(words).sort());
  });

  test.each(languages)("said in one line: %s", (language) => {
    for (const [, board] of badDefinitions) {
      for (const fault of definitionFaults(board)) {
        expect(faultLine(fault, { language, words: boardWords(language) })).toMatch(/^[\w.]+: [^\n;]{8,}; [^\n]{6,}$/);
      }
    }
  });
});

test.each(boards)("the definition of $name is right", (board) => expect(definitionFaults(board)).toEqual([]));

describe("right at the edge", () => {
  const good: readonly [name: string, board: Board][] = [
    ["two servos on one slice", { ...picocard, flag: { kind: "servo", leftPin: "GP10", rightPin: "GP11" } }],
    [
      "a lamp on the buzzer's slice",
      { ...pico, motors: undefined, flag: { kind: "led", leftPin: "GP14", rightPin: "GP11" } },
    ],
    ["a cable sensed at another pin", { ...pico, link: { ...serial!, usbSensePin: "GP22" } }],
    ["a divider of its own", { ...pico, gauge: { pin: "GP28", dividedBy: 2 } }],
    ["a lever at an analog pin", { ...pico, levers: { ...levers, leftPin: "GP28" } }],
    ["a planned link", { ...pico, planned: true, link: { ...serial!, baud: 9600 } }],
    ["a display that is planned", { ...pico, planned: true, display: { ...display, driver: "epaper", widthPx: 296 } }],
    ["the light of the LCD", { ...picolcd }],
  ];
  test.each(good)("%s", (_, board) => expect(definitionFaults(board)).toEqual([]));
});

describe("flagfall boards check", () => {
  function check(name: string, board: object, language: string) {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(board, undefined, 2));
    return capture(() => main(["boards", "check", path, "--lang", language]));
  }

  test("refuses with exit code 2, the line of the value, and what would be right", async () => {
    const board = { ...pico, levers: { ...levers, rightPin: "GP99" } };
    const line =
      JSON.stringify(board, undefined, 2)
        .split("\n")
        .findIndex((one) => one.includes("GP99")) + 1;
    const path = join(folder, "lever.json");
    expect(await check("lever.json", board, "en")).toEqual({
      code: 2,
      stdout: "",
      stderr: `${path}:${line}: levers.rightPin: GP99 is no pin of the board; these pins can serve: ${header}\n`,
    });
    expect((await check("lever.json", board, "es")).stderr).toBe(
      `${path}:${line}: levers.rightPin: la placa no tiene el pin GP99; sirven ${header}\n`,
    );
  });

  test("each bad example is one line", async () => {
    for (const [, board] of badDefinitions) {
      const { code, stdout, stderr } = await check("bad.json", board, "en");
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(/^[^\n]+\n$/);
    }
  });

  test("a key or a list's entry that is there twice is refused", async () => {
    const path = join(folder, "twice.json");
    writeFileSync(path, JSON.stringify(pico, undefined, 2).replace('"buzzer"', '"title": "Other",\n  "buzzer"'));
    const twice = await capture(() => main(["boards", "check", path, "--lang", "en"]));
    expect(twice.code).toBe(2);
    expect(twice.stderr).toMatch(/:\d+: a key is there twice; each may be there once\n$/);
    const { code, stderr } = await check("list.json", { ...pico, cannot: ["feltFlag", "feltFlag"] }, "es");
    expect(code).toBe(2);
    expect(stderr).toContain("cada uno puede estar una vez");
  });
});

import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { esp32 } from "../../board-defs/esp32";
import { microbit1 } from "../../board-defs/microbit1";
import { pico } from "../../board-defs/pico";
import { checkBoard, driftMsPerHour, hoursAfterWarning, needs } from "../../sim/boards/check";
import type { Fault } from "../../sim/boards/fault";
import { boards } from "../../sim/boards/known";
import { faultLine } from "../../sim/boards/report";
import { definitionFaults } from "../../sim/words/board-faults";
import { boardWords } from "../../sim/words/boards";
import { languages } from "../../sim/words/language";
import type { BoardRule } from "../../sim/words/subjects";
import { changed, fine } from "./example";

/** Returns the example with batteries whose warning comes `hours` before they are empty. */
function lasting(hours: number): Board {
  return { ...fine, batteries: { ...fine.batteries!, drainUa: 1000, remainingMah: hours } };
}

const touched: Board = { ...fine, buttons: { ...fine.buttons, menu: "touch:left" } };

/** The firmware on Espruino drives no motor, which a planned board may have. */
const planned: Board = { ...fine, planned: true };

/** A board whose players press keys, one of which a row takes away. */
const fourKeys = changed(esp32, { players: { left: "minus", right: "plus" }, cannot: [...esp32.cannot, "fourKeys"] });

type Word = number | string;
const memory = { storageBytes: 65_536, storagePageBytes: 4096 };

/** The rule, the board and its other values; then the field at fault, what it has and what the rule needs. */
const rows: readonly [BoardRule, Board, values: Record<string, unknown>, field: string, has: Word, needs: Word][] = [
  ["variables", fine, { "memory.variables": needs.variables - 1 }, "memory.variables", 2644, 2645],
  ["ram", pico, { memory: { ...memory, ramBytes: needs.ramBytes - 1 } }, "memory.ramBytes", 175_999, 176_000],
  ["ram", pico, { memory }, "memory.ramBytes", 0, 176_000],
  ["variables", fine, { memory }, "memory.variables", 0, 2645],
  ["storage", fine, { "memory.storageBytes": 28_672 }, "memory.storageBytes", 28_672, 35_300],
  [
    ...(["pages", planned, { image: "PUCKJS", "memory.storagePageBytes": 5000 }] as const),
    ...(["memory.storagePageBytes", 5000, 36_864] as const),
  ],
  ["pixels", fine, { "display.widthPx": 22 }, "display", "22 × 64", "23 × 11"],
  ["pixels", fine, { "display.heightPx": 10 }, "display", "128 × 10", "23 × 11"],
  ["digits", fine, { "display.digitHeightMm": 25 }, "display.digitHeightMm", 25, 24],
  [
    ...(["digits", fine, { display: { driver: "st7567", widthPx: 128, heightPx: 64, bits: 1 } }] as const),
    ...(["display.digitHeightMm", "–", "–"] as const),
  ],
  ["players", fine, { levers: undefined, players: undefined }, "players", 0, 2],
  ["players", fine, { players: { left: "plus", right: "plus" } }, "players", 1, 2],
  ["noButton", fourKeys, { "buttons.plus": undefined }, "players.right", "plus", "buttons.plus"],
  ["pinTwice", fine, { "buzzer.pin": "D3" }, "buzzer.pin", "D3", "levers.rightPin"],
  ["pinTwice", fine, { "buttons.plus": "BTN1" }, "buttons.plus", "BTN1", "buttons.menu"],
  ["pinTwice", fine, { flag: { kind: "led", leftPin: "A1", rightPin: "A1" } }, "flag.rightPin", "A1", "flag.leftPin"],
  [
    ...(["pinTwice", fine, { link: { kind: "serial", receivePin: "D2", transmitPin: "D1", baud: 115_200 } }] as const),
    ...(["link.receivePin", "D2", "levers.leftPin"] as const),
  ],
  ["pinTwice", fine, { "display.pins": { clock: "A0", data: "A1" } }, "buzzer.pin", "A0", "display.pins.clock"],
  ["pinTwice", fine, { "display.lightPin": "D2" }, "display.lightPin", "D2", "levers.leftPin"],
  ["pinTwice", fine, { asks: { leftPin: "D2", rightPin: "A1", pull: "up" } }, "asks.leftPin", "D2", "levers.leftPin"],
  [
    ...(["pinTwice", planned, { motors: { leftPin: "A1", rightPin: "A0" }, cannot: ["speech", "feltFlag"] }] as const),
    ...(["motors.rightPin", "A0", "buzzer.pin"] as const),
  ],
  ["watches", fine, { watchesMax: 5 }, "watchesMax", 6, 5],
  ["drift", fine, { "crystal.ppm": 501 }, "crystal.ppm", 501, 500],
  ["hours", lasting(9), {}, "batteries", 9, 10],
  ["remaining", lasting(225), {}, "batteries.remainingMah", 225, 225],
  ["cannotMissing", fine, { cannot: ["vibration", "speech"] }, "cannot", "", "feltFlag"],
  ["touch", touched, {}, "buttons", "PIXLJS", ""],
  ["display", fine, { "display.pins": { clock: "A1", data: "A2" } }, "display.pins", "PIXLJS", ""],
  ["address", fine, { image: "PUCKJS" }, "image", "PUCKJS", ""],
  ["cannotWrong", fine, { cannot: [...fine.cannot, "sound"] }, "cannot", "sound", ""],
  ["picoW", pico, { image: "PICO_W" }, "image", "PICO_W", ""],
  ["picoW", pico, { image: "RP2040W" }, "image", "RP2040W", ""],
  ["picoW", pico, { title: "Raspberry Pi Pico W with an OLED" }, "title", "Raspberry Pi Pico W with an OLED", ""],
];
const bad = rows.map(([rule, board, values, field, has, needs]): [BoardRule, Board, Fault] => {
  return [rule, changed(board, values), { rule, field, has, needs }];
});

describe("every rule has a bad example", () => {
  test.each(bad)("%s %#", (_, board, fault) => expect(checkBoard(board)).toEqual([fault]));

  test("and no rule is without one", () => {
    const rules = new Set(bad.map(([rule]) => rule));
    const all = Object.keys(boardWords("en").faults);
    expect([...rules].sort()).toEqual(all.filter((rule) => rule === "pinTwice" || !(rule in definitionFaults)).sort());
  });

  test.each(languages)("said in one line: %s", (language) => {
    const words = boardWords(language);
    for (const [, board] of bad) {
      for (const fault of checkBoard(board)) {
        expect(faultLine(fault, { language, words })).toMatch(/^[\w.]+: [^\n;]{8,}; [^\n]{8,}$/);
      }
    }
  });
});

test("a board without an image may be planned", () => {
  expect(checkBoard({ ...touched, planned: true })).toEqual([]);
  expect(checkBoard({ ...fine, image: "PUCKJS", planned: true })).toEqual([]);
});

const voiceModules = {
  left: { port: "Serial2", transmitPin: "D19", busyPin: "D36" },
  right: { port: "Serial3", transmitPin: "D2", busyPin: "D39" },
};

describe("good examples at the edge", () => {
  const good: readonly [name: string, board: Board][] = [
    ["as many watches as pins", { ...fine, watchesMax: 6 }],
    ["ten hours", lasting(10)],
    ["no batteries", { ...fine, batteries: undefined }],
    ["buttons alone", { ...fine, levers: undefined }],
    ["levers alone", { ...fine, players: undefined }],
    [
      "just enough storage",
      { ...planned, image: "PUCKJS", memory: { ...fine.memory, storageBytes: 35_300, storagePageBytes: 10 } },
    ],
    ["just enough variables", { ...fine, memory: { ...fine.memory, variables: needs.variables } }],
    [
      "flags that can be felt",
      { ...fine, flag: { kind: "servo", leftPin: "A1", rightPin: "A2" }, cannot: ["vibration", "speech"] },
    ],
    ["a motor on each side", { ...planned, motors: { leftPin: "A1", rightPin: "A2" }, cannot: ["speech", "feltFlag"] }],
    ["ask keys", { ...fine, asks: { leftPin: "A1", rightPin: "A2", pull: "up" }, watchesMax: 8 }],
    ["a Pico with a word that begins with W", { ...pico, title: "Raspberry Pi Pico with Wi-Fi beside it" }],
    ["voice modules and a motor", { ...esp32, voiceModules, vibration: { pin: "D4" } }],
  ];
  test.each(good)("%s", (_, board) => {
    expect(checkBoard(board)).toEqual([]);
  });

  test("a touch screen takes no watch, and stamps no press", () => {
    const buttons = { ...fine.buttons, minus: "touch:left", plus: "touch:right" };
    expect(checkBoard({ ...planned, levers: undefined, buttons, watchesMax: 2 })).toEqual([
      { field: "cannot", rule: "cannotMissing", has: "", needs: "stampedPress" },
    ]);
    expect(checkBoard({ ...planned, buttons, watchesMax: 4 })).toEqual([]);
  });
});

describe("the boards known", () => {
  test("all fit but the micro:bit", () => {
    const tooSmall = { microbit1: ["variables", "storage", "pixels"] };
    const faults = boards.map((board) => [board.name, checkBoard(board).map(({ rule }) => rule)] as const);
    expect(Object.fromEntries(faults.filter(([, rules]) => rules.length > 0))).toEqual(tooSmall);
    expect(faults.length).toBeGreaterThan(7);
  });

  test("the micro:bit is refused in both languages", () => {
    const [first] = checkBoard(microbit1);
    expect(faultLine(first!, { language: "en", words: boardWords("en") })).toBe(
      "memory.variables: 350 variables are too few; the firmware takes up to 2,645",
    );
    expect(faultLine(first!, { language: "es", words: boardWords("es") })).toBe(
      "memory.variables: 350 variables son demasiado pocas; el firmware ocupa hasta 2645",
    );
  });

  test("hours and drift are computed", () => {
    const figures = boards.map((board) => [board.name, [hoursAfterWarning(board), driftMsPerHour(board)]]);
    expect(Object.fromEntries(figures)).toMatchObject({
      pixljs: [18, 1800],
      pixljsplus: [18, 1800],
      pico: [12, 108],
      picolcd: [112, 108],
      picosharp: [112, 108],
      picocard: [18, 108],
      bangle2: [12, 72],
      esp32: [15, 36],
      microbit1: [undefined, 1800],
    });
    expect(hoursAfterWarning({ ...fine, batteries: { ...fine.batteries!, drainUa: 1001, remainingMah: 11 } })).toBe(10);
  });
});

import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { esp32 } from "../../board-defs/esp32";
import { microbit1 } from "../../board-defs/microbit1";
import { pico } from "../../board-defs/pico";
import { checkBoard, driftMsPerHour, hoursAfterWarning } from "../../sim/boards/check";
import type { Fault } from "../../sim/boards/fault";
import { boards } from "../../sim/boards/known";
import { needs } from "../../sim/boards/needs";
import { faultLine } from "../../sim/boards/report";
import { definitionFaults } from "../../sim/words/board-faults";
import { boardWords } from "../../sim/words/boards";
import { languages } from "../../sim/words/language";
import type { BoardRule } from "../../sim/words/subjects";
import { fine } from "./example";

/** Returns the example with batteries whose warning comes `hours` before they are empty. */
function lasting(hours: number): Board {
  return { ...fine, batteries: { ...fine.batteries!, drainUa: 1000, remainingMah: hours } };
}

const touched: Board = { ...fine, buttons: { ...fine.buttons, menu: "touch:left" } };

/** The firmware on Espruino drives no motor, which a planned board may have. */
const planned: Board = { ...fine, planned: true };

const bad: readonly [rule: BoardRule, board: Board, fault: Omit<Fault, "rule">][] = [
  [
    "variables",
    { ...fine, memory: { ...fine.memory, variables: needs.variables - 1 } },
    { field: "memory.variables", has: 2512, needs: 2513 },
  ],
  [
    "ram",
    { ...pico, memory: { ramBytes: needs.ramBytes - 1, storageBytes: 65_536, storagePageBytes: 4096 } },
    { field: "memory.ramBytes", has: 175_999, needs: 176_000 },
  ],
  [
    "ram",
    { ...pico, memory: { storageBytes: 65_536, storagePageBytes: 4096 } },
    { field: "memory.ramBytes", has: 0, needs: 176_000 },
  ],
  [
    "variables",
    { ...fine, memory: { storageBytes: 65_536, storagePageBytes: 4096 } },
    { field: "memory.variables", has: 0, needs: 2513 },
  ],
  [
    "storage",
    { ...fine, memory: { ...fine.memory, storageBytes: 28_672 } },
    { field: "memory.storageBytes", has: 28_672, needs: 35_300 },
  ],
  [
    "pages",
    { ...planned, image: "PUCKJS", memory: { ...fine.memory, storagePageBytes: 5000 } },
    { field: "memory.storagePageBytes", has: 5000, needs: 36_864 },
  ],
  [
    "pixels",
    { ...fine, display: { ...fine.display, widthPx: 22 } },
    { field: "display", has: "22 × 64", needs: "23 × 11" },
  ],
  [
    "pixels",
    { ...fine, display: { ...fine.display, heightPx: 10 } },
    { field: "display", has: "128 × 10", needs: "23 × 11" },
  ],
  [
    "digits",
    { ...fine, display: { ...fine.display, digitHeightMm: 25 } },
    { field: "display.digitHeightMm", has: 25, needs: 24 },
  ],
  [
    "digits",
    { ...fine, display: { driver: "st7567", widthPx: 128, heightPx: 64, bits: 1 } },
    { field: "display.digitHeightMm", has: "–", needs: "–" },
  ],
  ["players", { ...fine, levers: undefined, players: undefined }, { field: "players", has: 0, needs: 2 }],
  ["players", { ...fine, players: { left: "plus", right: "plus" } }, { field: "players", has: 1, needs: 2 }],
  [
    "noButton",
    {
      ...esp32,
      buttons: { ...esp32.buttons, plus: undefined },
      players: { left: "minus", right: "plus" },
      cannot: [...esp32.cannot, "fourKeys"],
    },
    { field: "players.right", has: "plus", needs: "buttons.plus" },
  ],
  ["pinTwice", { ...fine, buzzer: { pin: "D3" } }, { field: "buzzer.pin", has: "D3", needs: "levers.rightPin" }],
  [
    "pinTwice",
    { ...fine, buttons: { ...fine.buttons, plus: "BTN1" } },
    { field: "buttons.plus", has: "BTN1", needs: "buttons.menu" },
  ],
  [
    "pinTwice",
    { ...fine, flag: { kind: "led", leftPin: "A1", rightPin: "A1" } },
    { field: "flag.rightPin", has: "A1", needs: "flag.leftPin" },
  ],
  [
    "pinTwice",
    { ...fine, link: { kind: "serial", receivePin: "D2", transmitPin: "D1", baud: 115_200 } },
    { field: "link.receivePin", has: "D2", needs: "levers.leftPin" },
  ],
  [
    "pinTwice",
    { ...fine, display: { ...fine.display, pins: { clock: "A0", data: "A1" } } },
    { field: "buzzer.pin", has: "A0", needs: "display.pins.clock" },
  ],
  [
    "pinTwice",
    { ...fine, display: { ...fine.display, lightPin: "D2" } },
    { field: "display.lightPin", has: "D2", needs: "levers.leftPin" },
  ],
  [
    "pinTwice",
    { ...fine, asks: { leftPin: "D2", rightPin: "A1", pull: "up" } },
    { field: "asks.leftPin", has: "D2", needs: "levers.leftPin" },
  ],
  [
    "pinTwice",
    { ...planned, motors: { leftPin: "A1", rightPin: "A0" }, cannot: ["speech", "feltFlag"] },
    { field: "motors.rightPin", has: "A0", needs: "buzzer.pin" },
  ],
  ["watches", { ...fine, watchesMax: 5 }, { field: "watchesMax", has: 6, needs: 5 }],
  ["drift", { ...fine, crystal: { ...fine.crystal, ppm: 501 } }, { field: "crystal.ppm", has: 501, needs: 500 }],
  ["hours", lasting(9), { field: "batteries", has: 9, needs: 10 }],
  ["remaining", lasting(225), { field: "batteries.remainingMah", has: 225, needs: 225 }],
  ["cannotMissing", { ...fine, cannot: ["vibration", "speech"] }, { field: "cannot", has: "", needs: "feltFlag" }],
  ["touch", touched, { field: "buttons", has: "PIXLJS", needs: "" }],
  [
    "display",
    { ...fine, display: { ...fine.display, pins: { clock: "A1", data: "A2" } } },
    { field: "display.pins", has: "PIXLJS", needs: "" },
  ],
  ["address", { ...fine, image: "PUCKJS" }, { field: "image", has: "PUCKJS", needs: "" }],
  ["cannotWrong", { ...fine, cannot: [...fine.cannot, "sound"] }, { field: "cannot", has: "sound", needs: "" }],
  ["picoW", { ...pico, image: "PICO_W" }, { field: "image", has: "PICO_W", needs: "" }],
  ["picoW", { ...pico, image: "RP2040W" }, { field: "image", has: "RP2040W", needs: "" }],
  [
    "picoW",
    { ...pico, title: "Raspberry Pi Pico W with an OLED" },
    { field: "title", has: "Raspberry Pi Pico W with an OLED", needs: "" },
  ],
];

describe("every rule has a bad example", () => {
  test.each(bad)("%s", (rule, board, fault) => {
    expect(checkBoard(board)).toEqual([{ rule, ...fault }]);
  });

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
      "memory.variables: 350 variables are too few; the firmware takes up to 2,513",
    );
    expect(faultLine(first!, { language: "es", words: boardWords("es") })).toBe(
      "memory.variables: 350 variables son demasiado pocas; el firmware ocupa hasta 2513",
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

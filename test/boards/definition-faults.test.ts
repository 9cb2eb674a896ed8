/** Definitions that no clock could be built from: each has one clear line in both languages, and exit code 2. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { esp32 } from "../../board-defs/esp32";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picolcd } from "../../board-defs/picolcd";
import { picosharp } from "../../board-defs/picosharp";
import { pixljs } from "../../board-defs/pixljs";
import { definitionFaults } from "../../sim/boards/definition-faults";
import type { Fault } from "../../sim/boards/fault";
import { boards } from "../../sim/boards/known";
import { faultLine } from "../../sim/boards/report";
import { main } from "../../sim/cli/program";
import { boardWords } from "../../sim/words/boards";
import { definitionFaults as words } from "../../sim/words/definition-faults-en";
import { languages } from "../../sim/words/language";
import { capture } from "../cli/capture";
import { cacheFolder } from "../temporary-folder";

const folder = cacheFolder("definition-faults");
const levers = pico.levers!;
const { display, link, memory } = pico;
const serial = link?.kind === "serial" ? link : undefined;
const modules = picocard.voiceModules!;
const header = "GP0–GP22, GP26–GP28";
const servos: Board = { ...picocard, flag: { kind: "servo", leftPin: "GP2", rightPin: "GP18" } };

/** Returns a Pico whose display has other pins. */
function shown(pins: Partial<NonNullable<typeof display.pins>>): Board {
  return { ...pico, display: { ...display, pins: { ...display.pins!, ...pins } } };
}

type Row = [rule: Fault["rule"], board: Board, field: string, has: number | string, needs: number | string];

const rows: readonly Row[] = [
  ["noPin", { ...pico, levers: { ...levers, leftPin: "GP99" } }, "levers.leftPin", "GP99", header],
  ["noPin", { ...pico, levers: { ...levers, leftPin: "D7" } }, "levers.leftPin", "D7", header],
  ["noPin", { ...pico, levers: { ...levers, leftPin: "GP02" } }, "levers.leftPin", "GP02", header],
  ["noPin", { ...pico, buttons: { ...pico.buttons, menu: "touch:left" } }, "buttons.menu", "touch:left", header],
  ["keptPin", { ...pico, buzzer: { pin: "GP25" } }, "buzzer.pin", "GP25", header],
  ["keptPin", { ...pico, gauge: { pin: "GP23", dividedBy: 3 } }, "gauge.pin", "GP23", header],
  [
    "keptPin",
    { ...pico, link: { ...serial!, usbSensePin: "GP29" }, gauge: undefined },
    "link.usbSensePin",
    "GP29",
    header,
  ],
  ["noFunction", { ...pico, gauge: { pin: "GP22", dividedBy: 3 } }, "gauge.pin", "GP22", "ADC (GP26, GP27, GP28)"],
  ["noFunction", shown({ data: "GP22" }), "display.pins.data", "GP22", "SPI0 TX (GP3, GP7, GP19)"],
  ["noFunction", shown({ clock: "GP28" }), "display.pins.clock", "GP28", "SPI0 SCK (GP2, GP6, GP18, GP22)"],
  [
    "noFunction",
    { ...pico, link: { ...serial!, receivePin: "GP9" } },
    "link.receivePin",
    "GP9",
    "UART0 RX (GP1, GP13, GP17)",
  ],
  [
    "noFunction",
    { ...picocard, voiceModules: { ...modules, left: { ...modules.left, transmitPin: "GP28" } } },
    "voiceModules.left.transmitPin",
    "GP28",
    "UART1 TX (GP4, GP8, GP20)",
  ],
  [
    "slice",
    { ...picosharp, motors: undefined, buzzer: { pin: "GP4" }, buttons: { ...pico.buttons, menu: "GP9" } },
    "display.pins.inversion",
    "GP20",
    "buzzer.pin (GP4)",
  ],
  [
    "slice",
    { ...pico, buzzer: { pin: "GP10" }, flag: { kind: "led", leftPin: "GP15", rightPin: "GP11" } },
    "earphones.leftPin",
    "GP26",
    "buzzer.pin (GP10)",
  ],
  [
    "sameWave",
    {
      ...servos,
      levers: { ...levers, leftPin: "GP10" },
      display: { ...servos.display, pins: { ...display.pins!, clock: "GP22" }, lightPin: undefined },
    },
    "flag.rightPin",
    "GP18",
    "GP2",
  ],
  ["earPair", { ...pico, earphones: { leftPin: "GP26", rightPin: "GP28" } }, "earphones", "GP26, GP28", ""],
  ["earPair", { ...pico, earphones: { leftPin: "GP27", rightPin: "GP26" } }, "earphones", "GP27, GP26", ""],
  [
    "twoVoices",
    { ...picocard, earphones: { leftPin: "GP2", rightPin: "GP3" }, levers: undefined },
    "earphones",
    "voiceModules",
    "",
  ],
  [
    "port",
    { ...picocard, voiceModules: { ...modules, right: { ...modules.right, port: "UART0" } } },
    "voiceModules.right.port",
    "UART0",
    "UART1",
  ],
  [
    "port",
    {
      ...esp32,
      voiceModules: { left: { ...esp32.voiceModules!.left, port: "Serial1" }, right: esp32.voiceModules!.right },
    },
    "voiceModules.left.port",
    "Serial1",
    "Serial2, Serial3",
  ],
  [
    "portTwice",
    {
      ...esp32,
      voiceModules: { left: esp32.voiceModules!.left, right: { ...esp32.voiceModules!.right, port: "Serial2" } },
    },
    "voiceModules.right.port",
    "Serial2",
    "voiceModules.left",
  ],
  ["ownDivider", { ...pico, gauge: { pin: "GP29", dividedBy: 2 } }, "gauge.dividedBy", 2, 3],
  [
    "gaugeRange",
    { ...picocard, voiceModules: undefined, gauge: { pin: "GP28", dividedBy: 1 } },
    "batteries.lowMv",
    3600,
    3300,
  ],
  ["baud", { ...pico, link: { ...serial!, baud: 921_600 } }, "link.baud", 921_600, 750_000],
  ["serialLink", { ...pico, link: { kind: "bluetooth" } }, "link.kind", "bluetooth", "serial"],
  ["serialLink", { ...pico, link: undefined }, "link.kind", "–", "serial"],
  ["source", { ...pico, crystal: { ...pico.crystal, source: "ds3231" } }, "crystal.source", "ds3231", "crystal"],
  ["chip", { ...pico, image: "rp2040" }, "image", "rp2040", "RP2040"],
  ["chip", { ...pico, image: undefined }, "image", "–", "RP2040"],
  ["chipRam", { ...pico, memory: { ...memory, ramBytes: 532_480 } }, "memory.ramBytes", 532_480, 270_336],
  ["sector", { ...pico, memory: { ...memory, storagePageBytes: 8192 } }, "memory.storagePageBytes", 8192, 4096],
  ["logLeast", { ...pico, memory: { ...memory, storageBytes: 4096 } }, "memory.storageBytes", 4096, 8192],
  ["logMost", { ...pico, memory: { ...memory, storageBytes: 2_097_152 } }, "memory.storageBytes", 2_097_152, 1_605_632],
  [
    "driver",
    { ...pico, display: { ...display, driver: "hd44780" } },
    "display.driver",
    "hd44780",
    "ssd1306, st7567, sharp",
  ],
  ["displaySize", { ...pico, display: { ...display, widthPx: 256 } }, "display.widthPx", 256, 128],
  ["displaySize", { ...pico, display: { ...display, heightPx: 32 } }, "display.heightPx", 32, 64],
  ["displaySize", { ...pico, display: { ...display, bits: 4 } }, "display.bits", 4, 1],
  ["missing", shown({ reset: undefined }), "display.pins.reset", "ssd1306", "reset"],
  [
    "missing",
    { ...pico, display: { ...display, pins: undefined } },
    "display.pins",
    "ssd1306",
    "clock, data, select, command, reset",
  ],
  [
    "missing",
    { ...picosharp, display: { ...picosharp.display, pins: { ...picosharp.display.pins!, inversion: undefined } } },
    "display.pins.inversion",
    "sharp",
    "inversion",
  ],
  ["unused", shown({ enable: "GP22" }), "display.pins.enable", "", ""],
  ["unused", { ...pico, display: { ...display, lightPin: "GP22" } }, "display.lightPin", "", ""],
  ["unused", { ...pico, vibration: { pin: "GP22" } }, "vibration", "", ""],
  ["unused", { ...pixljs, motors: { leftPin: "A1", rightPin: "A2" } }, "motors", "", ""],
  [
    "noPin",
    { ...pixljs, levers: { ...levers, leftPin: "D14", rightPin: "D3" } },
    "levers.leftPin",
    "D14",
    "D0–D13, A0–A5, BTN1–BTN4",
  ],
  [
    "wrongTask",
    { ...pixljs, buzzer: { pin: "BTN1" }, buttons: { ...pixljs.buttons, menu: "D8" } },
    "buzzer.pin",
    "BTN1",
    "D0–D13, A0–A5, LED1",
  ],
  [
    "wrongTask",
    { ...esp32, voiceModules: undefined, levers: { ...esp32.levers!, leftPin: "D34" } },
    "levers.leftPin",
    "D34",
    "D0–D5, D12–D19, D21–D23, D25–D27, D32–D33",
  ],
  ["pinTwice", { ...pico, buzzer: { pin: "GP2" } }, "buzzer.pin", "GP2", "levers.leftPin"],
];

describe("every rule has a bad example", () => {
  test.each(rows)("%s %#", (rule, board, field, has, needs) => {
    expect(definitionFaults(board)).toEqual([{ rule, field, has, needs }]);
  });

  test("and no rule is without one", () => {
    expect([...new Set(rows.map(([rule]) => rule))].sort()).toEqual(Object.keys(words).sort());
  });

  test.each(languages)("said in one line: %s", (language) => {
    for (const [, board] of rows) {
      for (const fault of definitionFaults(board)) {
        expect(faultLine(fault, { language, words: boardWords(language) })).toMatch(/^[\w.]+: [^\n;]{8,}; [^\n]{6,}$/);
      }
    }
  });
});

test.each(boards)("the definition of $name is right", (board) => {
  expect(definitionFaults(board)).toEqual([]);
});

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
    ["the fastest port", { ...pico, link: { ...serial!, baud: 750_000 } }],
    ["a display that is planned", { ...pico, planned: true, display: { ...display, driver: "epaper", widthPx: 296 } }],
    ["the light of the LCD", { ...picolcd }],
  ];
  test.each(good)("%s", (_, board) => {
    expect(definitionFaults(board)).toEqual([]);
  });
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
      stderr: `${path}:${line}: levers.rightPin: GP99 is no pin of the board; it has ${header}\n`,
    });
    expect((await check("lever.json", board, "es")).stderr).toBe(
      `${path}:${line}: levers.rightPin: la placa no tiene el pin GP99; tiene ${header}\n`,
    );
  });

  test("each bad example is one line", async () => {
    for (const [, board] of rows) {
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

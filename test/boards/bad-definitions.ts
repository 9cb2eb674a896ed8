/** Definitions that no clock could be built from, with the only fault of each. */
import type { Board } from "../../board-defs/board";
import { esp32 } from "../../board-defs/esp32";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picosharp } from "../../board-defs/picosharp";
import { pixljs } from "../../board-defs/pixljs";
import type { Fault } from "../../sim/boards/fault";
import { changed } from "./example";

export const header = "GP0–GP22, GP26–GP28";
const servos: Board = { ...picocard, flag: { kind: "servo", leftPin: "GP2", rightPin: "GP18" } };

type Values = Record<string, unknown>;
type Word = number | string;

/** The rule, the board and its other values; then the field at fault, what it has and what the rule needs. */
type Row = [rule: Fault["rule"], board: Board, changes: Values, field: string, has: Word, needs: Word];

const rows: readonly Row[] = [
  ["noPin", pico, {}, "levers.leftPin", "GP99", header],
  ["noPin", pico, {}, "levers.leftPin", "D7", header],
  ["noPin", pico, {}, "levers.leftPin", "GP02", header],
  ["noPin", pico, {}, "buttons.menu", "touch:left", header],
  ["keptPin", pico, { buzzer: { pin: "GP25" } }, "buzzer.pin", "GP25", header],
  ["keptPin", pico, { gauge: { pin: "GP23", dividedBy: 3 } }, "gauge.pin", "GP23", "GP26–GP29"],
  [
    "keptPin",
    pico,
    { "link.usbSensePin": "GP29", gauge: undefined },
    "link.usbSensePin",
    "GP29",
    "GP0–GP22, GP24, GP26–GP28",
  ],
  ["noFunction", pico, { gauge: { pin: "GP22", dividedBy: 3 } }, "gauge.pin", "GP22", "ADC (GP26, GP27, GP28, GP29)"],
  ["noFunction", pico, {}, "display.pins.data", "GP22", "SPI0 TX (GP3, GP7, GP19)"],
  ["noFunction", pico, {}, "display.pins.clock", "GP28", "SPI0 SCK (GP2, GP6, GP18, GP22)"],
  ["noFunction", pico, {}, "link.receivePin", "GP9", "UART0 RX (GP1, GP13, GP17)"],
  ["noFunction", picocard, {}, "voiceModules.left.transmitPin", "GP28", "UART1 TX (GP4, GP8, GP20)"],
  [
    "slice",
    picosharp,
    { motors: undefined, buzzer: { pin: "GP4" }, buttons: { ...pico.buttons, menu: "GP9" } },
    "display.pins.inversion",
    "GP20",
    "buzzer.pin (GP4)",
  ],
  [
    "slice",
    pico,
    { buzzer: { pin: "GP10" }, flag: { kind: "led", leftPin: "GP15", rightPin: "GP11" } },
    "earphones.leftPin",
    "GP26",
    "buzzer.pin (GP10)",
  ],
  [
    "sameWave",
    servos,
    {
      "levers.leftPin": "GP10",
      "display.pins": { ...pico.display.pins!, clock: "GP22" },
      "display.lightPin": undefined,
    },
    "flag.rightPin",
    "GP18",
    "GP2",
  ],
  ["earPair", pico, { earphones: { leftPin: "GP26", rightPin: "GP28" } }, "earphones", "GP26, GP28", ""],
  ["earPair", pico, { earphones: { leftPin: "GP27", rightPin: "GP26" } }, "earphones", "GP27, GP26", ""],
  [
    "twoVoices",
    picocard,
    { earphones: { leftPin: "GP2", rightPin: "GP3" }, levers: undefined },
    "earphones",
    "voiceModules",
    "",
  ],
  ["port", picocard, {}, "voiceModules.right.port", "UART0", "UART1"],
  ["port", esp32, {}, "voiceModules.left.port", "Serial1", "Serial2, Serial3"],
  ["portTwice", esp32, {}, "voiceModules.right.port", "Serial2", "voiceModules.left"],
  ["ownDivider", pico, { gauge: { pin: "GP29", dividedBy: 2 } }, "gauge.dividedBy", 2, 3],
  [
    "gaugeRange",
    picocard,
    { voiceModules: undefined, gauge: { pin: "GP28", dividedBy: 1 } },
    "batteries.lowMv",
    3600,
    3300,
  ],
  ["baud", pico, {}, "link.baud", 921_600, 115_200],
  [
    "baud",
    pixljs,
    { link: { kind: "serial", receivePin: "D0", transmitPin: "D1", baud: 9600 } },
    "link.baud",
    9600,
    115_200,
  ],
  ["logMost", pixljs, {}, "memory.storageBytes", 487_424, 356_352],
  ["sector", pixljs, {}, "memory.storagePageBytes", 1024, 4096],
  ["serialLink", pico, { link: { kind: "bluetooth" } }, "link.kind", "bluetooth", "serial"],
  ["serialLink", pico, { link: undefined }, "link.kind", "–", "serial"],
  ["source", pico, {}, "crystal.source", "ds3231", "crystal"],
  ["chip", pico, {}, "image", "rp2040", "RP2040"],
  ["chip", pico, { image: undefined }, "image", "–", "RP2040"],
  ["chipRam", pico, {}, "memory.ramBytes", 532_480, 270_336],
  ["sector", pico, {}, "memory.storagePageBytes", 8192, 4096],
  ["logLeast", pico, {}, "memory.storageBytes", 4096, 8192],
  ["logMost", pico, {}, "memory.storageBytes", 2_097_152, 1_605_632],
  ["driver", pico, {}, "display.driver", "hd44780", "ssd1306, st7567, sharp"],
  ["displaySize", pico, {}, "display.widthPx", 256, 128],
  ["displaySize", pico, {}, "display.heightPx", 32, 64],
  ["displaySize", pico, {}, "display.bits", 4, 1],
  ["missing", pico, { "display.pins.reset": undefined }, "display.pins.reset", "ssd1306", "reset"],
  ["missing", pico, { "display.pins": undefined }, "display.pins", "ssd1306", "clock, data, select, command, reset"],
  ["missing", picosharp, { "display.pins.inversion": undefined }, "display.pins.inversion", "sharp", "inversion"],
  ["unused", pico, { "display.pins.enable": "GP22" }, "display.pins.enable", "", ""],
  ["unused", pico, { "display.lightPin": "GP22" }, "display.lightPin", "", ""],
  ["unused", pico, { vibration: { pin: "GP22" } }, "vibration", "", ""],
  ["unused", pixljs, { motors: { leftPin: "A1", rightPin: "A2" } }, "motors", "", ""],
  [
    "noPin",
    pixljs,
    { levers: { ...pico.levers!, leftPin: "D14", rightPin: "D3" } },
    "levers.leftPin",
    "D14",
    "D0–D13, A0–A5, BTN1–BTN4",
  ],
  ["wrongTask", pixljs, { buzzer: { pin: "BTN1" }, "buttons.menu": "D8" }, "buzzer.pin", "BTN1", "D0–D13, A0–A5, LED1"],
  [
    "wrongTask",
    esp32,
    { voiceModules: undefined, "levers.leftPin": "D34" },
    "levers.leftPin",
    "D34",
    "D0–D5, D12–D19, D21–D23, D25–D27, D32–D33",
  ],
  ["pinTwice", pico, { buzzer: { pin: "GP2" } }, "buzzer.pin", "GP2", "levers.leftPin"],
];

/** The fault of each row. Where the row changes nothing, the field at fault is all that is changed. */
export const badDefinitions = rows.map(([rule, board, changes, field, has, needs]) => {
  const values = Object.keys(changes).length === 0 ? { [field]: has } : changes;
  return [rule, changed(board, values), field, has, needs] as const;
});

/** Definitions that no clock could be built from, with the only fault of each. */
import type { Board } from "../../board-defs/board";
import { esp32 } from "../../board-defs/esp32";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picosharp } from "../../board-defs/picosharp";
import { pixljs } from "../../board-defs/pixljs";
import type { Fault } from "../../sim/boards/fault";

const levers = pico.levers!;
const { display, link, memory } = pico;
const serial = link?.kind === "serial" ? link : undefined;
const modules = picocard.voiceModules!;
export const header = "GP0–GP22, GP26–GP28";
const servos: Board = { ...picocard, flag: { kind: "servo", leftPin: "GP2", rightPin: "GP18" } };

/** Returns a Pico whose display has other pins. */
function shown(pins: Partial<NonNullable<typeof display.pins>>): Board {
  return { ...pico, display: { ...display, pins: { ...display.pins!, ...pins } } };
}

type Row = [rule: Fault["rule"], board: Board, field: string, has: number | string, needs: number | string];

export const badDefinitions: readonly Row[] = [
  ["noPin", { ...pico, levers: { ...levers, leftPin: "GP99" } }, "levers.leftPin", "GP99", header],
  ["noPin", { ...pico, levers: { ...levers, leftPin: "D7" } }, "levers.leftPin", "D7", header],
  ["noPin", { ...pico, levers: { ...levers, leftPin: "GP02" } }, "levers.leftPin", "GP02", header],
  ["noPin", { ...pico, buttons: { ...pico.buttons, menu: "touch:left" } }, "buttons.menu", "touch:left", header],
  ["keptPin", { ...pico, buzzer: { pin: "GP25" } }, "buzzer.pin", "GP25", header],
  ["keptPin", { ...pico, gauge: { pin: "GP23", dividedBy: 3 } }, "gauge.pin", "GP23", "GP26–GP29"],
  [
    "keptPin",
    { ...pico, link: { ...serial!, usbSensePin: "GP29" }, gauge: undefined },
    "link.usbSensePin",
    "GP29",
    "GP0–GP22, GP24, GP26–GP28",
  ],
  [
    "noFunction",
    { ...pico, gauge: { pin: "GP22", dividedBy: 3 } },
    "gauge.pin",
    "GP22",
    "ADC (GP26, GP27, GP28, GP29)",
  ],
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
  ["baud", { ...pico, link: { ...serial!, baud: 921_600 } }, "link.baud", 921_600, 115_200],
  [
    "baud",
    { ...pixljs, link: { ...serial!, receivePin: "D0", transmitPin: "D1", baud: 9600, usbSensePin: undefined } },
    "link.baud",
    9600,
    115_200,
  ],
  [
    "logMost",
    { ...pixljs, memory: { ...pixljs.memory, storageBytes: 487_424 } },
    "memory.storageBytes",
    487_424,
    356_352,
  ],
  [
    "sector",
    { ...pixljs, memory: { ...pixljs.memory, storagePageBytes: 1024 } },
    "memory.storagePageBytes",
    1024,
    4096,
  ],
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

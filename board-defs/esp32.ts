/**
 * An ESP32 module with parts wired to it. We have not measured anything on one yet. Sources: [E] Espruino's
 * boards/ESP32.py, [W] Waveshare's page on its 2.42 inch OLED, [S] the runtimes.md of the specification, [O] our
 * assumption.
 */
import type { Board } from "./board";

export const esp32: Board = {
  name: "esp32",
  title: "ESP32",
  runtime: "espruino",
  image: "ESP32", // [E]
  planned: true, // nothing drives its wired display under Espruino, and its flash takes another kind of file
  // All pins [O]. They are on the header [E], but not among 6 to 11 (flash), 1 and 3 (console), 34 to 39 (no pull-up).
  levers: { leftPin: "D32", rightPin: "D33", pull: "up" },
  buttons: { pull: "up", menu: "D13", start: "D14", minus: "D26", plus: "D27" },
  // [W] pixels and area. We assume that its SSD1309 obeys as an SSD1306 [O]. Digits are 33 pixels high
  // (docs/display.md).
  display: {
    driver: "ssd1306",
    widthPx: 128,
    heightPx: 64,
    bits: 1,
    areaWidthMm: 55,
    areaHeightMm: 27,
    digitHeightMm: 13,
    pins: { clock: "D18", data: "D23", select: "D5", command: "D16", reset: "D17" },
  },
  flag: { kind: "led", leftPin: "D21", rightPin: "D22" },
  buzzer: { pin: "D25" },
  vibration: { pin: "D4" },
  // A module for each side at the second and the third port [E]. D34 and D35 are inputs only, as they should be.
  voiceModules: {
    left: { port: "Serial2", transmitPin: "D19", busyPin: "D34" },
    right: { port: "Serial3", transmitPin: "D15", busyPin: "D35" },
  },
  link: { kind: "serial", receivePin: "D3", transmitPin: "D1", baud: 115_200 }, // [E] the console
  crystal: { source: "crystal", ppm: 10, trimmable: true }, // a crystal [S]; 10 ppm [O]
  // Two cells of 2,600 mAh in parallel [O]. Drain [O]: based on 90 mA measured without Bluetooth on a watch with an
  // ESP32 (forum.espruino.com, comment 15564028). Threshold and rest [O]: 30 % of the cells.
  batteries: { type: "18650 Li-ion", number: 2, capacityMah: 5200, lowMv: 3700, remainingMah: 1560, drainUa: 100_000 },
  // [S]; page [E]
  memory: { variables: 16_383, variableBytes: 14, storageBytes: 917_504, storagePageBytes: 4096, logPages: 4 },
  watchesMax: 16, // [O]: the limit of Espruino's watches on nRF52 does not apply here
  cannot: ["feltFlag"],
};

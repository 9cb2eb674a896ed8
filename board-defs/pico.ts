/**
 * A Raspberry Pi Pico with parts wired to it. Tried on an emulated chip alone. Sources: [D] Raspberry Pi's data sheets
 * of the RP2040 and the Pico, [W] Waveshare's page on its 2.42 inch OLED, [O] our assumption.
 */
import type { Board } from "./board";

export const pico: Board = {
  name: "pico",
  title: "Raspberry Pi Pico",
  runtime: "lua",
  image: "RP2040", // [D]
  // All pins [O]. GP8 and GP9 are kept for two keys by which the players call the arbiter.
  levers: { leftPin: "GP2", rightPin: "GP3", pull: "up" },
  asks: { leftPin: "GP12", rightPin: "GP13", pull: "up" },
  buttons: { pull: "up", menu: "GP4", start: "GP5", minus: "GP6", plus: "GP7" },
  // [W] pixels and area; its SSD1309 is taken to obey as an SSD1306 [O]; digits 33 pixels high (docs/display.md).
  display: {
    driver: "ssd1306",
    widthPx: 128,
    heightPx: 64,
    bits: 1,
    areaWidthMm: 55,
    areaHeightMm: 27,
    digitHeightMm: 13,
    pins: { clock: "GP18", data: "GP19", select: "GP17", command: "GP20", reset: "GP21" },
  },
  flag: { kind: "led", leftPin: "GP10", rightPin: "GP11" },
  buzzer: { pin: "GP15" },
  motors: { leftPin: "GP14", rightPin: "GP16" },
  earphones: { leftPin: "GP26", rightPin: "GP27" },
  link: { kind: "serial", receivePin: "GP1", transmitPin: "GP0", baud: 115_200, usbSensePin: "GP24" }, // [D]: GP24
  crystal: { source: "crystal", ppm: 30, trimmable: true }, // [D]: 30 ppm
  // Three cells at VSYS, which GP29 has a third of [D]. Drain [O], docs/runtimes.md adds it up: nearly all is the
  // display's. Threshold and rest [O]: alkaline cells at 1.2 V have more than a third of their charge left.
  batteries: { type: "AA alkaline", number: 3, capacityMah: 2500, lowMv: 3600, remainingMah: 900, drainUa: 70_000 },
  gauge: { pin: "GP29", dividedBy: 3, steadyPin: "GP23" }, // [D]: GP23 holds the regulator in its PWM mode
  // [D]; sixteen pages of 2 MB for the log [O]
  memory: { ramBytes: 270_336, storageBytes: 65_536, storagePageBytes: 4096 },
  watchesMax: 30, // [D]
  cannot: ["feltFlag"],
};

/**
 * The Pico with the reflective LCD, and a serial module for each side with the words of all languages on a card. Tried
 * on an emulated chip with emulated modules alone. Sources are as in picolcd.ts, and [F] DFRobot's page on its DFPlayer
 * Mini, DFR0299.
 */
import type { Board } from "./board";
import { picolcd } from "./picolcd";

export const picocard: Board = {
  ...picolcd,
  name: "picocard",
  title: "Raspberry Pi Pico + LCD + voice cards",
  // UART1 sends at GP8 and GP4 [D], so MENU is at GP9. The modules' own amplifiers drive the earphones. All pins [O].
  buttons: { pull: "up", menu: "GP9", start: "GP5", minus: "GP6", plus: "GP7" },
  earphones: undefined,
  voiceModules: {
    left: { port: "UART1", transmitPin: "GP8", busyPin: "GP26" },
    right: { port: "UART1", transmitPin: "GP4", busyPin: "GP27" },
  },
  // Drain [O]: each module that waits draws 20 mA [F] from the cells, beside the 8 mA of picolcd.ts.
  batteries: { type: "AA alkaline", number: 3, capacityMah: 2500, lowMv: 3600, remainingMah: 900, drainUa: 48_000 },
};

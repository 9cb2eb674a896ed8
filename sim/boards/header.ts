/** Lists the pins of a board's header by their numbers, so that a picture can show where a wire goes. */
import type { Board } from "../../board-defs/board";
import { chipName } from "./rp2040";

/** Pin 1 comes first. Source: Raspberry Pi's data sheet of the Pico, figure 2. */
const picoPins =
  "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15 " +
  "GP16 GP17 GND GP18 GP19 GP20 GP21 GND GP22 RUN GP26 GP27 GND GP28 ADC_VREF 3V3 3V3_EN GND VSYS VBUS";

/** The header of each chip's usual board, by the runtime's name for it. */
const headers: ReadonlyMap<string, readonly string[]> = new Map([[chipName, picoPins.split(" ")]]);

/** Returns the names of the header's pins, pin 1 first. Returns undefined if nobody has written the header down. */
export function headerOf({ image = "", display }: Board): readonly string[] | undefined {
  return display.pins === undefined ? undefined : headers.get(image);
}

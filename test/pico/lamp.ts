/** Counts how often the lamp of a Pico itself lights up. */
import { GPIOPinState } from "rp2040js";
import type { Chip } from "../../sim/pico/chip";

const pin = 25;

export class Lamp {
  flashes = 0;

  constructor({ rp2040 }: Chip) {
    rp2040.gpio[pin]!.addListener((state) => {
      if (state === GPIOPinState.High) this.flashes++;
    });
  }
}

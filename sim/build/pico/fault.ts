import type { PicoImageFault } from "../../words/subjects/pico";

/** Thrown if an image cannot be made; sim/words/build-*.ts put the reason into words. */
export class PicoFault extends Error {
  constructor(readonly fault: PicoImageFault) {
    super(JSON.stringify(fault));
  }
}

import type { PicoImageFault } from "../../words/subjects";

/** Thrown if an image cannot be made; sim/words/build.ts puts the reason into words. */
export class PicoFault extends Error {
  constructor(readonly fault: PicoImageFault) {
    super(JSON.stringify(fault));
  }
}

/** The board of the fault tests: a Pixl.js with all that can be built, whose counter wraps in the game. */
import { pixljsplus } from "../../board-defs/pixljsplus";
import { factsOf, featuresOf } from "../../sim/boards/facts";
import type { Place } from "../soak/place";

export const place: Place = {
  facts: { ...factsOf(pixljsplus), features: featuresOf() },
  counterStart: 2 ** 30 - 40_000,
  driftPpm: 0,
  pages: 2,
};

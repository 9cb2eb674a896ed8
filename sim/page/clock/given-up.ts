/** Gives up the game in a clock's flash, as the clock itself does it. Settings, programs and past games stay. */
import type { Board } from "../../../board-defs/board";
import { VirtualVerb } from "../../../firmware/virtual-verbs";
import { lineStep } from "../../device/steps";
import { createDevice, type Flash, flashOf, type Listener, pass, play } from "./device";
import { openingOf } from "./opening";

/** The time in which a clock finishes its writing after an act, ms. */
const settleMs = 2000;

/** Listens to a clock that the players do not see. */
const deaf: Listener = { tell: () => {}, sound: () => {}, refuse: () => {} };

/**
 * Returns the flash without its game: another clock with every feature starts with it, gives the game up, and loses its
 * power. `speaks` says whether the page lends its clocks a voice. A lock on the arbiter's acts leaves the flash as it
 * is.
 */
export function withoutGame(board: Board, flash: Flash, speaks: boolean): Flash {
  const complete: Board = { ...board, without: [] };
  const device = createDevice(complete, openingOf({ control: "" }, complete), flash, { spoken: "en", speaks }, deaf);
  if (device === undefined) return flash;
  play(device, lineStep(1, "new"));
  pass(device, settleMs);
  play(device, { verb: VirtualVerb.Power, atMs: settleMs, numbers: [0], text: "" });
  return flashOf(device);
}

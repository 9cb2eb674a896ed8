/** Lets the browser compile what a press needs, before the first one: compiling takes longer than the press itself. */
import { Switch } from "../../../hal/hal";
import { edgeStep } from "../../device/steps";
import { createDevice, deaf, play } from "./device";
import type { Host } from "./host";
import { openingOf } from "./opening";

/** Presses the levers of a spare clock, which nobody hears and nothing keeps. */
export function pressSpare({ board, setup, spoken }: Host): void {
  const device = createDevice(board, openingOf(setup, board), [], { spoken, speaks: false }, deaf);
  for (let n = 0; n < 12 && device !== undefined; n++)
    play(device, edgeStep(n * 100, n % 4 < 2 ? Switch.Right : Switch.Left, n % 2 === 0, n * 100));
}

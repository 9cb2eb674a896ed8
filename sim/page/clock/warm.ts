/** Lets the browser compile what a press needs, before the first one: compiling takes longer than the press itself. */
import { extraText } from "../../../firmware/app/display/extra-text";
import { Switch } from "../../../hal/hal";
import { createHost, type Host, onEdge, restMs } from "./host";

/** Presses the levers of a spare clock, which nobody hears and nothing keeps. */
export function pressSpare({ board, setup, spoken }: Host): void {
  const deaf = { sound: () => {}, refuse: () => {} };
  const spare = createHost({ board, setup, memory: [], remembers: false, spoken, speaks: false }, 1, 0, deaf);
  const { clock } = spare.device.bench.app;
  for (let n = 0; n < 12; n++) {
    onEdge(spare, n % 4 < 2 ? Switch.Right : Switch.Left, n % 2 === 0, n * 100, n * 100);
    extraText(clock, clock.turn);
    restMs(spare, n * 100);
  }
}

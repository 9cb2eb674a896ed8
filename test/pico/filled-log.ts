/** A log without a free page: the next game has to erase pages of the games before. */
import { Switch } from "../../hal/hal";
import type { Bench } from "./bench";

/** A Pico keeps sixteen pages, half of them for the game that is played. */
const games = 14;

/** Plays games of a second each. */
export function fillLog(bench: Bench): void {
  for (let game = 0; game < games; game++) {
    bench.ask("set 60+2");
    bench.press(Switch.Right, bench.nowMs + 100);
    bench.press(Switch.Start, bench.nowMs + 500);
    bench.to(bench.nowMs + 300).ask("new");
  }
}

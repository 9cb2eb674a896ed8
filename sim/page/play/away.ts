/**
 * Remembers the exact times of a running clock when the page goes. The clock's flash knows them to ten seconds only, so
 * sheets/returned.tsx offers the players what the page knows when it comes back.
 */
import { remaining, running } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { recall, remember } from "../keep/memory";
import { host } from "../store/store";

export interface Left {
  board: string;
  /** The instant by the computer's clock, ms. */
  wallMs: number;
  side: "white" | "black";
  remainingMs: number;
  presses: number;
}

/** Notes the running clock, or that none runs. Call it when the page goes. */
export function noteLeaving(wallMs: number): void {
  const clock = host.value?.device.bench.app.clock;
  const side = clock === undefined ? Side.None : running(clock);
  if (clock === undefined || side === Side.None) {
    remember("left", "");
    return;
  }
  const left: Left = {
    board: host.value?.board.name ?? "",
    wallMs,
    side: side === Side.White ? "white" : "black",
    remainingMs: remaining(clock, side),
    presses: clock.white.presses + clock.black.presses,
  };
  remember("left", JSON.stringify(left));
}

/** Returns whether the page went while a clock ran. */
export function hasLeft(): boolean {
  return (recall("left") ?? "") !== "";
}

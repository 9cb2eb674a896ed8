/**
 * Remembers what the clock's flash does not keep when the page goes: the exact time of the side that runs, which the
 * flash knows to ten seconds only, what is left of a delay, what undo takes back, and whose clock goes on.
 * sheets/returned.tsx restores it. The page loads this file when a game begins.
 */
import type { App } from "../../../firmware/app/model/app";
import { remaining, running } from "../../../firmware/core/clock";
import { packControl } from "../../../firmware/core/control-list";
import { Mode, Side } from "../../../firmware/core/words";
import { printControl } from "../../../firmware/notation/notation";
import type { Host } from "../clock/host";
import { type Fields, signsOf } from "../clock/ran-on";
import type { Unkept } from "../clock/unkept";
import { forgetLeft, remember } from "../keep/memory";
import { host, view } from "../store/store";

export interface Left {
  /** The instant by the computer's clock, ms. */
  wallMs: number;
  /** The side that ran, or `Side.None`. */
  side: Side;
  times: Fields;
  /** How the game is known again. */
  mark: string;
  unkept: string;
}

/** Returns what both sides have left, ms. */
export function timesOf({ device }: Host): Fields {
  const { clock } = device.bench.app;
  return {
    "white.remaining": remaining(clock, Side.White),
    "white.delay": clock.white.delayMs,
    "black.remaining": remaining(clock, Side.Black),
    "black.delay": clock.black.delayMs,
  };
}

/** Returns what a game is known by that the flash has exactly: without the times if a side ran. */
export function markOf(kept: Host, ran: Side): string {
  const { control, turn, firstFlag, white, black } = kept.device.bench.app.clock;
  const { "white.remaining": whiteMs, "black.remaining": blackMs } = timesOf(kept);
  const times = ran === Side.None ? [whiteMs, blackMs] : [];
  return [kept.board.name, printControl(control), turn, firstFlag, white.presses, black.presses, ...times].join();
}

/** Returns what the flash does not keep, with the signs of passed controls as they are or as given. */
export function unkeptOf({ clock, game }: App, ran: Side, signs = signsOf(clock)): string {
  const { atMs, before, beforeControl, pressedAtMs, canUndoPress, hasForgotten, acts, actCount } = clock;
  const control = packControl([], beforeControl);
  const undo = { atMs, before, control, pressedAtMs, canUndoPress, hasForgotten, acts: acts.slice(0, actCount), signs };
  return JSON.stringify({ next: ran === Side.None ? game.next : ran, ...undo } satisfies Unkept);
}

/** How far the computer's clock was ahead of the page's, which stands while the computer sleeps, ms. */
let aheadMs = Date.now() - performance.now();

/** Forgets what was noted when the page went. Asks what counts if the computer slept until the page was seen again. */
export function noteReturn(load: () => Promise<{ wakeUp: (sleptMs: number) => void }>): void {
  forgetLeft();
  const sleptMs = Date.now() - performance.now() - aheadMs;
  if (sleptMs < 1000 || view.value !== "play") return;
  void load().then(({ wakeUp }) => wakeUp(sleptMs));
}

/** Notes whether two fingers have enlarged the page: only then do the halves let them make it smaller again. */
function noteZoom(): void {
  document.documentElement.toggleAttribute("data-zoomed", (window.visualViewport?.scale ?? 1) > 1);
}
globalThis.visualViewport?.addEventListener("resize", noteZoom);

/** Notes the game that is on, or that there is none. Call it when the page goes. */
export function noteLeaving(wallMs: number): void {
  aheadMs = wallMs - performance.now();
  const now = host.value;
  const app = now?.device.bench.app;
  if (now === undefined || app === undefined || app.clock.mode < Mode.Running) {
    forgetLeft();
    return;
  }
  const side = running(app.clock);
  const left: Left = { wallMs, side, times: timesOf(now), mark: markOf(now, side), unkept: unkeptOf(app, side) };
  remember("left", JSON.stringify(left));
}

/** Says how far the game on the clock is, and which sheet of questions lies over it. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { Mode, Side } from "../../../firmware/core/words";
import { afterPaint } from "../clock/after-paint";
import { frame, host, waiting } from "../store/store";

export type Phase = "ready" | "running" | "paused" | "over";

export const phase = computed((): Phase => {
  frame.value;
  const clock = host.value?.device.bench.app.clock;
  if (clock === undefined) return "ready";
  switch (clock.mode) {
    case Mode.Setup:
    case Mode.Ready:
      return "ready";
    case Mode.Running:
      return "running";
    case Mode.Paused:
      return clock.firstFlag === Side.None ? "paused" : "over";
    case Mode.Fallen:
    case Mode.Finished:
      return "over";
  }
});

/**
 * The phase that the screen around the halves shows. When a clock starts, the halves come first: another bar gives them
 * another size, and the browser lays out and paints everything anew.
 */
export const shownPhase = signal<Phase>("ready");
effect(() => {
  if (phase.value === "running") afterPaint(() => (shownPhase.value = phase.value));
  else shownPhase.value = phase.value;
});

export type Sheet =
  | "menu"
  | "choose"
  | "other"
  | "correct"
  | "look"
  | "levers"
  | "second"
  | "match"
  | "games"
  | "signs"
  | "speech"
  | "leave"
  | "away"
  | "elsewhere"
  | "held";

/** The sheet that the players opened. */
export const opened = signal<Sheet | undefined>(undefined);
/**
 * The sheet that lies over the clock. A control that waits for an answer comes first. While a clock runs there is none,
 * because a sheet would take the touches that are meant for the levers.
 */
export const sheet = computed((): Sheet | "giveUp" | undefined => {
  if (phase.value === "running") return undefined;
  return waiting.value === undefined ? opened.value : "giveUp";
});

/** Closes the sheet that is seen. A sheet below a question about a control comes back. */
export function closeSheet(): void {
  if (waiting.value === undefined) opened.value = undefined;
  waiting.value = undefined;
}

/** Closes all sheets. */
export function closeSheets(): void {
  waiting.value = undefined;
  closeSheet();
}

/** Closes any sheet for good when a clock starts or a flag falls. */
export function closeSheetsInPlay(): void {
  effect(() => {
    if (phase.value === "running" || phase.value === "over") untracked(closeSheets);
  });
}

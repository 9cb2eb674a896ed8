/** The times on a clock's display. */
import type { SideName } from "../../link/state";
import type { ClockView } from "./clock";

/**
 * Returns the time that the clock shows for a side. The state is as old as the last event, so the running side's time
 * comes from the display, whose bar points to it.
 */
export function shownTime({ state, screen }: Pick<ClockView, "state" | "screen">, side: SideName): string {
  const { bar } = screen;
  const isLive = state?.running === side && (bar === "left" || bar === "right");
  return (isLive ? screen[bar] : undefined) ?? state?.[side].shown ?? "";
}

/** Returns a shown time in ms: `1:05:00`, `0:00:19.9`, `0:41`. Returns -1 for anything else. */
export function readTime(text: string): number {
  if (!/^\d+(?::\d\d){1,2}(?:\.\d)?$/.test(text)) return -1;
  return Math.round(text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);
}

import type { App } from "./app";
import { supplyOffsetOf } from "./settings";

/** Returns the supply in mV, corrected by the owner of a board with a gauge, or 0 if the board cannot measure it. */
export function supplyMvOf(app: App): number {
  const mv = app.hal.battery.supplyMv();
  return mv === 0 ? 0 : mv + supplyOffsetOf(app.settings);
}

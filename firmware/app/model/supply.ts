import type { App } from "./app";
import { supplyOffsetOf } from "./settings";

/** Returns the supply in mV, corrected by the owner, or 0 if the board cannot measure it. */
export function supplyMvOf(app: App): number {
  const mv = app.hal.battery.supplyMv();
  return !app.facts.features.gauge || mv === 0 ? mv : mv + supplyOffsetOf(app.settings);
}

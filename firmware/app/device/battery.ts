import { later, span } from "../../core/integer";
import { sound } from "../display/sounds";
import { Note } from "../log/format";
import { note } from "../log/log";
import type { App } from "../model/app";
import { Tone } from "../model/choices";
import { supplyMvOf } from "../model/supply";

/** The time between two measurements of the battery. Each measurement costs a little charge. */
const LOOK_MS = 60000;

/**
 * Measures the battery at power-on, and then at most once a minute, when a handler runs. Once the battery is low, the
 * sign stays (C.02 3.1). Each measurement of a low battery is recorded, because any may be the last.
 */
export function checkBattery(app: App, nowMs: number): void {
  const waitMs = span(nowMs, app.battery.checkedAtMs);
  if (waitMs > 0 && waitMs <= LOOK_MS) return;
  app.battery.checkedAtMs = later(nowMs, LOOK_MS);
  const mv = app.facts.features.gauge ? supplyMvOf(app) : app.hal.battery.supplyMv();
  if (mv === 0 || mv >= app.facts.lowMv) return;
  if (app.facts.features.recovery) note(app.log, Note.BatteryLow, nowMs);
  if (app.battery.isLow) return;
  app.battery.isLow = true;
  app.display.captionKey = -1;
  app.display.needsRedraw = true;
  if (app.facts.features.sounds) sound(app, Tone.Battery);
}

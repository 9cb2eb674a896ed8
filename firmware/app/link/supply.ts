import type { Scan } from "../../notation/scan";
import { SETTINGS } from "../log/numbers";
import type { App } from "../model/app";
import { Stage } from "../model/choices";
import { supplyOffsetOf } from "../model/settings";
import { supplyMvOf } from "../model/supply";
import { isEnd, takeWhole } from "./scan";

/** A greater correction would hide a fault of the wiring. The reference and the divider are right to a few per cent. */
const OFFSET_MOST_MV = 300;

/** Returns the supply in mV, and the correction that is in it. */
export function supplyAnswer(app: App): string {
  return '{"battery":' + supplyMvOf(app) + ',"offset":' + supplyOffsetOf(app.settings);
}

/** Performs `battery MV`: from now on the clock shows for this supply what the owner's meter shows. */
export function correctSupply(app: App, scan: Scan, nowMs: number): string {
  if (app.stage === Stage.Running) return "busy";
  const shownMv = takeWhole(scan);
  const measuredMv = app.hal.battery.supplyMv();
  if (!isEnd(scan) || shownMv < 0 || measuredMv === 0) return "value";
  const offsetMv = shownMv - measuredMv;
  if (offsetMv > OFFSET_MOST_MV || offsetMv < -OFFSET_MOST_MV) return "value";
  app.settings.supplyOffsetMv = offsetMv;
  app.log.dueKey = SETTINGS;
  // The next look at the battery decides anew whether it is low.
  app.battery.isLow = false;
  app.battery.checkedAtMs = nowMs;
  app.display.captionKey = -1;
  app.display.needsRedraw = true;
  return "";
}

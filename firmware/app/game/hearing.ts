import type { Period } from "../../core/control";
import type { App } from "../model/app";
import { Sound } from "../model/choices";
import { isHeard } from "../model/method-facts";

/** Returns whether the clock makes sounds, by the setting or by the time control. */
export function isSounding(app: App): boolean {
  const sound = app.settings.sound;
  if (sound !== Sound.ByControl) return sound === Sound.On;
  return byEar(app.clock.control.white) || byEar(app.clock.control.black);
}

/** Returns true for byo-yomi, Canadian, counting up and gong. These methods occur only in the last period. */
function byEar(periods: Period[]): boolean {
  return isHeard(periods[periods.length - 1].method);
}

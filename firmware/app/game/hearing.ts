import { isOvertime, type Period } from "../../core/control";
import { Method } from "../../core/words";
import type { App } from "../model/app";
import { Sound } from "../model/choices";

/** Whether the clock is heard: by the setting, or where the control is one that is played by ear. */
export function isSounding(app: App): boolean {
  const sound = app.settings.sound;
  if (sound !== Sound.ByControl) return sound === Sound.On;
  return byEar(app.clock.control.white) || byEar(app.clock.control.black);
}

/** Byo-yomi, Canadian, counting up and gong: each comes last or is alone. */
function byEar(periods: Period[]): boolean {
  const method = periods[periods.length - 1].method;
  return isOvertime(method) || method === Method.Gong;
}

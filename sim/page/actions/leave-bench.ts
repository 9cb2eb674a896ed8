/** Takes back what the simulator can do to a clock and the play screen cannot show. */
import { Switch } from "../../../hal/hal";
import { host, isPulled, loaded, speed, stands } from "../store/store";
import { insert } from "./battery";
import { touch } from "./hands";
import { setSpeed } from "./speed";

/** How long MENU is held to leave every menu, ms. */
const leaveMs = 1200;

/** Puts the battery in, ends a scenario, and lets time pass at ×1. */
export function leaveBench(): void {
  if (isPulled.value) insert();
  if (loaded.value !== undefined && host.value !== undefined) host.value.queue = [];
  if (speed.value !== 1 || stands.value) setSpeed(1);
}

export function leaveMenus(): void {
  touch(Switch.Menu, true, { timeStamp: performance.now() });
  window.setTimeout(() => touch(Switch.Menu, false, { timeStamp: performance.now() }), leaveMs);
}

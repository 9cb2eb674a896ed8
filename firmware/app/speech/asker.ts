import { Switch } from "../../../hal/hal";
import type { Side } from "../../core/words";
import { type App, leftSide, rightSide } from "../model/app";
import { Stage } from "../model/choices";

/*
 * Speech and touch both use these functions about a player who asks.
 */

/** Returns the side whose player hears an ear: 0 is the left one. */
export function sideOfEar(app: App, ear: number): Side {
  return ear === 0 ? leftSide(app) : rightSide(app);
}

/** Returns true if a stage is a page: a menu, a form or a test. */
export function isPage(app: App): boolean {
  return app.stage >= Stage.Correcting && app.stage <= Stage.Testing;
}

/** Returns true if MINUS and PLUS are down together, which turns speech on or off at power-on. */
export function isGripped(app: App): boolean {
  return app.hal.contacts.isClosed(Switch.Minus) && app.hal.contacts.isClosed(Switch.Plus);
}

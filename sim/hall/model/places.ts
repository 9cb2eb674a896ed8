/** The places of a clock's display. A clock that names others must not fill the memory with them. */
import { regions } from "../../scenario/script";
import type { ClockView, Screen } from "./clock";

const places: ReadonlySet<string> = new Set(regions);
/** The longest text of a place. */
const textMax = 80;

/** The sign in the place `status` of the display; firmware/app/display/face-text.ts. */
const batterySign = "±";

/** Returns what a screen says of the battery, if it says anything. */
export function batteryIn({ status }: Screen): Partial<Pick<ClockView, "isBatteryLow">> {
  return status === undefined ? {} : { isBatteryLow: status.includes(batterySign) };
}

/** Returns what a screen says at the places that a display has. */
export function knownPlaces(screen: Screen): Screen {
  const known = Object.entries(screen).filter(([place]) => places.has(place));
  return Object.fromEntries(known.map(([place, text]) => [place, text.slice(0, textMax)]));
}

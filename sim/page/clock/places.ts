/** Reads each player's place, name and time from the firmware, even while the display shows a menu. */
import { type App, leftSide, rightSide } from "../../../firmware/app/model/app";
import { hasFallen, methodOf, remaining, running } from "../../../firmware/core/clock";
import { shown } from "../../../firmware/core/face";
import { countsUp } from "../../../firmware/core/method-facts";
import { Side } from "../../../firmware/core/words";
import type { PageWords } from "../../words/page";
import type { Device } from "./device";

export type Place = "left" | "right";

function sideAt(app: App, place: Place): Side {
  return place === "left" ? leftSide(app) : rightSide(app);
}

/** Returns the name of the player at a place. */
export function nameAt({ bench: { app } }: Device, place: Place, words: PageWords): string {
  return sideAt(app, place) === Side.White ? words.side.white : words.side.black;
}

/** Returns the place whose clock runs, or undefined if none does. */
export function runningPlace({ bench: { app } }: Device): Place | undefined {
  const side = running(app.clock);
  if (side === Side.None) return undefined;
  return side === leftSide(app) ? "left" : "right";
}

/** Returns the time of a place as the clock shows it. */
export function timeAt({ bench: { app } }: Device, place: Place): string {
  return shown(app.clock, sideAt(app, place), app.settings.tenths);
}

/** From here on the running half has another colour, ms. */
const lowMs = 10_000;

/** Returns whether a side is in its last ten seconds. A time that counts up has none. */
export function isLow({ clock }: App, side: Side): boolean {
  return !hasFallen(clock, side) && !countsUp(methodOf(clock, side)) && remaining(clock, side) <= lowMs;
}

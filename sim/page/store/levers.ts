/** Holds the keys and buttons that the players chose as their levers. The page loads this file where there are any. */
import { signal } from "@preact/signals";
import type { Place } from "../clock/places";
import { recallAs, remember } from "../keep/memory";

export interface OwnLever {
  /** What is pressed: `key CODE`, or `pad NUMBER BUTTON` with numbers from 0. */
  readonly source: string;
  /** The name of a key; empty for a button of a gamepad. */
  readonly key: string;
}

export type OwnLevers = Readonly<Partial<Record<Place, OwnLever>>>;

export const ownLevers = signal<OwnLevers>(recalled());
/** The place whose lever is being chosen: the next key or button becomes it. */
export const chosenFor = signal<Place | undefined>(undefined);

function recalled(): OwnLevers {
  return recallAs("levers", {}, (kept: OwnLevers) =>
    Object.fromEntries(
      Object.entries(kept).filter(([, lever]) => typeof lever?.source === "string" && typeof lever.key === "string"),
    ),
  );
}

/** Returns the place whose lever this is, or undefined if it is none. */
export function placeOfLever(source: string): Place | undefined {
  return (["left", "right"] as const).find((place) => ownLevers.value[place]?.source === source);
}

/** Takes a lever for a place, and from the other place if it was the lever there. Without one the place has none. */
export function setLever(place: Place, lever: OwnLever | undefined): void {
  const other = place === "left" ? "right" : "left";
  const kept = ownLevers.value[other];
  const levers: Partial<Record<Place, OwnLever>> = {};
  if (kept !== undefined && kept.source !== lever?.source) levers[other] = kept;
  if (lever !== undefined) levers[place] = lever;
  ownLevers.value = levers;
  remember("levers", Object.keys(levers).length === 0 ? "" : JSON.stringify(levers));
}

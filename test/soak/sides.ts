/** The contacts and numbers of the two sides. */
import type { App } from "../../firmware/app/model/app";
import { Stage } from "../../firmware/app/model/choices";

import { Switch } from "../../hal/hal";
import type { Colour } from "../oracle/rules";

/** Returns the lever of a side; White's is on the left. */
export function leverOf(side: Colour): Switch {
  return side === "white" ? Switch.Left : Switch.Right;
}

export function sideNumber(side: Colour): number {
  return side === "white" ? 1 : 2;
}

/** The stages in which the keys of the players are levers. */
const keyPlays: readonly Stage[] = [Stage.Ready, Stage.Running, Stage.Fallen, Stage.Finished, Stage.Adjourned];
const levers: readonly Switch[] = [Switch.Left, Switch.Right];

/** Returns whether a contact is a player's: a lever always, a player's key until a lever is touched. */
export function isPlayersContact({ facts, keys, stage }: App, contact: Switch): boolean {
  if (levers.includes(contact)) return true;
  const { leftKey, rightKey } = facts;
  return (contact === leftKey || contact === rightKey) && !keys.leversSeen && keyPlays.includes(stage);
}

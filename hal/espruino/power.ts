import type { Power } from "../hal";

/** The pin of the display's light, or an empty list. */
let lights: readonly Pin[];

export function createPower(wired: readonly Pin[]): Power {
  lights = wired;
  return { light: light, restart: restart };
}

function light(this: void, lit: boolean): void {
  digitalWrite(lights, lit ? 1 : 0);
}

function restart(this: void): void {
  E.reboot();
}

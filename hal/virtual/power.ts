import type { Power } from "../hal";

/** Records what the firmware did with the board itself. */
export interface Mains {
  lit: boolean;
  restarts: number;
}

/** The mains of the board in use. */
let mains = createMains();

export function createMains(): Mains {
  return { lit: false, restarts: 0 };
}

export function selectMains(used: Mains): void {
  mains = used;
}

export function createPower(): Power {
  return { light, restart };
}

function light(this: void, lit: boolean): void {
  mains.lit = lit;
}

function restart(this: void): void {
  mains.restarts++;
}

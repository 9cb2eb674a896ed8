import type { Battery } from "../hal";

/** The board cannot measure its supply yet. */
export function createBattery(): Battery {
  return { supplyMv: supplyMv };
}

function supplyMv(this: void): number {
  return 0;
}

import type { Battery } from "../hal";

export const battery: Battery = { supplyMv: supplyMv };

function supplyMv(this: void): number {
  return Math.round(NRF.getBattery() * 1000);
}

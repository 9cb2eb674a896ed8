import type { Battery } from "../hal";

/** The voltage of a new cell, and the voltage below which the board stops. */
const NEW_MV = 3000;
const LEAST_MV = 1700;

/** A battery whose voltage a script sets. */
export interface Cell {
  /** The voltage in mV; 0 if the board is powered from outside. */
  mv: number;
}

/** The cell of the board in use. */
let cell = createCell();

export function createCell(): Cell {
  return { mv: NEW_MV };
}

export function selectCell(used: Cell): void {
  cell = used;
}

export function createBattery(): Battery {
  return { supplyMv };
}

function supplyMv(this: void): number {
  return cell.mv;
}

export function isDead(of: Cell): boolean {
  return of.mv > 0 && of.mv < LEAST_MV;
}

import { divide } from "../../firmware/core/divide";
import type { Battery } from "../hal";
import { hasBit } from "./bits";
import { chip } from "./chip";
import { PADS } from "./pins";
import { awaitPart, releaseParts } from "./resets";

/** Names the pin, behind a divider, that measures the supply. */
export interface Gauge {
  /** The pin, 26 to 29, or −1 if there is none. */
  readonly pin: number;
  /** The factor between the supply and the pin. */
  readonly dividedBy: number;
}

const CONVERTER_RESET = 1;
const CLOCK_CONTROL = 1073774688; // 0x40008060
/** The converter runs on the crystal's 12 MHz, so a conversion takes 8 µs. */
const FROM_CRYSTAL = 2144;
const CONTROL = 1074053120; // 0x4004c000
const RESULT = 1074053124;
const ENABLED = 1;
const START = 4;
const READY = 256;
const INPUT = 4096;
const FIRST_PIN = 26;
/** The pin has no pull resistor, and its digital input is off. */
const ANALOG = 128;
const SAMPLES = 8;
const REFERENCE_MV = 3300;
const STEPS = 4096;

let gauge: Gauge;

/** Returns the battery at a pin. Without a pin the board cannot measure its supply. */
export function createBattery(wired: Gauge): Battery {
  gauge = wired;
  if (gauge.pin < 0) return { supplyMv: unknownMv };
  chip.poke(PADS + 4 + 4 * gauge.pin, ANALOG);
  chip.poke(CLOCK_CONTROL, FROM_CRYSTAL);
  releaseParts(CONVERTER_RESET);
  return { supplyMv: supplyMv };
}

function unknownMv(this: void): number {
  return 0;
}

/**
 * Measures to the nearest 10 mV, because a step of the converter is about 2 mV of the supply and its noise is more.
 * The converter has power only during the measurement.
 */
function supplyMv(this: void): number {
  awaitPart(CONVERTER_RESET);
  let sum = 0;
  for (let i = 0; i < SAMPLES; i++) sum += convert();
  chip.poke(CONTROL, 0);
  const mv = divide(sum * REFERENCE_MV * gauge.dividedBy, STEPS * SAMPLES);
  return 10 * divide(mv + 5, 10);
}

function convert(): number {
  chip.poke(CONTROL, ENABLED + START + INPUT * (gauge.pin - FIRST_PIN));
  while (!hasBit(chip.peek(CONTROL), READY));
  return chip.peek(RESULT);
}

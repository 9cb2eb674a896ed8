import { divide } from "../../firmware/core/divide";
import { span } from "../../firmware/core/integer";
import type { Battery } from "../hal";
import { chip } from "./chip";
import { makeOutput, PADS } from "./pins";
import { PllUser, startPll, stopPll } from "./pll";
import { awaitBit, awaitPart, releaseParts, settle } from "./registers";
import { onPart, Waiter, waitFor } from "./time";

/** Names the pins that measuring the supply takes. */
export interface Gauge {
  /** The pin, 26 to 29, behind a divider, or −1 if there is none. */
  readonly pin: number;
  /** The factor between the supply and the pin. */
  readonly dividedBy: number;
  /** The pin that keeps the regulator from rippling while it is high, or −1 if there is none. */
  readonly steadyPin: number;
}

const CONVERTER_RESET = 1;
const CLOCK_CONTROL = 1073774688; // 0x40008060
/** The converter runs on the 48 MHz that its data are for (RP2040 data sheet, 4.9), so a conversion takes 2 µs. */
const CLOCK_ON = 2048;
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
const STEPS = 32768; // 4096 for each sample

/**
 * A measurement takes 1 ms, too long for a tick. The application asks with the first tick after a minute, so the board
 * measures a quarter of a second before that minute ends. The application gets a result that is at most this old.
 */
const AHEAD_MS = 59750;
const FRESH_MS = 1500;

let gauge: Gauge;
/** The last result, and the instant of it if it was made ahead; otherwise −1. */
let lastMv = 0;
let aheadAtMs: number;

/** Returns the battery at a pin. Without a pin the board cannot measure its supply. */
export function createBattery(wired: Gauge): Battery {
  gauge = wired;
  if (gauge.pin < 0) return { supplyMv: unknownMv };
  if (gauge.steadyPin >= 0) makeOutput(gauge.steadyPin);
  chip.poke(PADS + 4 + 4 * gauge.pin, ANALOG);
  releaseParts(CONVERTER_RESET); // it becomes ready only when its clock runs
  aheadAtMs = -1;
  onPart(Waiter.Battery, measureAhead);
  return { supplyMv: supplyMv };
}

function unknownMv(this: void): number {
  return 0;
}

function supplyMv(this: void): number {
  const nowMs = chip.now();
  const ageMs = span(aheadAtMs, nowMs);
  const isFresh = aheadAtMs >= 0 && ageMs >= 0 && ageMs < FRESH_MS;
  if (!isFresh) lastMv = roundedMv();
  waitFor(Waiter.Battery, AHEAD_MS);
  return lastMv;
}

function measureAhead(this: void): void {
  lastMv = roundedMv();
  aheadAtMs = chip.now();
}

/**
 * Measures to the nearest 10 mV, because a step of the converter is about 2 mV of the supply and its noise is more. Of
 * a converter that does not work it makes 0. The
 * reference comes from the regulator through a filter of 0.44 ms (200 Ω, 1 Ω and 2.2 µF; Pico data sheet, 4.3). After
 * the wait, the rest of its ripple is less than these 10 mV.
 */
function roundedMv(): number {
  if (gauge.steadyPin >= 0) {
    chip.drive(gauge.steadyPin, true);
    settle();
  }
  const mv = measure();
  if (gauge.steadyPin >= 0) chip.drive(gauge.steadyPin, false);
  return 10 * divide(mv + 5, 10);
}

/** Returns the supply in mV, or −1 if the converter does not work. It has clock and power only meanwhile. */
export function measure(): number {
  let sum = -1;
  if (startPll(PllUser.Converter)) {
    chip.poke(CLOCK_CONTROL, CLOCK_ON);
    if (awaitPart(CONVERTER_RESET)) sum = sumOfSamples();
    chip.poke(CLOCK_CONTROL, 0);
  }
  stopPll(PllUser.Converter);
  return sum < 0 ? -1 : supplyOf(sum * REFERENCE_MV);
}

/** Multiplies the rest apart, so that no product reaches 2³⁰. */
function supplyOf(total: number): number {
  const whole = divide(total, STEPS);
  return whole * gauge.dividedBy + divide((total - whole * STEPS) * gauge.dividedBy, STEPS);
}

/** The converter loses a start that comes before it is ready, so it must be ready once it has power. */
function sumOfSamples(): number {
  const on = ENABLED + INPUT * (gauge.pin - FIRST_PIN);
  chip.poke(CONTROL, on);
  let sum = 0;
  let isReady = awaitBit(CONTROL, READY);
  for (let i = 0; i < SAMPLES && isReady; i++) {
    chip.poke(CONTROL, on + START);
    isReady = awaitBit(CONTROL, READY);
    sum += chip.peek(RESULT);
  }
  chip.poke(CONTROL, 0);
  return isReady ? sum : -1;
}

import { Height } from "./hal";

/** The pulses of a usual servo: 1 ms and 2 ms are a right angle apart. At rest a flag is at half of it. */
const FALLEN_US = 1000;
const REST_US = 1500;
const STEP_US = 100;

/** The time from one pulse to the next. */
export const PERIOD_US = 20000;
/** A servo has arrived by then. Without pulses it is quiet, and its gears hold the arm. */
export const TRAVEL_MS = 800;

/** Returns the length of the pulses that hold a flag at a height, in µs. */
export function pulseUs(height: number): number {
  return height < Height.Rest ? FALLEN_US : REST_US + STEP_US * height;
}

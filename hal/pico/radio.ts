/**
 * Recognises a Pico W, on which this firmware cannot work: the pins 23, 24, 25 and 29 belong to its radio. There, pin
 * 29 carries the supply only while pin 25 is high (Pico W data sheet, 2.1). On a Pico, pin 25 is nothing but a lamp.
 */
import { type Gauge, measure } from "./battery";
import { chip } from "./chip";
import { makeOutput } from "./pins";
import { settle } from "./registers";

const SUPPLY_PIN = 29;
const SELECT_PIN = 25;
/** No chip runs on less than 1.8 V at the board's supply pin (Pico data sheet, 4.4). */
const DEAD_MV = 900;
const ALIVE_MV = 1500;

/** Returns true if the board is a Pico W. It changes nothing on a board that measures its supply at another pin. */
export function isPicoW(gauge: Gauge): boolean {
  if (gauge.pin !== SUPPLY_PIN) return false;
  const withoutMv = measure();
  if (withoutMv < 0 || withoutMv > DEAD_MV) return false;
  makeOutput(SELECT_PIN);
  chip.drive(SELECT_PIN, true);
  settle();
  const withMv = measure();
  chip.drive(SELECT_PIN, false);
  return withMv > ALIVE_MV;
}

import type { Contacts, Switch } from "../hal";
import { chip } from "./chip";
import { lendPin, PinUse, watchPin } from "./pins";
import { beginHandler } from "./time";

/** How the contacts are wired, by `Switch`. */
export interface ContactWiring {
  /** The pin of each contact; −1 if there is none. */
  readonly pins: readonly number[];
  /** The level of each contact when closed: 0 if it is pulled up, otherwise 1. */
  readonly levels: readonly number[];
}

/** The functions to call for each edge of a contact, and of the pin that senses the USB cable. */
interface Called {
  edge: (this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number) => void;
  sense: (this: void) => void;
}

let pins: readonly number[];
let levels: readonly number[];
const called: Called = { edge: ignore, sense: ignore };
let sensePin = -1;

/** Returns the contacts. They report both edges, without debouncing. */
export function createContacts(wiring: ContactWiring): Contacts {
  pins = wiring.pins;
  levels = wiring.levels;
  for (let i = 0; i < pins.length; i++) if (pins[i] >= 0) lendPin(pins[i], PinUse.Program, levels[i] === 0);
  for (let i = 0; i < pins.length; i++) if (pins[i] >= 0) watchPin(pins[i]);
  return { onEdge: onEdge, isClosed: isClosed, hasOverflowed: chip.overflowed };
}

function onEdge(
  this: void,
  act: (this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number) => void,
): void {
  called.edge = act;
}

/** Sets the function to call for each edge of a pin that is no contact. */
export function onSense(pin: number, act: (this: void) => void): void {
  sensePin = pin;
  called.sense = act;
  lendPin(pin, PinUse.Program, false);
  watchPin(pin);
}

/** Reports an edge from the chip's queue. */
export function takeEdge(this: void, pin: number, level: number, atMs: number, nowMs: number): void {
  beginHandler(nowMs);
  if (pin === sensePin) called.sense();
  for (let i = 0; i < pins.length; i++) if (pins[i] === pin) called.edge(i, level === levels[i], atMs, nowMs);
}

function isClosed(this: void, contact: Switch): boolean {
  const pin = pins[contact];
  return pin >= 0 && chip.level(pin) === levels[contact];
}

function ignore(this: void): void {}

import type { Contacts, Switch } from "../hal";
import { counterAt, now } from "./time";

/** The wiring of the contacts, in the order of `Switch`. */
export interface ContactWiring {
  readonly pins: readonly (Pin | undefined)[];
  /** The level that a closed contact reads: 0 if it is pulled up, otherwise 1. */
  readonly levels: readonly number[];
}

let pins: readonly (Pin | undefined)[];
let levels: readonly number[];
let tell: (this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number) => void;

/** Creates the contacts. Espruino reports edges from its idle loop, so none comes before a handler is set. */
export function createContacts(wiring: ContactWiring): Contacts {
  pins = wiring.pins;
  levels = wiring.levels;
  for (let i = 0; i < pins.length; i++) {
    const pin = pins[i];
    if (pin === undefined) continue;
    pinMode(pin, levels[i] > 0 ? "input_pulldown" : "input_pullup");
    setWatch(onPinEdge, pin, { repeat: true, edge: "both", debounce: 0 });
  }
  return { onEdge: onEdge, isClosed: isClosed, hasOverflowed: hasOverflowed };
}

function onEdge(
  this: void,
  act: (this: void, contact: Switch, closed: boolean, atMs: number, nowMs: number) => void,
): void {
  tell = act;
}

function onPinEdge(this: void, edge: PinEdge): void {
  const contact = pins.indexOf(edge.pin);
  tell(contact, edge.state === levels[contact] > 0, counterAt(edge.time), now());
}

function isClosed(this: void, contact: Switch): boolean {
  const pin = pins[contact];
  return pin !== undefined && digitalRead(pin) === levels[contact];
}

function hasOverflowed(this: void): boolean {
  return E.getErrorFlags().indexOf("FIFO_FULL") >= 0;
}

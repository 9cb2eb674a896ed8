/**
 * Gives the pins of an emulated board the levels that real ones have: an output reads itself, an open contact follows
 * its pull, and pins with a short between them go together. rp2040js reads only what a test sets.
 */
import { GPIOPinState, type RP2040 } from "rp2040js";

/** The parts of the wiring that a test may break. */
export interface PinFaults {
  /** The level of each pin that is stuck. */
  stuck: ReadonlyMap<number, boolean>;
  /** Pins with a short between them. */
  shorted: readonly number[];
}

/** The pins that parts of the board are wired to. All others read what a test sets. */
export interface Wires {
  /** The levels of contacts when they are closed, by pin. */
  contacts: ReadonlyMap<number, boolean>;
  outputs: readonly number[];
  /** The output that reports its own edges as well. */
  looped: number;
}

const fromPad = 17;

/** Connects the pins. */
export function connectPins(rp2040: RP2040, { contacts, outputs, looped }: Wires, faults: PinFaults): void {
  Object.defineProperty(rp2040, "gpioValues", {
    get: () => rp2040.gpio.reduce((mask, _gpio, pin) => mask | (levelOf(pin) ? 1 << pin : 0), 0),
  });
  rp2040.gpio[looped]!.addListener((state) => {
    if (state <= GPIOPinState.High) rp2040.gpio[looped]!.setInputValue(state === GPIOPinState.High);
  });

  function levelOf(pin: number): boolean {
    const stuck = faults.stuck.get(pin);
    if (stuck !== undefined) return stuck;
    const group = faults.shorted.includes(pin) ? faults.shorted : [pin];
    const forced = group.map(forcedLevel).find((level) => level !== undefined);
    return forced ?? restingLevel(pin);
  }

  /** Returns the level that an output or a closed contact gives a pin. */
  function forcedLevel(pin: number): boolean | undefined {
    const gpio = rp2040.gpio[pin]!;
    if (gpio.outputEnable) return gpio.outputValue;
    return setLevel(pin) === contacts.get(pin) ? contacts.get(pin) : undefined;
  }

  function restingLevel(pin: number): boolean {
    const isOpen = contacts.has(pin) || outputs.includes(pin);
    return isOpen ? rp2040.gpio[pin]!.pullupEnabled : setLevel(pin);
  }

  /** Returns the level that the test has set. */
  function setLevel(pin: number): boolean {
    return ((rp2040.gpio[pin]!.status >> fromPad) & 1) === 1;
  }
}

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

/** The level that a test has set, which the emulator's types hide. */
interface Input {
  readonly rawInputValue: boolean;
}

/** A pin and what does not change while its board has power. */
interface Pin {
  readonly gpio: RP2040["gpio"][number];
  readonly input: Input;
  readonly stuck: boolean | undefined;
  /** The pins that go together with this one, itself among them; undefined if there are no others. */
  readonly group: readonly number[] | undefined;
  /** The level of the closed contact. */
  readonly closed: boolean | undefined;
  readonly isWired: boolean;
}

/** Connects the pins. A program that waits for a pin reads them very often. */
export function connectPins(rp2040: RP2040, { contacts, outputs, looped }: Wires, faults: PinFaults): void {
  const pins = rp2040.gpio.map((gpio, pin): Pin => {
    const group = faults.shorted.includes(pin) ? faults.shorted : undefined;
    const isWired = contacts.has(pin) || outputs.includes(pin);
    return {
      gpio,
      input: gpio as unknown as Input,
      stuck: faults.stuck.get(pin),
      group,
      closed: contacts.get(pin),
      isWired,
    };
  });
  Object.defineProperty(rp2040, "gpioValues", {
    get: () => {
      let mask = 0;
      for (let pin = 0; pin < pins.length; pin++) if (levelOf(pins[pin]!)) mask |= 1 << pin;
      return mask;
    },
  });
  rp2040.gpio[looped]!.addListener((state) => {
    if (state <= GPIOPinState.High) rp2040.gpio[looped]!.setInputValue(state === GPIOPinState.High);
  });

  function levelOf(pin: Pin): boolean {
    const { stuck, group } = pin;
    if (stuck !== undefined) return stuck;
    if (group === undefined) return forcedLevel(pin) ?? restingLevel(pin);
    const forced = group.map((number) => forcedLevel(pins[number]!)).find((level) => level !== undefined);
    return forced ?? restingLevel(pin);
  }
}

/** Returns the level that an output or a closed contact gives a pin. */
function forcedLevel({ gpio, input, closed }: Pin): boolean | undefined {
  if (gpio.outputEnable) return gpio.outputValue;
  return closed !== undefined && input.rawInputValue === closed ? closed : undefined;
}

function restingLevel({ gpio, input, isWired }: Pin): boolean {
  return isWired ? gpio.pullupEnabled : input.rawInputValue;
}

/**
 * Makes a `Hal` of the board that Espruino runs on. There is only one, so its parts keep their state in their modules.
 */
import type { Hal } from "../hal";
import { battery } from "./battery";
import { createBuzzer } from "./buzzer";
import { type ContactWiring, createContacts } from "./contacts";
import { createFlags } from "./flags";
import { type Cable, createLink } from "./link";
import { createPower } from "./power";
import { screen } from "./screen";
import { createStore } from "./store";
import { time } from "./time";
import type { ModuleWiring } from "./voice-module";
import { watchdog } from "./watchdog";

/** The pins of the board's parts. The build takes them from the board's definition. */
export interface Wiring {
  readonly contacts: ContactWiring;
  /** The pins of the flags on the left and right, lamps or servos; an empty list if the display shows them. */
  readonly flagPins: readonly Pin[];
  /** Undefined if there is none. */
  readonly buzzer: Pin | undefined;
  readonly cable: Cable | undefined;
  /** The pins of the display's light; an empty list if it has none. */
  readonly lights: readonly Pin[];
  /** Absent if there are none. */
  readonly modules?: ModuleWiring;
  /** The number of bytes of flash that are erased at once. */
  readonly pageBytes: number;
  readonly logPages: number;
}

export function createBoard(wiring: Wiring): Hal {
  return {
    time: time,
    contacts: createContacts(wiring.contacts),
    screen: screen,
    flags: createFlags(wiring.flagPins),
    buzzer: createBuzzer(wiring.buzzer),
    store: createStore(wiring.pageBytes, wiring.logPages),
    battery: battery,
    link: createLink(wiring.cable),
    watchdog: watchdog,
    power: createPower(wiring.lights),
  };
}

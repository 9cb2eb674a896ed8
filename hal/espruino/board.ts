/** The board that Espruino runs on, as a `Hal`: there is one, so its parts keep what they need to themselves. */
import type { Hal } from "../hal";
import { battery } from "./battery";
import { createBuzzer } from "./buzzer";
import { type ContactWiring, createContacts } from "./contacts";
import { createFlags, type Lamps } from "./flags";
import { type Cable, createLink } from "./link";
import { createPower } from "./power";
import { screen } from "./screen";
import { createStore } from "./store";
import { time } from "./time";
import { watchdog } from "./watchdog";

/** What is wired to what: taken from the board's definition when the firmware is built. */
export interface Wiring {
  readonly contacts: ContactWiring;
  readonly lamps: Lamps;
  /** Undefined where there is none. */
  readonly buzzer: Pin | undefined;
  readonly cable: Cable | undefined;
  /** The display's, or none. */
  readonly lights: readonly Pin[];
  /** So much flash is erased at once. */
  readonly pageBytes: number;
}

export function createBoard(wiring: Wiring): Hal {
  return {
    time: time,
    contacts: createContacts(wiring.contacts),
    screen: screen,
    flags: createFlags(wiring.lamps),
    buzzer: createBuzzer(wiring.buzzer),
    store: createStore(wiring.pageBytes),
    battery: battery,
    link: createLink(wiring.cable),
    watchdog: watchdog,
    power: createPower(wiring.lights),
  };
}

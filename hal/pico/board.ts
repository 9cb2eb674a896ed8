/**
 * Returns a board with an RP2040 as a `Hal`. There is only one board, so its parts keep their state in their modules.
 */
import type { Flags, Hal, Voice } from "../hal";
import { createBattery, type Gauge } from "./battery";
import { createBuzzer } from "./buzzer";
import { type ContactWiring, createContacts } from "./contacts";
import type { Display } from "./display";
import { type Cable, createLink } from "./link";
import { createPower } from "./power";
import { createScreen } from "./screen";
import { reportLine } from "./self-test";
import { startChip } from "./start";
import { createStore, type StoreWiring } from "./store";
import { createTime } from "./time";
import { createTouch } from "./touch";
import { createUsb } from "./usb";
import { createWatchdog } from "./watchdog";

/** The wiring, which the build takes from the board's definition. */
export interface Wiring {
  readonly contacts: ContactWiring;
  readonly display: Display;
  /** Lamps, or flags that players can feel. */
  readonly flags: Flags;
  /** The pin, or −1 if there is none. */
  readonly buzzer: number;
  /** The motors on the left and the right; empty if there are none. */
  readonly motors: readonly number[];
  /** The earphones or the voice modules. Undefined if there are none, or no clips. */
  readonly voice: Voice | undefined;
  readonly cable: Cable;
  /** The pin that is high while a USB cable gives power, or −1 for a board without USB. */
  readonly usbSense: number;
  readonly gauge: Gauge;
  readonly store: StoreWiring;
}

export function createBoard(wiring: Wiring): Hal {
  startChip();
  createUsb(wiring.usbSense);
  return {
    time: createTime(),
    contacts: createContacts(wiring.contacts),
    screen: createScreen(wiring.display),
    flags: wiring.flags,
    buzzer: createBuzzer(wiring.buzzer),
    store: createStore(wiring.store),
    battery: createBattery(wiring.gauge),
    voice: wiring.voice,
    touch: createTouch(wiring.motors),
    link: createLink(wiring.cable),
    watchdog: createWatchdog(),
    power: createPower(wiring.display),
    selfTest: reportLine,
  };
}

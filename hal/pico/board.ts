/**
 * Returns a board with an RP2040 as a `Hal`. There is only one board, so its parts keep their state in their modules.
 */
import type { Flags, Hal, Voice } from "../hal";
import { createBattery, type Gauge } from "./battery";
import { createBuzzer } from "./buzzer";
import { chip } from "./chip";
import { type ContactWiring, createContacts } from "./contacts";
import type { Display } from "./display";
import { type Cable, createLink } from "./link";
import { createPower } from "./power";
import { createScreen } from "./screen";
import { reportLine } from "./self-test";
import { createStore, type StoreWiring } from "./store";
import { createTime } from "./time";
import { createTouch } from "./touch";
import { createUsb } from "./usb";
import { createWatchdog } from "./watchdog";

const TIMER_INTERRUPTS = 1074085944; // 0x40054038

/** Registers of the interrupts, 0xe000e100 and on: which are enabled, and the priorities of 4 to 7 and of 8 to 11. */
const ENABLED = -536813312;
const PRIORITIES_4 = -536812540;
const PRIORITIES_8 = -536812536;
/** The timer, PWM, USB, DMA, the pins and UART0: bits 0, 4, 5, 11, 13 and 20. */
const ALL = 1058865;
/** PWM gives way to the timer, the pins and UART0. USB and DMA give way to all. */
const PWM_SECOND_USB_LAST = 49280;
const DMA_LAST = -1073741824;

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

/** Starts the interrupts. The clocks are up, and native/start.c has started the tick of the timer. */
export function startChip(): void {
  chip.poke(TIMER_INTERRUPTS, 1);
  chip.poke(PRIORITIES_4, PWM_SECOND_USB_LAST);
  chip.poke(PRIORITIES_8, DMA_LAST);
  chip.poke(ENABLED, ALL);
}

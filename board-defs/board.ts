/**
 * Describes a board as data; the type is the schema. A board lists roles, not parts. A missing part is undefined. The
 * unit is the last word of a name.
 */

import type { Feature } from "../firmware/tables/features";

export type Runtime = "espruino" | "lua";

/** A pin as the runtime names it (`D2`, `BTN1`), or an area of a touch screen (`touch:left`). */
export type Contact = string;

/**
 * How a contact is wired. `down`: a closed contact reads 1. `up`: it is pulled up, and a closed contact (to ground)
 * reads 0.
 */
export type Pull = "up" | "down";

export type Role = "menu" | "start" | "minus" | "plus";

/** A contact on each side. A setting, not the wiring, decides which player sits on which side. */
export interface Pair {
  readonly leftPin: Contact;
  readonly rightPin: Contact;
  readonly pull: Pull;
}

/** The keys, by their role. */
export interface Buttons extends Readonly<Partial<Record<Role, Contact>>> {
  readonly pull: Pull;
}

/** The keys that the players press while the clock runs, if no lever is wired. */
export interface Players {
  readonly left: Role;
  readonly right: Role;
}

export type Driver =
  | "st7565"
  | "st7567"
  | "ssd1306"
  | "sh1106"
  | "pcd8544"
  | "hd44780"
  | "max7219"
  | "epaper"
  | "sharp"
  | "lpm013m126"
  | "leds";

/** The pins of a display that is wired. A built-in display needs none. */
export interface DisplayPins {
  readonly clock: string;
  readonly data: string;
  readonly select?: string;
  readonly command?: string;
  readonly reset?: string;
  /** High while the display shows its picture. */
  readonly enable?: string;
  /** Carries the wave that inverts the voltage of a memory display. */
  readonly inversion?: string;
}

export interface Display {
  readonly driver: Driver;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Bits per pixel. */
  readonly bits: number;
  /** The size of the glass that shows pixels, if known; rounded down. */
  readonly areaWidthMm?: number;
  readonly areaHeightMm?: number;
  /** The digit height that the layout must reach with both times on the display (C.02 5.4.3.2); rounded down. */
  readonly digitHeightMm?: number;
  /** The pin of the display's light, if there is one. */
  readonly lightPin?: string;
  readonly pins?: DisplayPins;
}

/** The sign of a fallen flag: on the display, a lamp for each side, or a flag that players can feel. */
export type FlagSign =
  | { readonly kind: "icon" }
  | { readonly kind: "led" | "servo"; readonly leftPin: string; readonly rightPin: string };

export type Link = { readonly kind: "bluetooth" } | { readonly kind: "usb" } | SerialLink;

/** A serial port, and the same link on the board's own USB connector, if it has one. */
export interface SerialLink {
  readonly kind: "serial";
  readonly receivePin: string;
  readonly transmitPin: string;
  readonly baud: number;
  /** The pin that is high while a USB cable gives power. */
  readonly usbSensePin?: string;
}

/** A DFPlayer Mini, or another module that obeys the same commands. */
export interface VoiceModule {
  /** The serial port, as the runtime names it. Both modules may share one that can send at two pins. */
  readonly port: string;
  /** Carries commands to the module. */
  readonly transmitPin: string;
  /** Low while the module plays. */
  readonly busyPin: string;
}

export type TimeSource = "crystal" | "ds3231" | "calibrated-rc" | "rc";

/** The source of the runtime's time. `ppm` is its worst error before it is trimmed. */
export interface Crystal {
  readonly source: TimeSource;
  readonly ppm: number;
  readonly trimmable: boolean;
}

/** Undefined if the board is powered from outside. */
export interface Batteries {
  /** The type as shops name it (C.02.03 3.1.4). */
  readonly type: string;
  readonly number: number;
  /** The capacity of all cells together, as they are wired. */
  readonly capacityMah: number;
  /** The clock warns below this voltage under load (C.02 5.4.3.5). */
  readonly lowMv: number;
  /** The charge that is surely left at the warning. */
  readonly remainingMah: number;
  /** The drain in millionths of an ampere, with the clock running, display on, light and radio off. */
  readonly drainUa: number;
}

/** Where the supply is measured: an analog pin behind a divider. The supply is `dividedBy` times the voltage there. */
export interface Gauge {
  readonly pin: string;
  readonly dividedBy: number;
  /** The pin that keeps the supply's regulator from rippling while it is high, if there is one. */
  readonly steadyPin?: string;
}

/** What a runtime counts in: Espruino in variables, Lua in bytes of RAM. */
export interface Memory {
  readonly variables?: number;
  readonly variableBytes?: number;
  readonly ramBytes?: number;
  /** Espruino's Storage, firmware and log; with Lua the flash that is the log's alone. */
  readonly storageBytes: number;
  readonly storagePageBytes: number;
  /** The pages of Espruino's Storage that are the log's; 2 if absent. With Lua all of `storageBytes` is the log's. */
  readonly logPages?: number;
}

/** The things that a board cannot do. `sim/words/boards-*.ts` explain them. */
export type Limit = "sound" | "vibration" | "speech" | "feltFlag" | "fourKeys" | "stampedPress";

export interface Board {
  /** The name of the file: small letters and digits. */
  readonly name: string;
  readonly title: string;
  readonly runtime: Runtime;
  /** The runtime's own name for the board. The build makes an image from it. */
  readonly image?: string;
  /** There is no image for the board yet; it plays on a virtual board alone. `sim/boards/image.ts` knows the reason. */
  readonly planned?: true;
  readonly levers?: Pair;
  readonly buttons: Buttons;
  readonly players?: Players;
  /** The keys with which the players ask for their times: one beside each lever (docs/speech.md). */
  readonly asks?: Pair;
  readonly display: Display;
  readonly flag: FlagSign;
  readonly buzzer?: { readonly pin: string };
  /** A motor in the case, which both players feel. */
  readonly vibration?: { readonly pin: string };
  /** A motor on each side, which that player alone feels (docs/speech.md). */
  readonly motors?: { readonly leftPin: string; readonly rightPin: string };
  /** An earphone on each side, at a pin: the board plays recorded words itself (docs/voice.md). */
  readonly earphones?: { readonly leftPin: string; readonly rightPin: string };
  /** A serial module with recorded words on a card for each side (docs/voice.md). */
  readonly voiceModules?: { readonly left: VoiceModule; readonly right: VoiceModule };
  readonly link?: Link;
  readonly crystal: Crystal;
  readonly batteries?: Batteries;
  /** Undefined if the runtime knows the supply without a pin, or cannot measure it. */
  readonly gauge?: Gauge;
  readonly memory: Memory;
  /** The number of edges that the runtime can watch at once. */
  readonly watchesMax: number;
  readonly cannot: readonly Limit[];
  /**
   * How many languages of the display the firmware has room for: the one that the build chose, then the first others of
   * the list. Undefined if it has room for all. Without the feature `languageChoice` it has one.
   */
  readonly languages?: number;
  /** Undefined if the firmware is complete. */
  readonly without?: readonly Feature[];
}

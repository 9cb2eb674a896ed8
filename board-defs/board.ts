/** What a board is, as data: the type is the schema. Roles, not parts; a missing part is undefined; the unit is the last word. */

export type Runtime = "espruino" | "lua";

/** A pin as the runtime names it (`D2`, `BTN1`), or an area of a touch screen (`touch:left`). */
export type Contact = string;

/** How a contact is wired: `down`: closed reads 1; `up`: pulled up, closed to ground, reads 0. */
export type Pull = "up" | "down";

export type Role = "menu" | "start" | "minus" | "plus";

/** The two levers. Who sits on which side is a setting, not wiring. */
export interface Levers {
  readonly leftPin: Contact;
  readonly rightPin: Contact;
  readonly pull: Pull;
}

/** The keys, by what they are for. */
export interface Buttons extends Readonly<Partial<Record<Role, Contact>>> {
  readonly pull: Pull;
}

/** The keys that are the players' while the clock runs and no lever is wired. */
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

/** The pins of a display that is wired; one on the board needs none. */
export interface DisplayPins {
  readonly clock: string;
  readonly data: string;
  readonly select?: string;
  readonly command?: string;
  readonly reset?: string;
}

export interface Display {
  readonly driver: Driver;
  readonly widthPx: number;
  readonly heightPx: number;
  /** A pixel's. */
  readonly bits: number;
  /** The glass that shows pixels, where it is known; rounded down. */
  readonly areaWidthMm?: number;
  readonly areaHeightMm?: number;
  /** What the layout has to reach with both times on the display (C.02 5.4.3.2); rounded down. */
  readonly digitHeightMm?: number;
  /** Its light, where that is a pin. */
  readonly lightPin?: string;
  readonly pins?: DisplayPins;
}

/** The sign of a fallen flag: on the display, a lamp for each side, or a flag that can be felt. */
export type FlagSign =
  | { readonly kind: "icon" }
  | { readonly kind: "led" | "servo"; readonly leftPin: string; readonly rightPin: string };

export type Link =
  | { readonly kind: "bluetooth" }
  | { readonly kind: "usb" }
  | { readonly kind: "serial"; readonly receivePin: string; readonly transmitPin: string; readonly baud: number };

export type TimeSource = "crystal" | "ds3231" | "calibrated-rc" | "rc";

/** What the runtime counts time with; `ppm` is the worst before it is trimmed. */
export interface Crystal {
  readonly source: TimeSource;
  readonly ppm: number;
  readonly trimmable: boolean;
}

/** Undefined where the board is fed from outside. */
export interface Batteries {
  /** As in the shop (C.02.03 3.1.4). */
  readonly type: string;
  readonly number: number;
  /** Of all together, as they are wired. */
  readonly capacityMah: number;
  /** The warning comes below this voltage under load (C.02 5.4.3.5). */
  readonly lowMv: number;
  /** What is surely left then. */
  readonly remainingMah: number;
  /** The clock running, display on, light and radio off; millionths of an ampere. */
  readonly drainUa: number;
}

/** What a runtime counts in: Espruino in variables, Lua in bytes of RAM. */
export interface Memory {
  readonly variables?: number;
  readonly variableBytes?: number;
  readonly ramBytes?: number;
  /** Espruino's Storage, firmware and log; with Lua the flash that is the log's alone. */
  readonly storageBytes: number;
  readonly storagePageBytes: number;
}

/** What a board cannot do; `sim/words/boards-*.ts` say it. */
export type Limit = "sound" | "vibration" | "speech" | "feltFlag" | "fourKeys" | "stampedPress";

/** What the firmware of a board may lack, for want of room; firmware/app/model/facts.ts says what each is. */
export const features = [
  "bothLanguages",
  "editions",
  "ownPrograms",
  "link",
  "acts",
  "info",
  "sounds",
  "fiveMinutes",
  "penalties",
  "competition",
  "hints",
  "guideline",
  "recovery",
  "adjournment",
  "noShow",
  "lock",
  "keyTest",
  "journal",
] as const;

export type Feature = (typeof features)[number];

export interface Board {
  /** The file's name: small letters and digits. */
  readonly name: string;
  readonly title: string;
  readonly runtime: Runtime;
  /** The runtime's own name for the board, from which an image is built. */
  readonly image?: string;
  readonly levers?: Levers;
  readonly buttons: Buttons;
  readonly players?: Players;
  readonly display: Display;
  readonly flag: FlagSign;
  readonly buzzer?: { readonly pin: string };
  readonly vibration?: { readonly pin: string };
  /** A serial module with recorded words. */
  readonly voice?: { readonly transmitPin: string; readonly baud: number };
  readonly link?: Link;
  readonly crystal: Crystal;
  readonly batteries?: Batteries;
  readonly memory: Memory;
  /** Edges that the runtime can watch at once. */
  readonly watchesMax: number;
  readonly cannot: readonly Limit[];
  /** Undefined: the firmware is complete. */
  readonly without?: readonly Feature[];
}

/**
 * Declares all that we use of Espruino beyond the language, for the type check of this folder and of
 * firmware/espruino.ts. The bundler takes the names from here: members that it must not shorten, and globals that a
 * bundle may read. We checked each comment against the source of Espruino 2v29.
 */

/** A pin as Espruino names it: `D2`, `BTN1`. */
interface Pin {
  readonly isPin: never;
}

declare const A0: Pin;
declare const BTN1: Pin;
declare const BTN2: Pin;
declare const BTN3: Pin;
declare const BTN4: Pin;
declare const D0: Pin;
declare const D1: Pin;
declare const D2: Pin;
declare const D3: Pin;
declare const LED1: Pin;

/** Returns seconds, with a fraction. The stamps of edges come from the same counter. */
declare function getTime(this: void): number;
/** Returns a number from 1 on. A timer never ends early. Its time is rounded to the nearest tick of the counter. */
declare function setTimeout(this: void, act: (this: void) => void, ms: number): number;
/** Stops a timer. A number that no timer has does nothing, and undefined is an error. */
declare function clearTimeout(this: void, timer: number): void;

interface PinMode {
  input_pullup: never;
  input_pulldown: never;
}

declare function pinMode(this: void, pin: Pin, mode: keyof PinMode): void;
/** Returns 0 or 1. */
declare function digitalRead(this: void, pin: Pin): number;
/** Sets pins. For a list of pins, `value` has one bit for each; the last pin has the lowest. */
declare function digitalWrite(this: void, pins: Pin | readonly Pin[], value: number): void;
/** Sends pulses that are high for the fraction `value` of each period. */
declare function analogWrite(this: void, pin: Pin, value: number, options: { freq: number }): void;

/** An edge: the level after it, and the instant of the interrupt in seconds. */
interface PinEdge {
  readonly pin: Pin;
  readonly state: boolean;
  readonly time: number;
}

declare function setWatch(
  this: void,
  act: (this: void, edge: PinEdge) => void,
  pin: Pin,
  options: { repeat: boolean; edge: "both"; debounce: number },
): number;

/** The display. Drawing changes its memory, and `flip` sends the rectangle that changed. */
interface Graphics {
  /** Selects ink 1 on 0, the whole display, and Espruino's own font. */
  reset(): Graphics;
  setColor(color: number): Graphics;
  setBgColor(color: number): Graphics;
  /** Sets the clip rectangle. Corners are inclusive, here and everywhere else. */
  setClipRect(left: number, top: number, right: number, bottom: number): Graphics;
  fillRect(left: number, top: number, right: number, bottom: number): Graphics;
  clearRect(left: number, top: number, right: number, bottom: number): Graphics;
  /** Selects our font. `height` holds the height in bits 0 to 7 and the scale in bits 8 to 15. */
  setFontCustom(bitmap: string, firstChar: number, widths: string, height: number): Graphics;
  /** Sets which point of a text lies at the given point: −1 left or top, 0 middle, 1 right or bottom. */
  setFontAlign(x: number, y: number): Graphics;
  drawString(text: string, x: number, y: number): Graphics;
  /** Draws an image: bytes for width, height and bits a pixel, then the pixels. One bit is ink or background. */
  drawImage(image: string, x: number, y: number): Graphics;
  flip(): void;
}

declare const g: Graphics;

interface EspruinoTools {
  on(event: "errorFlag", act: (this: void) => void): void;
  /** Returns the errors since the last call. */
  getErrorFlags(): readonly ("FIFO_FULL" | "MEMORY" | "CALLBACK")[];
  /** Restarts the board after so many seconds away from the idle loop, which feeds the watchdog. */
  enableWatchdog(seconds: number, isFedByIdleLoop: boolean): void;
  reboot(): void;
  /**
   * Sets the device that the console listens to; null for none. If forced, it does not change when somebody connects.
   */
  setConsole(device: null, options: { force: boolean }): void;
  /** Returns the address of the bytes of a text that lies in flash, or 0 if it does not. */
  getAddressOf(text: string, wantsData: boolean): number;
  /** Returns the contents of memory or flash from an address on. */
  memoryArea(address: number, length: number): string;
  /** Returns the sum of the text's character codes. */
  sum(text: string): number;
  /** Returns 0 to 2³² − 1. */
  CRC32(bytes: readonly number[] | string): number;
}

declare const E: EspruinoTools;

interface Radio {
  /** Stops advertising and disconnects everybody. */
  sleep(): void;
  /** Returns the processor's supply voltage in volts. */
  getBattery(): number;
}

declare const NRF: Radio;

interface Process {
  on(event: "uncaughtException", act: (this: void) => void): void;
}

declare const process: Process;

interface SerialPort {
  setup(baud: number, options: { rx?: Pin; tx: Pin; flow?: "xon" }): void;
  /** Closes the port. */
  unsetup(): void;
  on(event: "data", act: (this: void, part: string) => void): void;
  /** Sends a line. Waits while the buffer of 127 characters is full. */
  println(line: string): void;
  /** Sends bytes in the same way. */
  write(bytes: readonly number[]): void;
}

declare const Serial1: SerialPort;

interface StorageModule {
  /** Returns a text that lies in flash memory, from `offset` on. Returns undefined if there is no such file. */
  read(name: string, offset?: number, length?: number): string;
  /** Creates a file of `size` bytes, erased after `data`. */
  write(name: string, data: string, offset: number, size: number): boolean;
  /** Returns the size of the largest possible file, including its header of 32 bytes. */
  getFree(): number;
}

interface FlashModule {
  /** Returns a special kind of list that takes little memory. */
  read(length: number, address: number): readonly number[];
  /** Writes bytes. A write only clears bits. */
  write(data: readonly number[], address: number): void;
  /** Erases the page of flash that holds the address. */
  erasePage(address: number): void;
}

/** The bundler would treat a plain call as an import. */
interface Globals {
  require(name: "Storage"): StorageModule;
  require(name: "Flash"): FlashModule;
}

declare const global: Globals;

/** Creates a list of so many zeros, or of these numbers. They are whole numbers of 32 bits. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: it is that global.
declare const Int32Array: { new (numbers: number | readonly number[]): number[] };

/** Creates a list of so many zeros. They are whole numbers of 8 bits, 0 to 255. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: it is that global.
declare const Uint8Array: { new (count: number): number[] };

interface Math {
  round(this: void, x: number): number;
}

interface ReadonlyArray<T> {
  indexOf(item: T): number;
}

// biome-ignore lint/suspicious/noShadowRestrictedNames: it is that global.
declare const String: {
  /** Returns a Latin-1 character. */
  fromCharCode(code: number): string;
};

interface String {
  slice(from: number, to?: number): string;
  split(end: string): string[];
  trim(): string;
}

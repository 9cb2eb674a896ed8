/**
 * What we use of Espruino beyond the language: all of it, in the type check of this folder and of firmware/espruino.ts.
 * The bundler takes the names from here: members that it must not shorten, globals that a bundle may read.
 * Checked against Espruino 2v29's source, which each comment follows.
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

/** Seconds, with a fraction; from the same counter as the stamps of edges. */
declare function getTime(this: void): number;
/** A number from 1 on. A timer never comes before its time, rounded to the nearest tick of the counter. */
declare function setTimeout(this: void, act: (this: void) => void, ms: number): number;
/** A number that no timer has is nothing; undefined is an error. */
declare function clearTimeout(this: void, timer: number): void;

interface PinMode {
  input_pullup: never;
  input_pulldown: never;
}

declare function pinMode(this: void, pin: Pin, mode: keyof PinMode): void;
/** 0 or 1. */
declare function digitalRead(this: void, pin: Pin): number;
/** To a list of pins a number of as many bits, the last pin's is the lowest. */
declare function digitalWrite(this: void, pins: Pin | readonly Pin[], value: number): void;
/** Pulses of `value` of each period. */
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

/** The display; what is drawn goes to its memory, `flip` sends the rectangle that changed. */
interface Graphics {
  /** Ink 1 on 0, the whole display, no font of ours. */
  reset(): Graphics;
  setColor(color: number): Graphics;
  setBgColor(color: number): Graphics;
  /** Corners inclusive, as everywhere here. */
  setClipRect(left: number, top: number, right: number, bottom: number): Graphics;
  fillRect(left: number, top: number, right: number, bottom: number): Graphics;
  clearRect(left: number, top: number, right: number, bottom: number): Graphics;
  /** Height in bits 0 to 7, scale in bits 8 to 15. */
  setFontCustom(bitmap: string, firstChar: number, widths: string, height: number): Graphics;
  /** −1, 0, 1: left or top, middle, right or bottom of the text stands at the given point. */
  setFontAlign(x: number, y: number): Graphics;
  drawString(text: string, x: number, y: number): Graphics;
  flip(): void;
}

declare const g: Graphics;

interface EspruinoTools {
  on(event: "errorFlag", act: (this: void) => void): void;
  /** What went wrong since the last call. */
  getErrorFlags(): readonly ("FIFO_FULL" | "MEMORY" | "CALLBACK")[];
  /** Restarts after so many seconds away from the idle loop, which feeds it. */
  enableWatchdog(seconds: number, isFedByIdleLoop: boolean): void;
  reboot(): void;
  /** Whom the console listens to; null: nobody. Forced: it does not move when somebody connects. */
  setConsole(device: null, options: { force: boolean }): void;
  /** Where the bytes of a text lie that is in flash; 0 where it is not. */
  getAddressOf(text: string, wantsData: boolean): number;
  /** What lies in memory, flash too, from an address on. */
  memoryArea(address: number, length: number): string;
  /** Of the codes of its letters. */
  sum(text: string): number;
  /** 0 to 2³² − 1. */
  CRC32(bytes: readonly number[] | string): number;
}

declare const E: EspruinoTools;

interface Radio {
  /** No more advertising, and nobody stays connected. */
  sleep(): void;
  /** What the processor is fed with, volts. */
  getBattery(): number;
}

declare const NRF: Radio;

interface Process {
  on(event: "uncaughtException", act: (this: void) => void): void;
}

declare const process: Process;

interface SerialPort {
  setup(baud: number, options: { rx: Pin; tx: Pin; flow: "xon" }): void;
  /** Closes it. */
  unsetup(): void;
  on(event: "data", act: (this: void, part: string) => void): void;
  /** Waits while the buffer of 127 characters is full. */
  println(line: string): void;
}

declare const Serial1: SerialPort;

interface StorageModule {
  /** A text that lies in flash memory, from `offset` on; undefined where there is no such file. */
  read(name: string, offset?: number, length?: number): string;
  /** Makes a file of `size` bytes, erased after `data`. */
  write(name: string, data: string, offset: number, size: number): boolean;
  /** The largest file that can be made, its head of 32 bytes included. */
  getFree(): number;
}

interface FlashModule {
  /** A list of a kind of its own that takes little memory. */
  read(length: number, address: number): readonly number[];
  /** Only clears bits. */
  write(data: readonly number[], address: number): void;
  /** The page of flash that holds the address. */
  erasePage(address: number): void;
}

/** A plain call would be an import to the bundler. */
interface Globals {
  require(name: "Storage"): StorageModule;
  require(name: "Flash"): FlashModule;
}

declare const global: Globals;

/** So many zeros, or these numbers: whole ones of 32 bits. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: it is that global.
declare const Int32Array: { new (numbers: number | readonly number[]): number[] };

interface Math {
  round(this: void, x: number): number;
}

interface ReadonlyArray<T> {
  indexOf(item: T): number;
}

// biome-ignore lint/suspicious/noShadowRestrictedNames: it is that global.
declare const String: {
  /** Of Latin-1. */
  fromCharCode(code: number): string;
};

interface String {
  slice(from: number, to?: number): string;
  split(end: string): string[];
  trim(): string;
}

/**
 * Lists what each pin of an RP2040 can do, and what a Raspberry Pi Pico does with it. Sources: the data sheets of the
 * RP2040 (table 2 of 1.4.3, and 4.5.2 for the PWM) and of the Pico (2.1).
 */

/** The part of the chip that drives or reads a pin, and the pin's place in it. */
export type PinFunction =
  | `SPI${0 | 1} ${"RX" | "CSn" | "SCK" | "TX"}`
  | `UART${0 | 1} ${"TX" | "RX" | "CTS" | "RTS"}`
  | `PWM${number} ${"A" | "B"}`
  | `ADC${number}`;

/** The uses of pins by a Pico itself. Such a pin is not on its header. */
export type OwnUse = "supplyMode" | "cableSense" | "lamp" | "supplyThird";

export interface ChipPin {
  readonly name: string;
  readonly number: number;
  readonly functions: readonly PinFunction[];
  /** Undefined if the pin is on the header. */
  readonly ownUse: OwnUse | undefined;
}

/** Pins 26 to 29 reach the converter. */
const firstAnalog = 26;
const pinCount = 30;

const ownUses: ReadonlyMap<number, OwnUse> = new Map([
  [23, "supplyMode"],
  [24, "cableSense"],
  [25, "lamp"],
  [29, "supplyThird"],
]);

/** Returns the functions of a pin. SPI and PWM repeat every 16 pins; the UARTs change places every 8 pins, at 4. */
function functionsOf(number: number): PinFunction[] {
  const spi = (["RX", "CSn", "SCK", "TX"] as const)[number % 4] ?? "RX";
  const uart = (["TX", "RX", "CTS", "RTS"] as const)[number % 4] ?? "TX";
  return [
    `SPI${number % 16 < 8 ? 0 : 1} ${spi}`,
    `UART${(number + 4) % 16 < 8 ? 0 : 1} ${uart}`,
    `PWM${Math.floor(number / 2) % slices} ${number % 2 === 0 ? "A" : "B"}`,
    ...(number < firstAnalog ? [] : [`ADC${number - firstAnalog}` as const]),
  ];
}

/** The name of the chip in the definition of a board. */
export const chipName = "RP2040";
export const slices = 8;
/** The converter measures up to this voltage at its pin. */
export const referenceMv = 3300;
export const ramAddress = 0x20000000;
export const ramBytes = 270_336;
export const flashAddress = 0x10000000;
export const flashBytes = 2 * 1024 * 1024;
/** The flash is erased by sectors. */
export const sectorBytes = 4096;
/** The flash that firmware or firmware and clips take at least. The log can have the rest. */
export const firmwareBytes = 480 * 1024;

/** GP0 comes first. */
export const chipPins: readonly ChipPin[] = Array.from({ length: pinCount }, (_, number) => ({
  name: `GP${number}`,
  number,
  functions: functionsOf(number),
  ownUse: ownUses.get(number),
}));

const byName: ReadonlyMap<string, ChipPin> = new Map(chipPins.map((pin) => [pin.name, pin]));

export function chipPin(name: string): ChipPin | undefined {
  return byName.get(name);
}

/** Returns whether a pin has a function, such as `SPI0 TX`, or any that begins so, such as `ADC`. */
export function hasFunction({ functions }: ChipPin, wanted: string): boolean {
  return functions.some((name) => name.startsWith(wanted));
}

/** Returns the slice of the PWM that a pin belongs to, and its output there. */
export function waveOf({ functions, name }: ChipPin): { slice: number; output: string } {
  const [, slice, output] = functions.map((one) => /^PWM(\d) (\w)$/.exec(one)).find((match) => match !== null) ?? [];
  if (slice === undefined || output === undefined) throw new Error(`${name} has no PWM`);
  return { slice: Number(slice), output };
}

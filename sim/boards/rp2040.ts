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

type Row = readonly [spi: PinFunction, uart: PinFunction, wave: PinFunction, analog?: PinFunction, ownUse?: OwnUse];

/** GP0 comes first. */
const rows: readonly Row[] = [
  ["SPI0 RX", "UART0 TX", "PWM0 A"],
  ["SPI0 CSn", "UART0 RX", "PWM0 B"],
  ["SPI0 SCK", "UART0 CTS", "PWM1 A"],
  ["SPI0 TX", "UART0 RTS", "PWM1 B"],
  ["SPI0 RX", "UART1 TX", "PWM2 A"],
  ["SPI0 CSn", "UART1 RX", "PWM2 B"],
  ["SPI0 SCK", "UART1 CTS", "PWM3 A"],
  ["SPI0 TX", "UART1 RTS", "PWM3 B"],
  ["SPI1 RX", "UART1 TX", "PWM4 A"],
  ["SPI1 CSn", "UART1 RX", "PWM4 B"],
  ["SPI1 SCK", "UART1 CTS", "PWM5 A"],
  ["SPI1 TX", "UART1 RTS", "PWM5 B"],
  ["SPI1 RX", "UART0 TX", "PWM6 A"],
  ["SPI1 CSn", "UART0 RX", "PWM6 B"],
  ["SPI1 SCK", "UART0 CTS", "PWM7 A"],
  ["SPI1 TX", "UART0 RTS", "PWM7 B"],
  ["SPI0 RX", "UART0 TX", "PWM0 A"],
  ["SPI0 CSn", "UART0 RX", "PWM0 B"],
  ["SPI0 SCK", "UART0 CTS", "PWM1 A"],
  ["SPI0 TX", "UART0 RTS", "PWM1 B"],
  ["SPI0 RX", "UART1 TX", "PWM2 A"],
  ["SPI0 CSn", "UART1 RX", "PWM2 B"],
  ["SPI0 SCK", "UART1 CTS", "PWM3 A"],
  ["SPI0 TX", "UART1 RTS", "PWM3 B", undefined, "supplyMode"],
  ["SPI1 RX", "UART1 TX", "PWM4 A", undefined, "cableSense"],
  ["SPI1 CSn", "UART1 RX", "PWM4 B", undefined, "lamp"],
  ["SPI1 SCK", "UART1 CTS", "PWM5 A", "ADC0"],
  ["SPI1 TX", "UART1 RTS", "PWM5 B", "ADC1"],
  ["SPI1 RX", "UART0 TX", "PWM6 A", "ADC2"],
  ["SPI1 CSn", "UART0 RX", "PWM6 B", "ADC3", "supplyThird"],
];

export const chipPins: readonly ChipPin[] = rows.map(([spi, uart, wave, analog, ownUse], number) => ({
  name: `GP${number}`,
  number,
  functions: analog === undefined ? [spi, uart, wave] : [spi, uart, wave, analog],
  ownUse,
}));

/** The name of the chip in the definition of a board. */
export const chipName = "RP2040";
export const slices = 8;
/** The converter measures up to this voltage at its pin. */
export const referenceMv = 3300;
export const ramBytes = 270_336;
export const flashBytes = 2 * 1024 * 1024;
/** The flash is erased by sectors. */
export const sectorBytes = 4096;
/** The flash that firmware or firmware and clips take at least. The log can have the rest. */
export const firmwareBytes = 480 * 1024;

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

/**
 * Lists the pins of boards with Espruino by the names that Espruino gives them. Source: the files of its folder boards,
 * named by the image.
 */

export interface NamedPins {
  /** They read and drive, and have a resistor of their own to pull them up. */
  readonly pins: readonly string[];
  /** They read, but cannot drive, and have no resistor. */
  readonly inputs: readonly string[];
  /** The buttons of the board. */
  readonly keys: readonly string[];
  /** They drive something on the board. */
  readonly outputs: readonly string[];
  readonly ports: readonly string[];
}

function numbered(letter: string, ...numbers: readonly number[]): string[] {
  return numbers.map((number) => `${letter}${number}`);
}

function upTo(letter: string, last: number): string[] {
  return Array.from({ length: last + 1 }, (_, number) => `${letter}${number}`);
}

export const namedPins: ReadonlyMap<string, NamedPins> = new Map([
  [
    "PIXLJS",
    {
      pins: [...upTo("D", 13), ...upTo("A", 5)],
      inputs: [],
      keys: ["BTN1", "BTN2", "BTN3", "BTN4"],
      outputs: ["LED1"],
      ports: ["Serial1"],
    },
  ],
  // The watch has no free pins. D19 drives its motor, D8 its light.
  ["BANGLEJS2", { pins: [], inputs: [], keys: ["BTN1"], outputs: ["D8", "D19"], ports: ["Serial1", "Serial2"] }],
  // The flash takes 6 to 11; 20, 24 and 28 to 31 are not on the module.
  [
    "ESP32",
    {
      pins: numbered("D", 0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 32, 33),
      inputs: upTo("D", 39).slice(34),
      keys: [],
      outputs: [],
      ports: ["Serial1", "Serial2", "Serial3"],
    },
  ],
  [
    "MICROBIT1",
    {
      pins: [...upTo("D", 16), "D19", "D20"],
      inputs: [],
      keys: ["BTN1", "BTN2"],
      outputs: [],
      ports: ["Serial1"],
    },
  ],
]);

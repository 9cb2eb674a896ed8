/** The English texts about faults of a board's definition, and what would be right. */
import { definitionFaults } from "./definition-faults-en";
import type { FaultWords } from "./fault-words";
import type { BoardRule } from "./subjects/board";

export type Faults = Record<BoardRule, FaultWords>;

/** What would be right, for each kind of value. */
export interface RightWords {
  path: string;
  size: string;
  json: string;
  typescript: string;
  compiler: string;
  oneBoard: string;
  ending: string;
  oneOf(names: readonly string[]): string;
  recordOf(names: readonly string[]): string;
  kindOf(names: readonly string[]): string;
  limits(names: readonly string[]): string;
  whole(min: number, max: number): string;
  pin: string;
  contact: string;
  text: string;
  name: string;
  image: string;
  trueOrFalse: string;
  onlyTrue: string;
  once: string;
}

export const faults: Faults = {
  ...definitionFaults,
  watches: {
    wrong: (has) => `levers and buttons take ${has} watches`,
    right: (_, needs) => `the runtime has ${needs}: use fewer pins, or a touch screen`,
  },
  variables: {
    wrong: (has) => `${has} variables are too few`,
    right: (_, needs) => `the firmware takes up to ${needs}`,
  },
  ram: {
    wrong: (has) => `${has} bytes of RAM are too few`,
    right: (_, needs) => `the firmware takes up to ${needs}`,
  },
  storage: {
    wrong: (has) => `${has} bytes of storage are too few`,
    right: (_, needs) => `${needs} hold the firmware without a log`,
  },
  pages: {
    wrong: (has, needs) => `pages of ${has} bytes do not fill ${needs} bytes of storage`,
    right: () => "the storage is a whole number of pages",
  },
  pixels: {
    wrong: (has) => `${has} pixels cannot show two times`,
    right: (_, needs) => `at least ${needs} pixels, for digits of 3 × 5`,
  },
  digits: {
    wrong: (has, needs) => `the height of the digits is ${has} mm, that of the area ${needs} mm`,
    right: () => "both have to be stated, and the digits have to fit (C.02 5.4.3.2)",
  },
  hours: {
    wrong: (has) => `after the low-battery warning it lasts ${has} h`,
    right: (_, needs) => `at least ${needs} h (C.02 5.4.3.6): warn earlier, or draw less`,
  },
  remaining: {
    wrong: (has, needs) => `${has} mAh left of ${needs} when the warning comes`,
    right: () => "less than the batteries hold",
  },
  players: {
    wrong: (has) => `${has} contacts for the players`,
    right: () => "two: levers, or two buttons named in players",
  },
  noButton: {
    wrong: (role) => `there is no button for “${role}”`,
    right: (_, needs) => `state ${needs}, or name another one`,
  },
  drift: {
    wrong: (has) => `${has} ppm are too much`,
    right: (_, needs) => `at most ${needs}: a crystal, a DS3231 or a calibrated oscillator`,
  },
  cannotMissing: {
    wrong: (_, limit) => `“${limit}” is missing from the list`,
    right: () => "it follows from the parts: list it, or add the part",
  },
  cannotWrong: {
    wrong: (limit) => `“${limit}” is in the list, and the parts say otherwise`,
    right: () => "take it out of the list, or the part out of the board",
  },
  picoW: {
    wrong: (has) => `“${has}” is a Pico W, whose radio has the pins GP23, GP24, GP25 and GP29`,
    right: () => "take a Raspberry Pi Pico without a radio, whose chip is RP2040",
  },
  touch: {
    wrong: () => "a key is an area of a touch screen, and the firmware reads pins",
    right: () => "wire buttons, or add planned: true",
  },
  display: {
    wrong: () => "the firmware on Espruino draws on a display that belongs to the board",
    right: () => "leave the pins out, or add planned: true",
  },
  address: {
    wrong: (image) => `nobody has written down where the Storage of “${image}” begins`,
    right: () => "the images known are PIXLJS and RP2040; otherwise add planned: true",
  },
};

export const right: RightWords = {
  path: "give a board definition, .json or .ts",
  size: "a definition has about 25 lines",
  json: "it has to be one JSON object, as board-defs/board.ts describes",
  typescript: "see board-defs/pixljs.ts for how a definition looks",
  compiler: "run npm install in the checkout, or give the definition as .json",
  oneBoard: "export one object, as board-defs/pixljs.ts does",
  ending: "its name has to end in .json or .ts",
  oneOf: (names) => `it has to be one of ${names.join(", ")}`,
  recordOf: (names) => `it has to hold ${names.join(", ")}`,
  kindOf: (names) => `its kind has to be one of ${names.join(", ")}`,
  limits: (names) => `it has to be a list of ${names.join(", ")}`,
  whole: (min, max) => `it has to be a whole number from ${min} to ${max}`,
  pin: "it has to be a pin such as D2 or GP4",
  contact: "it has to be a pin such as D2 or GP4, or an area such as touch:left",
  text: "it has to be a text of 1 to 40 characters",
  name: "it has to be small letters and digits, a letter first",
  image: "it has to be the runtime's name for the board, such as PIXLJS",
  trueOrFalse: "it has to be true or false",
  onlyTrue: "it has to be true, or to be left out",
  once: "each may be there once",
};

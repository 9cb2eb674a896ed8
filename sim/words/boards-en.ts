/** The English texts of `flagfall boards`. */
import type { Feature, Limit, TimeSource } from "../../board-defs/board";
import type { Rule } from "../boards/check";
import { type DraftWords, draftEn } from "./draft-en";

/** A number with the separators of the language, or a word of the definition. */
export type Figure = string;

/** What is wrong, and what would be correct. */
export interface FaultWords {
  wrong(has: Figure, needs: Figure): string;
  right(has: Figure, needs: Figure): string;
}

/** Every text of `flagfall boards`. */
export interface BoardWords {
  heads: readonly [
    name: string,
    runtime: string,
    display: string,
    digits: string,
    memory: string,
    storage: string,
    drift: string,
    warning: string,
    fits: string,
  ];
  fits: string;
  refused: string;
  /** The verdict on a board that the firmware fits, and that has no image yet. */
  isPlanned: string;
  /** The power supply of a board without batteries. */
  fed: string;
  hours(hours: Figure): string;
  drift(seconds: Figure): string;
  storage(kilobytes: Figure): string;
  /** The notes below the table. */
  notes: readonly string[];
  heading: { fine(title: string): string; refused(title: string): string };
  cannot: string;
  limits: Record<Limit, string>;
  /** The note on features that the firmware leaves out to save space. */
  leftOut: string;
  features: Record<Feature, string>;
  /** Lines below the table: one for each board that lacks a feature, and one for the boards with an image. */
  lacks(title: string, features: string): string;
  images(titles: string): string;
  planned(titles: string): string;
  sources: Record<TimeSource, string>;
  untrimmed(source: string, ppm: Figure): string;
  faults: Record<Rule, FaultWords>;
  noFile: string;
  isDirectory: string;
  unreadable: string;
  notText: string;
  tooLarge: string;
  notJson: string;
  notLoaded(message: string): string;
  noCompiler: string;
  notOneBoard(number: number): string;
  otherFile: string;
  unknownKey: string;
  missing: string;
  cannotBe(value: string): string;
  definition: string;
  draft: DraftWords;
  right: {
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
  };
}

const limits: BoardWords["limits"] = {
  sound: "give a sound",
  vibration: "vibrate",
  speech: "speak",
  feltFlag: "raise a flag that can be felt",
  fourKeys: "offer four keys of its own: menu, start, minus, plus",
  stampedPress: "stamp a press when it happens: the touch screen tells it when it is read",
};

const features: BoardWords["features"] = {
  bothLanguages: "the other language",
  editions: "older editions of the Laws",
  ownPrograms: "own programs",
  link: "the link",
  acts: "the arbiter's acts over the link",
  info: "information while a clock runs",
  sounds: "sounds",
  fiveMinutes: "the sign under five minutes",
  penalties: "penalties",
  competition: "the Competition Rules in rapid and blitz",
  hints: "what the Laws leave to the arbiter",
  guideline: "Guideline III.4",
  recovery: "all that outlasts a power loss",
  adjournment: "adjourned games",
  noShow: "the no-show time",
  lock: "the arbiter's lock",
  keyTest: "the key test",
  journal: "the journal on the device",
};

const faults: BoardWords["faults"] = {
  pinTwice: {
    wrong: (pin, other) => `${pin} is the pin of ${other} already`,
    right: () => "every part needs a pin of its own",
  },
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
};

const right: BoardWords["right"] = {
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
  pin: "it has to be a pin such as D2 or A0",
  contact: "it has to be a pin such as D2, or an area such as touch:left",
  text: "it has to be a text of 1 to 40 characters",
  name: "it has to be small letters and digits, a letter first",
  image: "it has to be the runtime's name for the board, such as PIXLJS",
  trueOrFalse: "it has to be true or false",
  onlyTrue: "it has to be true, or to be left out",
};

export const boardsEn: BoardWords = {
  heads: ["board", "runtime", "display", "digits", "memory", "storage", "drift", "after warning", "verdict"],
  fits: "fits",
  refused: "refused",
  isPlanned: "planned",
  fed: "no batteries",
  hours: (hours) => `${hours} h`,
  drift: (seconds) => `${seconds} s/h`,
  storage: (kilobytes) => `${kilobytes} kB`,
  notes: [
    "Digits: C.02 5.4.3.2 asks for legibility from 3 m and gives no height. Drift: the worst, before trimming.",
    "After warning: computed from the figures in board-defs; they have not been measured on a board yet.",
  ],
  heading: {
    fine: (title) => `${title}: the firmware fits.`,
    refused: (title) => `${title}: refused.`,
  },
  cannot: "It cannot:",
  limits,
  leftOut: "Its firmware lacks, for want of room:",
  features,
  lacks: (title, lacking) => `The firmware of ${title} lacks, for want of room: ${lacking}.`,
  images: (titles) => `There are images for ${titles}; what else fits plays on a virtual board: flagfall run --device.`,
  planned: (titles) => `Planned, without an image yet: ${titles}; flagfall build says why.`,
  sources: {
    crystal: "crystal",
    ds3231: "DS3231",
    "calibrated-rc": "calibrated RC oscillator",
    rc: "RC oscillator",
  },
  untrimmed: (source, ppm) => `Counts time with: ${source}, ${ppm} ppm at worst.`,
  faults,
  noFile: "there is no such file",
  isDirectory: "it is a folder",
  unreadable: "it cannot be read",
  notText: "it is not text in UTF-8",
  tooLarge: "it is too large",
  notJson: "it is not JSON",
  notLoaded: (message) => `it cannot be loaded: ${message}`,
  noCompiler: "TypeScript cannot be loaded here, esbuild is missing",
  notOneBoard: (number) => `it exports ${number} values`,
  otherFile: "this kind of file is not known",
  unknownKey: "is not known",
  missing: "is missing",
  cannotBe: (value) => `cannot be ${value}`,
  definition: "the definition",
  draft: draftEn,
  right,
};

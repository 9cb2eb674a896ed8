/** The English texts of `flagfall boards`. */

import type { Feature, Limit, TimeSource } from "../../board-defs/board";
import { type Faults, faults, type RightWords, right } from "./board-faults-en";
import { type DraftWords, draftEn } from "./draft-en";
import type { Figure } from "./fault-words";

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
  faults: Faults;
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
  keyTwice: string;
  missing: string;
  cannotBe(value: string): string;
  definition: string;
  draft: DraftWords;
  right: RightWords;
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
  languageChoice: "a choice of language",
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
  keyTwice: "a key is there twice",
  missing: "is missing",
  cannotBe: (value) => `cannot be ${value}`,
  definition: "the definition",
  draft: draftEn,
  right,
};

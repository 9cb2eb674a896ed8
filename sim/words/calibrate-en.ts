/** The English texts of `flagfall calibrate`. */
import type { LinkFaultKind } from "./subjects/link";

/** The numbers as printed. */
export interface PaceFigures {
  ppm: string;
  uncertainty: string;
  secondsPerHour: string;
  trim: string;
  used: number;
  taken: number;
  isFast: boolean;
}

export interface CalibrateWords {
  progress: string;
  result(figures: PaceFigures): readonly string[];
  stored(trim: string): string;
  notStored(trim: string): string;
  tooMuch(trim: string, max: string): string;
  badMinutes(text: string): string;
  right: { minutes: string; port(known: readonly string[]): string; silent: string; refused: Record<string, string> };
  faults: Record<LinkFaultKind, string>;
}

export const calibrateEn: CalibrateWords = {
  progress: "of the measurement",
  result: ({ ppm, uncertainty, secondsPerHour, trim, used, taken, isFast }) => [
    `The clock is ${ppm} ppm ${isFast ? "fast" : "slow"} by this computer's clock (± ${uncertainty} ppm, 95 %): ${secondsPerHour} s an hour.`,
    `Trim that makes it right: ${trim} ppm (${used} of ${taken} readings used).`,
  ],
  stored: (trim) => `The clock has stored a trim of ${trim} ppm.`,
  notStored: (trim) => `Nothing was stored; --store gives the clock ${trim} ppm.`,
  tooMuch: (trim, max) => `a trim of ${trim} ppm cannot be right; a clock takes up to ± ${max} ppm`,
  badMinutes: (text) => `“${text}” is no measuring time`,
  right: {
    minutes: "--minutes takes a number from 0.2 to 1440",
    port: (known) => (known.length === 0 ? "no cable of a clock is here" : `ports here: ${known.join(", ")}`),
    silent: "plug the clock in, switch it on, and let no other program use the port",
    refused: {
      locked: "give the arbiter's code on the clock first",
      busy: "end the game, close the menu: a trim is set while the programs or a ready clock are shown",
      line: "its firmware is too old for this",
      setting: "its firmware is too old for this",
      trim: "it did not keep the trim; try again",
    },
  },
  faults: {
    silent: "no clock answers",
    refused: "the clock refuses",
    lost: "the port was closed",
    unopened: "the port cannot be opened",
    stranger: "no clock with this protocol",
  },
};

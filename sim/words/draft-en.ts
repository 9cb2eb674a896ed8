/** The English texts of `flagfall boards new`. */
import type { DraftFault } from "./subjects/board";

/** Every text of `flagfall boards new`. */
export interface DraftWords {
  /** The lines after the file was written. */
  written(name: string, from: string): readonly string[];
  fault(name: string, fault: DraftFault): string;
  unwritten(message: string): string;
  noProject: string;
}

function draftFault(name: string, fault: DraftFault): string {
  switch (fault.kind) {
    case "name":
      return `“${name}” cannot be the name of a board; it has to be 1 to 24 small letters and digits, a letter first`;
    case "reserved":
      return `“${name}” means something else in the code; choose another name`;
    case "exists":
      return `board-defs/${name}.ts is there already; choose another name`;
    case "from":
      return `--from has to name a definition: ${fault.known.join(", ")}`;
  }
}

export const draftEn: DraftWords = {
  written: (name, from) => [
    `Written: board-defs/${name}.ts, a copy of ${from}. It compiles and can be checked at once.`,
    "What is left to do:",
    "  1. Write the title, the pins, the display, the memory and the rest of your board. board-defs/board.ts explains each field.",
    "  2. Name the source of every figure beside it, or mark it [O] for an assumption.",
    `  3. npx flagfall boards check board-defs/${name}.ts   says what is wrong, and whether the firmware fits.`,
    "  4. npm run boards   makes it a known board; npx vitest run test/boards checks it.",
    `  5. npm run build; npx flagfall build ${name}   makes an image, or says what is missing; if something is, add planned: true.`,
    "  6. Measure on a real board what you assumed: digits, drift, battery.",
  ],
  fault: draftFault,
  unwritten: (message) => `nothing can be written to board-defs: ${message}`,
  noProject: "there is no board-defs here; get the whole project, and run npm install in it",
};

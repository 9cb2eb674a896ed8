import type { Language } from "./language";
import { type TerminalWords, terminalEn } from "./terminal-en";
import { terminalEs } from "./terminal-es";

/** Returns the texts of the clock in the terminal in the user's language. */
export function terminalWords(language: Language): TerminalWords {
  switch (language) {
    case "en":
      return terminalEn;
    case "es":
      return terminalEs;
  }
}

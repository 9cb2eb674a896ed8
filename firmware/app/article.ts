import { Class, Edition } from "../core/words";

/*
 * The articles that the device itself shows; a test compares them with the table of the Laws. Empty: none is at hand.
 */

/** Behind the illegal move that loses the game. */
export function lossArticle(edition: Edition, klass: Class): string {
  const isStandard = klass < Class.Rapid;
  switch (edition) {
    case Edition.Laws1997:
      return isStandard ? "10.3" : "";
    case Edition.Laws2001:
      if (isStandard) return "7.4b";
      return klass === Class.Rapid ? "B2" : "C3";
    case Edition.Laws2014:
      return isStandard ? "7.5b" : "";
    case Edition.Laws2018:
      return "";
    case Edition.Laws2023:
      if (isStandard) return "7.5.5";
      return klass === Class.Rapid ? "A.3" : "B.3";
  }
}

/** Closes the setting to changes once both sides have made so many presses; empty while it is open. */
export function settingArticle(edition: Edition, klass: Class, presses: number): string {
  if (klass < Class.Rapid) return "";
  if (edition === Edition.Laws2001) return presses < 3 ? "" : "B4";
  return edition === Edition.Laws2023 && presses >= 10 ? "A.5.1.1" : "";
}

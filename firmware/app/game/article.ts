import { Class, Edition } from "../../core/words";

/*
 * The articles that the device itself shows; a test compares them with the table of the Laws.
 */

/** By which two flags are a draw, whichever fell first. */
export const BOTH_FLAGS_ARTICLE = "B8";

/** Behind the illegal move that loses the game; with `competition` under the Competition Rules. */
export function lossArticle(edition: Edition, klass: Class, competition: boolean): string {
  const isStandard = klass < Class.Rapid || (competition && edition > Edition.Laws2001);
  const isBlitz = klass === Class.Blitz;
  switch (edition) {
    case Edition.Laws1997:
      return isBlitz ? "C3" : "10.3";
    case Edition.Laws2001:
      if (isStandard) return "7.4b";
      return isBlitz ? "C3" : "B2";
    case Edition.Laws2014:
      if (isStandard) return "7.5b";
      return isBlitz ? "B.4" : "A.4b";
    case Edition.Laws2018:
      if (isStandard) return "7.5.5";
      return isBlitz ? "B.2" : "A.4.2";
    case Edition.Laws2023:
      if (isStandard) return "7.5.5";
      return isBlitz ? "B.3" : "A.3";
  }
}

/** By which an illegal move stands that the opponent has answered; empty where it is corrected all the same. */
export function answeredArticle(edition: Edition, klass: Class, competition: boolean): string {
  const isOld = edition <= Edition.Laws2001;
  if (klass < Class.Rapid || (isOld && klass === Class.Rapid) || (competition && !isOld)) return "";
  if (isOld) return "C3";
  if (edition === Edition.Laws2014) return "A.4b";
  return edition === Edition.Laws2018 ? "A.4.2" : "A.5.2";
}

/** Closes the setting to changes once both sides have made so many presses; empty while it is open. */
export function settingArticle(edition: Edition, klass: Class, presses: number, competition: boolean): string {
  if (klass < Class.Rapid) return "";
  if (edition === Edition.Laws2001) return presses < 3 ? "" : "B4";
  return edition === Edition.Laws2023 && presses >= 10 && !competition ? "A.5.1.1" : "";
}

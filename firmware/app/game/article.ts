import { Class, Edition } from "../../core/words";

/*
 * The articles that the device shows. A test compares them with the table of the Laws.
 */

/** The article under which two fallen flags are a draw, whichever fell first. */
export const BOTH_FLAGS_ARTICLE = "B8";

/** Returns the article under which an illegal move loses the game. `competition`: under the Competition Rules. */
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

/**
 * Returns the article under which an illegal move stands once the opponent has answered it.
 * Returns an empty text if the arbiter corrects it all the same.
 */
export function answeredArticle(edition: Edition, klass: Class, competition: boolean): string {
  const isOld = edition <= Edition.Laws2001;
  if (klass < Class.Rapid || (isOld && klass === Class.Rapid) || (competition && !isOld)) return "";
  if (isOld) return "C3";
  if (edition === Edition.Laws2014) return "A.4b";
  return edition === Edition.Laws2018 ? "A.4.2" : "A.5.2";
}

/**
 * Returns the article under which the clock's setting is final after `presses` presses by both sides.
 * Returns an empty text while the arbiter may still change it.
 */
export function settingArticle(edition: Edition, klass: Class, presses: number, competition: boolean): string {
  if (klass < Class.Rapid) return "";
  if (edition === Edition.Laws2001) return presses < 3 ? "" : "B4";
  return edition === Edition.Laws2023 && presses >= 10 && !competition ? "A.5.1.1" : "";
}

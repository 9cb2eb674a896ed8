/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */
import { Class } from "../../core/words";
import { Edition } from "../../laws/edition";

/** Returns the article by which two fallen flags are a draw, whichever fell first. Empty if they are none. */
export function drawArticle(edition: Edition, klass: Class): string {
  if (edition !== Edition.Laws1997 && edition !== Edition.Laws2001) return "";
  return klass === Class.Rapid || klass === Class.Blitz ? "B8" : "";
}

/** Returns the article by which an illegal move loses the game. */
export function lossArticle(edition: Edition, klass: Class): string {
  switch (edition) {
    case Edition.Laws1997:
      return klass === Class.Blitz ? "C3" : "10.3";
    case Edition.Laws2001:
      switch (klass) {
        case Class.Rapid:
          return "B2";
        case Class.Blitz:
          return "C3";
        default:
          return "7.4b";
      }
    case Edition.Laws2014:
      switch (klass) {
        case Class.Rapid:
          return "A.4b";
        case Class.Blitz:
          return "B.4";
        default:
          return "7.5b";
      }
    case Edition.Laws2018:
      switch (klass) {
        case Class.Rapid:
          return "A.4.2";
        case Class.Blitz:
          return "B.2";
        default:
          return "7.5.5";
      }
    default:
      switch (klass) {
        case Class.Rapid:
          return "A.3";
        case Class.Blitz:
          return "B.3";
        default:
          return "7.5.5";
      }
  }
}

/** Returns the article by which an answered illegal move stands. Returns an empty text if it is corrected. */
export function answeredArticle(edition: Edition, klass: Class): string {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2001:
      return klass === Class.Blitz ? "C3" : "";
    case Edition.Laws2014:
      return klass === Class.Rapid || klass === Class.Blitz ? "A.4b" : "";
    case Edition.Laws2018:
      return klass === Class.Rapid || klass === Class.Blitz ? "A.4.2" : "";
    default:
      return klass === Class.Rapid || klass === Class.Blitz ? "A.5.2" : "";
  }
}

/** Returns the article by which the setting is final after `presses` presses by each side. Empty while it is open. */
export function closingArticle(edition: Edition, klass: Class, presses: number): string {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2014:
    case Edition.Laws2018:
      return "";
    case Edition.Laws2001:
      if (klass !== Class.Rapid && klass !== Class.Blitz) return "";
      return presses < 3 ? "" : "B4";
    default:
      if (klass !== Class.Rapid && klass !== Class.Blitz) return "";
      return presses < 10 ? "" : "A.5.1.1";
  }
}

/** Returns before which move of both sides a game with colours reversed is discontinued; 0 if it goes on. */
export function discontinuedBefore(edition: Edition): number {
  return edition === Edition.Laws1997 || edition === Edition.Laws2001 || edition === Edition.Laws2014 ? 0 : 10;
}

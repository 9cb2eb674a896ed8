/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */
import { Class } from "../../core/words";
import { Edition } from "../edition";

/** Returns after how many presses by each side a change of the setting causes a warning; 0 if never. */
export function settingPresses(edition: Edition, klass: Class): number {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2014:
    case Edition.Laws2018:
      return 0;
    case Edition.Laws2001:
      return klass === Class.Rapid || klass === Class.Blitz ? 3 : 0;
    default:
      return klass === Class.Rapid || klass === Class.Blitz ? 10 : 0;
  }
}

/** Returns the article on the default time. */
export function defaultTimeArticle(edition: Edition): string {
  switch (edition) {
    case Edition.Laws1997:
      return "6.6";
    case Edition.Laws2001:
      return "6.7";
    case Edition.Laws2014:
      return "6.7a";
    default:
      return "6.7.1";
  }
}

/** Returns the articles on two fallen flags. Returns an empty text if none is at hand. */
export function bothFlagsArticle(edition: Edition, klass: Class): string {
  switch (edition) {
    case Edition.Laws1997:
      return klass === Class.Rapid || klass === Class.Blitz ? "B8" : "6.11, 10.4";
    case Edition.Laws2001:
      switch (klass) {
        case Class.Rapid:
          return "B8";
        case Class.Blitz:
          return "B8, C2";
        default:
          return "6.12, 10.3";
      }
    case Edition.Laws2014:
      return "6.11";
    default:
      return "III.3.1";
  }
}

/** Returns the articles on the Competition Rules in rapid and blitz: their choice, then their contents. */
export function competitionArticle(edition: Edition, klass: Class): string {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2001:
      return "";
    case Edition.Laws2014:
      switch (klass) {
        case Class.Rapid:
          return "A.3, 7.5b";
        case Class.Blitz:
          return "B.3, B.2";
        default:
          return "";
      }
    case Edition.Laws2018:
      switch (klass) {
        case Class.Rapid:
          return "A.3.1, 7.5.5";
        case Class.Blitz:
          return "B.3.1, B.2";
        default:
          return "";
      }
    default:
      switch (klass) {
        case Class.Rapid:
          return "A.4, 7.5.5";
        case Class.Blitz:
          return "B.2, 7.5.5";
        default:
          return "";
      }
  }
}

/** Returns the articles on five seconds a move in the last two minutes. */
export function guidelineArticle(edition: Edition, klass: Class): string {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2001:
      return "";
    case Edition.Laws2014:
      return klass === Class.Blitz ? "G.3" : "G.4";
    default:
      return klass === Class.Blitz ? "III.2.2" : "III.4";
  }
}

/** Returns the article that closes the setting to changes. Returns an empty text if there is none. */
export function settingArticle(edition: Edition, klass: Class): string {
  switch (edition) {
    case Edition.Laws1997:
    case Edition.Laws2014:
    case Edition.Laws2018:
      return "";
    case Edition.Laws2001:
      return klass === Class.Rapid || klass === Class.Blitz ? "B4" : "";
    default:
      return klass === Class.Rapid || klass === Class.Blitz ? "A.5.1.1" : "";
  }
}

/** GENERATED from firmware/laws/table/table.ts by `npm run laws`. Change the table, never this file. */
import { Class, Penalty } from "../../core/words";
import { Edition } from "../edition";

/** Returns the articles behind a penalty in an edition. Returns an empty text if none is at hand. */
export function articleOf(edition: Edition, klass: Class, penalty: Penalty, _nth: number): string {
  switch (penalty) {
    case Penalty.IllegalMove:
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
    case Penalty.DrawClaim:
      switch (edition) {
        case Edition.Laws1997:
          return "9.5b";
        case Edition.Laws2001:
          switch (klass) {
            case Class.Rapid:
              return "B2";
            case Class.Blitz:
              return "C2";
            default:
              return "9.5";
          }
        case Edition.Laws2014:
          return klass === Class.Blitz ? "B.2" : "9.5b";
        case Edition.Laws2018:
          return klass === Class.Blitz ? "B.2" : "9.5.3";
        default:
          return klass === Class.Rapid || klass === Class.Blitz ? "A.3" : "9.5.3";
      }
    case Penalty.QuickplayClaim:
      switch (edition) {
        case Edition.Laws1997:
          return klass === Class.Blitz ? "C5" : "10.2b";
        case Edition.Laws2001:
          return klass === Class.Blitz ? "C4" : "10.2b, 10.2c";
        case Edition.Laws2014:
          return klass === Class.Blitz ? "G.3" : "G.5";
        case Edition.Laws2018:
          return klass === Class.Blitz ? "III.2.2" : "III.5";
        default:
          return klass === Class.Blitz ? "III.2.2" : "III.5.2, III.5.3";
      }
    case Penalty.PressWithoutMove:
      switch (edition) {
        case Edition.Laws1997:
          return "7.3";
        case Edition.Laws2001:
        case Edition.Laws2014:
          return "";
        default:
          return "7.5.3";
      }
    case Penalty.AddTime:
      switch (edition) {
        case Edition.Laws1997:
        case Edition.Laws2001:
          return "13.5, 13.4b";
        case Edition.Laws2014:
          return "12.5, 12.9b";
        case Edition.Laws2018:
          return "12.9";
        default:
          return "12.5, 12.9.2";
      }
    case Penalty.TakeTime:
      switch (edition) {
        case Edition.Laws1997:
        case Edition.Laws2001:
          return "13.4c";
        case Edition.Laws2014:
          return "12.9c";
        case Edition.Laws2018:
          return "12.9";
        default:
          return "12.9.3";
      }
    default:
      switch (edition) {
        case Edition.Laws1997:
        case Edition.Laws2001:
          return "13.4a";
        case Edition.Laws2014:
          return "12.9a";
        case Edition.Laws2018:
          return "12.9";
        default:
          return "12.9.1";
      }
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

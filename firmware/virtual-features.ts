/** GENERATED from firmware/tables/features.ts by `npm run features`. Change the table, never this file. */
import type { Features } from "./app/model/features";

/** Returns the features in a text: with a minus each one that is left out, with a plus each that a part gives. */
export function featuresIn(text: string): Features {
  return {
    languageChoice: text.indexOf("-languageChoice") < 0,
    editions: text.indexOf("-editions") < 0,
    ownPrograms: text.indexOf("-ownPrograms") < 0,
    link: text.indexOf("-link") < 0,
    acts: text.indexOf("-acts") < 0 && text.indexOf("-link") < 0,
    info: text.indexOf("-info") < 0,
    sounds: text.indexOf("-sounds") < 0,
    fiveMinutes: text.indexOf("-fiveMinutes") < 0,
    usual: text.indexOf("-usual") < 0,
    penalties: text.indexOf("-penalties") < 0,
    competition: text.indexOf("-competition") < 0,
    hints: text.indexOf("-hints") < 0,
    guideline: text.indexOf("-guideline") < 0,
    recovery: text.indexOf("-recovery") < 0,
    adjournment: text.indexOf("-adjournment") < 0 && text.indexOf("-recovery") < 0,
    noShow: text.indexOf("-noShow") < 0,
    lock: text.indexOf("-lock") < 0,
    keyTest: text.indexOf("-keyTest") < 0,
    journal: text.indexOf("-journal") < 0 && text.indexOf("-recovery") < 0,
    speech: text.indexOf("+speech") >= 0,
    touch: text.indexOf("+touch") >= 0,
    loudness: text.indexOf("+loudness") >= 0 && text.indexOf("-sounds") < 0,
    feltFlag: text.indexOf("+feltFlag") >= 0,
    resets: text.indexOf("+resets") >= 0,
    gauge: text.indexOf("+gauge") >= 0,
    selfTest: text.indexOf("+selfTest") >= 0,
    asks: text.indexOf("+speech") >= 0 || text.indexOf("+touch") >= 0,
  };
}

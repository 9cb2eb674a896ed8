/** The texts of the play screen and of its sheets, as one record for each language. */
import { playDe as barsDe } from "../../sim/words/play/de";
import { playEn as barsEn } from "../../sim/words/play/en";
import { playEs as barsEs } from "../../sim/words/play/es";
import { sheetsDe } from "../../sim/words/sheets/de";
import { sheetsEn } from "../../sim/words/sheets/en";
import { sheetsEs } from "../../sim/words/sheets/es";

export const playEn = { ...barsEn, ...sheetsEn };
export const playEs = { ...barsEs, ...sheetsEs };
export const playDe = { ...barsDe, ...sheetsDe };

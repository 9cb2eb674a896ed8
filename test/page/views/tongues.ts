/** The texts of the play screen and its sheets in each language. */
import { playDe } from "../../../sim/words/play/de";
import { type PlayWords, playEn } from "../../../sim/words/play/en";
import { playEs } from "../../../sim/words/play/es";
import { playFr } from "../../../sim/words/play/fr";
import { playPt } from "../../../sim/words/play/pt";
import { playRu } from "../../../sim/words/play/ru";
import { sheetsDe } from "../../../sim/words/sheets/de";
import { type SheetWords, sheetsEn } from "../../../sim/words/sheets/en";
import { sheetsEs } from "../../../sim/words/sheets/es";
import { sheetsFr } from "../../../sim/words/sheets/fr";
import { sheetsPt } from "../../../sim/words/sheets/pt";
import { sheetsRu } from "../../../sim/words/sheets/ru";
export const tongues = {
  en: { ...playEn, ...sheetsEn },
  es: { ...playEs, ...sheetsEs },
  de: { ...playDe, ...sheetsDe },
  fr: { ...playFr, ...sheetsFr },
  pt: { ...playPt, ...sheetsPt },
  ru: { ...playRu, ...sheetsRu },
} as const satisfies Record<string, PlayWords & SheetWords>;
export type Tongue = keyof typeof tongues;

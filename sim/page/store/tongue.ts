/** Loads the texts of the play screen in the language that a person has chosen. English is always there. */
import { signal } from "@preact/signals";
import { SPEECH_LANGUAGES, type SpeechLanguage } from "../../words/clock-languages";
import { type PlayWords, playEn } from "../../words/play/en";
import type { SheetWords } from "../../words/sheets/en";
import { recall, remember } from "../keep/memory";

/** A language of the play screen; it has all that speech has. */
export type Tongue = SpeechLanguage;

interface Texts {
  play: () => Promise<PlayWords>;
  sheets: () => Promise<SheetWords>;
}

const texts: Readonly<Record<Tongue, Texts>> = {
  en: {
    play: async () => playEn,
    sheets: () => import("../../words/sheets/en").then((all) => all.sheetsEn),
  },
  es: {
    play: () => import("../../words/play/es").then((all) => all.playEs),
    sheets: () => import("../../words/sheets/es").then((all) => all.sheetsEs),
  },
  de: {
    play: () => import("../../words/play/de").then((all) => all.playDe),
    sheets: () => import("../../words/sheets/de").then((all) => all.sheetsDe),
  },
  fr: {
    play: () => import("../../words/play/fr").then((all) => all.playFr),
    sheets: () => import("../../words/sheets/fr").then((all) => all.sheetsFr),
  },
  ru: {
    play: () => import("../../words/play/ru").then((all) => all.playRu),
    sheets: () => import("../../words/sheets/ru").then((all) => all.sheetsRu),
  },
  pt: {
    play: () => import("../../words/play/pt").then((all) => all.playPt),
    sheets: () => import("../../words/sheets/pt").then((all) => all.sheetsPt),
  },
};

export const tongues: readonly Tongue[] = SPEECH_LANGUAGES;

export const words = signal<PlayWords>(playEn);
/** The texts of the sheets, once a sheet has been opened. */
export const sheetWords = signal<SheetWords | undefined>(undefined);
export const tongue = signal<Tongue>("en");

export function isTongue(text: string): text is Tongue {
  return tongues.some((each) => each === text);
}

/** Returns the language that the person chose, or else the browser's. */
export function firstTongue(): Tongue {
  const kept = recall("language") ?? "";
  if (isTongue(kept)) return kept;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isTongue) ?? "en";
}

/** Changes the language. Without its texts, which a network may refuse, the page keeps the one that it has. */
export async function speakTongue(code: Tongue): Promise<void> {
  try {
    const { play, sheets } = texts[code];
    const [forPlay, forSheets] = await Promise.all([play(), sheetWords.value === undefined ? undefined : sheets()]);
    words.value = forPlay;
    sheetWords.value = forSheets;
    tongue.value = code;
  } catch {
    // The page keeps its language.
  }
}

export async function chooseTongue(code: Tongue): Promise<void> {
  await speakTongue(code);
  remember("language", tongue.value);
}

/** Loads the texts of the sheets. */
export async function loadSheetWords(): Promise<void> {
  sheetWords.value ??= await texts[tongue.value].sheets();
}

/** GENERATED from firmware/tables/languages.ts by `npm run words`. Change the table, never this file. */
import type { Side } from "../../core/words";
import type { App } from "../model/app";
import { Language } from "../model/language";
import type { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
import { english } from "./english";
import { french } from "./french";
import { german } from "./german";
import { portuguese } from "./portuguese";
import { russian } from "./russian";
import { spanish } from "./spanish";

/** Returns a text in the language of the device. */
export function wordOf(app: App, word: Word | SpeechWord): string {
  const facts = app.facts;
  const language = facts.features.languageChoice ? app.settings.language : facts.language;
  switch (language) {
    case Language.English:
      return english(word);
    case Language.Spanish:
      return spanish(word);
    case Language.German:
      return german(word);
    case Language.French:
      return french(word);
    case Language.Russian:
      return russian(word);
    case Language.Portuguese:
      return portuguese(word);
  }
}

/** Returns the name of a side. */
export function nameText(app: App, side: Side): string {
  return wordOf(app, Word.NoSide + side);
}

import type { Side } from "../../core/words";
import type { App } from "../model/app";
import { Language } from "../model/choices";
import { Word } from "../model/word";
import { english } from "./english";
import { spanish } from "./spanish";

/** Returns a text in the language of the device. */
export function wordOf(app: App, word: Word): string {
  const facts = app.facts;
  const language = facts.features.languageChoice ? app.settings.language : facts.language;
  switch (language) {
    case Language.English:
      return english(word);
    case Language.Spanish:
      return spanish(word);
  }
}

/** Returns the name of a side. */
export function nameText(app: App, side: Side): string {
  return wordOf(app, Word.NoSide + side);
}

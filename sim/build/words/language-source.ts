/** Generates what the device knows of the languages of its display: their numbers, and what finds a text. */
import { languageRows } from "../../../firmware/tables/languages";
import { displayCodes, SPEECH_LANGUAGES, textsOf } from "../../words/clock-languages";

export const languageFile = "firmware/app/model/language.ts";
export const textFile = "firmware/app/text/text.ts";

const mark =
  "/** GENERATED from firmware/tables/languages.ts by `npm run words`. Change the table, never this file. */";

export function languageSource(): string {
  const members = languageRows.map(({ id }, number) => `  ${id} = ${number},\n`);
  const late = languageRows.find(({ code }, at) => displayCodes.indexOf(SPEECH_LANGUAGES[at] ?? code) !== at);
  if (late !== undefined)
    throw new Error("firmware/tables/languages.ts: the languages that the clock speaks come first");
  return `${mark}

/** The languages of the display. */
export const enum Language {
${members.join("")}}

/** How many languages there are. */
export const LANGUAGES: number = ${languageRows.length};

/** How many of them, from the first on, the clock can speak. */
export const TONGUES = ${SPEECH_LANGUAGES.length};
`;
}

export function textSource(): string {
  const names = languageRows.map(textsOf);
  const imports = [...names].sort().map((name) => `import { ${name} } from "./${name}";\n`);
  const cases = languageRows.map((row) => `    case Language.${row.id}:\n      return ${textsOf(row)}(word);\n`);
  return `${mark}
import type { Side } from "../../core/words";
import type { App } from "../model/app";
import { Language } from "../model/language";
import type { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";
${imports.join("")}
/** Returns a text in the language of the device. */
export function wordOf(app: App, word: Word | SpeechWord): string {
  const facts = app.facts;
  const language = facts.features.languageChoice ? app.settings.language : facts.language;
  switch (language) {
${cases.join("")}  }
}

/** Returns the name of a side. */
export function nameText(app: App, side: Side): string {
  return wordOf(app, Word.NoSide + side);
}
`;
}

/** Makes tables of the device's words in its Storage. The device reads one word at a time, so they take no memory. */

import type { App } from "../../../firmware/app/model/app";
import type { Language } from "../../../firmware/app/model/language";
import { SpeechWord } from "../../../firmware/app/model/speech-word";
import type { Word } from "../../../firmware/app/model/word";
import { wordOf } from "../../../firmware/app/text/text";
import { languageRows } from "../../../firmware/tables/languages";
import { displayCodeOf, textsOf } from "../../words/clock-languages";
import { encoded } from "../../words/code-page";
import { importPath } from "../espruino/es5";
import { libraryFile, placeOf, type Table } from "../parts/library";
import { written } from "../parts/parts";

/**
 * The table of one language: a byte for each word that tells where the word begins, one for the end, then all words.
 */
export interface WordTable extends Table {
  /** Word `n` begins at `n * stepBytes + firstByte` plus the value of byte `n`. */
  stepBytes: number;
  firstByte: number;
}

/** The source of each language's texts: the name of the function that returns one, and its module. */
const sources = languageRows.map((row) => ({ name: textsOf(row), module: `firmware/app/text/${textsOf(row)}` }));

/** Returns a text of the display in a language. */
export function textIn(language: Language, word: Word | SpeechWord): string {
  const facts = { features: { languageChoice: true } };
  return wordOf({ facts, settings: { language } } as unknown as App, word);
}

/** Returns what stands in for the texts of all languages while the rest is compiled: functions of `wordModules`. */
export function wordTypes(): ReadonlyMap<string, string> {
  return new Map(
    sources.map(({ name, module }) => [`${module}.ts`, `export declare function ${name}(word: number): string;\n`]),
  );
}

/** Returns the table of a language. */
export function wordTable(language: Language, unshown: readonly Word[] = []): WordTable {
  return wordTableOf(displayCodeOf(language), textsIn(language, unshown).map(encoded));
}

/** Returns the texts of all words from 0 on. A word that is never shown gets an empty text. */
export function textsIn(language: Language, unshown: readonly Word[] = []): string[] {
  const words: string[] = [];
  for (let word = textIn(language, 0); word !== ""; word = textIn(language, words.length)) words.push(word);
  return words.map((text, word) => (unshown.includes(word) ? "" : text));
}

/**
 * Returns the table of any texts. Each byte only holds how far a word's place is from that of words of average length.
 */
export function wordTableOf(name: string, words: readonly string[]): WordTable {
  const places = [words.length + 1];
  for (const word of words) places.push((places.at(-1) ?? 0) + word.length);
  for (let stepBytes = 0; stepBytes < 256; stepBytes++) {
    const offsets = places.map((place, index) => place - index * stepBytes);
    const firstByte = Math.min(...offsets);
    if (Math.max(...offsets) - firstByte > 255) continue;
    const bytes = offsets.map((offset) => String.fromCharCode(offset - firstByte));
    return { name, content: bytes.join("") + words.join(""), stepBytes, firstByte };
  }
  throw new Error(`the words of ${name} are too unlike in length for a byte each: put long ones between short ones`);
}

/**
 * Returns the modules that read words from `tables`, in place of the source. A language without a table has no words.
 */
export function wordModules(words: readonly WordTable[], tables: readonly Table[]): Map<string, string> {
  const modules = new Map([[`${finder}.js`, findText]]);
  for (const [language, { name, module }] of sources.entries()) {
    const own = words.find((one) => one.name === displayCodeOf(language));
    const text = own === undefined ? `export function ${name}(word) {}\n` : moduleText(name, module, own, tables);
    modules.set(`${module}.js`, text);
  }
  return modules;
}

const finder = "word-in";
const findText = `import { storage } from "./${written.storage}";
export function wordIn(at, stepBytes, firstByte) {
  var text = storage["read"]("${libraryFile}");
  return text.slice(firstByte + text["charCodeAt"](at), firstByte + stepBytes + text["charCodeAt"](at + 1));
}
`;

/** Returns the module of one language. The byte of a word lies at the table's place plus the word's number. */
function moduleText(name: string, module: string, words: WordTable, tables: readonly Table[]): string {
  const place = placeOf(tables, words.name);
  const first = `word * ${words.stepBytes} + ${place + words.firstByte}`;
  return `import { wordIn } from "${importPath(module, finder)}";
export function ${name}(word) {
  return wordIn(${place} + word, ${words.stepBytes}, ${first});
}
`;
}

/** How many words a list has: the chip goes through a list letter by letter. */
const listed = 16;

/**
 * Returns modules in TypeScript that find the words of all languages in lists, by path. As lists, they take a third of
 * the flash of a Pico.
 */
export function wordLists(): ReadonlyMap<string, string> {
  return new Map(
    sources.map(({ name, module }, language) => [
      `${module}.ts`,
      listsText(name, textsIn(language), spokenIn(language)),
    ]),
  );
}

function listsText(name: string, words: readonly string[], spoken: readonly string[]): string {
  const lines: string[] = [];
  const add = (texts: readonly string[], first: number): void => {
    for (let at = 0; at < texts.length; at += listed) {
      const list = texts.slice(at, at + listed).join("|");
      lines.push(
        `  if (word < ${first + at + listed}) return nameAt(${JSON.stringify(list)}, word - ${first + at});\n`,
      );
    }
  };
  add(words, 0);
  add(spoken, SpeechWord.Speech);
  return `import { nameAt } from "../../notation/names";
export function ${name}(word: number): string {
${lines.join("")}  return "";
}
`;
}

/** Returns the texts from the first word on that only speech, touch and the volume need. */
function spokenIn(language: Language): string[] {
  const texts: string[] = [];
  let text = textIn(language, SpeechWord.Speech);
  while (text !== "") {
    texts.push(text);
    text = textIn(language, SpeechWord.Speech + texts.length);
  }
  return texts;
}

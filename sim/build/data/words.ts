/** Makes tables of the device's words in its Storage. The device reads one word at a time, so they take no memory. */
import { Language } from "../../../firmware/app/model/choices";
import type { Word } from "../../../firmware/app/model/word";
import { english } from "../../../firmware/app/text/english";
import { spanish } from "../../../firmware/app/text/spanish";
import { displayCodeOf, displayLanguages } from "../../words/display-languages";
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

/** The source of each language's texts: the function that returns one, its name and its module. */
const sources: Readonly<Record<Language, { name: string; module: string; text(word: number): string }>> = {
  [Language.English]: { name: "english", module: "firmware/app/text/english", text: english },
  [Language.Spanish]: { name: "spanish", module: "firmware/app/text/spanish", text: spanish },
};

/** Returns what stands in for the texts of all languages while the rest is compiled: functions of `wordModules`. */
export function wordTypes(): ReadonlyMap<string, string> {
  return new Map(
    Object.values(sources).map(({ name, module }) => [
      `${module}.ts`,
      `export declare function ${name}(word: number): string;\n`,
    ]),
  );
}

/** Returns the table of a language. A word that is never shown gets an empty text. */
export function wordTable(language: Language, unshown: readonly Word[] = []): WordTable {
  const words = allOf(sources[language].text).map((one, word) => (unshown.includes(word) ? "" : one));
  return wordTableOf(displayCodeOf(language), words);
}

/** Returns the texts of all words from 0 on. A number behind the last word has an empty text. */
function allOf(text: (word: number) => string): string[] {
  const words: string[] = [];
  for (let word = text(0); word !== ""; word = text(words.length)) words.push(word);
  return words;
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
  for (const language of displayLanguages) {
    const { name, module } = sources[language];
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

/** The words of the device as files in its Storage: read from there one by one, they take no memory. */
import { Language } from "../../firmware/app/choices";
import { english } from "../../firmware/app/words-en";
import { spanish } from "../../firmware/app/words-es";

/** The words of one language: a byte for each, and one for the end, that tell where it begins; then all of them. */
export interface WordFile {
  name: string;
  /** Characters are bytes. */
  content: string;
  /** The word `n` begins at `n * stepBytes + firstByte +` the byte `n`. */
  stepBytes: number;
  firstByte: number;
}

export function wordFile(language: Language): WordFile {
  const text = language === Language.Spanish ? spanish : english;
  return wordFileOf(language === Language.Spanish ? "es" : "en", allOf(text));
}

/** Every answer of a `switch` function of numbers from 0 on. */
function allOf(text: (word: number) => string | undefined): string[] {
  const words: string[] = [];
  for (let word = text(0); word !== undefined; word = text(words.length)) words.push(word);
  return words;
}

/** The average length differs by the language, and from it the places of the words do not differ much. */
export function wordFileOf(name: string, words: readonly string[]): WordFile {
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

/** What stands in for firmware/app/words-en and words-es in the firmware; ES5 modules by path. */
export function wordModules(files: { english: WordFile; spanish: WordFile }): Map<string, string> {
  return new Map([
    ["firmware/app/words-en.js", `${findText}${moduleText("english", files.english)}`],
    ["firmware/app/words-es.js", `import { wordIn } from "./words-en";\n${moduleText("spanish", files.spanish)}`],
  ]);
}

const findText = `import { storage } from "../../hal/espruino/modules";
export function wordIn(name, word, stepBytes, firstByte) {
  var text = storage["read"](name);
  var from = word * stepBytes + firstByte;
  return text.slice(from + text["charCodeAt"](word), from + stepBytes + text["charCodeAt"](word + 1));
}
`;

function moduleText(name: string, { name: file, stepBytes, firstByte }: WordFile): string {
  return `export function ${name}(word) {\n  return wordIn("${file}", word, ${stepBytes}, ${firstByte});\n}\n`;
}

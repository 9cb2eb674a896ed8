/**
 * A script as Espruino's Storage holds it best: spaces gone, each word and sign of the language one byte, texts and
 * numbers as they are. A fifth less room, and faster to run. Read by Espruino 2v26 and later.
 */
import { type Token, tokenizer } from "acorn";

/** In the order of Espruino's numbers for them. `catch` stays a word, which Espruino looks for (its issue 1868). */
const words =
  "== === != !== <= << <<= >= >> >>> >>= >>>= += -= ++ -- *= /= %= &= && |= || ^= => if else do while for break continue" +
  " function return var let const this throw try  finally true false null undefined new in instanceof switch case default" +
  " delete typeof void debugger class extends super static of";
const firstWord = 138;
const wordBytes: ReadonlyMap<string, number> = new Map(
  words.split(" ").map((word, index): [string, number] => [word, firstWord + index]),
);

/** What follows is a text of so many bytes, or a number in one byte or two. */
const mark = { text: 0xd1, longText: 0xd2, byte: 0xd4, pair: 0xd5 } as const;

/** So many letters at least fit one variable of Espruino's, whatever its size. */
const copiedMax = 4;

/**
 * The bytes of a script, whose texts hold Latin-1 letters at most. `isLasting`: it lies where it is for good. A marked text
 * is used in its place, and so are its slices, even after the script is gone; one between quotes is copied.
 */
export function tokenise(script: string, isLasting = true): Uint8Array {
  const tokens = [...tokenizer(script, { ecmaVersion: 5 })];
  const out: number[] = [];
  let letters = "";
  for (let i = 0; i < tokens.length; ) {
    const { bytes, used } = bytesAt(script, tokens, i, isLasting);
    const isWord = typeof bytes === "string";
    if (isWord && wouldJoin(letters, bytes)) out.push(32);
    out.push(...(isWord ? codesOf(bytes) : bytes));
    letters = isWord ? bytes : "";
    i += used;
  }
  return Uint8Array.from(out);
}

/** What stands for the token at `i`, or for it and the next: its own letters, or bytes. */
function bytesAt(
  script: string,
  tokens: readonly Token[],
  i: number,
  isLasting: boolean,
): { bytes: number[] | string; used: number } {
  const textAt = (n: number) => script.slice(tokens[n]?.start, tokens[n]?.end);
  const token = tokens[i];
  const text = textAt(i);
  const short = shortened.get(`${text} ${textAt(i + 1)}`);
  if (short !== undefined) return { bytes: [byteOf(short)], used: 2 };
  if (text === "-" && isFirst(tokens[i - 1]) && isWhole(textAt(i + 1), 1, 32_768)) {
    return { bytes: numberOf(-Number(textAt(i + 1))), used: 2 };
  }
  if (token?.type.label === "string") {
    const value = String(Reflect.get(token, "value"));
    return { bytes: isLasting ? textOf(value) : quoted(value), used: 1 };
  }
  if (isWhole(text, 10, 32_767)) return { bytes: numberOf(Number(text)), used: 1 };
  const isMember = i > 0 && textAt(i - 1) === ".";
  return { bytes: wordBytes.has(text) && !isMember ? [byteOf(text)] : text, used: 1 };
}

/** Two tokens that say what one word says. */
const shortened: ReadonlyMap<string, string> = new Map([
  ["void 0", "undefined"],
  ["! 0", "true"],
  ["! 1", "false"],
]);

/** After such a token a value begins: a minus there is a sign. */
function isFirst(before: Token | undefined): boolean {
  return before !== undefined && Reflect.get(before.type, "beforeExpr") === true;
}

function byteOf(word: string): number {
  const byte = wordBytes.get(word);
  if (byte === undefined) throw new Error(`Espruino has no byte for ${word}`);
  return byte;
}

function isWhole(text: string, min: number, max: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function textOf(text: string): number[] | string {
  const codes = codesOf(text);
  const { length } = codes;
  if (codes.some((code) => code > 255)) throw new Error(`${JSON.stringify(text)} holds more than Latin-1`);
  if (length > 65_535) throw new Error(`a text of ${length} letters`);
  if (length === 0) return '""';
  return length < 256 ? [mark.text, length, ...codes] : [mark.longText, length & 255, length >> 8, ...codes];
}

/** One that no quotes can hold is marked where it is so short that Espruino copies it even so. */
function quoted(text: string): number[] | string {
  const sign = text.includes('"') ? "'" : '"';
  if (!/[^ -~\xa0-\xff]|\\/.test(text) && !text.includes(sign)) return sign + text + sign;
  if (text.length > copiedMax) throw new Error(`${JSON.stringify(text)} between quotes`);
  return textOf(text);
}

function numberOf(value: number): number[] {
  return value >= -128 && value < 128 ? [mark.byte, value & 255] : [mark.pair, value & 255, (value >> 8) & 255];
}

/** Written one after the other, two words would be one, and two signs another sign. */
function wouldJoin(before: string, after: string): boolean {
  const [first = ""] = after;
  const last = before.at(-1) ?? "";
  return (/[\w$]/.test(last) && /[\w$]/.test(first)) || (/[+-]/.test(last) && last === first);
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

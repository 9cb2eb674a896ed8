/**
 * Tokenises a script for Espruino 2v26 and later: one byte for each word and operator of the language, no spaces, and
 * marked texts and numbers. The script takes a fifth less room and runs faster.
 */
import { type Token, tokenizer } from "acorn";

/**
 * The tokens in the order of Espruino's numbers. `catch` stays text, because Espruino searches for it (its issue 1868).
 */
const words =
  "== === != !== <= << <<= >= >> >>> >>= >>>= += -= ++ -- *= /= %= &= && |= || ^= => if else do while for break continue" +
  " function return var let const this throw try  finally true false null undefined new in instanceof switch case default" +
  " delete typeof void debugger class extends super static of";
const firstWord = 138;
const wordBytes: ReadonlyMap<string, number> = new Map(
  words.split(" ").map((word, index): [string, number] => [word, firstWord + index]),
);

/**
 * The byte before a text, after which its length follows in one byte or two, and before a number of one byte or two.
 */
const mark = { text: 0xd1, longText: 0xd2, byte: 0xd4, pair: 0xd5 } as const;

/** The most letters that fit into one variable of every Espruino. It copies a text as short as this. */
const copiedMax = 4;

/**
 * Returns the bytes of a script. Throws if a text in it has letters beyond Latin-1. `isLasting` is false for a script
 * that is later dropped from memory: Espruino does not copy a marked text, nor a slice of it, so such a script has its
 * texts between quotes, and Espruino copies those.
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

/** Returns the letters or bytes for the token at `i`, and how many tokens they replace, one or two. */
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

/** Pairs of tokens that one word can replace. */
const shortened: ReadonlyMap<string, string> = new Map([
  ["void 0", "undefined"],
  ["! 0", "true"],
  ["! 1", "false"],
]);

/** Returns true if a value begins after the token, so that a minus there belongs to a number. */
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

/**
 * Returns a text between quotes. A text that cannot be quoted is marked, if it is short enough for Espruino to copy it.
 */
function quoted(text: string): number[] | string {
  const sign = text.includes('"') ? "'" : '"';
  if (!/[^ -~\xa0-\xff]|\\/.test(text) && !text.includes(sign)) return sign + text + sign;
  if (text.length > copiedMax) throw new Error(`${JSON.stringify(text)} between quotes`);
  return textOf(text);
}

function numberOf(value: number): number[] {
  return value >= -128 && value < 128 ? [mark.byte, value & 255] : [mark.pair, value & 255, (value >> 8) & 255];
}

/** Returns true if two tokens without a space between them would read as one. */
function wouldJoin(before: string, after: string): boolean {
  const [first = ""] = after;
  const last = before.at(-1) ?? "";
  return (/[\w$]/.test(last) && /[\w$]/.test(first)) || (/[+-]/.test(last) && last === first);
}

function codesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

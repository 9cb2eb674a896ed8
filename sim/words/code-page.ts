/**
 * The codes of letters in a device, on the link and in the display's font: those of Latin-1, in which codes that the
 * display never drew hold Cyrillic letters. One byte holds each letter, so a text has as many letters as bytes. This is
 * host code: the build and the programs on a computer translate with it.
 */

/** Each letter at the place of its code: the small Cyrillic letters at 128 to 159, the capitals in place of signs. */
const small = "абвгдежзийклмнопрстуфхцчшщъыьэюя";
const firstSmall = 128;
const capitals = "БГДЖЗИЙЛПФЦЧШЩЭЮЯАВЕКМНОРСТУХ";
const replaced = "¢£¥¨©ª®°²³´¹º¼¾×÷ÐðÞþÝýÿÌìÒòÏ";

const letters = Array.from({ length: 256 }, (_, code) => letterOf(String.fromCharCode(code), code));
const codes: ReadonlyMap<string, number> = new Map(letters.map((letter, code) => [letter, code]));

function letterOf(latin: string, code: number): string {
  return small.charAt(code - firstSmall) || capitals.charAt(replaced.indexOf(latin)) || latin;
}

/** Returns the letter with a code from 0 to 255. */
export function letterAt(code: number): string {
  return letters[code] ?? "";
}

export function hasCode(letter: string): boolean {
  return codes.has(letter);
}

/** Returns a text with the codes of its letters, as a device holds it. A letter without a code stays. */
export function encoded(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (letter) => String.fromCharCode(codes.get(letter) ?? letter.charCodeAt(0)));
}

/** Returns the text whose letters have these codes. */
export function decoded(text: string): string {
  return text.replace(/[\x80-\xff]/g, (letter) => letterAt(letter.charCodeAt(0)));
}

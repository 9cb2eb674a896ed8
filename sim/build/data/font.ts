/** Packs the letters of hal/font.ts for Espruino's `setFontCustom`. */

import { alike, lineHeightPx, spacePx, strips } from "../../../hal/font";
import { letterAt } from "../../words/code-page";

/** Every code has a width. */
const firstCode = 32;
const lastCode = 255;

export interface Glyph {
  readonly widthPx: number;
  /** One number for each column from the left; 128 is the topmost pixel. */
  readonly columns: readonly number[];
}

/** The arguments of `g.setFontCustom(bitmap, firstChar, widths, height)`; both strings hold bytes. */
export interface PackedFont {
  readonly bitmap: string;
  readonly widths: string;
  readonly firstChar: number;
  readonly height: number;
}

const space: Glyph = { widthPx: spacePx, columns: Array.from({ length: spacePx }, () => 0) };
const nothing: Glyph = { widthPx: 0, columns: [] };

/** The characters by their Unicode number. Each ends with a clear column. */
const glyphs: ReadonlyMap<number, Glyph> = readGlyphs();

function readGlyphs(): Map<number, Glyph> {
  const found = new Map<number, Glyph>([[firstCode, space]]);
  for (const { characters, rows } of strips) {
    const cells = rows.map((row) => row.split(" "));
    for (const [index, character] of [...characters].entries()) {
      const columns = columnsOf(cells.map((row) => row[index] ?? ""));
      found.set(character.charCodeAt(0), { widthPx: columns.length, columns });
    }
  }
  for (const [cyrillic, latin] of alike) {
    for (const [n, letter] of [...cyrillic].entries()) {
      found.set(letter.charCodeAt(0), found.get(latin.charCodeAt(n)) ?? nothing);
    }
  }
  return found;
}

function columnsOf(rows: readonly string[]): number[] {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, x) =>
    rows.reduce((bits, row, y) => bits + (row[x] === "#" ? 128 >> y : 0), 0),
  );
  return [...columns, 0];
}

export function glyphOf(code: number): Glyph {
  return glyphs.get(code) ?? nothing;
}

/** Returns the width of a text at size 1, including the clear column after the last character. */
export function textWidthPx(text: string): number {
  let width = 0;
  for (let i = 0; i < text.length; i++) width += glyphOf(text.charCodeAt(i)).widthPx;
  return width;
}

/** The letters that only Spanish words and the names of players need. */
export const foreign = 'áéíóúñüÁÉÍÓÚÑÜ¿"#$%&@\\^_`{|}~½«';

/** The letters that only German, French, Russian and Portuguese words need. */
export const further = "àâãäçèêëîïôõöùûßÀÂÃÄÇÈÊËÎÔÕÖÙÛ";

/**
 * Packs the characters of a board. `words` are all texts that it shows; undefined stands for every letter. `isEnglish`
 * leaves out what only names of players need. A character that is left out has no width. A font in English has no
 * widths behind its last character.
 */
export function packFont(isEnglish = false, words?: string): PackedFont {
  const isLeft = (letter: string): boolean => {
    if (words === undefined || words.includes(letter)) return false;
    return (isEnglish && foreign.includes(letter)) || further.includes(letter) || letter > "\u00ff";
  };
  let bitmap = "";
  let widths = "";
  for (let code = firstCode; code <= lastCode; code++) {
    const letter = letterAt(code);
    const { widthPx, columns } = isLeft(letter) ? nothing : glyphOf(letter.charCodeAt(0));
    widths += String.fromCharCode(widthPx);
    bitmap += String.fromCharCode(...columns);
  }
  return {
    bitmap,
    widths: isEnglish ? widths.replace(/\0+$/, "") : widths,
    firstChar: firstCode,
    height: lineHeightPx,
  };
}

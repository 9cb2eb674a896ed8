/** Packs the letters of hal/font.ts for Espruino's `setFontCustom`. */
import { lineHeightPx, spacePx, strips } from "../../../hal/font";

/** Every character has a width, up to the last code of Latin-1. */
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

/** The characters by code. Each ends with a clear column. */
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

/**
 * Packs all characters, or those that English needs. A character that is left out has no width, and none is kept for
 * those behind the last one.
 */
export function packFont(isEnglish = false): PackedFont {
  let bitmap = "";
  let widths = "";
  for (let code = firstCode; code <= lastCode; code++) {
    const isLeft = isEnglish && foreign.includes(String.fromCharCode(code));
    const { widthPx, columns } = isLeft ? nothing : glyphOf(code);
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

/**
 * Makes the library, the one file with all tables and parts; a file for each would cost a head of 32 bytes. The tables
 * come first, at places that the program knows. Then comes the place of each part, two bytes with the higher one first.
 * Then come the parts.
 */

/** The name of the library in Storage. */
export const libraryFile = "ff";
/** The name in Storage of the file with the images of the large digits. */
export const digitsFile = "fd";

/** Data that the program reads from its place in the library. Each character of `content` is one byte. */
export interface Table {
  name: string;
  content: string;
}

const placeBytes = 2;

/** Returns the place of a table in the library. Without a name, returns the place behind all tables. */
export function placeOf(tables: readonly Table[], name?: string): number {
  let place = 0;
  for (const table of tables) {
    if (table.name === name) return place;
    place += table.content.length;
  }
  if (name !== undefined) throw new Error(`no table ${name}`);
  return place;
}

/** Returns the library as text, each character one byte. Throws if it is too large for places of two bytes. */
export function makeLibrary(tables: readonly Table[], parts: readonly string[]): string {
  let place = placeOf(tables) + placeBytes * (parts.length + 1);
  const places = [place, ...parts.map(({ length }) => (place += length))];
  if (place > 0xffff) throw new Error(`${place} bytes of parts: places are of two bytes`);
  const bytes = places.map((at) => String.fromCharCode(at >> 8, at & 255));
  return [...tables.map(({ content }) => content), ...bytes, ...parts].join("");
}

/**
 * What lies in Storage beside the program: one file, for each file has a head. Tables come first, at places that the
 * program knows; then where each part begins, two bytes each, the higher one first; then the parts.
 */

/** What Storage calls it. */
export const libraryFile = "ff";
/** What Storage calls the images of the large digits, which lie beside it. */
export const digitsFile = "fd";

/** Read from its place as it is; characters are bytes. */
export interface Table {
  name: string;
  content: string;
}

const placeBytes = 2;

/** Where a table lies, or what comes after all of them. */
export function placeOf(tables: readonly Table[], name?: string): number {
  let place = 0;
  for (const table of tables) {
    if (table.name === name) return place;
    place += table.content.length;
  }
  if (name !== undefined) throw new Error(`no table ${name}`);
  return place;
}

/** The whole file. Parts as text, or packed as bytes; characters are bytes. */
export function makeLibrary(tables: readonly Table[], parts: readonly string[]): string {
  let place = placeOf(tables) + placeBytes * (parts.length + 1);
  const places = [place, ...parts.map(({ length }) => (place += length))];
  if (place > 0xffff) throw new Error(`${place} bytes of parts: places are of two bytes`);
  const bytes = places.map((at) => String.fromCharCode(at >> 8, at & 255));
  return [...tables.map(({ content }) => content), ...bytes, ...parts].join("");
}

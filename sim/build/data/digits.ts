/** Draws the large digits of a display as images for Espruino, one call each. They lie in flash. */
import { gridOf } from "../../../firmware/app/display/layout";
import type { Facts } from "../../../firmware/app/model/facts";
import { drawDigit } from "../../../hal/digit";
import type { Grid } from "../../../hal/hal";
import { digitsFile } from "../parts/library";
import { unpack } from "../parts/loader";

type Size = Pick<Facts, "widthPx" | "heightPx">;

/** The characters that a place of a time can show, in the order of their images. */
export const digits = "0123456789-";
const lengths = [7, 8, 9];

/** Returns the grids of a display whose digits differ in width: `H:MM:SS`, and the longer times. */
export function gridsOf(size: Size): readonly Grid[] {
  const grids = lengths.map((length) => gridOf(size as Facts, length));
  return grids.filter((grid, index) => grids.findIndex((other) => other[1] === grid[1]) === index);
}

/** Returns the images of all digits, first those of the widest. Characters are bytes. */
export function digitImages(size: Size): string {
  return gridsOf(size)
    .flatMap((grid) => [...digits].map((digit) => imageOf(grid, digit)))
    .join("");
}

/** The bits of an image follow one another, row by row; the highest bit of a byte is the leftmost pixel. */
export function imageOf(grid: Grid, digit: string): string {
  const [, width = 0, arm = 0, stroke = 0] = grid;
  const height = 2 * arm + stroke;
  const bytes = new Uint8Array(Math.ceil((width * height) / 8));
  const set = (at: number): void => {
    bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7));
  };
  const fill = (x: number, y: number, columns: number, rows: number, lit: boolean): void => {
    for (let row = y; lit && row < y + rows; row++)
      for (let at = row * width + x; at < row * width + x + columns; at++) set(at);
  };
  drawDigit(fill, 0, 0, grid, digit);
  return String.fromCharCode(width, height, 1, ...bytes);
}

/**
 * Returns ES5 code that replaces the module `hal/espruino/digits`. Images that are packed in Storage are unpacked at
 * each call: to keep them would take 63 variables of memory.
 */
export function digitsModule(size: Size, isPacked: boolean): string {
  const [grid] = gridsOf(size);
  const [wide = 0, narrow = wide] = gridsOf(size).map((each) => imageOf(each, digits).length);
  const image = isPacked
    ? `${unpack}(storage["read"]("${digitsFile}")).slice(at, at + bytes)`
    : `storage["read"]("${digitsFile}", at, bytes)`;
  return `import { storage } from "./modules";
export function digit(x, y, grid, text) {
  var isWide = grid[1] === ${grid?.[1]}, bytes = isWide ? ${wide} : ${narrow};
  var at = "${digits}".indexOf(text) * bytes + (isWide ? 0 : ${wide * digits.length});
  g.drawImage(${image}, x, y);
}
`;
}

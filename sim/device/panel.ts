/** Computes the pixels of a display from the drawing operations, identical to Espruino's `g`. */
import { drawDigit } from "../../hal/digit";
import { lineHeightPx } from "../../hal/font";
import { gridsOf } from "../build/data/digits";
import { glyphOf, textWidthPx } from "../build/data/font";

/** A rectangle of pixels, the last ones included. It is empty if `right` < `left`. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Panel {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The pixels row by row from the top left; 1 is ink. */
  readonly pixels: Uint8Array;
  /** The area around everything drawn since the display was last sent. */
  drawn: Area;
  /** The area that each sending so far covered. */
  readonly sent: Area[];
}

/** A line that the virtual board prints about its display. Other lines have none of these fields. */
interface Operation {
  fill?: readonly [x: number, y: number, width: number, height: number, lit: number];
  write?: readonly [x: number, y: number, width: number, size: number, align: number, reversed: number];
  digit?: readonly [x: number, y: number, width: number, height: number];
  text?: string;
  show?: number;
  /** The power returned, so the display is empty. */
  power?: number;
  /** All pixels as they are seen on an emulated display, in base 64. */
  pixels?: string;
}

export function createPanel(widthPx: number, heightPx: number): Panel {
  const pixels = new Uint8Array(widthPx * heightPx);
  return { widthPx, heightPx, pixels, drawn: nowhere(), sent: [] };
}

function nowhere(): Area {
  return { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: -1, bottom: -1 };
}

/** Draws what one printed line describes and ignores lines about anything else. */
export function drawLine(panel: Panel, line: string): void {
  const { fill, write, digit, text = "", show, power, pixels } = JSON.parse(line) as Operation;
  if (fill !== undefined) fillBox(panel, fill[0], fill[1], fill[2], fill[3], fill[4] === 1);
  if (write !== undefined) writeText(panel, write, text);
  if (digit !== undefined) placeDigit(panel, digit, text);
  if (show !== undefined) send(panel);
  if (power !== undefined) panel.pixels.fill(0);
  if (pixels !== undefined) panel.pixels.set(Uint8Array.from(atob(pixels), (byte) => byte.charCodeAt(0)));
}

function send(panel: Panel): void {
  panel.sent.push(panel.drawn);
  panel.drawn = nowhere();
}

function fillBox(panel: Panel, x: number, y: number, width: number, height: number, lit: boolean): void {
  const left = Math.max(x, 0);
  const top = Math.max(y, 0);
  const right = Math.min(x + width, panel.widthPx) - 1;
  const bottom = Math.min(y + height, panel.heightPx) - 1;
  if (right < left || bottom < top) return;
  for (let row = top; row <= bottom; row++) {
    const from = row * panel.widthPx;
    panel.pixels.fill(lit ? 1 : 0, from + left, from + right + 1);
  }
  const { drawn } = panel;
  drawn.left = Math.min(drawn.left, left);
  drawn.top = Math.min(drawn.top, top);
  drawn.right = Math.max(drawn.right, right);
  drawn.bottom = Math.max(drawn.bottom, bottom);
}

/** Draws a large digit. Its width says which of the display's digits it is. */
function placeDigit(panel: Panel, [x, y, width, height]: NonNullable<Operation["digit"]>, text: string): void {
  const grid = gridsOf(panel).find((one) => one[1] === width && 2 * (one[2] ?? 0) + (one[3] ?? 0) === height);
  if (grid === undefined) throw new Error(`this display has no digit of ${width} × ${height} px`);
  drawDigit((...box) => fillBox(panel, ...box), x, y, grid, text);
}

/** Writes a text. After the first pair of spaces, the rest of the text is aligned to the right edge. */
function writeText(panel: Panel, write: NonNullable<Operation["write"]>, text: string): void {
  const [x, y, width, size, align, reversed] = write;
  const box = { x, y, width, size, ink: reversed === 0 };
  fillBox(panel, x, y, width, size * lineHeightPx, !box.ink);
  const at = text.indexOf("  ");
  writePart(panel, box, align, at < 0 ? text : text.slice(0, at));
  if (at >= 0) writePart(panel, box, 1, text.slice(at + 2));
}

interface LetterBox {
  x: number;
  y: number;
  width: number;
  size: number;
  ink: boolean;
}

function writePart(panel: Panel, box: LetterBox, align: number, text: string): void {
  const textPx = box.size * textWidthPx(text);
  let x = box.x;
  if (align === 0) x += Math.floor(box.width / 2) - Math.floor(textPx / 2);
  else if (align > 0) x += box.width - textPx;
  for (let i = 0; i < text.length; i++) {
    const { widthPx, columns } = glyphOf(text.charCodeAt(i));
    for (const [column, bits] of columns.entries()) drawColumn(panel, box, x + column * box.size, bits);
    x += widthPx * box.size;
  }
}

function drawColumn(panel: Panel, { x, y, width, size, ink }: LetterBox, left: number, bits: number): void {
  const from = Math.max(left, x);
  const right = Math.min(left + size, x + width);
  for (let row = 0; row < lineHeightPx; row++) {
    if ((bits & (128 >> row)) !== 0 && right > from) fillBox(panel, from, y + row * size, right - from, size, ink);
  }
}

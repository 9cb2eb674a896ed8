/** The pixels of a display from what is drawn on it: the same as Espruino's `g`, pixel by pixel. */
import { lineHeightPx } from "../../hal/font";
import { glyphOf, textWidthPx } from "./font";

/** A rectangle of pixels, the last ones included; empty while `right` < `left`. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Panel {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Row by row from the top left: 1 is ink. */
  readonly pixels: Uint8Array;
  /** Around everything drawn since the display was last sent. */
  drawn: Area;
  /** What each sending so far covered. */
  readonly sent: Area[];
}

/** What the virtual board prints of its display; any other line is somebody else's. */
interface Operation {
  fill?: readonly [x: number, y: number, width: number, height: number, lit: number];
  write?: readonly [x: number, y: number, width: number, size: number, align: number, reversed: number];
  text?: string;
  show?: number;
  /** The power is back: the display is empty. */
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

/** Draws what one printed line says; lines about anything else are left alone. */
export function drawLine(panel: Panel, line: string): void {
  const { fill, write, text = "", show, power, pixels } = JSON.parse(line) as Operation;
  if (fill !== undefined) fillBox(panel, fill[0], fill[1], fill[2], fill[3], fill[4] === 1);
  if (write !== undefined) writeText(panel, write, text);
  if (show !== undefined) send(panel);
  if (power !== undefined) panel.pixels.fill(0);
  if (pixels !== undefined) panel.pixels.set(Uint8Array.from(atob(pixels), (byte) => byte.charCodeAt(0)));
}

function send(panel: Panel): void {
  panel.sent.push(panel.drawn);
  panel.drawn = nowhere();
}

/** Rows that an ST7567 is sent together, and the bytes that say which they are. */
const pagePx = 8;
const pageHeadBytes = 3;

/** What a Pixl.js sends of an area: whole pages of its height, columns from a multiple of eight on, a byte each. */
export function sentBytes({ left, top, right, bottom }: Area): number {
  if (right < left) return 0;
  const pages = Math.floor(bottom / pagePx) - Math.floor(top / pagePx) + 1;
  return pages * (right + 1 - (left - (left % 8)) + pageHeadBytes);
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

/** Two spaces: what follows the first pair stands at the right edge. */
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

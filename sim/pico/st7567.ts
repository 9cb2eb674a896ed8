/**
 * Emulates an ST7567 on SPI, bonded to a glass of 128 × 64 pixels. The glass has its connector below the picture, so
 * its columns run from the right. Takes bytes and returns pixels. A command that it does not know is an error.
 */
import { PagedDisplay } from "./paged-display";

const widthPx = 128;
const heightPx = 64;
const columns = 132;
const pages = 9;
const unitRows = 8;

/** The settings without which the glass shows nothing. */
const allPowered = 0x2f;
const contrastLeast = 8;
const contrastMost = 56;

export class St7567 extends PagedDisplay {
  /** The memory: one byte for eight rows of a column. */
  private readonly memory = new Uint8Array(columns * pages).fill(0xa5);
  private page = 0;
  private column = 0;
  private startRow = 0;
  private isOn = false;
  private isWhole = false;
  private isInverse = false;
  private areColumnsBackwards = false;
  private areRowsBackwards = false;
  private power = 0;
  /** The contrast. Nothing can be read on the glass before the program sets it. */
  private contrast = 0;

  constructor() {
    super("an ST7567");
  }

  protected argumentsOf(code: number): number | undefined {
    if (code === 0x81 || code === 0xf8) return 1;
    const isKnown =
      code <= 0x2f ||
      (code >= 0x40 && code <= 0x7f) ||
      (code >= 0xa0 && code <= 0xa7) ||
      (code >= 0xb0 && code < 0xb0 + pages) ||
      [0xae, 0xaf, 0xc0, 0xc8, 0xe2, 0xe3].includes(code);
    return isKnown ? 0 : undefined;
  }

  protected store(byte: number): void {
    if (this.column >= columns) throw new Error(`an ST7567 has no column ${this.column}`);
    this.memory[this.page * columns + this.column] = byte;
    this.column++;
  }

  protected obey(command: readonly number[]): void {
    const [code = 0, value = 0] = command;
    if (code < 0x10) this.column = (this.column & 0xf0) | code;
    else if (code < 0x20) this.column = (this.column & 0x0f) | ((code & 0x0f) << 4);
    else if (code >= 0x28 && code <= 0x2f) this.power = code;
    else if (code >= 0x40 && code <= 0x7f) this.startRow = code & 0x3f;
    else if (code >= 0xb0 && code < 0xc0) this.page = code & 0x0f;
    else if (code === 0x81) this.contrast = value;
    else this.turn(code);
  }

  private turn(code: number): void {
    if (code === 0xa0 || code === 0xa1) this.areColumnsBackwards = code === 0xa1;
    if (code === 0xa4 || code === 0xa5) this.isWhole = code === 0xa5;
    if (code === 0xa6 || code === 0xa7) this.isInverse = code === 0xa7;
    if (code === 0xae || code === 0xaf) this.isOn = code === 0xaf;
    if (code === 0xc0 || code === 0xc8) this.areRowsBackwards = code === 0xc8;
  }

  pixels(): Uint8Array {
    const pixels = new Uint8Array(widthPx * heightPx);
    const isReadable = this.contrast >= contrastLeast && this.contrast <= contrastMost;
    if (!this.isOn || this.power !== allPowered || !isReadable) return pixels;
    for (let at = 0; at < pixels.length; at++) {
      const bit = this.isWhole ? 1 : this.bitAt(at % widthPx, Math.floor(at / widthPx));
      pixels[at] = this.isInverse ? 1 - bit : bit;
    }
    return pixels;
  }

  /** Returns the bit of memory that drives a pixel of the glass. */
  private bitAt(x: number, y: number): number {
    const segment = widthPx - 1 - x;
    const column = this.areColumnsBackwards ? columns - 1 - segment : segment;
    const row = ((this.areRowsBackwards ? heightPx - 1 - y : y) + this.startRow) % heightPx;
    const byte = this.memory[Math.floor(row / unitRows) * columns + column]!;
    return (byte >> (row % unitRows)) & 1;
  }
}

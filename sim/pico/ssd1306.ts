/** Emulates an SSD1306 on SPI: takes bytes and returns pixels. A command that it does not know is an error. */
import { PagedDisplay } from "./paged-display";

/** The commands and the number of bytes that follow each. Commands without an effect here are included. */
const argumentsOf: ReadonlyMap<number, number> = new Map([
  ...[0x20, 0x81, 0x8d, 0xa8, 0xd3, 0xd5, 0xd9, 0xda, 0xdb].map((command) => [command, 1] as const),
  ...[0x21, 0x22].map((command) => [command, 2] as const),
  ...Array.from({ length: 0x20 }, (_, command) => [command, 0] as const),
  ...Array.from({ length: 8 }, (_, page) => [0xb0 + page, 0] as const),
  ...[0x40, 0xa1, 0xa4, 0xa6, 0xae, 0xaf, 0xc8].map((command) => [command, 0] as const),
]);

const widthPx = 128;
const heightPx = 64;

export class Ssd1306 extends PagedDisplay {
  /** The memory: one byte for eight rows of a column. */
  private readonly memory = new Uint8Array((widthPx * heightPx) / 8).fill(0xa5);
  private isOn = false;
  private columns = [0, widthPx - 1];
  private pages = [0, heightPx / 8 - 1];
  private x = 0;
  private page = 0;
  /** Page by page: a byte at the end of a page is followed by one at its begin. The display begins so. */
  private isByPages = true;

  constructor() {
    super("an SSD1306");
  }

  protected argumentsOf(code: number): number | undefined {
    return argumentsOf.get(code);
  }

  protected obey(command: readonly number[]): void {
    const [code = 0, first = 0, last = 0] = command;
    if (code === 0x20) this.isByPages = first === 2;
    if (code < 0x10) this.x = (this.x & 0xf0) | code;
    else if (code < 0x20) this.x = (this.x & 0x0f) | ((code & 0x0f) << 4);
    if (code >= 0xb0 && code < 0xb8) this.page = code & 7;
    if (code === 0xaf) this.isOn = true;
    if (code === 0xae) this.isOn = false;
    if (code === 0x21) {
      this.columns = [first, last];
      this.x = first;
    }
    if (code === 0x22) {
      this.pages = [first, last];
      this.page = first;
    }
  }

  protected store(byte: number): void {
    this.memory[this.page * widthPx + this.x] = byte;
    if (this.isByPages) {
      this.x = (this.x + 1) % widthPx;
      return;
    }
    if (this.x++ < this.columns[1]!) return;
    this.x = this.columns[0]!;
    if (this.page++ === this.pages[1]) this.page = this.pages[0]!;
  }

  pixels(): Uint8Array {
    const pixels = new Uint8Array(widthPx * heightPx);
    if (!this.isOn) return pixels;
    for (let at = 0; at < pixels.length; at++) {
      const row = Math.floor(at / widthPx);
      const byte = this.memory[Math.floor(row / 8) * widthPx + (at % widthPx)]!;
      pixels[at] = (byte >> (row % 8)) & 1;
    }
    return pixels;
  }
}

/** Emulates an SSD1306 on SPI: takes bytes and returns pixels. A command that it does not know is an error. */
import { CommandReader } from "./commands";
import type { Display, Levels, PinName } from "./glass";

/** The commands and the number of bytes that follow each. Commands without an effect here are included. */
const argumentsOf: ReadonlyMap<number, number> = new Map([
  ...[0x20, 0x81, 0x8d, 0xa8, 0xd3, 0xd5, 0xd9, 0xda, 0xdb].map((command) => [command, 1] as const),
  ...[0x21, 0x22].map((command) => [command, 2] as const),
  ...[0x40, 0xa1, 0xa4, 0xa6, 0xae, 0xaf, 0xc8].map((command) => [command, 0] as const),
]);

const widthPx = 128;
const heightPx = 64;

export class Ssd1306 implements Display {
  /** The memory: one byte for eight rows of a column. */
  private readonly memory = new Uint8Array((widthPx * heightPx) / 8).fill(0xa5);
  private readonly levels: Levels = {};
  private readonly reader = new CommandReader("an SSD1306", (code) => argumentsOf.get(code));
  private isOn = false;
  private columns = [0, widthPx - 1];
  private pages = [0, heightPx / 8 - 1];
  private x = 0;
  private page = 0;

  change(pin: PinName, isHigh: boolean): void {
    this.levels[pin] = isHigh;
  }

  take(byte: number): void {
    if (this.levels.select === true) return;
    if (this.levels.reset !== true) throw new Error("an SSD1306 was sent a byte during its reset");
    if (this.levels.command === true) this.store(byte);
    else this.obey(byte);
  }

  private obey(byte: number): void {
    const [code = 0, first = 0, last = 0] = this.reader.take(byte) ?? [];
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

  private store(byte: number): void {
    this.memory[this.page * widthPx + this.x] = byte;
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

/** The flash behind its interface, as commands on one line meet it (W25Q16JV data sheet, 7 and 8). */
import type { Warn } from "./rule";

const enum Command {
  WriteStatus = 0x01,
  ReadStatus1 = 0x05,
  WriteEnable = 0x06,
  ReadStatus2 = 0x35,
  Serial = 0x4b,
  Kind = 0x9f,
}
const quadEnabled = 2;
/** While nobody drives the line, it is pulled up. */
const silence = 0xff;
/** The number of times that the status says "busy" after it was written. */
const busyReads = 3;
/** The serial number comes behind four bytes without a meaning. */
const beforeSerial = 5;

export class FlashDevice {
  /** Maker, type and size. */
  kind = 0xef4015;
  serial: readonly number[] = [230, 97, 56, 82, 131, 34, 80, 47];
  /** False for a flash that never enables reads on four lines. */
  takesQuad = true;
  /** True while the flash takes the next address without a command. */
  goesOn = false;
  private status2 = 0;
  private isWriteEnabled = false;
  private busyReads = 0;

  constructor(private readonly warn: Warn) {}

  get isQuad(): boolean {
    return (this.status2 & quadEnabled) !== 0;
  }

  /** Returns the byte that comes back while the last byte of a command goes out. */
  answer(frames: readonly number[]): number {
    const [command] = frames;
    const place = frames.length - 1;
    if (place < 1) return silence;
    if (command === Command.ReadStatus1) return this.busyReads-- > 0 ? 1 : 0;
    if (command === Command.ReadStatus2) return this.status2;
    if (command === Command.Kind && place <= 3) return (this.kind >> (8 * (3 - place))) & 0xff;
    return command === Command.Serial ? (this.serial[place - beforeSerial] ?? silence) : silence;
  }

  /** Does what a command asks for, when it has ended. */
  end([command, , second = 0]: readonly number[]): void {
    if (command === Command.WriteEnable) this.isWriteEnabled = true;
    if (command !== Command.WriteStatus) return;
    if (!this.isWriteEnabled) this.warn("flash", "its status is written without a write enable");
    this.isWriteEnabled = false;
    this.status2 = this.takesQuad ? second : second & ~quadEnabled;
    this.busyReads = busyReads;
  }
}

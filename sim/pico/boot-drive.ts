/**
 * The drive RPI-RP2 as the boot ROM of an RP2040 writes it (virtual_disk.c and async_task.c of Raspberry Pi's
 * pico-bootrom-rp2040). The ROM takes the blocks of a UF2 in any order, because a computer may write the sectors of a
 * drive in any order, and may write one twice.
 */
import { flashAddress, sectorBytes } from "../build/pico/flash-map";

const sectorOfDrive = 512;
const pageBytes = 256;
const contentAt = 32;
const startMagics = [0x0a324655, 0x9e5d5157] as const;
const endMagic = 0x0ab16f30;
const notMainFlash = 1;
const hasFamily = 0x2000;
const rp2040Family = 0xe48bff56;
/**
 * The ROM takes every address of the 16 MB that the chip can map as flash. Those beyond the flash itself wrap around.
 */
const flashWindow = 16 * 1024 * 1024;

/** Returns the sectors that a computer writes when a UF2 is copied to the drive. */
export function blocksIn(uf2: Uint8Array): Uint8Array[] {
  return Array.from({ length: Math.floor(uf2.length / sectorOfDrive) }, (_, block) =>
    uf2.subarray(block * sectorOfDrive, (block + 1) * sectorOfDrive),
  );
}

export class BootDrive {
  /** The number of blocks of the transfer; 0 if there is none. A block with another number begins a new transfer. */
  private count = 0;
  private readonly written = new Set<number>();
  /** The rows of sixteen block numbers whose first block came. */
  private readonly clearedRows = new Set<number>();
  /** The sectors that the ROM erased, by their places, in order. */
  readonly erased: number[] = [];

  constructor(readonly flash: Uint8Array) {}

  /** The ROM restarts the chip when every block of the transfer has come. */
  get isComplete(): boolean {
    return this.count > 0 && this.written.size === this.count;
  }

  /** Takes a sector that the computer writes. Everything but a block of a UF2 for the flash of an RP2040 is ignored. */
  write(block: Uint8Array): void {
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    const word = (index: number) => view.getUint32(4 * index, true);
    const isBlock = word(0) === startMagics[0] && word(1) === startMagics[1] && word(127) === endMagic;
    const flags = word(2);
    const isForChip = (flags & hasFamily) !== 0 && word(7) === rp2040Family && (flags & notMainFlash) === 0;
    if (!isBlock || !isForChip || word(4) !== pageBytes) return;
    const [at, number, count] = [word(3) - flashAddress, word(5), word(6)];
    const isFlash = at >= 0 && at + pageBytes <= flashWindow && at % pageBytes === 0;
    if (count === 0 || !isFlash) this.begin(0);
    else {
      if (count !== this.count) this.begin(count);
      if (number >= count) this.begin(0);
      else if (!this.written.has(number)) this.change(at, number, block.subarray(contentAt, contentAt + pageBytes));
    }
  }

  private begin(count: number): void {
    this.count = count;
    this.written.clear();
    this.clearedRows.clear();
  }

  private change(at: number, number: number, content: Uint8Array): void {
    this.written.add(number);
    const place = at % this.flash.length;
    const row = Math.floor((number * pageBytes) / sectorBytes);
    if (!this.clearedRows.has(row)) {
      this.clearedRows.add(row);
      const sector = place - (place % sectorBytes);
      this.erased.push(sector);
      this.flash.fill(0xff, sector, sector + sectorBytes);
    }
    for (const [index, byte] of content.entries()) this.flash[place + index]! &= byte;
  }
}

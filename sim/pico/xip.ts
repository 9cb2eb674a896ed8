/**
 * Charges an emulated processor for what it waits on the flash. The RP2040 reads code and constants through a cache of
 * 16 kB with two ways and lines of 8 bytes (data sheet, 2.6.3.1). A miss fetches one word, so each half of a line
 * counts alone (pico-sdk, issue 1182). The cache is assumed to replace the way that was used longer ago.
 */
import type { Chip } from "./chip";

/** The first byte of the addresses that go through the cache. */
const cached = 0x10;
const sets = 1024;
/** Flash clocks of a word: 8 for the address and the mode byte, 4 waits, 8 for the data on four lines. */
const flashClocks = 20;
/** hal/pico/native/boot2.c sets the flash's clock to half the processor's. */
const clockDivider = 2;
/** Cycles to find the miss, to select the flash and to hand the word over. Together 50 cycles: 400 ns were measured. */
const overheadCycles = 10;
export const missCycles = flashClocks * clockDivider + overheadCycles;

export class Xip {
  /** The words that were read from the flash. */
  misses = 0;
  /** The line in each place: the first way of all sets, then the second. */
  private readonly lines = new Int32Array(2 * sets).fill(-1);
  /** Bit 0 and bit 1: the low and the high word of the line are there. */
  private readonly halves = new Uint8Array(2 * sets);
  /** The way of each set that is replaced next. */
  private readonly next = new Uint8Array(sets);
  private lastWord = -1;
  private changes = 0;

  constructor(private readonly chip: Chip) {
    const { rp2040 } = chip;
    const { core } = rp2040;
    chip.blocks.isOff = true;
    core.readUint32 = (address) => {
      if (address >>> 24 === cached) this.read(address);
      return rp2040.readUint32(address);
    };
    // Nearly all of these are instructions. The processor fetches the word behind the present halfword ahead.
    core.readUint16 = (address) => {
      if (address >>> 24 === cached) {
        this.read(address);
        this.read(address + 2);
      }
      return rp2040.readUint16(address);
    };
    core.readUint8 = (address) => {
      if (address >>> 24 === cached) this.read(address);
      return rp2040.readUint8(address);
    };
  }

  private read(address: number): void {
    const word = address >>> 2;
    if (word === this.lastWord) return;
    this.lastWord = word;
    const line = word >>> 1;
    const set = line & (sets - 1);
    const { lines, halves } = this;
    let place = set;
    if (lines[set] !== line) place = lines[set + sets] === line ? set + sets : this.replace(set, line);
    this.next[set] = place === set ? 1 : 0;
    const half = 1 << (word & 1);
    if ((halves[place]! & half) !== 0 && !this.isFlushed()) return;
    halves[place]! |= half;
    this.misses++;
    this.chip.rp2040.core.cycles += missCycles;
  }

  private replace(set: number, line: number): number {
    const place = set + sets * this.next[set]!;
    this.lines[place] = line;
    this.halves[place] = 0;
    return place;
  }

  /** Empties the cache after a change of the flash, as the boot ROM does. */
  private isFlushed(): boolean {
    const { erases, programs } = this.chip.flash;
    if (erases + programs === this.changes) return false;
    this.changes = erases + programs;
    this.halves.fill(0);
    return true;
  }
}

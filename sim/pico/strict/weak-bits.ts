/**
 * Bits that a power cut left between two states: each read may find them otherwise. The makers of flash promise nothing
 * about a cell whose erase or program was cut (W25Q16JV data sheet, 8.2: the data may be corrupted). Cut near the end
 * of an erase, a sector may read as erased once.
 */
import type { FlashReader } from "./bus";

const offsetMask = 0xffffff;

/** The weak bits of each content of a flash that a power cut left. */
const known = new WeakMap<Uint8Array, WeakBits>();

export class WeakBits implements FlashReader {
  /** The masks of the weak bits by the place of their byte. */
  private readonly masks: Map<number, number>;
  /** The places of bytes whose weak bits are ones at the next read. */
  private readonly onesOnce = new Set<number>();
  /** The first byte that has ever had weak bits here. It never moves: an erase or a program only settles bits. */
  from = offsetMask + 1;
  private to = 0;

  constructor(
    private seed: number,
    before?: WeakBits,
  ) {
    this.masks = new Map(before?.masks);
    for (const at of this.masks.keys()) this.include(at);
  }

  static of(flash: Uint8Array): WeakBits | undefined {
    return known.get(flash);
  }

  /** Notes these bits as those of a content. A chip that is powered with this very content has them. */
  keepFor(flash: Uint8Array): void {
    if (this.masks.size > 0) known.set(flash, this);
  }

  add(at: number, mask: number, isOnesOnce: boolean): void {
    if (mask === 0) return;
    this.masks.set(at, mask);
    if (isOnesOnce) this.onesOnce.add(at);
    this.include(at);
  }

  private include(at: number): void {
    this.from = Math.min(this.from, at);
    this.to = Math.max(this.to, at + 1);
  }

  /** Makes bits firm: those of a byte that was erased (mask 255) or that were programmed. */
  settle(at: number, mask: number): void {
    const left = (this.masks.get(at) ?? 0) & ~mask;
    if (left === 0) this.masks.delete(at);
    else this.masks.set(at, left);
  }

  /** Returns these bits for a chip of its own: what it reads, erases and programs changes nothing here. */
  copy(): WeakBits {
    const copy = new WeakBits(this.seed, this);
    for (const at of this.onesOnce) copy.onesOnce.add(at);
    return copy;
  }

  /** Returns what a read finds. */
  read(address: number, size: number, value: number): number {
    const first = address & offsetMask;
    if (first >= this.to || first + size <= this.from) return value;
    let found = value;
    for (let i = 0; i < size; i++) {
      const mask = this.masks.get(first + i);
      if (mask === undefined) continue;
      const bits = this.onesOnce.delete(first + i) ? mask : mask & this.random();
      found = (found & ~(mask << (8 * i))) | (bits << (8 * i));
    }
    return found >>> 0;
  }

  private random(): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return this.seed >>> 24;
  }
}

/** Emulates NOR flash with 4 kB sectors. It is busy while it changes, and a power cut stops a change half-way. */
import type { ChipClock } from "./clock";
import type { StrictRp2040 } from "./strict/bus";
import { WeakBits } from "./strict/weak-bits";

export interface FlashTimes {
  eraseNs: number;
  programNs: number;
}

/** The typical times of a W25Q16JV. */
export const typicalTimes: FlashTimes = { eraseNs: 45e6, programNs: 0.4e6 };

/** A change of a part of the flash that is under way. */
interface Change {
  at: number;
  /** The content after the change. */
  content: Uint8Array;
  beginNs: number;
  endNs: number;
}

const flashBytes = 2 * 1024 * 1024;
const sectorBytes = 4096;
const pageBytes = 256;
/** The share of a change after which a cut of it does not show at the first read. */
const nearEnd = 0.95;

export class ChipFlash {
  erases = 0;
  programs = 0;
  /** Is called when a change has begun. */
  onChange = (): void => {};
  private change: Change | undefined;

  constructor(
    private readonly rp2040: StrictRp2040,
    private readonly clock: ChipClock,
    private readonly times: FlashTimes | undefined,
    private readonly warn: (part: string, message: string) => void,
    /** The bits that an earlier power cut left weak. */
    private readonly weak: WeakBits | undefined,
  ) {}

  get isBusy(): boolean {
    return this.change !== undefined;
  }

  erase(at: number, count: number): void {
    this.erases++;
    if (at % sectorBytes !== 0 || count % sectorBytes !== 0) this.warn("flash", `erase of ${count} bytes at ${at}`);
    this.begin(at, new Uint8Array(count).fill(0xff), this.times?.eraseNs);
  }

  /** Programs bytes. Programming can only clear bits. */
  program(at: number, from: number, count: number): void {
    this.programs++;
    if (at % pageBytes !== 0 || count % pageBytes !== 0) this.warn("flash", `program of ${count} bytes at ${at}`);
    const content = this.rp2040.flash.slice(at, at + count);
    for (let i = 0; i < count; i++) content[i] = content[i]! & this.rp2040.readUint8(from + i);
    this.begin(at, content, this.times?.programNs);
  }

  private begin(at: number, content: Uint8Array, ns: number | undefined): void {
    if (this.change !== undefined) this.warn("flash", "changed while it is busy");
    this.change = { at, content, beginNs: this.clock.nanos, endNs: this.clock.nanos + (ns ?? 0) };
    if (ns === undefined) {
      this.end();
      return;
    }
    const end = this.clock.createAlarm(() => this.end());
    end.schedule(ns);
    this.onChange();
  }

  private end(): void {
    if (this.change === undefined) return;
    const { at, content } = this.change;
    this.rp2040.flash.set(content, at);
    this.rp2040.onFlashWrite(at);
    // Zeros are firm because they were programmed, and a whole sector because it was erased.
    const isErase = content.length >= sectorBytes;
    for (const [index, byte] of content.entries()) this.weak?.settle(at + index, isErase ? 0xff : ~byte & 0xff);
    this.change = undefined;
    // The function of the boot ROM sleeps until the change is complete.
    this.rp2040.core.waiting = false;
  }

  /**
   * Returns the content if the power fails now. Each bit of a change under way is as before, as after it, or weak: a
   * chip that is powered with this very content reads it differently each time. Near its end a change looks complete at
   * the first read.
   */
  cut(random: () => number): Uint8Array {
    const flash = this.rp2040.flash.slice(0, flashBytes);
    const weak = new WeakBits(Math.floor(random() * 2 ** 32), this.weak);
    if (this.change !== undefined) cutChange(flash, weak, this.change, this.clock.nanos, random);
    weak.keepFor(flash);
    return flash;
  }
}

function cutChange(flash: Uint8Array, weak: WeakBits, change: Change, nowNs: number, random: () => number): void {
  const { at, content, beginNs, endNs } = change;
  const looksComplete = nowNs - beginNs > nearEnd * (endNs - beginNs);
  for (const [index, target] of content.entries()) {
    const before = flash[at + index]!;
    const [changed, weakBits, alsoWeak] = threeBytes(random);
    const mask = looksComplete ? 0xff : changed;
    flash[at + index] = (before & ~mask) | (target & mask);
    weak.add(at + index, (before ^ target) & weakBits & alsoWeak, looksComplete);
  }
}

function threeBytes(random: () => number): readonly [number, number, number] {
  const bits = Math.floor(random() * 2 ** 24);
  return [bits & 255, (bits >> 8) & 255, bits >> 16];
}

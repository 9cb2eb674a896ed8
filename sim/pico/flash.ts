/** Emulates NOR flash with 4 kB sectors. It is busy while it changes, and a power cut stops a change half-way. */
import type { RP2040 } from "rp2040js";
import type { ChipClock } from "./clock";

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
  endNs: number;
}

const flashBytes = 2 * 1024 * 1024;
const flashAddress = 0x10000000;
const sectorBytes = 4096;
const pageBytes = 256;

export class ChipFlash {
  erases = 0;
  programs = 0;
  /** Is called when a change has begun. */
  onChange = (): void => {};
  private change: Change | undefined;

  constructor(
    private readonly rp2040: RP2040,
    private readonly clock: ChipClock,
    private readonly times: FlashTimes | undefined,
    private readonly warn: (part: string, message: string) => void,
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
    if (ns === undefined) {
      this.rp2040.flash.set(content, at);
      return;
    }
    this.change = { at, content, endNs: this.clock.nanos + ns };
    this.forbidReads();
    const end = this.clock.createAlarm(() => this.end());
    end.schedule(ns);
    this.onChange();
  }

  private end(): void {
    if (this.change === undefined) return;
    this.rp2040.flash.set(this.change.content, this.change.at);
    this.change = undefined;
    this.allowReads();
    // The function of the boot ROM sleeps until the change is complete.
    this.rp2040.core.waiting = false;
  }

  /** Throws if the flash is busy: nothing can read it then, and no code in it can run. */
  private forbidReads(): void {
    const { rp2040 } = this;
    for (const name of ["readUint8", "readUint16", "readUint32"] as const) {
      const read = RP2040Prototype(rp2040)[name].bind(rp2040);
      rp2040[name] = (address: number) => {
        if (address >= flashAddress && address < flashAddress + flashBytes) {
          this.warn("flash", `read at ${address.toString(16)} while it is busy`);
        }
        return read(address);
      };
    }
  }

  private allowReads(): void {
    for (const name of ["readUint8", "readUint16", "readUint32"]) Reflect.deleteProperty(this.rp2040, name);
  }

  /** Returns the content if the power fails now. Each bit of a change under way is as before or as after it. */
  cut(random: () => number): Uint8Array {
    const flash = this.rp2040.flash.slice(0, flashBytes);
    if (this.change === undefined) return flash;
    const { at, content } = this.change;
    for (const [index, target] of content.entries()) {
      const mask = Math.floor(random() * 256);
      flash[at + index] = (flash[at + index]! & ~mask) | (target & mask);
    }
    return flash;
  }
}

function RP2040Prototype(rp2040: RP2040): RP2040 {
  return Object.getPrototypeOf(rp2040) as RP2040;
}

/**
 * Writes the JavaScript of a block. Each value has a name of its own that no later instruction changes. So a block can
 * leave at any instruction, and stores only then what has changed. Flags are texts until somebody needs them.
 */

import { flashAddress, ramAddress, ramBytes } from "../../boards/rp2040";

/** The window to the flash, all of which npm rp2040js fills. */
export const windowBytes = 16 * 1024 * 1024;

/** The memory as blocks read and write it. */
export interface Memory {
  readonly ram32: Int32Array;
  readonly ram16: Uint16Array;
  readonly ram8: Uint8Array;
  readonly flash32: Int32Array;
  readonly flash16: Uint16Array;
  readonly flash8: Uint8Array;
  /** How many bytes from the start of the flash blocks read, a multiple of 4. */
  flashBytes: number;
  /** 1 for each page of RAM that holds translated code. A block does not write there. */
  readonly codePages: Uint8Array;
}

/** Returns the memory of a chip; no page is translated yet. */
export function memoryOf({ sram, flash }: { sram: Uint8Array; flash: Uint8Array }): Memory {
  return {
    ram32: new Int32Array(sram.buffer),
    ram16: new Uint16Array(sram.buffer),
    ram8: sram,
    flash32: new Int32Array(flash.buffer),
    flash16: new Uint16Array(flash.buffer),
    flash8: flash,
    flashBytes: windowBytes,
    codePages: new Uint8Array(sram.length >> pageBits),
  };
}

/** A page of RAM has 2 to the power of this bytes. */
export const pageBits = 8;

/** The registers with uses of their own. */
export const sp = 13;
export const lr = 14;
export const pc = 15;

export type Flag = "N" | "Z" | "C" | "V";
export type Bits = 8 | 16 | 32;

export class Writer {
  private readonly lines: string[] = [];
  /** The names of the registers' values, as far as they are known. */
  private readonly values = new Map<number, string>();
  private readonly changed = new Set<number>();
  private readonly flags = new Map<Flag, string>();
  private names = 0;
  /** The instructions so far and their cycles. */
  count = 0;
  private cycles = 0;

  /** `at` is the address of the present instruction. */
  constructor(public at: number) {}

  get text(): string {
    return this.lines.join("\n");
  }

  /** Gives a value a name. */
  named(text: string): string {
    const name = `v${this.names++}`;
    this.lines.push(`const ${name}=${text};`);
    return name;
  }

  /** Returns a register's value, a signed integer of 32 bits. */
  get(register: number): string {
    if (register === pc) return String(this.at + 4);
    const known = this.values.get(register);
    if (known !== undefined) return known;
    const name = this.named(`r[${register}]|0`);
    this.values.set(register, name);
    return name;
  }

  /** Sets a register, and returns the name of its value. The stack pointer is a multiple of 4. */
  set(register: number, text: string): string {
    const name = this.named(register === sp ? `(${text})&~3` : text);
    this.values.set(register, name);
    this.changed.add(register);
    return name;
  }

  flag(flag: Flag): string {
    return this.flags.get(flag) ?? `c.${flag}`;
  }

  /** Sets flags. Their texts name values only. */
  setFlags(flags: Partial<Record<Flag, string>>): void {
    for (const [flag, text] of Object.entries(flags)) this.flags.set(flag as Flag, text);
  }

  /** Sets N and Z by a value. */
  setSigns(value: string): void {
    this.setFlags({ N: `${value}<0`, Z: `${value}===0` });
  }

  /** Adds with all flags. */
  add(a: string, b: string): string {
    const sum = this.named(`(${a}+${b})|0`);
    this.setSigns(sum);
    this.setFlags({ C: `(${a}>>>0)+(${b}>>>0)>0xffffffff`, V: `((${a}^${sum})&(${b}^${sum}))<0` });
    return sum;
  }

  /** Subtracts with all flags. */
  subtract(a: string, b: string): string {
    const rest = this.named(`(${a}-${b})|0`);
    this.setSigns(rest);
    this.setFlags({ C: `(${a}>>>0)>=(${b}>>>0)`, V: `((${a}^${b})&(${a}^${rest}))<0` });
    return rest;
  }

  /** Reads so many bits of RAM or flash. Leaves anything else to the interpreter. */
  read(address: string, bits: Bits): string {
    const shift = bits >> 4;
    const inRam = this.named(`(${address}-${ramAddress})|0`);
    const inFlash = this.named(`(${address}-${flashAddress})|0`);
    const name = `v${this.names++}`;
    this.lines.push(
      `let ${name};`,
      `if(${within(inRam, ramBytes, shift)})${name}=m.ram${bits}[${inRam}>>${shift}];`,
      `else if(${within(inFlash, "m.flashBytes", shift)})${name}=m.flash${bits}[${inFlash}>>${shift}];`,
      `else{${this.stop()}}`,
    );
    return name;
  }

  /** Writes so many bits into RAM where no code lies. Leaves anything else to the interpreter. */
  write(address: string, bits: Bits, value: string): void {
    const shift = bits >> 4;
    const place = this.named(`(${address}-${ramAddress})|0`);
    this.unless(`${within(place, ramBytes, shift)}&&${isData(place)}`);
    this.lines.push(`m.ram${bits}[${place}>>${shift}]=${value};`);
  }

  /** Returns the index of the first of several words of RAM, which the block may write if `isWrite`. */
  words(address: string, count: number, isWrite: boolean): string {
    const place = this.named(`(${address}-${ramAddress})|0`);
    const last = 4 * count - 4;
    const isFree = isWrite ? `&&${isData(place)}&&${isData(`(${place}+${last})`)}` : "";
    this.unless(within(place, ramBytes - last, 2) + isFree);
    return this.named(`${place}>>2`);
  }

  readWord(place: string, index: number): string {
    return `m.ram32[${place}+${index}]`;
  }

  writeWord(place: string, index: number, value: string): void {
    this.lines.push(`m.ram32[${place}+${index}]=${value};`);
  }

  /** Leaves this instruction to the interpreter unless a condition holds. */
  unless(condition: string): void {
    this.lines.push(`if(!(${condition})){${this.stop()}}`);
  }

  /** Goes on at an address with the next instruction of the block. */
  next(cycles = 1, to = this.at + 2): void {
    this.count++;
    this.cycles += cycles;
    this.at = to;
  }

  /** Ends the block behind this instruction, which takes so many cycles and jumps. */
  jump(to: string, cycles: number): void {
    this.lines.push(this.leave(to, this.count + 1, this.cycles + cycles));
  }

  /** Jumps if a condition holds. */
  jumpIf(condition: string, to: number, cycles: number): void {
    this.lines.push(`if(${condition}){${this.leave(String(to), this.count + 1, this.cycles + cycles)}}`);
  }

  /** Ends the block before this instruction. */
  end(): void {
    this.lines.push(this.stop());
  }

  private stop(): string {
    return this.leave(String(this.at), this.count, this.cycles);
  }

  private leave(to: string, count: number, cycles: number): string {
    const flags = [...this.flags].map(([flag, text]) => `c.${flag}=${text};`);
    const registers = [...this.changed].map((register) => `r[${register}]=${this.values.get(register)};`);
    return `${flags.join("")}${registers.join("")}r[15]=${to};c.cycles+=${cycles};return ${count}`;
  }
}

/** Returns the condition that a place lies in a memory, aligned to 2 to the power of `shift` bytes. */
function within(place: string, bytes: number | string, shift: number): string {
  const isInside = `(${place}>>>0)<${bytes}`;
  return shift === 0 ? isInside : `${isInside}&&(${place}&${(1 << shift) - 1})===0`;
}

function isData(place: string): string {
  return `m.codePages[${place}>>>${pageBits}]===0`;
}

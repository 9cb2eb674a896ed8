/**
 * Executes instructions faster than npm rp2040js does one by one: code that the program often comes to is translated to
 * functions. Chips that run the same code share them.
 */
import { flashAddress, ramAddress, ramBytes } from "../../boards/rp2040";
import type { StrictRp2040 } from "../strict/bus";
import { longestCycles, type Translated, translate } from "./translate";
import { type Memory, memoryOf, pageBits, windowBytes } from "./writer";

/** Executes a block and returns its instructions; 0 if the interpreter has to do the first. */
type Run = (core: StrictRp2040["core"], registers: Uint32Array, memory: Memory) => number;

interface Block {
  run: Run;
  code: Translated["code"];
}

/** A translation pays after so many visits of the interpreter. */
const oftenEnough = 2000;
/** So many instructions execute before `run` returns in any case. */
const most = 100_000;
/** Code is translated in RAM and in so much of the flash from its start. */
const codeBytes = 1024 * 1024;
const places = (codeBytes + ramBytes) / 2;

/** All blocks of this process, by the addresses at which they begin. */
const kept = new Map<number, Block[]>();
/** How often the interpreter came to a place, or `never` if no block can begin there. */
const visits = new Uint16Array(places);
const never = 0xffff;

export class Blocks {
  /** The calls of `run`. A picture of the chip puts this back, but nothing private. So a difference shows it. */
  calls = 0;
  #calls = 0;
  /** True while something stands before the processor's reads. The interpreter then does everything. */
  isOff = false;
  readonly #memory: Memory;
  readonly #runs: Run[] = [];
  /** Says where in `#runs` the block of each place stands. Places without a block have the first entry. */
  readonly #numbers = new Uint16Array(places);
  /** The end of the code in flash that was translated. */
  #codeEnd = 0;

  /** `cyclesLeft` returns after how many cycles the chip wants to look; 0 or less: now. */
  constructor(
    private readonly chip: StrictRp2040,
    private readonly cyclesLeft: () => number,
  ) {
    this.#memory = memoryOf(chip);
    chip.onRamWrite = (at) => {
      if (this.#memory.codePages[at >>> pageBits] === 1) this.forgetAll();
    };
    chip.onFlashWrite = (at) => {
      if (at < this.#codeEnd) this.forgetAll();
    };
    this.forgetAll();
  }

  /**
   * Executes until no cycle is left before the chip has to look at its clock or at a fault, or the processor sleeps.
   * Returns the number of instructions. It stops at the same instruction whether a block was translated or not.
   */
  run(): number {
    const { core } = this.chip;
    if (++this.calls !== ++this.#calls) this.forgetAll();
    let count = 0;
    for (let room = this.cyclesLeft(); room > 0 && !core.waiting && count < most; room = this.cyclesLeft()) {
      if (!core.interruptsUpdated && this.noteReadable()) count += this.runBlocks(room - longestCycles);
      core.executeInstruction();
      count++;
    }
    return count;
  }

  /** Notes up to where every read of the flash finds what is there. Returns whether blocks may run so far. */
  private noteReadable(): boolean {
    const { flashReader } = this.chip;
    const flashBytes = flashReader === undefined ? windowBytes : flashReader.from & ~3;
    if (flashBytes === 0 || this.isOff) return false;
    // Code that was translated may not be readable any more.
    if (flashBytes < this.#codeEnd) this.forgetAll();
    this.#memory.flashBytes = flashBytes;
    return true;
  }

  /** Executes blocks until so many cycles have passed, or one has to be left to the interpreter. */
  private runBlocks(cycles: number): number {
    const { core } = this.chip;
    const { registers } = core;
    const [memory, numbers, runs] = [this.#memory, this.#numbers, this.#runs];
    const end = core.cycles + cycles;
    let count = 0;
    while (core.cycles <= end && count < most) {
      const number = numbers[placeOf(registers[15]!)] ?? 0;
      const done = runs[number]!(core, registers, memory);
      if (done > 0) count += done;
      else {
        if (number === 0) this.visit(registers[15]!);
        break;
      }
    }
    return count;
  }

  /** Counts that the interpreter comes to an address. */
  private visit(at: number): void {
    const place = placeOf(at);
    const before = visits[place] ?? never;
    if (before === never) return;
    if (before < oftenEnough && !kept.has(at)) visits[place] = before + 1;
    else if (!this.install(at)) visits[place] = never;
  }

  /** Returns false if the code at an address cannot be translated. */
  private install(at: number): boolean {
    const block = this.find(at) ?? this.make(at);
    if (block === undefined) return false;
    this.#numbers[placeOf(at)] = this.#runs.push(block.run) - 1;
    for (const address of block.code.keys()) {
      if (address >= ramAddress) this.#memory.codePages[(address - ramAddress) >> pageBits] = 1;
      else this.#codeEnd = Math.max(this.#codeEnd, address - flashAddress + 2);
    }
    return true;
  }

  /** Returns a block of any chip that was made of the same code. */
  private find(at: number): Block | undefined {
    return kept.get(at)?.find(({ code }) => [...code].every(([address, half]) => this.readCode(address) === half));
  }

  private make(at: number): Block | undefined {
    const translated = translate(at, (address) => this.readCode(address));
    if (translated === undefined) return undefined;
    const block = { run: new Function("c", "r", "m", translated.text) as Run, code: translated.code };
    kept.set(at, [...(kept.get(at) ?? []), block]);
    return block;
  }

  private readCode(address: number): number | undefined {
    const { flash16, flashBytes, ram16 } = this.#memory;
    const place = placeOf(address);
    const inRam = place - codeBytes / 2;
    if (inRam >= 0) return ram16[inRam];
    return 2 * place < flashBytes ? flash16[place] : undefined;
  }

  /** Forgets all blocks, because code has changed. */
  private forgetAll(): void {
    this.#numbers.fill(0);
    this.#memory.codePages.fill(0);
    this.#runs.length = 0;
    this.#runs.push(() => 0);
    this.#codeEnd = 0;
    this.#calls = this.calls;
  }
}

/** Returns a number of its own for each half word of code in flash, then in RAM. Others have none in the tables. */
function placeOf(address: number): number {
  if (address >= ramAddress) return (address - ramAddress + codeBytes) >> 1;
  const inFlash = address - flashAddress;
  return inFlash < codeBytes ? inFlash >> 1 : -1;
}

/** Emulates Sharp's LS027B7DH01 on SPI: takes bytes and returns pixels. What its data sheet forbids is an error. */
import { type Display, type Levels, type PinName, Wire } from "./glass";

const widthPx = 400;
const heightPx = 240;
const rowBytes = widthPx / 8;

/** Bits of the first byte after the display was selected. The bus carries the highest bit first. */
const writes = 0x80;
const clears = 0x20;

/** The longest time between two inversions of the voltage at the crystal, ns. */
const inversionMostNs = 1e9;

/** The least times: high select pin to first clock, last clock to low select pin, and clock to clock at 2 MHz. */
const setupNs = 3000;
const holdNs = 2000;
const bitNs = 500;

export class Sharp implements Display {
  /** The memory. 1 is white, as in the display itself. */
  private readonly memory = new Uint8Array(widthPx * heightPx).map((_, at) => (at * 7) % 2);
  private readonly levels: Levels = {};
  /** The bytes since the display was selected. */
  private bytes: number[] = [];
  private invertedNs = 0;
  readonly wire = new Wire("a Sharp display", (byte) => this.takeByte(byte));

  /** The instants of the last change of the select pin, and of the last rise of the clock by hand. */
  private selectedNs = 0;
  private roseNs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly nowNs: () => number,
    /** False if computing takes no time, so that the times between two changes of a pin mean nothing. */
    private readonly isTimed = false,
  ) {}

  change(pin: PinName, isHigh: boolean): void {
    if (pin === "enable" && isHigh) this.invertedNs = this.nowNs();
    if (pin === "inversion" && isHigh) this.invert();
    if (pin === "select") this.select(isHigh);
    if (pin === "clock" && isHigh) this.rise();
    this.levels[pin] = isHigh;
  }

  /** Takes a bit that the program sends without the SPI. */
  private rise(): void {
    if (this.levels.clock === true || this.levels.select !== true) return;
    this.await("a clock", this.selectedNs, setupNs);
    this.await("a clock", this.roseNs, bitNs);
    this.roseNs = this.nowNs();
    this.wire.clock(this.levels.data === true ? 1 : 0);
  }

  /** Throws if something comes sooner after an instant than the display allows. */
  private await(what: string, sinceNs: number, leastNs: number): void {
    const passedNs = this.nowNs() - sinceNs;
    if (this.isTimed && passedNs < leastNs) throw new Error(`a Sharp display got ${what} after ${passedNs} ns`);
  }

  private invert(): void {
    this.checkInversion();
    this.invertedNs = this.nowNs();
  }

  private checkInversion(): void {
    if (this.levels.enable === true && this.nowNs() - this.invertedNs > inversionMostNs) {
      throw new Error(`a Sharp display was not inverted for ${(this.nowNs() - this.invertedNs) / 1e6} ms`);
    }
  }

  private select(isSelected: boolean): void {
    const isChanged = isSelected !== (this.levels.select === true);
    if (isChanged && !isSelected) this.await("a low select pin", this.roseNs, holdNs);
    if (isChanged) this.selectedNs = this.nowNs();
    if (isChanged && this.levels.clock === true) throw new Error("a Sharp display was selected with a high clock");
    if (!isSelected && this.levels.select === true) this.wire.end(() => this.end());
    if (isSelected && this.levels.select !== true) this.bytes = [];
  }

  take(byte: number): void {
    if (this.levels.select !== true) throw new Error("a Sharp display was sent a byte without being selected");
    this.wire.take(byte);
  }

  glitch(): void {
    if (this.levels.select === true) this.wire.glitch();
  }

  private takeByte(byte: number): void {
    this.bytes.push(byte);
    const [command = 0] = this.bytes;
    if (command === clears) this.memory.fill(1);
    else if (command !== writes) throw new Error(`a Sharp display was sent the command ${command}`);
    else this.takeRow();
  }

  /** Writes a row. The display does so while the byte after the row goes over the bus. */
  private takeRow(): void {
    const count = this.bytes.length - 1;
    if (count === 0 || count % (rowBytes + 2) !== 0) return;
    const [number = 0, ...rest] = this.bytes.slice(-rowBytes - 2);
    const row = reversed(number) - 1;
    if (row < 0 || row >= heightPx) throw new Error(`a Sharp display has no row ${row + 1}`);
    for (let x = 0; x < widthPx; x++) {
      this.memory[row * widthPx + x] = (rest[x >> 3]! >> (7 - (x & 7))) & 1;
    }
  }

  /** Checks that whole rows came, followed by 16 clocks, or a command without rows, followed by 8. */
  private end(): void {
    const count = this.bytes.length - 2;
    const isWhole = count === 0 || (this.bytes[0] === writes && count % (rowBytes + 2) === 0);
    if (!isWhole) throw new Error(`a Sharp display was sent ${this.bytes.length} bytes`);
  }

  pixels(): Uint8Array {
    this.checkInversion();
    return this.memory.map((bit) => (this.levels.enable === true ? 1 - bit : 0));
  }
}

/** Reverses the bits of a byte, because the display takes numbers with their lowest bit first. */
function reversed(byte: number): number {
  let result = 0;
  for (let bit = 0; bit < 8; bit++) result |= ((byte >> bit) & 1) << (7 - bit);
  return result;
}

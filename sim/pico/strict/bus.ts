/**
 * Checks what the processor and DMA do on the bus. Words and bytes of RAM come first, because most accesses are to them
 * and npm rp2040js looks for a peripheral before each write.
 *
 * - Misaligned accesses are hard faults (ARMv6-M Architecture Reference Manual, A3.2.1).
 * - Nothing can write to the ROM, nor to the flash through its window (data sheet, 2.2.1 and 2.6.3).
 * - The flash can be read only while its interface is ready: see ssi.ts.
 */
import { RP2040 } from "rp2040js";
import { flashAddress, ramAddress, ramBytes } from "../../boards/rp2040";
import { hex, type Warn } from "./rule";

/** Behind the four windows to the flash: with and without cache, with and without allocation. */
const flashTo = 0x14000000;
const usbMemoryPage = 0x50100;

/** Looks at reads of the flash. */
export interface FlashReader {
  /** The first byte of the flash that may be read otherwise than it is, or 0 if nothing can be read. */
  readonly from: number;
  /** Returns what is read there. `size` counts bytes. */
  read(address: number, size: number, value: number): number;
}

export class StrictRp2040 extends RP2040 {
  /** Stands before the flash while not every read is right. */
  flashReader: FlashReader | undefined;
  /** Is called before a write to the memory of USB. */
  onUsbMemory: (() => void) | undefined;
  /** Are called before a write to RAM, and after a change of the flash. `at` counts bytes from the memory's start. */
  onRamWrite = (_at: number): void => {};
  onFlashWrite = (_at: number): void => {};
  warn: Warn | undefined;
  /** The states of the rules, where a picture of the chip finds them. */
  readonly states: object[] = [];

  override readUint32(address: number): number {
    const at = address - ramAddress;
    if (isWordOfRam(at)) return this.sramView.getUint32(at, true);
    const value = super.readUint32(address);
    if (this.flashReader === undefined || address < flashAddress || address >= flashTo) return value;
    return this.flashReader.read(address, 4, value);
  }

  override readUint16(address: number): number {
    if ((address & 1) !== 0) this.fault("misaligned read", address);
    // The emulator reads the other windows as words, which `readUint32` sees.
    const value = super.readUint16(address);
    if (this.flashReader === undefined || address < flashAddress || address >= flashTo) return value;
    return this.flashReader.read(address, 2, value);
  }

  override readUint8(address: number): number {
    const at = address - ramAddress;
    if (at >= 0 && at < ramBytes) return this.sram[at]!;
    const value = super.readUint8(address);
    if (this.flashReader === undefined || address < flashAddress || address >= flashTo) return value;
    return this.flashReader.read(address, 1, value);
  }

  override writeUint32(address: number, value: number): void {
    const at = address - ramAddress;
    if (isWordOfRam(at)) {
      this.onRamWrite(at);
      this.sramView.setUint32(at, value, true);
      return;
    }
    if ((address & 3) !== 0) this.fault("misaligned write", address);
    if (address >>> 0 < flashTo) this.fault("write to ROM or flash", address);
    else if (address >>> 12 === usbMemoryPage) this.onUsbMemory?.();
    super.writeUint32(address, value);
  }

  override writeUint8(address: number, value: number): void {
    this.onRamWrite(address - ramAddress);
    super.writeUint8(address, value);
  }

  override writeUint16(address: number, value: number): void {
    this.onRamWrite(address - ramAddress);
    if ((address & 1) !== 0) this.fault("misaligned write", address);
    super.writeUint16(address, value);
  }

  /** Returns the state of a rule, which is part of the chip from now on. */
  withState<State extends object>(state: State): State {
    this.states.push(state);
    return state;
  }

  private fault(what: string, address: number): void {
    this.warn?.("bus", `${what} at ${hex(address)}, by the code at ${hex(this.core.PC)}`);
  }
}

/** Returns whether a word can be there; `at` counts bytes from the start of RAM. */
function isWordOfRam(at: number): boolean {
  return at >= 0 && at < ramBytes && (at & 3) === 0;
}

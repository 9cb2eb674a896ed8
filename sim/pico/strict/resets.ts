/**
 * Holds all parts in reset at power-on, but for those that the boot ROM releases: IO_QSPI, PADS_QSPI, TIMER and
 * PADS_BANK0 (boot ROM, bootrom_main.c `main` and bootrom_rt0.S). RESET_DONE follows the clock of a part, because the
 * part leaves its reset in step with it (data sheet, 2.14 and 2.15): clk_peri for SPI and UART, clk_adc, clk_usb and
 * clk_rtc. An access to a part that is held or has no clock is a fault.
 */
import { BasePeripheral } from "rp2040js";
import type { StrictRp2040 } from "./bus";
import { hex, type Part, type Warn } from "./rule";

/** The parts by the number of their bit, with the place of their registers in the emulator's table. */
const parts: readonly [bit: number, name: string, place: number][] = [
  [0, "ADC", 0x4004c],
  [1, "BUSCTRL", 0x40030],
  [2, "DMA", 0x50000],
  [3, "I2C0", 0x40044],
  [4, "I2C1", 0x40048],
  [5, "IO_BANK0", 0x40014],
  [6, "IO_QSPI", 0x40018],
  [8, "PADS_BANK0", 0x4001c],
  [9, "PADS_QSPI", 0x40020],
  [10, "PIO0", 0x50200],
  [11, "PIO1", 0x50300],
  [12, "PLL_SYS", 0x40028],
  [13, "PLL_USB", 0x4002c],
  [14, "PWM", 0x40050],
  [15, "RTC", 0x4005c],
  [16, "SPI0", 0x4003c],
  [17, "SPI1", 0x40040],
  [18, "SYSCFG", 0x40004],
  [19, "SYSINFO", 0x40000],
  [20, "TBMAN", 0x4006c],
  [21, "TIMER", 0x40054],
  [22, "UART0", 0x40034],
  [23, "UART1", 0x40038],
  [24, "USBCTRL", 0x50110],
];
const usbBit = 24;

/** The registers that start the clocks of parts: bit 11 enables, bit 10 kills. */
const clocks: readonly [register: number, bits: number][] = [
  [0x48, (1 << 16) | (1 << 17) | (1 << 22) | (1 << 23)],
  [0x54, 1 << usbBit],
  [0x60, 1 << 0],
  [0x6c, 1 << 15],
];
const enabled = 0x800;
const enabledOrKilled = 0xc00;

const place = 0x4000c;
const all = 0x1ffffff;
const releasedByRom = (1 << 6) | (1 << 8) | (1 << 9) | (1 << 21);

/** Replaces the registers of the resets, and puts a gate before each part. */
export class Resets extends BasePeripheral {
  private held = all & ~releasedByRom;
  private watchdogSelect = 0;

  constructor(
    private readonly chip: StrictRp2040,
    warn: Warn,
  ) {
    super(chip, "RESETS");
    chip.peripherals[place] = this;
    for (const [bit, name, at] of parts) {
      const part = chip.peripherals[at];
      if (part !== undefined) chip.peripherals[at] = new Gate(part, () => this.check(bit, name, warn));
    }
    chip.onUsbMemory = () => this.check(usbBit, "the memory of USBCTRL", warn);
  }

  /** The parts that are released and clocked. */
  get done(): number {
    let done = ~this.held & all;
    for (const [register, bits] of clocks) {
      if ((this.chip.clocks.readUint32(register) & enabledOrKilled) !== enabled) done &= ~bits;
    }
    return done;
  }

  private check(bit: number, name: string, warn: Warn): void {
    if ((this.done & (1 << bit)) !== 0) return;
    const why = (this.held & (1 << bit)) !== 0 ? "in reset" : "without its clock";
    warn("resets", `an access to ${name}, which is ${why}, by the code at ${hex(this.chip.core.PC)}`);
  }

  override readUint32(offset: number): number {
    if (offset === 0) return this.held;
    if (offset === 4) return this.watchdogSelect;
    return offset === 8 ? this.done : super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === 0) this.held = value & all;
    else if (offset === 4) this.watchdogSelect = value & all;
    else super.writeUint32(offset, value);
  }
}

/** Stands before the registers of a part. */
class Gate implements Part {
  constructor(
    private readonly part: Part,
    private readonly check: () => void,
  ) {}

  readUint32(offset: number): number {
    this.check();
    return this.part.readUint32(offset);
  }

  writeUint32(offset: number, value: number): void {
    this.check();
    this.part.writeUint32(offset, value);
  }

  writeUint32Atomic(offset: number, value: number, kind: number): void {
    this.check();
    this.part.writeUint32Atomic(offset, value, kind);
  }
}

/**
 * The pins of the flash's interface (data sheet, 2.19.6.2), which rp2040js lacks. A program may force the pin that
 * selects the flash. While it is forced high, the flash hears nothing.
 */
import { BasePeripheral } from "rp2040js";
import type { StrictRp2040 } from "./bus";

const place = 0x40018;
const selectControl = 0x0c;
const registersEnd = 0x30;
const forcedHigh = 3;

export class FlashSelect extends BasePeripheral {
  private readonly values = new Map<number, number>();

  constructor(chip: StrictRp2040) {
    super(chip, "IO_QSPI");
    chip.peripherals[place] = this;
  }

  get isForcedHigh(): boolean {
    return (((this.values.get(selectControl) ?? 0) >> 8) & 3) === forcedHigh;
  }

  /** The boot ROM lets the interface select the flash when it connects it, and when it flushes the cache. */
  reset(): void {
    this.values.clear();
  }

  override readUint32(offset: number): number {
    return offset < registersEnd ? (this.values.get(offset) ?? 0) : super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset < registersEnd) this.values.set(offset, value);
    else super.writeUint32(offset, value);
  }
}

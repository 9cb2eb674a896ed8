/**
 * Answers the questions that the firmware asks the flash by commands: kind, serial number and status. rp2040js answers 0
 * to everything. A command ends when the program looks at the status of the port.
 *
 * The boot ROM leaves the flash deselected when it leaves XIP, until it flushes the cache (functions `EX` and `FC`, in
 * the source of the RP2040's boot ROM, program_flash_generic.c). A program that asks meanwhile has to select it.
 */
import { BasePeripheral, type RP2040 } from "rp2040js";
import { makeBootrom } from "./bootrom";

const ssiPlace = 0x18000;
const enableAt = 0x08;
/** The pads of the flash, and the register that can force the level of the one that selects it. */
const padsPlace = 0x40018;
const selectAt = 0x0c;
const leaveXip = 0x5845;
const flushCache = 0x4346;
const statusAt = 0x28;
const dataAt = 0x60;
const quadBit = 2;
/** The data line is pulled up while nobody drives it. */
const deselected = 0xff;

const enum Command {
  WriteStatus = 0x01,
  ReadStatus1 = 0x05,
  ReadStatus2 = 0x35,
  Serial = 0x4b,
  Kind = 0x9f,
}

/** The parts of the flash that a test may break. */
export interface FlashChip {
  /** Manufacturer, type and size: 0xef4015 for a W25Q16JV. */
  kind: number;
  serial: readonly number[];
  /** False if the flash never enables reads on four lines. */
  takesQuad: boolean;
}

export const usualFlash: FlashChip = { kind: 0xef4015, serial: [230, 97, 56, 82, 131, 34, 80, 47], takesQuad: true };

/** Connects a flash to the port of a chip. */
export function answerFlash(rp2040: RP2040, flash: FlashChip): void {
  const port = rp2040.peripherals[ssiPlace]!;
  const read = port.readUint32.bind(port);
  const write = port.writeUint32.bind(port);
  const select = new SelectPin(rp2040);
  let isQuad = false;
  let sent: number[] = [];
  let answers: number[] = [];
  port.writeUint32 = (offset, value) => {
    // A port that is off forgets what it has received.
    if (offset === enableAt && value === 0) answers = [];
    if (offset !== dataAt) return write(offset, value);
    sent.push(value & 0xff);
    if (sent[0] === Command.WriteStatus && sent.length === 3) isQuad = flash.takesQuad && (value & quadBit) !== 0;
    answers.push(select.isHigh ? deselected : answerTo(sent, flash, isQuad));
  };
  port.readUint32 = (offset) => {
    if (offset === dataAt) return answers.shift() ?? 0;
    if (offset === statusAt) sent = [];
    return read(offset);
  };
}

/** The level of the pin that selects the flash: forced by the program, or left to the port. */
class SelectPin extends BasePeripheral {
  isHigh = false;
  private register = 0;

  constructor(chip: RP2040) {
    super(chip, "IO_QSPI");
    chip.peripherals[padsPlace] = this;
    const { places } = makeBootrom();
    const serve = chip.onBreak.bind(chip);
    chip.onBreak = (service) => {
      // The processor is behind the breakpoint.
      const place = (chip.core.PC - 2) | 1;
      if (place === places.get(leaveXip)) this.isHigh = true;
      if (place === places.get(flushCache)) this.isHigh = false;
      serve(service);
    };
  }

  override readUint32(offset: number): number {
    return offset === selectAt ? this.register : super.readUint32(offset);
  }

  override writeUint32(offset: number, value: number): void {
    if (offset !== selectAt) super.writeUint32(offset, value);
    this.register = value;
    this.isHigh = ((value >> 8) & 3) === 3;
  }
}

/** Returns the byte that comes back while the last byte of a command goes out. */
function answerTo(sent: readonly number[], { kind, serial }: FlashChip, isQuad: boolean): number {
  const place = sent.length - 1;
  if (sent[0] === Command.Kind && place >= 1) return (kind >> (8 * (3 - place))) & 0xff;
  if (sent[0] === Command.Serial && place >= 5) return serial[place - 5] ?? 0;
  return sent[0] === Command.ReadStatus2 && place >= 1 && isQuad ? quadBit : 0;
}

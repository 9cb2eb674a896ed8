/**
 * Answers the questions that the firmware asks the flash by commands: kind, serial number and status. rp2040js answers 0
 * to everything. A command ends when the program looks at the status of the port.
 */
import type { RP2040 } from "rp2040js";

const ssiPlace = 0x18000;
const enableAt = 0x08;
const statusAt = 0x28;
const dataAt = 0x60;
const quadBit = 2;

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
  let isQuad = false;
  let sent: number[] = [];
  let answers: number[] = [];
  port.writeUint32 = (offset, value) => {
    // A port that is off forgets what it has received.
    if (offset === enableAt && value === 0) answers = [];
    if (offset !== dataAt) return write(offset, value);
    sent.push(value & 0xff);
    if (sent[0] === Command.WriteStatus && sent.length === 3) isQuad = flash.takesQuad && (value & quadBit) !== 0;
    answers.push(answerTo(sent, flash, isQuad));
  };
  port.readUint32 = (offset) => {
    if (offset === dataAt) return answers.shift() ?? 0;
    if (offset === statusAt) sent = [];
    return read(offset);
  };
}

/** Returns the byte that comes back while the last byte of a command goes out. */
function answerTo(sent: readonly number[], { kind, serial }: FlashChip, isQuad: boolean): number {
  const place = sent.length - 1;
  if (sent[0] === Command.Kind && place >= 1) return (kind >> (8 * (3 - place))) & 0xff;
  if (sent[0] === Command.Serial && place >= 5) return serial[place - 5] ?? 0;
  return sent[0] === Command.ReadStatus2 && place >= 1 && isQuad ? quadBit : 0;
}

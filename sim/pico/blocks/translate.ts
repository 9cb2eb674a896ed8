/**
 * Translates instructions of the processor to JavaScript (ARMv6-M Architecture Reference Manual, A6). A block follows
 * the program as far as it knows where it goes: behind jumps and calls, and behind a branch that is not taken. It does
 * to registers, flags, memory and cycles the same as npm rp2040js, and leaves to that: other memory than RAM and flash,
 * interrupts, sleeps, special registers, and mistakes.
 */
import { addressOf, addToPointer, compute, extend, field, reverse, shiftOrAdd, withNumber } from "./operations";
import { atNumber, atSum, isCode, onStack, pop, push, several } from "./transfers";
import { type Flag, lr, pc, Writer } from "./writer";

/** The most instructions of a block. */
const longest = 16;
/** The most cycles of a block: each instruction reads or writes up to nine words. */
export const longestCycles = longest * 10;

/** Returns the half word of code at an address, or undefined where no code is translated. */
export type ReadCode = (address: number) => number | undefined;

export interface Translated {
  /** The body of a function of the core `c`, its registers `r` and the memory `m`. It returns how many it executed. */
  text: string;
  /** The half words that it was made of, by address. */
  code: ReadonlyMap<number, number>;
}

/** What comes behind an instruction. `stop`: it is not translated. */
type Behind = "next" | "end" | "stop";

/** Translates the block at an address. Returns undefined if its first instruction is not translated. */
export function translate(from: number, readCode: ReadCode): Translated | undefined {
  const writer = new Writer(from);
  const code = new Map<number, number>();
  const read = (address: number) => {
    const half = readCode(address);
    if (half !== undefined) code.set(address, half);
    return half;
  };
  let behind: Behind = "next";
  while (behind === "next" && writer.count < longest) {
    const opcode = read(writer.at);
    behind = opcode === undefined ? "stop" : instruction(writer, opcode, read);
  }
  if (behind !== "end" && writer.count === 0) return undefined;
  if (behind !== "end") writer.end();
  return { text: writer.text, code };
}

function instruction(writer: Writer, opcode: number, read: ReadCode): Behind {
  switch (opcode >> 12) {
    case 0x0:
    case 0x1:
      return plain(writer, shiftOrAdd, opcode);
    case 0x2:
    case 0x3:
      return plain(writer, withNumber, opcode);
    case 0x4:
      if ((opcode & 0x800) !== 0) return constant(writer, opcode, read);
      return (opcode & 0x400) === 0 ? plain(writer, compute, opcode) : withHigh(writer, opcode);
    case 0x5:
      atSum(writer, opcode);
      return "next";
    case 0x6:
    case 0x7:
    case 0x8:
      atNumber(writer, opcode, ([32, 8, 16] as const)[(opcode >> 12) - 6]!);
      return "next";
    case 0x9:
      onStack(writer, opcode);
      return "next";
    case 0xa:
      return plain(writer, addressOf, opcode);
    case 0xb:
      return miscellaneous(writer, opcode);
    case 0xc:
      if ((opcode & 0xff) === 0) return "stop";
      several(writer, opcode);
      return "next";
    case 0xd:
      return branch(writer, opcode);
    default:
      return jump(writer, opcode, read);
  }
}

/** Translates an instruction of one cycle. */
function plain(writer: Writer, write: (writer: Writer, opcode: number) => void, opcode: number): Behind {
  write(writer, opcode);
  writer.next();
  return "next";
}

/** Translates a read of a constant that lies among the code. */
function constant(writer: Writer, opcode: number, read: ReadCode): Behind {
  const at = ((writer.at + 4) & ~3) + (opcode & 0xff) * 4;
  const [low, high] = [read(at), read(at + 2)];
  if (low === undefined || high === undefined) return "stop";
  writer.set(field(opcode, 8), String(low | (high << 16)));
  writer.next(2);
  return "next";
}

/** Translates ADD, CMP, MOV, BX and BLX, which reach all registers. */
function withHigh(writer: Writer, opcode: number): Behind {
  const kind = field(opcode, 8, 2);
  const from = field(opcode, 3, 4);
  const to = field(opcode, 0) | ((opcode >> 4) & 8);
  if (kind === 3) return jumpTo(writer, opcode, from);
  if (kind === 1 && (to === pc || from === pc)) return "stop";
  const value = writer.get(from);
  if (kind === 1) writer.subtract(writer.get(to), value);
  const result = kind === 0 ? writer.named(`(${writer.get(to)}+${value})|0`) : value;
  if (kind !== 1 && to === pc) {
    writer.jump(`${result}&~1`, 2);
    return "end";
  }
  if (kind !== 1) writer.set(to, result);
  writer.next();
  return "next";
}

/** Translates BX and BLX. npm rp2040js jumps to the wrong place at BLX LR, which no compiler writes. */
function jumpTo(writer: Writer, opcode: number, from: number): Behind {
  const isCall = (opcode & 0x80) !== 0;
  if ((opcode & 7) !== 0 || from === pc || (isCall && from === lr)) return "stop";
  const target = writer.get(from);
  if (isCall) writer.set(lr, String((writer.at + 2) | 1));
  else writer.unless(isCode(target));
  writer.jump(`${target}&~1`, 2);
  return "end";
}

function miscellaneous(writer: Writer, opcode: number): Behind {
  const kind = field(opcode, 8, 4);
  if (kind === 0) return plain(writer, addToPointer, opcode);
  if (kind === 2) return plain(writer, extend, opcode);
  const isEmpty = (opcode & 0x1ff) === 0;
  if ((kind & ~1) === 4 && !isEmpty) {
    push(writer, opcode);
    return "next";
  }
  if ((kind & ~1) === 12 && !isEmpty) return pop(writer, opcode) ? "end" : "next";
  const isKnown = opcode === nothing || (kind === 10 && reverse(writer, opcode));
  if (!isKnown) return "stop";
  writer.next();
  return "next";
}

const nothing = 0xbf00;

function branch(writer: Writer, opcode: number): Behind {
  const condition = field(opcode, 8, 4);
  if (condition >= 14) return "stop";
  const [n, z, c, v] = (["N", "Z", "C", "V"] as Flag[]).map((flag) => `(${writer.flag(flag)})`);
  const texts = [z, c, n, v, `(${c}&&!${z})`, `(${n}===${v})`, `(${n}===${v}&&!${z})`];
  const not = (condition & 1) === 0 ? "" : "!";
  writer.jumpIf(`${not}${texts[condition >> 1]}`, writer.at + 4 + signed(opcode, 8), 2);
  writer.next();
  return "next";
}

/** Translates a jump, or a call with its second half word. */
function jump(writer: Writer, opcode: number, read: ReadCode): Behind {
  if (opcode >> 11 === 0x1c) {
    writer.next(2, writer.at + 4 + signed(opcode, 11));
    return "next";
  }
  const second = opcode >> 11 === 0x1e ? read(writer.at + 2) : undefined;
  if (second === undefined || (second & 0xd000) !== 0xd000) return "stop";
  // The two bits below the sign are stored as whether they equal it.
  const sign = signed(opcode >> 10, 1) >> 1;
  const [high, low] = [13, 11].map((bit) => ~(sign ^ -field(second, bit, 1)) & 1) as [number, number];
  const distance =
    (sign << 24) | (high << 23) | (low << 22) | (field(opcode, 0, 10) << 12) | (field(second, 0, 11) << 1);
  writer.set(lr, String((writer.at + 4) | 1));
  writer.next(3, writer.at + 4 + distance);
  return "next";
}

/** Returns twice the signed number in the lowest bits. */
function signed(opcode: number, bits: number): number {
  return (opcode << (32 - bits)) >> (31 - bits);
}

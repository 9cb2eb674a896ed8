/** Translates the instructions that read and write memory. */
import { field, signedByte, signedHalf } from "./operations";
import { type Bits, lr, sp, type Writer } from "./writer";

/** Translates a transfer at the sum of two registers. */
export function atSum(writer: Writer, opcode: number): void {
  const at = writer.named(`(${writer.get(field(opcode, 3))}+${writer.get(field(opcode, 6))})|0`);
  const register = field(opcode, 0);
  const kind = field(opcode, 9);
  const sizes: readonly Bits[] = [32, 16, 8];
  if (kind < 3) writer.write(at, sizes[kind]!, writer.get(register));
  else if (kind === 3) writer.set(register, signedByte(writer.read(at, 8)));
  else if (kind === 7) writer.set(register, signedHalf(writer.read(at, 16)));
  else writer.set(register, writer.read(at, sizes[kind - 4]!));
  writer.next(2);
}

/** Translates a transfer of so many bits at a register plus a number. */
export function atNumber(writer: Writer, opcode: number, bits: Bits): void {
  transfer(writer, opcode, field(opcode, 0), bits, field(opcode, 3), field(opcode, 6, 5) * (bits / 8));
}

/** Translates a transfer of a word on the stack. */
export function onStack(writer: Writer, opcode: number): void {
  transfer(writer, opcode, field(opcode, 8), 32, sp, (opcode & 0xff) * 4);
}

function transfer(writer: Writer, opcode: number, register: number, bits: Bits, base: number, offset: number): void {
  const at = writer.named(`(${writer.get(base)}+${offset})|0`);
  if ((opcode & 0x800) === 0) writer.write(at, bits, writer.get(register));
  else writer.set(register, writer.read(at, bits));
  writer.next(2);
}

function listed(opcode: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((register) => (opcode & (1 << register)) !== 0);
}

export function push(writer: Writer, opcode: number): void {
  const low = listed(opcode);
  const all = (opcode & 0x100) === 0 ? low : [...low, lr];
  const to = writer.named(`(${writer.get(sp)}-${4 * all.length})|0`);
  const values = all.map((register) => writer.get(register));
  const place = writer.words(to, all.length, true);
  for (const [index, value] of values.entries()) writer.writeWord(place, index, value);
  writer.set(sp, to);
  writer.next(1 + low.length);
}

/** Translates POP. Returns whether it returns from a function, which ends the block. */
export function pop(writer: Writer, opcode: number): boolean {
  const low = listed(opcode);
  const isReturn = (opcode & 0x100) !== 0;
  const count = low.length + (isReturn ? 1 : 0);
  const from = writer.get(sp);
  const place = writer.words(from, count, false);
  const target = isReturn ? writer.named(writer.readWord(place, low.length)) : "";
  if (isReturn) writer.unless(isCode(target));
  for (const [index, register] of low.entries()) writer.set(register, writer.readWord(place, index));
  writer.set(sp, `${from}+${4 * count}`);
  if (isReturn) writer.jump(`${target}&~1`, 3 + low.length);
  else writer.next(1 + low.length);
  return isReturn;
}

/** Returns the condition that a jump to a value does not end an interrupt. */
export function isCode(target: string): string {
  return `(${target}>>>28)!==15`;
}

/** Translates LDM and STM. */
export function several(writer: Writer, opcode: number): void {
  const base = field(opcode, 8);
  const list = listed(opcode);
  const isRead = (opcode & 0x800) !== 0;
  const from = writer.get(base);
  const values = isRead ? [] : list.map((register) => writer.get(register));
  const place = writer.words(from, list.length, !isRead);
  for (const [index, register] of list.entries()) {
    if (isRead) writer.set(register, writer.readWord(place, index));
    else writer.writeWord(place, index, values[index]!);
  }
  if (!list.includes(base)) writer.set(base, `(${from}+${4 * list.length})|0`);
  writer.next(1 + list.length);
}

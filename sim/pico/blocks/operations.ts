/** Translates the instructions that only compute. They set flags as npm rp2040js does, also where that is wrong. */
import { sp, type Writer } from "./writer";

export function field(opcode: number, from: number, bits = 3): number {
  return (opcode >> from) & ((1 << bits) - 1);
}

/** Translates shifts by a number, and sums and differences of a register with another one or a small number. */
export function shiftOrAdd(writer: Writer, opcode: number): void {
  const to = field(opcode, 0);
  const input = writer.get(field(opcode, 3));
  const kind = field(opcode, 11, 2);
  const count = field(opcode, 6, 5);
  if (kind === 3) {
    const other = (opcode & 0x400) === 0 ? writer.get(field(opcode, 6)) : String(field(opcode, 6));
    writer.set(to, (opcode & 0x200) === 0 ? writer.add(input, other) : writer.subtract(input, other));
    return;
  }
  const isLeft = kind === 0;
  if (isLeft) writer.setSigns(writer.set(to, `${input}<<${count}`));
  else if (kind === 1) writer.setSigns(writer.set(to, count === 0 ? "0" : `(${input}>>>${count})|0`));
  else writer.setSigns(writer.set(to, `${input}>>${count === 0 ? 31 : count}`));
  const lastOut = isLeft ? 32 - count : (count + 31) % 32;
  if (!isLeft || count !== 0) writer.setFlags({ C: `((${input}>>>${lastOut})&1)===1` });
}

/** Translates MOVS, CMP, ADDS and SUBS with a number of 8 bits. */
export function withNumber(writer: Writer, opcode: number): void {
  const register = field(opcode, 8);
  const number = String(opcode & 0xff);
  const kind = field(opcode, 11, 2);
  if (kind === 0) writer.setSigns(writer.set(register, number));
  else if (kind === 1) writer.subtract(writer.get(register), number);
  else if (kind === 2) writer.set(register, writer.add(writer.get(register), number));
  else writer.set(register, writer.subtract(writer.get(register), number));
}

/** An operation of register `a`, which it changes, with register `b`. `set` sets `a`, N and Z. */
type Operation = (writer: Writer, a: string, b: string, set: (text: string) => string) => void;

/** The operations in the order of their numbers in the instruction. */
const operations: readonly Operation[] = [
  (_writer, a, b, set) => set(`${a}&${b}`),
  (_writer, a, b, set) => set(`${a}^${b}`),
  (writer, a, b, set) => {
    const before = writer.named(writer.flag("C"));
    const count = writer.named(`${b}&255`);
    set(`${count}<32?${a}<<${count}:0`);
    writer.setFlags({ C: `(${count}===0?${before}:(${a}&(1<<(32-${count})))!==0)` });
  },
  (writer, a, b, set) => {
    const count = writer.named(`${b}&255`);
    set(`${count}<32?(${a}>>>${count})|0:0`);
    writer.setFlags({ C: `(${count}<=32&&((${a}>>>(${count}-1))&1)===1)` });
  },
  (writer, a, b, set) => {
    const count = writer.named(`Math.min(${b}&255,32)`);
    set(`${a}>>Math.min(${count},31)`);
    writer.setFlags({ C: `(${a}&(1<<(${count}-1)))!==0` });
  },
  (writer, a, b, set) => {
    const other = writer.named(`(${a}>>>0)+(${writer.flag("C")}?1:0)`);
    const sum = writer.named(`(${b}>>>0)+${other}`);
    const result = set(`${sum}|0`);
    writer.setFlags({ C: `${sum}!==(${sum}>>>0)`, V: `${result}!==${b}+(${other}|0)` });
  },
  (writer, a, b, set) => {
    const other = writer.named(`(${b}>>>0)+(${writer.flag("C")}?0:1)`);
    const result = set(`((${a}>>>0)-${other})|0`);
    writer.setFlags({ C: `(${a}>>>0)>=${other}`, V: `((${a}^${other})&(${a}^${result}))<0` });
  },
  (writer, a, b, set) => {
    const count = writer.named(`${b}&31`);
    set(`(${a}>>>${count})|(${a}<<(32-${count}))`);
    writer.setFlags({ C: writer.flag("N") });
  },
  (writer, a, b) => writer.setSigns(writer.named(`${a}&${b}`)),
  (writer, _a, b, set) => set(writer.subtract("0", b)),
  (writer, a, b) => writer.subtract(a, b),
  (writer, a, b) => writer.add(a, b),
  (_writer, a, b, set) => set(`${a}|${b}`),
  (_writer, a, b, set) => set(`Math.imul(${a},${b})`),
  (_writer, a, b, set) => set(`${a}&~${b}`),
  (_writer, _a, b, set) => set(`~${b}`),
];

/** Translates an operation between two low registers. */
export function compute(writer: Writer, opcode: number): void {
  const to = field(opcode, 0);
  const set = (text: string) => {
    const result = writer.set(to, text);
    writer.setSigns(result);
    return result;
  };
  operations[field(opcode, 6, 4)]!(writer, writer.get(to), writer.get(field(opcode, 3)), set);
}

export const signedByte = (value: string) => `((${value})<<24)>>24`;
export const signedHalf = (value: string) => `((${value})<<16)>>16`;

/** Translates SXTH, SXTB, UXTH and UXTB. */
export function extend(writer: Writer, opcode: number): void {
  const input = writer.get(field(opcode, 3));
  const texts = [signedHalf(input), signedByte(input), `${input}&0xffff`, `${input}&0xff`];
  writer.set(field(opcode, 0), texts[field(opcode, 6, 2)]!);
}

/** Translates REV, REV16 and REVSH. Returns false for the number between them, which is none. */
export function reverse(writer: Writer, opcode: number): boolean {
  const kind = field(opcode, 6, 2);
  if (kind === 2) return false;
  const x = writer.get(field(opcode, 3));
  const inHalves = `((${x}&0xff00ff)<<8)|((${x}>>>8)&0xff00ff)`;
  const texts = [`(${x}<<24)|((${x}&0xff00)<<8)|((${x}>>>8)&0xff00)|(${x}>>>24)`, inHalves, "", signedHalf(inHalves)];
  writer.set(field(opcode, 0), texts[kind]!);
  return true;
}

/** Translates what adds to the stack pointer, and sums of it or of the address with a number. */
export function addToPointer(writer: Writer, opcode: number): void {
  writer.set(sp, `${writer.get(sp)}${(opcode & 0x80) === 0 ? "+" : "-"}${(opcode & 0x7f) * 4}`);
}

export function addressOf(writer: Writer, opcode: number): void {
  const number = (opcode & 0xff) * 4;
  const isOfStack = (opcode & 0x800) !== 0;
  writer.set(field(opcode, 8), isOfStack ? `(${writer.get(sp)}+${number})|0` : String((writer.at & ~3) + 4 + number));
}

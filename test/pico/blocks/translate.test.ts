/** A translated block does to random registers and memory what npm rp2040js does one by one, in as many cycles. */
import { expect, test } from "vitest";
import { flashAddress, ramAddress } from "../../../sim/boards/rp2040";
import { translate } from "../../../sim/pico/blocks/translate";
import { type Memory, memoryOf, pageBits } from "../../../sim/pico/blocks/writer";
import { StrictRp2040 } from "../../../sim/pico/strict/bus";
import { randomOf } from "../usb-faults";

const rounds = 4000;
const codeBytes = 256;
/** Code in RAM writes into its own page now and then. */
const codeFrom = [flashAddress + 0x1000, ramAddress + 0x1000] as const;
const edges = [0, 1, 31, 32, 33, 255, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff, 0xf0000000];
const flagNames = ["N", "Z", "C", "V"] as const;

const random = randomOf(2026);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <T>(list: readonly T[]) => list[below(list.length)]!;

/** Returns half words of random code, with more of the operations between registers, of stacks and of calls. */
function someCode(): number[] {
  return Array.from({ length: codeBytes / 2 }, () => {
    const kind = random();
    if (kind < 0.3) return 0x4000 + below(0x800);
    if (kind < 0.36) return oneOf([0xb400, 0xbc00]) + below(0x200);
    if (kind < 0.38) return 0xf000 + below(4);
    if (kind < 0.4) return 0xf800 + below(32);
    return below(0x10000);
  });
}

function someValue(code: number): number {
  const kind = random();
  if (kind < 0.5) return ramAddress + 4 * below(0x10000) + (random() < 0.05 ? below(4) : 0);
  if (kind < 0.55) return code + below(codeBytes);
  if (kind < 0.65) return flashAddress + below(0x20000);
  return kind < 0.8 ? oneOf(edges) : below(2 ** 32);
}

function stateOf({ core }: StrictRp2040): unknown {
  return { registers: [...core.registers], flags: flagNames.map((flag) => core[flag]), cycles: core.cycles };
}

test(`${rounds} blocks of random code`, () => {
  const [one, other] = [new StrictRp2040(), new StrictRp2040()];
  for (let at = 0; at < one.sram.length; at++) one.sram[at] = below(256);
  let executed = 0;
  const kinds = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const code = oneOf(codeFrom);
    const isRam = code >= ramAddress;
    const [memory, from] = isRam ? [one.sramView, code - ramAddress] : [one.flashView, code - flashAddress];
    for (const [index, half] of someCode().entries()) memory.setUint16(from + 2 * index, half, true);
    other.flash.set(one.flash.subarray(0x1000, 0x1000 + codeBytes), 0x1000);
    other.sram.set(one.sram);
    const { core } = one;
    for (let register = 0; register < 13; register++) core.registers[register] = someValue(code);
    core.registers.set([ramAddress + 4 * (1000 + below(1000)), someValue(code), code], 13);
    other.core.registers.set(core.registers);
    for (const flag of flagNames) other.core[flag] = core[flag] = random() < 0.5;
    other.core.cycles = core.cycles;

    const pages = memoryOf(one);
    if (isRam) pages.codePages[from >> pageBits] = 1;
    const readCode = (at: number) => (at >= code && at < code + codeBytes ? one.readUint16(at) : undefined);
    const block = translate(code, readCode);
    if (block === undefined) continue;
    const run = new Function("c", "r", "m", block.text) as (core: object, registers: Uint32Array, m: Memory) => number;
    const count = run(core, core.registers, pages);
    for (let n = 0; n < count; n++) {
      kinds.add(other.readUint16(other.core.PC) >> 8);
      other.core.executeInstruction();
    }
    executed += count;
    expect(stateOf(one), block.text).toEqual(stateOf(other));
    if (Buffer.compare(one.sram, other.sram) !== 0) expect.unreachable(block.text);
  }
  // Enough of them, of nearly all kinds: 256, but for those that the interpreter does and those that ARM does not have.
  expect(executed).toBeGreaterThan(2 * rounds);
  expect(kinds.size).toBeGreaterThan(215);
});

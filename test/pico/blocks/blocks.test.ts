/** Blocks take the place of the interpreter at the same instruction, and notice when code has changed. */
import { expect, test } from "vitest";
import { flashAddress, ramAddress } from "../../../sim/boards/rp2040";
import { Blocks } from "../../../sim/pico/blocks/blocks";
import { Picture } from "../../../sim/pico/picture";
import { StrictRp2040 } from "../../../sim/pico/strict/bus";
import { randomOf } from "../usb-faults";

/** More rounds of a loop than it takes until a block of it runs. */
const many = 5000;

/** loop: adds r0, #n; str r0, [r1]; bl double; subs r3, #1; bne loop; b end; double: adds r4, r0, r0; bx lr */
function loop(n: number): number[] {
  return [0x3000 + n, 0x6008, 0xf000, 0xf803, 0x3b01, 0xd1f9, 0xe7fe, 0x1804, 0x4770];
}

class Machine {
  readonly chip = new StrictRp2040();
  private end = 0;
  readonly blocks = new Blocks(this.chip, () => this.end - this.chip.core.cycles);

  constructor(private readonly at: number) {}

  /** Writes a program as the chip itself writes RAM, or as the boot ROM writes the flash. */
  load(program: readonly number[]): this {
    const { chip, at } = this;
    for (const [index, half] of program.entries()) {
      if (at >= ramAddress) chip.writeUint16(at + 2 * index, half);
      else chip.flashView.setUint16(at - flashAddress + 2 * index, half, true);
    }
    if (at < ramAddress) chip.onFlashWrite(at - flashAddress);
    return this.begin();
  }

  begin(): this {
    const { core } = this.chip;
    core.registers.set([0, ramAddress + 0x8000, 0, many, 0]);
    core.PC = this.at;
    core.interruptsUpdated = false;
    return this;
  }

  /** Lets so many cycles pass. `isPlain`: with the interpreter alone. */
  pass(cycles: number, isPlain = false): void {
    const { core } = this.chip;
    this.end = core.cycles + cycles;
    if (isPlain) while (core.cycles < this.end) core.executeInstruction();
    else while (core.cycles < this.end) this.blocks.run();
  }

  /** Runs a loop to its end, and returns the sum that it has made. */
  sum(): number {
    this.pass(many * 20);
    return this.chip.core.registers[0]!;
  }

  get state(): unknown {
    const { registers, cycles } = this.chip.core;
    return [...registers, cycles, this.chip.readUint32(ramAddress + 0x8000)];
  }
}

test.each([flashAddress + 0x2000, ramAddress + 0x2000])("code at %i stops where the interpreter does", (at) => {
  const [one, other] = [new Machine(at).load(loop(3)), new Machine(at).load(loop(3))];
  const random = randomOf(at);
  for (let round = 0; round < 20; round++) {
    for (let n = 0; n < 100; n++) {
      const cycles = 1 + Math.floor(random() * 400);
      one.pass(cycles);
      other.pass(cycles, true);
      expect(one.state).toEqual(other.state);
    }
    one.begin();
    other.begin();
  }
});

test.each([flashAddress + 0x3000, ramAddress + 0x3000])("other code at %i runs as soon as it is there", (at) => {
  const machine = new Machine(at);
  for (const n of [1, 2, 7]) expect(machine.load(loop(n)).sum(), `${n}`).toBe(n * many);
});

test("a program that changes itself runs as changed", () => {
  const at = ramAddress + 0x4000;
  const machine = new Machine(at);
  // movs r2, #1; loop: adds r0, r0, r2; subs r3, #1; bne loop; strh r5, [r6]; movs r3, #200; subs r7, #1; bne loop
  machine.load([0x2201, 0x1880, 0x3b01, 0xd1fc, 0x8035, 0x23c8, 0x3f01, 0xd1f8, 0xe7fe]);
  // The second time the loop subtracts: subs r0, r0, r2.
  machine.chip.core.registers.set([0x1a80, at + 2, 2], 5);
  expect(machine.sum()).toBe(many - 200);
});

test("what a picture brings back is the code that runs", () => {
  const at = ramAddress + 0x5000;
  const machine = new Machine(at).load(loop(1));
  expect(machine.sum()).toBe(many);
  const picture = new Picture(machine);
  expect(machine.load(loop(5)).sum()).toBe(5 * many);
  picture.restore();
  expect(machine.begin().sum()).toBe(many);
});

test("while the flash cannot be read, the interpreter says so at each read", () => {
  const machine = new Machine(flashAddress + 0x6000).load(loop(1));
  expect(machine.sum()).toBe(many);
  let reads = 0;
  machine.chip.flashReader = {
    from: 0,
    read(_address, _size, value) {
      reads++;
      return value;
    },
  };
  expect(machine.begin().sum()).toBe(many);
  expect(reads).toBeGreaterThan(many * 8);
});

test("bytes of the flash behind a weak one are read by the interpreter alone, those before it by blocks", () => {
  const at = flashAddress + 0x7000;
  const weakFrom = 0x100000;
  // loop: ldrb r4, [r1]; adds r0, r0, r4; adds r1, #1; subs r3, #1; bne loop; b end
  const machine = new Machine(at).load([0x780c, 0x1900, 0x3101, 0x3b01, 0xd1fa, 0xe7fe]);
  const { chip } = machine;
  chip.flash.fill(2, weakFrom - many, weakFrom + many);
  const seen: number[] = [];
  let reads = 0;
  chip.flashReader = {
    from: weakFrom,
    read(address, _size, value) {
      reads++;
      if (address >= flashAddress + weakFrom) seen.push(address - flashAddress - weakFrom);
      return address >= flashAddress + weakFrom ? 3 : value;
    },
  };
  // Twice: the first time the code is translated.
  for (let round = 0; round < 2; round++) {
    machine.begin();
    chip.core.registers[1] = flashAddress + weakFrom - many + 100;
    seen.length = reads = 0;
    expect(machine.sum()).toBe(2 * (many - 100) + 3 * 100);
    expect(seen).toEqual(Array.from({ length: 100 }, (_, place) => place));
  }
  // The second time the interpreter did little but those hundred rounds.
  expect(reads).toBeLessThan(many);
});

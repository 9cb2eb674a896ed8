/** The strict chip's interrupts, timer, crystal and pins, on a chip without an image. */
import { beforeEach, describe, expect, test } from "vitest";
import { type BareChip, createBare, ram } from "./bare";

let chip: BareChip["chip"];
let clock: BareChip["clock"];
let warnings: BareChip["warnings"];
beforeEach(() => {
  ({ chip, clock, warnings } = createBare());
});

describe("timer and crystal", () => {
  test("the timer counts nothing before its tick is a microsecond", () => {
    chip.readUint32(0x40054028);
    chip.writeUint32(0x4005802c, 524 + 1);
    chip.readUint32(0x4005400c);
    expect(warnings.splice(0)).toHaveLength(2);
    chip.writeUint32(0x4005802c, 524);
    chip.readUint32(0x40054028);
    expect(warnings).toEqual([]);
  });

  test.each([0.3, 0.999, 0])("an alarm is not early by a part of a microsecond: %d", (part) => {
    const lowWordUs = 2 ** 32;
    clock.setTime((lowWordUs - 2 + part) * 1000);
    chip.writeUint32(0x40054010, 3);
    expect(clock.dueNs).toBeCloseTo((lowWordUs + 3) * 1000, 3);
  });

  test("the crystal is stable after its delay", () => {
    const isStable = () => chip.readUint32(0x40024004) >>> 31 === 1;
    chip.writeUint32(0x4002400c, 282);
    chip.writeUint32(0x40024000, 0xfabaa0);
    clock.setTime(6e6);
    expect(isStable()).toBe(false);
    clock.setTime(6.02e6);
    expect([isStable(), warnings]).toEqual([true, []]);
  });
});

describe("interrupts", () => {
  const timer = 1 << 0;
  const handlerAt = ram + 0x40;
  /** cpsid i; wfi; movs r0, #1; cpsie i; movs r0, #2; and a loop. The handler copies r0 to r4 and counts in r5. */
  const program = [0xb672, 0xbf30, 0x2001, 0xb662, 0x2002, 0xe7fe];
  const handler = [0x0004, 0x3501, 0x4770];

  beforeEach(() => {
    for (const [i, code] of program.entries()) chip.writeUint16(ram + 2 * i, code);
    for (const [i, code] of handler.entries()) chip.writeUint16(handlerAt + 2 * i, code);
    chip.core.VTOR = ram + 0x100;
    chip.writeUint32(ram + 0x100 + 4 * 16, handlerAt + 1);
    chip.core.SP = ram + 0x1000;
    chip.core.PC = ram;
    chip.core.registers.fill(0, 0, 6);
    chip.core.enabledInterrupts = timer;
  });

  function execute(count: number): number[] {
    for (let i = 0; i < count && !chip.core.waiting; i++) chip.core.executeInstruction();
    const { registers } = chip.core;
    return [registers[0]!, registers[4]!, registers[5]!];
  }

  test("an interrupt ends a sleep, and its handler waits for the mask", () => {
    execute(5);
    expect(chip.core.waiting).toBe(true);
    chip.core.setInterrupt(0, true);
    expect(chip.core.waiting).toBe(false);
    expect(execute(1)).toEqual([1, 0, 0]);
    chip.core.setInterrupt(0, false);
    expect(execute(8)).toEqual([2, 1, 1]);
  });

  test("what was pending for a moment calls the handler, once", () => {
    execute(1);
    chip.core.setInterrupt(0, true);
    chip.core.setInterrupt(0, false);
    chip.core.PC = ram + 4;
    expect(execute(20)).toEqual([2, 1, 1]);
  });

  test("what still asks when the handler returns calls it again", () => {
    execute(1);
    chip.core.setInterrupt(0, true);
    chip.core.PC = ram + 4;
    const [, , count = 0] = execute(20);
    expect(count).toBeGreaterThan(2);
  });
});

describe("pins", () => {
  test("have a register that tells which slices make waves", () => {
    const [endReset, pwm, pwmReset] = [0x4000f000, 0x40050000, 1 << 14];
    chip.writeUint32(endReset, pwmReset);
    for (const slice of [3, 7]) chip.writeUint32(pwm + 20 * slice, 1);
    expect(chip.readUint32(pwm + 0xa0)).toBe(0x88);
    chip.writeUint32(pwm + 20 * 7, 0);
    expect([chip.readUint32(pwm + 0xa0), warnings]).toEqual([0x08, []]);
  });

  test("are open to their inputs at power-on, but for the analog ones", () => {
    expect(chip.gpio.map(({ inputEnable }) => inputEnable)).toEqual(Array.from({ length: 30 }, (_, pin) => pin < 26));
  });

  test("latch a change of the level, and no repetition", () => {
    const pin = chip.gpio[2]!;
    const edges = () => pin.irqStatus & 12;
    pin.setInputValue(true);
    expect(edges()).toBe(8);
    pin.updateIRQValue(15);
    pin.setInputValue(true);
    expect(edges()).toBe(0);
    pin.setInputValue(false);
    expect(edges()).toBe(4);
  });
});

/** The rules of the strict chip one by one, on a chip without an image: what each catches, and what it lets through. */
import { beforeEach, describe, expect, test } from "vitest";
import { ChipClock } from "../../../sim/pico/clock";
import { makeStrictChip, type StrictChip } from "../../../sim/pico/strict/strict";
import { WeakBits } from "../../../sim/pico/strict/weak-bits";

const resets = 0x4000c000;
const clear = 0x3000;
const done = resets + 8;
const periControl = 0x40008048;
const ram = 0x20000000;

let clock: ChipClock;
let warnings: string[];
let chip: StrictChip["rp2040"];
let ssi: StrictChip["ssi"];

function make(weak?: WeakBits): void {
  clock = new ChipClock();
  warnings = [];
  const warn = (part: string, message: string) => warnings.push(`${part}: ${message}`);
  ({ rp2040: chip, ssi } = makeStrictChip(clock, warn, () => true, weak));
}
beforeEach(() => make());

function release(bits: number): void {
  chip.writeUint32(resets + clear, bits);
}

describe("resets", () => {
  test("the boot ROM releases two banks of pads, the flash's pins and the timer", () => {
    expect(chip.readUint32(resets)).toBe(0x1ffffff & ~((1 << 6) | (1 << 8) | (1 << 9) | (1 << 21)));
    chip.readUint32(0x4001c004);
    expect(warnings).toEqual([]);
  });

  test.each([
    ["ADC", 0, 0x4004c000],
    ["DMA", 2, 0x50000000],
    ["IO_BANK0", 5, 0x40014004],
    ["PLL_SYS", 12, 0x40028000],
    ["PWM", 14, 0x40050000],
    ["SPI0", 16, 0x4003c000],
    ["UART0", 22, 0x40034018],
    ["USBCTRL", 24, 0x50110040],
  ])("%s is dead until it is released and clocked", (name, bit, address) => {
    chip.readUint32(address);
    expect(warnings.splice(0)).toEqual([expect.stringContaining(`an access to ${name}, which is in reset`)]);
    chip.writeUint32(address + 0x2000, 0);
    expect(warnings.splice(0).length).toBeGreaterThan(0);
    release(1 << bit);
    for (const register of [periControl, 0x40008054, 0x40008060]) chip.writeUint32(register, 0x880);
    chip.readUint32(address);
    expect(warnings).toEqual([]);
  });

  test("RESET_DONE of a part with a clock of its own waits for that clock", () => {
    const spi = 1 << 16;
    release(spi);
    expect(chip.readUint32(done) & spi).toBe(0);
    chip.readUint32(0x4003c00c);
    expect(warnings.splice(0)).toEqual([expect.stringContaining("SPI0, which is without its clock")]);
    chip.writeUint32(periControl, 0x880);
    expect(chip.readUint32(done) & spi).toBe(spi);
    chip.writeUint32(periControl, 0xc80);
    expect(chip.readUint32(done) & spi).toBe(0);
    expect(warnings).toEqual([]);
  });

  test("the memory of USB belongs to its part", () => {
    chip.writeUint32(0x50100000, 1);
    expect(warnings).toEqual([expect.stringContaining("the memory of USBCTRL, which is in reset")]);
  });
});

describe("the bus", () => {
  test.each([
    ["misaligned read at 20000001", () => chip.readUint16(ram + 1)],
    ["misaligned write at 20000001", () => chip.writeUint16(ram + 1, 0)],
    ["misaligned write at 20000002", () => chip.writeUint32(ram + 2, 0)],
    ["write to ROM or flash at 00000000", () => chip.writeUint32(0, 0)],
    ["write to ROM or flash at 10000000", () => chip.writeUint8(0x10000000, 0)],
    ["write to ROM or flash at 13000000", () => chip.writeUint32(0x13000000, 0)],
  ])("%s", (line, act) => {
    chip.writeUint32(ram, 0);
    chip.writeUint16(ram + 2, 0);
    expect(warnings).toEqual([]);
    act();
    expect(warnings).toContainEqual(expect.stringContaining(line));
  });

  test.each([0x10000000, 0x11000004, 0x12000008, 0x1300000c])("no window to the flash is open at %i", (address) => {
    chip.readUint32(address);
    chip.readUint16(address);
    chip.readUint8(address);
    expect(warnings.length).toBeGreaterThanOrEqual(3);
    expect(warnings[0]).toMatch(/^flash: a read at 1[0-3]00000[048c] before the second boot stage has run/);
  });

  test("DMA finds no open window either", () => {
    release(1 << 2);
    chip.writeUint32(0x50000000, 0x10000000);
    chip.writeUint32(0x50000004, ram);
    chip.writeUint32(0x50000008, 1);
    expect(warnings).toEqual([]);
    chip.writeUint32(0x5000000c, (63 << 15) | (2 << 2) | 1);
    clock.fireDue();
    expect(warnings).toEqual([expect.stringContaining("flash: a read at 10000000")]);
  });
});

describe("the flash's interface", () => {
  const base = 0x18000000;
  const write = (offset: number, value: number) => chip.writeUint32(base + offset, value);

  /** Does what a second boot stage does. */
  function connect(gapCycles = 10): void {
    write(0x08, 0);
    write(0x14, 2);
    write(0x00, 7 << 16);
    write(0x08, 1);
    for (const frames of [[0x06], [0x01, 0, 2]]) {
      for (const frame of frames) write(0x60, frame);
      chip.core.cycles += 1000;
      chip.readUint32(base + 0x28);
    }
    write(0x08, 0);
    write(0x00, (2 << 21) | (31 << 16) | (3 << 8));
    write(0xf4, (4 << 11) | (2 << 8) | (8 << 2) | 1);
    write(0x08, 1);
    write(0x60, 0xeb);
    chip.core.cycles += gapCycles;
    write(0x60, 0xa0);
    chip.core.cycles += 1000;
    write(0x08, 0);
    write(0xf4, 0xa0000000 + ((4 << 11) | (8 << 2) | 2));
    write(0x08, 1);
  }

  test("opens the window after a read without a command was announced", () => {
    connect();
    chip.readUint32(0x10000000);
    expect(warnings).toEqual([]);
    ssi.connect();
    chip.readUint32(0x10000000);
    expect(warnings).toEqual([expect.stringContaining("between the boot ROM's connecting of the flash")]);
  });

  test.each([
    [16, []],
    [17, [expect.stringMatching(/^SSI: a frame comes 1 cycles after/), expect.anything(), expect.anything()]],
  ])("a frame takes 16 cycles, so the next may come after %i", (gapCycles, expected) => {
    connect(gapCycles);
    expect(warnings).toEqual(expected);
  });

  test("after a change the cache must be flushed", () => {
    connect();
    ssi.connect();
    ssi.leaveXip();
    ssi.change();
    connect();
    expect(warnings.splice(0)).toEqual(["XIP: the cache was not flushed after a change of the flash"]);
    ssi.flushCache();
    connect();
    chip.readUint32(0x10000000);
    expect(warnings).toEqual([]);
  });

  test("its settings and its data want their time", () => {
    write(0x14, 2);
    chip.readUint32(base + 0x60);
    write(0x08, 0);
    write(0x60, 0);
    expect(warnings).toEqual([
      "SSI: BAUDR is written while the interface is on",
      "SSI: a read of its data while nothing has come",
      "SSI: data while the interface is off",
    ]);
  });
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

describe("weak bits", () => {
  test("read differently, but for the first time after a change that looked complete", () => {
    const weak = new WeakBits(1);
    for (let at = 0; at < 64; at++) weak.add(at, 0x0f, at >= 32);
    make(weak);
    ssi.unreadable = undefined;
    ssi.onState();
    chip.flash.fill(0xff, 0, 64);
    const bytes = () => Array.from({ length: 64 }, (_, at) => chip.readUint8(0x10000000 + at));
    const first = bytes();
    expect(first.slice(32)).toEqual(Array.from({ length: 32 }, () => 0xff));
    const second = bytes();
    expect(second).not.toEqual(first);
    expect(second).not.toEqual(bytes());
    expect(second.every((byte) => byte >= 0xf0)).toBe(true);
    for (let at = 0; at < 64; at++) weak.settle(at, 0xff);
    expect(bytes()).toEqual(Array.from({ length: 64 }, () => 0xff));
  });
});

/** The strict chip's bus and resets catch faults, on a chip without an image. */
import { beforeEach, describe, expect, test } from "vitest";
import { type BareChip, createBare, ram } from "./bare";

let chip: BareChip["chip"];
let clock: BareChip["clock"];
let warnings: BareChip["warnings"];
beforeEach(() => {
  ({ chip, clock, warnings } = createBare());
});

const resets = 0x4000c000;
const clear = 0x3000;
const done = resets + 8;
const periControl = 0x40008048;

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

/** The strict chip's flash: its interface, and the bits that a power cut leaves. */
import { beforeEach, describe, expect, test } from "vitest";
import { ChipFlash } from "../../../sim/pico/flash";
import { WeakBits } from "../../../sim/pico/strict/weak-bits";
import { type BareChip, createBare } from "./bare";

let chip: BareChip["chip"];
let ssi: BareChip["ssi"];
let warnings: BareChip["warnings"];
beforeEach(() => {
  ({ chip, ssi, warnings } = createBare());
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

  test("the flash says what it is, and does not take what it cannot", () => {
    const ask = (...frames: readonly number[]) => {
      for (const frame of frames) write(0x60, frame);
      chip.core.cycles += 1000;
      chip.readUint32(base + 0x28);
      return frames.map(() => chip.readUint32(base + 0x60));
    };
    expect(ask(0x9f, 0, 0, 0)).toEqual([0xff, 0xef, 0x40, 0x15]);
    expect(ask(0x4b, 0, 0, 0, 0, 0, 0)).toEqual([0xff, 0xff, 0xff, 0xff, 0xff, 230, 97]);
    chip.writeUint32(0x4001800c, 3 << 8);
    expect(ask(0x9f, 0, 0, 0)).toEqual([0xff, 0xff, 0xff, 0xff]);
    ssi.connect();
    ssi.leaveXip();
    ssi.device.takesQuad = false;
    ask(0x06);
    ask(0x01, 0, 2);
    expect([ask(0x05, 0, 0, 0, 0), ask(0x35, 0)]).toEqual([
      [0xff, 1, 1, 1, 0],
      [0xff, 0],
    ]);
    expect(warnings).toEqual([]);
    ask(0x01, 0, 2);
    expect(warnings).toEqual(["flash: its status is written without a write enable"]);
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

describe("weak bits", () => {
  test("read differently, but for the first time after a change that looked complete", () => {
    const weak = new WeakBits(1);
    for (let at = 0; at < 64; at++) weak.add(at, 0x0f, at >= 32);
    const { chip, ssi } = createBare(weak);
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

describe("a power cut", () => {
  const at = 0x1f0000;
  const eraseNs = 45e6;

  /** Erases a sector of zeros on a chip of its own, and cuts the power after a share of its time. */
  function cutErase(share: number, seed = 1): Uint8Array {
    const bare = createBare();
    const warn = (part: string, message: string) => bare.warnings.push(`${part}: ${message}`);
    bare.chip.flash.fill(0, at, at + 4096);
    const flash = new ChipFlash(bare.chip, bare.clock, { eraseNs, programNs: 1e6 }, warn, undefined);
    flash.erase(at, 4096);
    bare.clock.setTime(share * eraseNs);
    let state = seed;
    return flash.cut(() => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    });
  }

  /** Returns what a chip that is powered with this content reads, twice. */
  function readTwice(content: Uint8Array): Uint8Array[] {
    const { chip, ssi } = createBare(WeakBits.of(content)?.copy());
    chip.flash.set(content);
    ssi.unreadable = undefined;
    ssi.onState();
    return [0, 1].map(() => Uint8Array.from({ length: 4096 }, (_, i) => chip.readUint8(0x10000000 + at + i)));
  }

  test("in the midst of an erase leaves bits that read differently", () => {
    const [first, second] = readTwice(cutErase(0.5));
    expect(first).not.toEqual(second);
    expect(first!.every((byte) => byte === 0xff)).toBe(false);
  });

  test("in the last instants of an erase leaves a sector that reads as erased once", () => {
    const [first, second] = readTwice(cutErase(0.99));
    expect(first!.every((byte) => byte === 0xff)).toBe(true);
    expect(second!.every((byte) => byte === 0xff)).toBe(false);
  });

  test("is the same with the same seed, for each chip that is powered with it", () => {
    expect(readTwice(cutErase(0.5))).toEqual(readTwice(cutErase(0.5)));
    expect(readTwice(cutErase(0.5))).not.toEqual(readTwice(cutErase(0.5, 2)));
    const content = cutErase(0.5);
    expect(readTwice(content)).toEqual(readTwice(content));
  });

  test("that hits nothing leaves nothing weak", () => {
    const { chip, clock } = createBare();
    const flash = new ChipFlash(chip, clock, undefined, () => {}, undefined);
    expect(WeakBits.of(flash.cut(Math.random))).toBeUndefined();
  });
});

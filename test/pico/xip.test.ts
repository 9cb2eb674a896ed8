/** The emulated processor waits for the flash: a read may miss the cache, and each miss has a cost. */
import { expect, test } from "vitest";
import { hotFunctions, hotLines } from "../../sim/build/pico/hot";
import type { Chip } from "../../sim/pico/chip";
import { symbolsOf } from "../../sim/pico/symbols";
import { missCycles, Xip } from "../../sim/pico/xip";
import { Bench } from "./bench";
import { findImage } from "./found";

const flash = 0x10000000;
const ram = 0x20000000;
/** The distance of two addresses in the same set. */
const wayBytes = 8192;

interface Fake {
  xip: Xip;
  core: { cycles: number; readUint32(address: number): number; readUint16(address: number): number };
  flash: { erases: number; programs: number };
}

function fresh(): Fake {
  const read = () => 0;
  const core = { cycles: 0, readUint32: read, readUint16: read, readUint8: read };
  const rp2040 = { core, readUint32: read, readUint16: read, readUint8: read };
  const chip = { rp2040, flash: { erases: 0, programs: 0 }, blocks: {} };
  return { xip: new Xip(chip as unknown as Chip), core, flash: chip.flash };
}

test("a word that is read again costs nothing, and its neighbour in the line costs a miss of its own", () => {
  const { xip, core } = fresh();
  for (const at of [0, 4, 0, 4, 2]) core.readUint32(flash + at);
  expect(xip.misses).toBe(2);
  expect(core.cycles).toBe(2 * missCycles);
});

test("a set keeps two lines, and loses the one that was used longer ago", () => {
  const { xip, core } = fresh();
  for (const line of [0, 1, 0, 2, 0]) core.readUint32(flash + line * wayBytes);
  expect(xip.misses).toBe(3);
  core.readUint32(flash + wayBytes);
  expect(xip.misses).toBe(4);
});

test("an instruction at the end of a word fetches the next one ahead", () => {
  const { xip, core } = fresh();
  core.readUint16(flash);
  expect(xip.misses).toBe(1);
  core.readUint16(flash + 2);
  expect(xip.misses).toBe(2);
});

test("RAM and the registers cost nothing", () => {
  const { xip, core } = fresh();
  core.readUint32(0x20000000);
  core.readUint32(0x18000060);
  expect([xip.misses, core.cycles]).toEqual([0, 0]);
});

test("a change of the flash empties the cache", () => {
  const { xip, core, flash: changed } = fresh();
  core.readUint32(flash);
  core.readUint32(flash + 64);
  changed.programs++;
  core.readUint32(flash);
  core.readUint32(flash + 64);
  expect(xip.misses).toBe(4);
});

const image = await findImage();

if (image !== undefined) {
  test("a chip with a cache counts the same, whatever code this process has translated before", () => {
    const countTo = (ms: number) => {
      const { chip } = new Bench(image).emulated;
      const xip = new Xip(chip);
      chip.passTo(ms * 1e6);
      return [xip.misses, chip.busyNs];
    };
    const first = countTo(60);
    expect(first[0]).toBeGreaterThan(1000);
    // Without a cache the code of the start is translated.
    for (let round = 0; round < 3; round++) new Bench(image).to(60);
    expect(countTo(60)).toEqual(first);
  });

  test("every function that is to lie in RAM is in the bundle, once", () => {
    expect(hotLines(image.script).length).toBe(hotFunctions.length);
    expect(new Set(hotFunctions).size).toBe(hotFunctions.length);
  });

  test("their bytecode and nearly all code in C lie in RAM, the rest in flash", () => {
    const symbols = [...symbolsOf(image.elf)];
    const isInRam = (at: number) => at >= ram;
    const count = (hot: boolean) =>
      symbols.filter(([name, at]) => /^code\d+$/.test(name) && isInRam(at) === hot).length;
    expect(count(true)).toBeGreaterThan(100);
    expect(count(false)).toBeGreaterThan(500);
    const places = new Map(symbols);
    const names = ["luaV_execute", "on_row", "chip_write", "memcpy", "reset"];
    expect(names.map((name) => isInRam(places.get(name) ?? 0))).toEqual([true, true, true, true, false]);
  });
}

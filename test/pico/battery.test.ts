/** The supply of a Pico, measured by its converter through the divider. */
import { GPIOPinState } from "rp2040js";
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { conditionsOf } from "../../sim/pico/starts";
import { Bench } from "./bench";
import { findImage } from "./found";
import { started } from "./started";

const image = await findImage();
const clockControl = 0x40008060;
const resets = 0x4000c000;
/** The bit of the PLL of USB. */
const pllHeld = 1 << 13;
/** The pin that keeps the regulator in its PWM mode. */
const steadyPin = 23;

if (image !== undefined) {
  describe("is low", () => lows(image));
  describe("reads", () => readings(image));
  describe("while it measures", () => circumstances(image));
  describe("a converter that does not work", () => faults(image));
  describe("the owner's correction", () => corrections(image));
}

function isLow(bench: Bench): boolean {
  const [line = "{}"] = bench.ask("subscribe").filter((text) => text.includes('"screen"'));
  return JSON.parse(line).screen.status.includes("±");
}

function supply(bench: Bench): { battery: number; offset: number } {
  const { battery, offset } = JSON.parse(bench.ask("battery")[0] ?? "{}");
  return { battery, offset };
}

/** Returns a clock that started with a supply. */
function fed(image: PicoImage, mv: number): Bench {
  return started(conditionsOf(image.uf2, pico, "fed", mv), () => feed(new Bench(image), mv));
}

function feed(bench: Bench, mv: number): Bench {
  bench.emulated.feed(mv);
  return bench.to(200);
}

function lows(image: PicoImage): void {
  test.each([
    [3610, false],
    [3590, true],
  ])("%d mV: %s", (mv, low) => {
    const bench = fed(image, mv);
    bench.ask("set 60+2");
    expect(isLow(bench)).toBe(low);
  });
}

function readings(image: PicoImage): void {
  test.each([
    ["nothing as unknown", Array(8).fill(0), 0],
    ["the greatest number", Array(8).fill(4095), 9900],
    ["3702 mV as 3700", Array(8).fill(1532), 3700],
    ["3705 mV as 3710", Array(8).fill(1533), 3710],
    ["3714 mV as 3710", Array(8).fill(1537), 3710],
    ["3717 mV as 3720", Array(8).fill(1538), 3720],
    ["the mean of different samples", [1480, 1500, 1490, 1490, 1488, 1492, 1491, 1489], 3600],
    ["a step of one sample", [1491, 1490, 1490, 1490, 1490, 1490, 1490, 1490], 3600],
  ])("%s", (_, samples: number[], mv) => {
    const bench = fed(image, 4500);
    const { adc } = bench.emulated.chip.rp2040;
    let taken = 0;
    adc.onADCRead = () => adc.completeADCRead(samples[taken++ % samples.length]!, false);
    expect(supply(bench).battery).toBe(mv);
    expect(taken).toBe(8);
  });
}

function circumstances(image: PicoImage): void {
  test("no tick of a game measures: the board does so between two ticks, once a minute", () => {
    const bench = fed(image, 4500);
    const { adc } = bench.emulated.chip.rp2040;
    bench.ask("set 600+2");
    bench.press(Switch.Right, 1000);
    const convert = adc.onADCRead;
    const atMs: number[] = [];
    adc.onADCRead = (input) => {
      atMs.push(bench.nowMs);
      convert(input);
    };
    bench.to(200_000);
    expect(atMs.length).toBe(3 * 8);
    for (const ms of atMs) expect(ms % 1000).toBeGreaterThan(500);
    bench.emulated.feed(3500);
    bench.to(262_000);
    expect(isLow(bench)).toBe(true);
  });

  test("the regulator does not ripple, and has settled; then it saves power again", () => {
    const bench = fed(image, 4500);
    const { rp2040, clock } = bench.emulated.chip;
    const pin = rp2040.gpio[steadyPin]!;
    const steadyMs: number[] = [];
    let sinceNs = Number.NaN;
    pin.addListener((state) => {
      sinceNs = state === GPIOPinState.High ? clock.nanos : Number.NaN;
    });
    const convert = rp2040.adc.onADCRead;
    rp2040.adc.onADCRead = (input) => {
      steadyMs.push((clock.nanos - sinceNs) / 1e6);
      convert(input);
    };
    expect(supply(bench).battery).toBe(4500);
    expect(Math.min(...steadyMs)).toBeGreaterThan(0.5);
    expect(Math.max(...steadyMs)).toBeLessThan(2);
    expect(pin.value).toBe(GPIOPinState.Low);
  });

  test("the converter has a clock and the PLL runs; then both stop, unless USB needs the PLL", () => {
    const bench = fed(image, 4500);
    const { rp2040 } = bench.emulated.chip;
    const state = () => [rp2040.readUint32(clockControl), rp2040.readUint32(resets) & pllHeld];
    expect(supply(bench).battery).toBe(4500);
    expect(state()).toEqual([0, pllHeld]);
    bench.emulated.plugUsb();
    bench.to(bench.nowMs + 100);
    expect(supply(bench).battery).toBe(4500);
    expect(state()).toEqual([0, 0]);
    bench.emulated.unplugUsb();
    bench.to(bench.nowMs + 100);
    expect(state()).toEqual([0, pllHeld]);
  });
}

/** Makes a read of a register give a word without some bits. */
function withoutBits(bench: Bench, place: number, register: number, bits: number): void {
  const part = bench.emulated.chip.rp2040.peripherals[place]!;
  const read = part.readUint32.bind(part);
  part.readUint32 = (offset) => (offset === register ? read(offset) & ~bits : read(offset));
}

function faults(image: PicoImage): void {
  const breaks: [string, (bench: Bench) => void][] = [
    ["never ends a conversion", ({ emulated }) => (emulated.chip.rp2040.adc.onADCRead = () => {})],
    ["is never ready", (bench) => withoutBits(bench, 0x4004c, 0, 0x100)],
    ["never leaves its reset", (bench) => withoutBits(bench, 0x4000c, 8, 1)],
    ["has a PLL that never locks", (bench) => withoutBits(bench, 0x4002c, 0, 0x80000000)],
  ];

  test.each(breaks)("that %s: the clock starts, plays, and does not know its supply", (_, spoil) => {
    const bench = new Bench(image);
    bench.emulated.feed(3000);
    spoil(bench);
    bench.to(300);
    expect(supply(bench).battery).toBe(0);
    bench.ask("set 60+2");
    bench.press(Switch.Right, 1000.5);
    bench.press(Switch.Left, 4000.5);
    bench.to(70_000);
    expect(bench.state()).toMatchObject({ mode: "fallen", white: { used: 3000 } });
    expect(isLow(bench)).toBe(false);
    expect(bench.emulated.chip.hasRestarted).toBe(false);
  });
}

function corrections(image: PicoImage): void {
  const done = { ok: true };

  test("ends a warning that was false, and survives a power loss", () => {
    const bench = fed(image, 3500);
    expect(isLow(bench)).toBe(true);
    expect(JSON.parse(bench.ask("battery 3630")[0]!)).toEqual(done);
    expect(supply(bench)).toEqual({ battery: 3630, offset: 130 });
    expect(isLow(bench)).toBe(false);
    const flash = bench.emulated.chip.flash.cut(() => 0.5);
    const anew = feed(new Bench(image, flash), 3400);
    expect(supply(anew)).toEqual({ battery: 3530, offset: 130 });
    expect(isLow(anew)).toBe(true);
  });

  test("can be downwards", () => {
    const bench = fed(image, 3700);
    expect(JSON.parse(bench.ask("battery 3590")[0]!)).toEqual(done);
    expect(supply(bench)).toEqual({ battery: 3590, offset: -110 });
    expect(isLow(bench)).toBe(true);
  });

  test.each([
    ["more than 0.3 V", "battery 4810"],
    ["less than 0.3 V", "battery 4190"],
    ["no number", "battery x"],
    ["two numbers", "battery 4500 1"],
    ["a space", "battery "],
  ])("%s is refused", (_, line) => {
    const bench = fed(image, 4500);
    expect(JSON.parse(bench.ask(line)[0]!)).toEqual({ error: "value" });
    expect(supply(bench)).toEqual({ battery: 4500, offset: 0 });
  });

  test("waits until no clock runs", () => {
    const bench = fed(image, 4500);
    bench.ask("set 60+2");
    bench.press(Switch.Right, 1000);
    expect(JSON.parse(bench.ask("battery 4510")[0]!)).toEqual({ error: "busy" });
  });
}

/** The processor's clock is slow while it sleeps, unless sound or USB needs all of it. Time stays exact. */
import { expect, test } from "vitest";
import { picosharp } from "../../board-defs/picosharp";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { Bench } from "./bench";
import { findImage } from "./found";

const fullHz = 125e6;
const slowHz = fullHz / 6;
/** The control register of the buzzer's slice of the PWM. */
const buzzerControl = 0x40050000 + 7 * 20;
const image = await findImage();
const sharp = await findImage(picosharp);

if (image !== undefined) sleep(image);
if (sharp !== undefined) {
  test("the wave of a Sharp display does not keep the clock fast", () => {
    expect(hzOf(Bench.at(300, sharp, picosharp))).toBeCloseTo(slowHz);
  });
}

function hzOf(bench: Bench): number {
  return bench.emulated.chip.rp2040.clkSys;
}

/** Notes the clock at the begin of each handler. The emulator lets interrupts come before a masked sleep has ended. */
function watchHandlers(bench: Bench): Set<number> {
  const { rp2040 } = bench.emulated.chip;
  const callAt = bench.addressOf("call") & ~1;
  const seen = new Set<number>();
  const execute = rp2040.core.executeInstruction.bind(rp2040.core);
  rp2040.core.executeInstruction = () => {
    if (rp2040.core.PC === callAt) seen.add(rp2040.clkSys);
    return execute();
  };
  return seen;
}

function sleep(image: PicoImage): void {
  test("a clock that runs sleeps slowly, and handles everything at full speed", () => {
    const bench = Bench.at(200, image);
    bench.ask("set 180+2");
    const clocks = watchHandlers(bench);
    bench.press(Switch.Right, 1000.5);
    bench.to(4900);
    expect(hzOf(bench)).toBeCloseTo(slowHz);
    expect([...clocks]).toEqual([fullHz]);
    bench.press(Switch.Left, 5000.5);
    bench.to(5300);
    expect(bench.state().white.used).toBe(4000);
  });

  test("a tone keeps the clock fast until it ends", () => {
    const bench = Bench.at(200, image);
    const { rp2040 } = bench.emulated.chip;
    bench.ask("set gong12");
    bench.press(Switch.Right, 1000.5);
    const seen = new Set<string>();
    for (let atMs = 1200; atMs < 14_000; atMs += 10) {
      bench.to(atMs);
      const isSounding = (rp2040.readUint32(buzzerControl) & 1) === 1;
      if (rp2040.core.waiting) seen.add(`${isSounding ? "tone" : "silence"} ${Math.round(hzOf(bench) / 1e6)} MHz`);
    }
    expect([...seen].sort()).toEqual(["silence 21 MHz", "tone 125 MHz"]);
  });

  test("a cable in the USB connector keeps it fast", () => {
    const bench = Bench.at(200, image);
    bench.emulated.plugUsb();
    bench.to(300);
    expect(hzOf(bench)).toBe(fullHz);
    bench.emulated.unplugUsb();
    bench.to(400);
    expect(hzOf(bench)).toBeCloseTo(slowHz);
  });
}

/** The buzzer on the image of a Pico: a softer tone is high for a shorter part of each period, at the same pitch. */
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import { pinNumber } from "../../sim/build/pico/entry";
import { Bench } from "./bench";
import { findImage } from "./found";

const image = await findImage();

const compareRegister = 0x4005000c;
const topRegister = 0x40050010;
const sliceBytes = 20;
/** The volume follows the settings that every complete board has. */
const itemsBefore = 16;

/** Returns for how many µs the buzzer's pin is high, and how long its period is, while the tenth second sounds. */
function toneAt(bench: Bench): { highUs: number; periodUs: number } {
  const pin = pinNumber(pico.buzzer?.pin);
  const at = sliceBytes * (Math.floor(pin / 2) % 8);
  const { rp2040 } = bench.emulated.chip;
  const compare = rp2040.readUint32(compareRegister + at);
  const highUs = pin % 2 === 1 ? compare >>> 16 : compare & 0xffff;
  return { highUs, periodUs: rp2040.readUint32(topRegister + at) + 1 };
}

/** Plays a gong control to its first sound, after START has been pressed so often at the item for the volume. */
function toneAfter(presses: number): { highUs: number; periodUs: number } {
  if (image === undefined) throw new Error("no image");
  const bench = Bench.at(200, image);
  let atMs = 300;
  const tap = (key: Switch) => {
    bench.press(key, atMs);
    atMs += 300;
  };
  tap(Switch.Menu);
  for (let n = 0; n < itemsBefore; n++) tap(Switch.Plus);
  for (let n = 0; n < presses; n++) tap(Switch.Start);
  tap(Switch.Menu);
  bench.to(atMs).ask("set gong12");
  bench.press(Switch.Right, bench.nowMs + 100);
  bench.to(bench.nowMs + 2000);
  return toneAt(bench);
}

if (image !== undefined) {
  test("from half of the period at first down to a small part of it", () => {
    const loudest = toneAfter(0);
    const softest = toneAfter(1);
    const middle = toneAfter(5);
    expect(loudest.periodUs).toBe(Math.floor(1_000_000 / 1760));
    expect([softest.periodUs, middle.periodUs]).toEqual([loudest.periodUs, loudest.periodUs]);
    expect(loudest.highUs).toBe(Math.floor(loudest.periodUs / 2));
    expect(softest.highUs).toBe(1);
    expect(middle.highUs).toBeGreaterThan(softest.highUs);
    expect(middle.highUs).toBeLessThan(loudest.highUs / 4);
  });
}

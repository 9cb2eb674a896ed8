/** The motors on the image of a Pico: the pin of the side that asked follows the pattern, and the other one rests. */
import { GPIOPinState } from "rp2040js";
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { timePattern } from "../../firmware/app/display/vibration";
import { Switch } from "../../hal/hal";
import { pinNumber } from "../../sim/build/pico/entry";
import { Bench } from "./bench";
import { findImage } from "./found";

const image = await findImage();

/** Notes the instants at which a pin changes, from low. */
function changesOf(bench: Bench, pin: string | undefined): number[] {
  const changes: number[] = [];
  let wasHigh = false;
  bench.emulated.chip.rp2040.gpio[pinNumber(pin)]!.addListener((state) => {
    const isHigh = state === GPIOPinState.High;
    if (isHigh !== wasHigh) changes.push(bench.nowMs);
    wasHigh = isHigh;
  });
  return changes;
}

if (image !== undefined) {
  test("a question is answered at the pin of its side alone", () => {
    const bench = Bench.at(200, image);
    const left = changesOf(bench, pico.motors?.leftPin);
    const right = changesOf(bench, pico.motors?.rightPin);
    bench.ask("touch 0 3");
    bench.ask("set 5400");
    bench.press(Switch.Right, 1000);
    bench.press(Switch.LeftAsk, 2500);
    bench.to(8000);
    const expected = timePattern(5399, false);
    const lengths = left.slice(1).map((ms, index) => ms - (left[index] ?? 0));
    expect(left[0]).toBeGreaterThan(2500);
    expect(left[0]).toBeLessThan(2600);
    expect(lengths).toHaveLength(expected.length);
    for (const [index, ms] of lengths.entries()) expect(Math.abs(ms - (expected[index] ?? 0))).toBeLessThan(40);
    expect(right).toEqual([]);
  });

  test("both may feel something at once, and a new answer replaces the one before", () => {
    const bench = Bench.at(200, image);
    bench.ask("touch 0 3");
    bench.ask("set 5400");
    bench.press(Switch.Right, 1000);
    const left = changesOf(bench, pico.motors?.leftPin);
    const right = changesOf(bench, pico.motors?.rightPin);
    bench.press(Switch.LeftAsk, 2000);
    bench.press(Switch.RightAsk, 2300);
    bench.press(Switch.RightAsk, 2600);
    bench.to(12_000);
    expect(left).toHaveLength(timePattern(5399, false).length + 1);
    expect(right.length).toBeGreaterThan(timePattern(5399, true).length);
    expect(right.length % 2).toBe(0);
  });
}

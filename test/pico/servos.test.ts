/** Flags that players can feel on the image of a Pico: the pulses at the pins of two servos. */
import { GPIOPinState } from "rp2040js";
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { Switch } from "../../hal/hal";
import { TRAVEL_MS } from "../../hal/servo";
import { definitionFaults } from "../../sim/boards/definition-faults";
import { entryText, pinNumber, sliceOf } from "../../sim/build/pico/entry";
import { EmulatedBoard } from "../../sim/pico/board";
import { flashOf } from "../../sim/pico/engine";
import { findImage } from "./found";
import { type Pulse, Servo } from "./servo";

const msNs = 1e6;
const flag = { kind: "servo", leftPin: "GP10", rightPin: "GP11" } as const;
/** An image is kept by the name of its board. */
const board: Board = { ...picocard, name: "picofelt", flag, cannot: [] };
const image = await findImage(board);
const pwmControl = 0x40050000;
const pwmSlice = 20;

/** The widths of pulses that all follow one another by 20 ms. */
function widthsOf(pulses: readonly Pulse[]): number[] {
  for (const [index, { atMs }] of pulses.entries()) {
    if (index > 0) expect(atMs - pulses[index - 1]!.atMs).toBeCloseTo(20, 3);
  }
  return [...new Set(pulses.map(({ widthUs }) => Math.round(widthUs)))];
}

if (image !== undefined) {
  test("the arm rises a step a minute, falls, and the pins rest between the moves", () => {
    const emulated = new EmulatedBoard(board, { flash: flashOf(image.uf2) });
    const { chip } = emulated;
    const servoAt = (pin: string) => new Servo(chip.rp2040.gpio[pinNumber(pin)]!, chip.clock);
    const [left, right] = [servoAt(flag.leftPin), servoAt(flag.rightPin)];
    const to = (ms: number) => chip.passTo(ms * msNs);
    to(1500);
    expect([widthsOf(left.pulses), widthsOf(right.pulses)]).toEqual([[1500], [1500]]);
    to(2000);
    emulated.write("set 125");
    to(5000);
    emulated.move(Switch.Right, true);
    to(5080);
    emulated.move(Switch.Right, false);
    to(140_000);
    // White has 125 s from 5 s on; the clock is set, and 120 s, 60 s and nothing are left.
    expect(widthsOf(left.between(2000, 3000))).toEqual([1800]);
    expect(widthsOf(left.between(10_000, 12_000))).toEqual([1900]);
    expect(widthsOf(left.between(70_000, 72_000))).toEqual([2000]);
    expect(widthsOf(left.between(130_000, 132_000))).toEqual([1000]);
    expect(widthsOf(right.between(2000, 140_000).slice(0, 30))).toEqual([1800]);
    const quiet = [...left.between(3000, 10_000), ...left.between(12_000, 70_000), ...left.between(132_000, 140_000)];
    expect(quiet).toEqual([]);
    expect(left.between(10_000, 12_000).length).toBeGreaterThan(30);
  });
}

if (image !== undefined) {
  test("the processor sleeps slowly once the arms rest, and both slices have stopped", () => {
    const emulated = new EmulatedBoard(board, { flash: flashOf(image.uf2) });
    const { chip } = emulated;
    const { rp2040 } = chip;
    const slices = [flag.leftPin, flag.rightPin].map((pin) => sliceOf(pinNumber(pin)));
    const state = (ms: number) => {
      chip.passTo(ms * msNs);
      const runs = slices.map((slice) => rp2040.readUint32(pwmControl + pwmSlice * slice) & 1);
      return { mhz: Math.round(rp2040.clkSys / 1e6), runs: [...new Set(runs)] };
    };
    const left = new Servo(rp2040.gpio[pinNumber(flag.leftPin)]!, chip.clock);
    expect(state(500)).toEqual({ mhz: 125, runs: [1] });
    expect(state(1500)).toEqual({ mhz: 21, runs: [0] });
    emulated.write("set 125");
    expect(state(1600)).toEqual({ mhz: 125, runs: [1] });
    expect(state(2600)).toEqual({ mhz: 21, runs: [0] });
    // A movement that begins while the last pulses end goes on.
    emulated.write("set 65");
    state(2600 + TRAVEL_MS + 20);
    emulated.write("set 125");
    expect(state(2600 + TRAVEL_MS + 100)).toEqual({ mhz: 125, runs: [1] });
    expect(state(5000)).toEqual({ mhz: 21, runs: [0] });
    expect(widthsOf(left.between(1520, 2600))).toEqual([1800]);
    expect(rp2040.gpio[pinNumber(flag.leftPin)]!.value).toBe(GPIOPinState.Low);
  });
}

describe("the build refuses servos that share a slice of the PWM", () => {
  test.each([
    ["the buzzer", { ...board, motors: undefined, flag: { ...flag, leftPin: "GP14" } }, "flag.leftPin"],
    ["an earphone", { ...pico, flag: { ...flag, leftPin: "GP28" }, voiceModules: undefined }, "earphones.leftPin"],
  ] as const)("with %s", (_, shared, field) => {
    expect(definitionFaults(shared)).toMatchObject([{ field, rule: "slice" }]);
    expect(() => entryText(shared)).toThrow(`"field":"${field}","rule":"slice"`);
  });
});

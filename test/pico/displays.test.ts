/** The displays that a Pico may have: what their drivers send makes the picture of the virtual board, and in time. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picolcd } from "../../board-defs/picolcd";
import { picosharp } from "../../board-defs/picosharp";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import { createImage } from "../../sim/pico/engine";
import { Sharp } from "../../sim/pico/sharp";
import { Ssd1306 } from "../../sim/pico/ssd1306";
import { St7567 } from "../../sim/pico/st7567";
import { Xip } from "../../sim/pico/xip";
import { loadScenario, type Scenario } from "../../sim/scenario/load";
import { folder } from "../device/scenarios";
import { Bench } from "./bench";
import { findImage } from "./found";

/** scenarios.test.ts plays all of them on the first board. */
const names = ["en-castellano", "game-by-levers", "power-running"];

for (const board of [picolcd, picosharp]) {
  const image = await findImage(board);
  if (image !== undefined) describe(`scenarios on ${board.name}`, () => playScenarios(board, image));
}

function playScenarios(board: Board, image: PicoImage): void {
  test.each(names)("%s", async (name) => {
    const scenario = readScenario(name, board);
    const [expected] = await traceDevice([scenario], board, await createDeviceNode());
    const [trace] = await traceDevice([scenario], board, createImage(image.uf2, board));
    expect(trace?.lines).toEqual(expected?.lines);
    expect(expected?.failed).toBe(0);
  });
}

function readScenario(name: string, board: Board): Scenario {
  const file = join(folder, `${name}.yaml`);
  const loaded = loadScenario(file, readFileSync(file), "en", board);
  if ("problem" in loaded) throw new Error(loaded.problem.wrong);
  return loaded.scenario;
}

/**
 * The longest time from an instant until the last byte is on the bus, in ms: the handler at 125 MHz with what it waits
 * for the flash, then the bus at its own pace. A row of a Sharp takes 0.2 ms there.
 */
const limits = [
  { board: pico, bootMs: 150, pressMs: 15 },
  { board: picolcd, bootMs: 150, pressMs: 15 },
  { board: picocard, bootMs: 150, pressMs: 15 },
  { board: picosharp, bootMs: 150, pressMs: 40 },
] as const;

for (const { board, bootMs, pressMs } of limits) {
  const image = await findImage(board);
  if (image !== undefined)
    describe(`until the last byte on ${board.name}`, () => timeBus(board, image, bootMs, pressMs));
}

function timeBus(board: Board, image: PicoImage, bootMs: number, pressMs: number): void {
  test("boot and presses are quick", () => {
    const bench = new Bench(image, undefined, board);
    new Xip(bench.emulated.chip);
    const bus = bench.emulated.chip.rp2040.spi[0]!;
    const { onTransmit } = bus;
    let lastMs = 0;
    bus.onTransmit = (byte) => {
      lastMs = bench.nowMs;
      onTransmit(byte);
    };
    bench.to(200);
    expect(lastMs).toBeGreaterThan(10);
    expect(lastMs).toBeLessThan(bootMs);
    bench.ask("set 180+2");
    for (const [index, lever] of [Switch.Right, Switch.Left, Switch.Right].entries()) {
      const atMs = 1000.5 + 1500 * index;
      bench.press(lever, atMs);
      expect(lastMs - atMs).toBeGreaterThan(0);
      expect(lastMs - atMs).toBeLessThan(pressMs);
    }
  });
}

describe("a Sharp display", () => {
  let nowMs = 0;
  const fresh = (): Sharp => {
    nowMs = 0;
    const sharp = new Sharp(() => nowMs * 1e6);
    sharp.change("enable", true);
    return sharp;
  };
  const send = (sharp: Sharp, ...bytes: number[]) => {
    sharp.change("select", true);
    for (const byte of bytes) sharp.take(byte);
    sharp.change("select", false);
  };
  const ink = (pixels: Uint8Array) => [...pixels.entries()].filter(([, pixel]) => pixel === 1).map(([at]) => at);

  test("takes a row by its number, lowest bit first, and 0 is ink", () => {
    const sharp = fresh();
    send(sharp, 0x20, 0);
    expect(ink(sharp.pixels())).toEqual([]);
    send(sharp, 0x80, 0xc0, 0x7f, ...Array.from({ length: 48 }, () => 0xff), 0xfe, 0, 0);
    expect(ink(sharp.pixels())).toEqual([800, 1199]);
    sharp.change("enable", false);
    expect(ink(sharp.pixels())).toEqual([]);
  });

  const row = Array.from({ length: 50 }, () => 0);
  test.each<[string, (sharp: Sharp) => void]>([
    ["without being selected", (sharp) => sharp.take(0x80)],
    ["the command 1", (sharp) => send(sharp, 1)],
    ["no row 0", (sharp) => send(sharp, 0x80, 0, ...row, 0, 0)],
    ["no row 241", (sharp) => send(sharp, 0x80, 0x8f, ...row, 0, 0)],
    ["sent 53 bytes", (sharp) => send(sharp, 0x80, 0x80, ...row, 0)],
    ["sent 1 bytes", (sharp) => send(sharp, 0x20)],
    [
      "not inverted for 1001 ms",
      (sharp) => {
        nowMs = 1001;
        sharp.change("inversion", true);
      },
    ],
    [
      "not inverted for 1002 ms",
      (sharp) => {
        nowMs = 500;
        sharp.change("inversion", true);
        nowMs = 1502;
        sharp.pixels();
      },
    ],
  ])("says so: %s", (words, act) => expect(() => act(fresh())).toThrow(words));
});

describe("an ST7567", () => {
  const fresh = (...commands: number[]): St7567 => {
    const display = new St7567();
    display.change("reset", true);
    for (const byte of commands) display.take(byte);
    display.change("command", true);
    return display;
  };
  const ready = [0xe2, 0xa1, 0xc0, 0x81, 32, 0x2f, 0xaf];

  test("shows a column at its place, bit 0 on top", () => {
    const display = fresh(...ready, 0xb2, 0x10, 4);
    display.take(0x81);
    const pixels = display.pixels();
    expect([pixels[16 * 128], pixels[17 * 128], pixels[23 * 128]]).toEqual([1, 0, 1]);
  });

  test("mirrors what is counted the wrong way", () => {
    const display = fresh(...ready, 0xa0, 0xc8, 0xb0, 0x10, 0);
    display.take(1);
    expect(display.pixels()[63 * 128 + 127]).toBe(1);
  });

  test.each([
    ["power", ready.filter((byte) => byte !== 0x2f)],
    ["contrast", [0xe2, 0xa1, 0xc0, 0x2f, 0xaf]],
    ["being on", ready.filter((byte) => byte !== 0xaf)],
  ])("shows nothing without %s", (_, commands) => {
    expect(fresh(...commands).pixels()).toEqual(new Uint8Array(128 * 64));
  });

  test("says so: an unknown command, a byte in its reset, a column too far", () => {
    expect(() => fresh(0xa8)).toThrow("the command 168");
    expect(() => new St7567().take(0xaf)).toThrow("during its reset");
    const display = fresh(0x18, 3);
    display.take(0);
    expect(() => display.take(0)).toThrow("no column 132");
  });
});

test("an SSD1306 says so: an unknown command, a byte in its reset", () => {
  const display = new Ssd1306();
  expect(() => display.take(0xaf)).toThrow("during its reset");
  display.change("reset", true);
  expect(() => display.take(0xe3)).toThrow("the command 227");
});

/** A display that saw one pulse too many on its clock's wire, and settings that are sent again without being seen. */
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { picolcd } from "../../board-defs/picolcd";
import { picosharp } from "../../board-defs/picosharp";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { EmulatedBoard } from "../../sim/pico/board";
import { flashOf } from "../../sim/pico/engine";
import { typicalTimes } from "../../sim/pico/flash";
import { Sharp } from "../../sim/pico/sharp";
import { Ssd1306 } from "../../sim/pico/ssd1306";
import { St7567 } from "../../sim/pico/st7567";
import { conditionsOf } from "../../sim/pico/starts";
import { findImage } from "./found";
import { started } from "./started";

const msNs = 1e6;
/** After so many pictures the settings have been sent again. */
const pictures = 64;

for (const board of [pico, picolcd]) {
  const image = await findImage(board);
  if (image === undefined) continue;
  describe(`on ${board.name}`, () => {
    test("a glitch shifts the rest of a page, and the next picture is whole", () => glitch(board, image, 1));
    test("a glitch in front of a command is forgotten, too", () => glitch(board, image, pictures, Infinity));
    test("a display that was switched off or inverted is right again", () => garbled(board, image));
    test("no command changes a pixel while the clock runs", () => unseen(board, image));
  });
}

const sharp = await findImage(picosharp);
if (sharp !== undefined) {
  test("on picosharp a glitch spoils rows, and later pictures mend them", () => glitch(picosharp, sharp, 130, 1500));
}

/** A clock that runs, and the same without a glitch. */
function play(board: Board, image: PicoImage): EmulatedBoard {
  return started(conditionsOf(image.uf2, board, "glitch"), () => begin(board, image));
}

function begin(board: Board, image: PicoImage): EmulatedBoard {
  const played = new EmulatedBoard(board, { flash: flashOf(image.uf2), times: typicalTimes });
  pass(played, 300);
  played.write("set 9000");
  pass(played, 1000);
  played.move(Switch.Right, true);
  pass(played, 1080);
  played.move(Switch.Right, false);
  pass(played, 1900);
  return played;
}

function pass({ chip }: EmulatedBoard, ms: number): void {
  chip.passTo(ms * msNs);
}

/**
 * Lets one pulse come in the last line of a tick's picture, or in front of its first frame, and looks at the display so
 * many ticks later.
 */
function glitch(board: Board, image: PicoImage, ticks: number, beforeEnd = 20): void {
  const tickMs = 2900;
  const healthy = play(board, image);
  const counted = countFrames(healthy, () => {});
  pass(healthy, tickMs);
  const played = play(board, image);
  const at = Math.max(1, counted.frames - beforeEnd);
  countFrames(played, (frames) => {
    if (frames === at) played.display.glitch();
  });
  pass(played, tickMs);
  expect(counted.frames).toBeGreaterThan(100);
  expect(played.display.wire.faults.at(-1)).toContain("1 bits more than whole bytes");
  if (at > 1) expect(played.display.pixels()).not.toEqual(healthy.display.pixels());
  for (const one of [played, healthy]) pass(one, tickMs + ticks * 1000);
  expect(played.display.pixels()).toEqual(healthy.display.pixels());
}

function countFrames({ chip }: EmulatedBoard, onFrame: (frames: number) => void): { frames: number } {
  const bus = chip.rp2040.spi[0]!;
  const { onTransmit } = bus;
  const counted = { frames: 0 };
  bus.onTransmit = (frame) => {
    counted.frames++;
    onFrame(counted.frames);
    onTransmit(frame);
  };
  return counted;
}

/** Off, and dark for lit: both displays know these commands. */
function garbled(board: Board, image: PicoImage): void {
  const played = play(board, image);
  const { display } = played;
  const before = display.pixels();
  display.change("command", false);
  display.change("select", false);
  display.take(0xae);
  display.change("select", true);
  display.change("command", true);
  expect(display.pixels()).not.toEqual(before);
  pass(played, 1900 + pictures * 1000);
  const healthy = play(board, image);
  pass(healthy, 1900 + pictures * 1000);
  expect(display.pixels()).toEqual(healthy.display.pixels());
}

function unseen(board: Board, image: PicoImage): void {
  const played = play(board, image);
  const { display } = played;
  const take = display.take.bind(display);
  const { gpio } = played.chip.rp2040;
  const command = gpio[Number(board.display.pins?.command?.slice(2))]!;
  let settings = 0;
  const seen: number[] = [];
  display.take = (byte) => {
    const isCommand = command.outputValue === false;
    const before = isCommand ? Buffer.from(display.pixels()) : undefined;
    take(byte);
    if (before === undefined) return;
    if (byte === 0xaf) settings++;
    if (!before.equals(display.pixels())) seen.push(byte);
  };
  pass(played, 1900 + (pictures + 2) * 1000);
  expect([settings, seen]).toEqual([1, []]);
}

test.each([
  ["an SSD1306", () => new Ssd1306(), false],
  ["an ST7567", () => new St7567(), false],
  ["a Sharp display", () => new Sharp(() => 0), true],
] as const)("%s finds a transfer that does not end with a byte", (name, make, whileHigh) => {
  const display = make();
  display.change("reset", true);
  display.change("select", whileHigh);
  for (let bit = 0; bit < 3; bit++) display.wire.clock(1);
  expect(() => display.change("select", !whileHigh)).toThrow(`${name} was sent 3 bits more than whole bytes`);
});

test("a Sharp display wants a low clock while it is selected", () => {
  const display = new Sharp(() => 0);
  display.change("clock", true);
  expect(() => display.change("select", true)).toThrow("with a high clock");
});

test("a Sharp display wants 3 µs between its select pin and the first clock", () => {
  let nowNs = 0;
  const display = new Sharp(() => nowNs, true);
  display.change("select", true);
  nowNs = 2900;
  expect(() => display.change("clock", true)).toThrow("got a clock after 2900 ns");
});

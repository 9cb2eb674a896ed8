/**
 * Checks what the driver of a Sharp display sends if a page replaces another: the rows with ink, and none that is
 * blank.
 */
import { describe, expect, test } from "vitest";
import { picosharp } from "../../board-defs/picosharp";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { EmulatedBoard } from "../../sim/pico/board";
import { flashOf } from "../../sim/pico/engine";
import { type FlashTimes, typicalTimes } from "../../sim/pico/flash";
import { findImage } from "./found";

const image = await findImage(picosharp);
const msNs = 1e6;
const widthPx = 400;
const rowBytes = 52;
/** The most rows that go out twice, because the program drew into them after they had gone. */
const twiceMost = 6;
/** Bit 4 of SPI0's status tells that bytes are going out. */
const spiStatus = 0x4003c00c;
const sending = 16;

if (image !== undefined) {
  test("a first picture, and a page that replaces another, are sent as their rows with ink", () => rowsWithInk(image));
  describe("a key while the rows of a page are on their way", () => keysMeanwhile(image));
}

class Bus {
  bytes = 0;
  lastMs = 0;

  constructor({ chip }: EmulatedBoard) {
    const bus = chip.rp2040.spi[0]!;
    const { onTransmit } = bus;
    bus.onTransmit = (pair) => {
      this.bytes += 2;
      this.lastMs = chip.clock.nanos / msNs;
      onTransmit(pair);
    };
  }

  takeRows(): number {
    const { bytes } = this;
    this.bytes = 0;
    return Math.floor(bytes / rowBytes);
  }
}

function powerOn(image: PicoImage, times?: FlashTimes): EmulatedBoard {
  return new EmulatedBoard(picosharp, { flash: flashOf(image.uf2), times });
}

function inkRows({ display }: EmulatedBoard): number {
  const places = [...display.pixels().entries()].filter(([, ink]) => ink === 1);
  return new Set(places.map(([at]) => Math.floor(at / widthPx))).size;
}

function pass({ chip }: EmulatedBoard, ms: number): void {
  chip.passTo(ms * msNs);
}

function press(board: EmulatedBoard, key: Switch, ms: number): void {
  pass(board, ms);
  board.move(key, true);
  pass(board, ms + 80);
  board.move(key, false);
  pass(board, ms + 160);
}

/** A clock that was paused after 1 s of play. */
function pause(board: EmulatedBoard): void {
  pass(board, 200);
  board.write("set 180+2");
  press(board, Switch.Right, 1000.5);
  press(board, Switch.Start, 2000.5);
}

function rowsWithInk(image: PicoImage): void {
  const board = powerOn(image, typicalTimes);
  const bus = new Bus(board);
  pass(board, 200);
  expectInk(board, bus);
  pause(board);
  bus.takeRows();
  press(board, Switch.Menu, 3000.5);
  expectInk(board, bus);
  expect(bus.lastMs - 3000.5).toBeLessThan(40);
  // A correction shows most rows of all.
  press(board, Switch.Start, 3500.5);
  expect(bus.lastMs - 3500.5).toBeLessThan(40);
}

/** Blank rows are not sent. */
function expectInk(board: EmulatedBoard, bus: Bus): void {
  const rows = inkRows(board);
  const sent = bus.takeRows();
  expect(rows).toBeLessThan(180);
  expect(sent).toBeGreaterThanOrEqual(rows);
  expect(sent).toBeLessThanOrEqual(rows + twiceMost);
}

/** The second key changes two rows of the page, or opens another page. */
function keysMeanwhile(image: PicoImage): void {
  test.each([
    ["Plus", Switch.Plus],
    ["Start", Switch.Start],
  ])("%s ends in the picture of a display that takes bytes in no time", (_, key) => {
    const play = (times?: FlashTimes) => {
      const board = powerOn(image, times);
      pause(board);
      pass(board, 3000.5);
      board.move(Switch.Menu, true);
      pass(board, 3030.5);
      const isBusy = (board.chip.rp2040.readUint32(spiStatus) & sending) !== 0;
      const before = board.display.pixels();
      board.move(key, true);
      pass(board, 3500);
      return { isBusy, before, pixels: board.display.pixels() };
    };
    const slow = play(typicalTimes);
    const quick = play();
    expect([slow.isBusy, quick.isBusy]).toEqual([true, false]);
    expect(quick.pixels).not.toEqual(quick.before);
    expect(slow.pixels).toEqual(quick.pixels);
  });
}

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
import { conditionsOf } from "../../sim/pico/starts";
import { findImage } from "./found";
import { started } from "./started";

const image = await findImage(picosharp);
const msNs = 1e6;
const widthPx = 400;
const rowBytes = 52;
const mostHz = 2e6;
/** A row with the pauses that our model of the bus assumes (docs/runtimes.md). */
const modelledRowMs = 0.2145;
/** The most rows that go out twice, because the program drew into them after they had gone. */
const twiceMost = 6;
/** The rows of the names may go out twice: two names are drawn into them, one after the other. */
const nameRows = 22;
/** Bit 4 of SPI0's status tells that bytes are going out. */
const spiStatus = 0x4003c00c;
const sending = 16;

if (image !== undefined) {
  test("a first picture, and a page that replaces another, are sent as their rows with ink", () => rowsWithInk(image));
  test("a press takes as long as the rows that it changes take on the bus, which may be slow", () => pressRows(image));
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

function pausedBoard(image: PicoImage, times?: FlashTimes): EmulatedBoard {
  const board = powerOn(image, times);
  pause(board);
  pass(board, 3000.5);
  return board;
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

/**
 * Sharp allows 2 MHz at most, and a row has 416 bits. More than half of all presses change so many rows that 15 ms
 * would not suffice even if computing took no time. Nothing but these rows and the start of the picture takes time.
 */
function pressRows(image: PicoImage): void {
  const board = powerOn(image, typicalTimes);
  const bus = new Bus(board);
  pass(board, 200);
  board.write("set 180+2");
  press(board, Switch.Right, 1000.5);
  const leastMs: number[] = [];
  for (let move = 0; move < 9; move++) {
    const atMs = 2300.5 + move * 700;
    pass(board, atMs);
    bus.takeRows();
    const before = board.display.pixels();
    board.move(move % 2 === 0 ? Switch.Left : Switch.Right, true);
    pass(board, atMs + 80);
    const rows = bus.takeRows();
    const changed = changedRows(before, board.display.pixels());
    expect(rows - changed).toBeLessThanOrEqual(nameRows + twiceMost);
    expect(bus.lastMs - atMs).toBeLessThan(rows * modelledRowMs + 3.5);
    leastMs.push((changed * rowBytes * 8) / mostHz / 1e-3);
    board.move(move % 2 === 0 ? Switch.Left : Switch.Right, false);
  }
  expect(leastMs.filter((ms) => ms > 15).length).toBeGreaterThan(leastMs.length / 2);
}

function changedRows(before: Uint8Array, after: Uint8Array): number {
  const places = [...after.keys()].filter((place) => before[place] !== after[place]);
  return new Set(places.map((place) => Math.floor(place / widthPx))).size;
}

/** The second key changes two rows of the page, or opens another page. */
function keysMeanwhile(image: PicoImage): void {
  test.each([
    ["Plus", Switch.Plus],
    ["Start", Switch.Start],
  ])("%s ends in the picture of a display that takes bytes in no time", (_, key) => {
    const play = (times?: FlashTimes) => {
      const board = started(conditionsOf(image.uf2, picosharp, times), () => pausedBoard(image, times));
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

/**
 * How quick the image is at 125 MHz, reports on, in cycles of the emulated chip: the same in each run. They include
 * what the processor waits for the flash, and the pauses of the display's bus.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { picocard } from "../../board-defs/picocard";
import { picolcd } from "../../board-defs/picolcd";
import { picosharp } from "../../board-defs/picosharp";
import type { PicoImage } from "../../sim/build/pico/image";
import { cycleNs } from "../../sim/pico/clock";
import { typicalTimes } from "../../sim/pico/flash";
import { type Counts, quantile } from "../../sim/pico/meter";
import { countGame, countMenus, countSpokenGame } from "./counts";
import { findImage } from "./found";
import { speaking, speakingOn, toneFile } from "./voices";

const image = await findImage();
const cyclesAMs = 1e6 / cycleNs;

if (image !== undefined) {
  describe("in a game with reports of all that the display shows", () => game(image));
  describe("while the clock speaks to both sides", () => spokenGame(speaking(image, toneFile("en"))));
  test("in menus a key is seen within 40 ms, whatever page it opens", () => {
    const { calls, pictures } = countMenus(image);
    expect(calls.key.length).toBe(41);
    expect(pictures.length).toBeGreaterThan(15);
    expect(quantile(pictures, 1)).toBeLessThanOrEqual(40 * cyclesAMs);
    // Where a key waits for its release or its hold, a wake shows the page.
    expect(quantile(calls.wake, 1)).toBeLessThanOrEqual(40 * cyclesAMs);
  });
}

/** A row of a Sharp display takes 0.2 ms on its bus, and a new digit changes 57 or 114 of them (sharp.test.ts). */
const others = [
  { board: picolcd, halfMs: 15, mostMs: 15 },
  { board: picocard, halfMs: 15, mostMs: 15 },
  { board: picosharp, halfMs: 28, mostMs: 38.5 },
];

for (const { board, halfMs, mostMs } of others) {
  const other = await findImage(board);
  if (other === undefined) continue;
  test(`on ${board.name} each press and each key is seen within ${mostMs} ms, and a tick takes 3 ms at most`, () => {
    const pressed = countGame(other, typicalTimes, board);
    const keyed = countMenus(other, typicalTimes, board);
    expect([pressed.pictures.length, keyed.pictures.length]).toEqual([21, expect.any(Number)]);
    expect(keyed.pictures.length).toBeGreaterThan(15);
    expect(quantile(pressed.pictures, 0.5)).toBeLessThanOrEqual(halfMs * cyclesAMs);
    expect(quantile([...pressed.pictures, ...keyed.pictures], 1)).toBeLessThanOrEqual(mostMs * cyclesAMs);
    // Some ticks keep the log in the flash, which takes 0.4 ms.
    expect(quantile(pressed.calls.wake, 1)).toBeLessThanOrEqual(3 * cyclesAMs);
  });
}

const sharp = await findImage(picosharp);

test.runIf(sharp)("on picosharp a tick takes 3 ms at most while the clock speaks to both sides", () => {
  const { calls } = countSpokenGame(speakingOn(picosharp, sharp!, toneFile("en")), typicalTimes, picosharp);
  expect(calls.wake.length).toBeGreaterThan(80);
  expect(quantile(calls.wake, 1)).toBeLessThanOrEqual(3 * cyclesAMs);
});

function game(image: PicoImage): void {
  let counts: Counts;
  beforeAll(() => {
    counts = countGame(image);
  });

  test("half of the presses are seen within 15 ms, and each within 40 ms", () => {
    expect(counts.pictures.length).toBe(21);
    expect(quantile(counts.pictures, 0.5)).toBeLessThanOrEqual(15 * cyclesAMs);
    expect(quantile(counts.pictures, 1)).toBeLessThanOrEqual(40 * cyclesAMs);
  });

  test("a tick takes 3 ms at most, one that turns four digits too", () => {
    expect(counts.calls.wake.length).toBeGreaterThan(80);
    expect(quantile(counts.calls.wake, 1)).toBeLessThanOrEqual(3 * cyclesAMs);
  });

  test("the processor is awake for less than a hundredth of the time", () => {
    expect(counts.passedS).toBeCloseTo(90, 0);
    expect(counts.awakeS / counts.passedS).toBeLessThan(0.01);
  });
}

function spokenGame(image: PicoImage): void {
  test("presses are seen as soon, with sound at the pins, and the memory suffices", () => {
    const { pictures, heapBytes } = countSpokenGame(image, typicalTimes);
    expect(pictures.length).toBeGreaterThan(20);
    expect(quantile(pictures, 0.5)).toBeLessThanOrEqual(15 * cyclesAMs);
    expect(quantile(pictures, 1)).toBeLessThanOrEqual(40 * cyclesAMs);
    expect(heapBytes).toBeLessThanOrEqual(120_000);
  });

  test("a tick takes 3 ms at most", () => {
    const { calls } = countSpokenGame(image);
    expect(calls.wake.length).toBeGreaterThan(80);
    expect(quantile(calls.wake, 1)).toBeLessThanOrEqual(3 * cyclesAMs);
  });
}

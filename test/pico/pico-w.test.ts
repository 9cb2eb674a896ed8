/**
 * The image of a Pico on a Pico W, whose radio has the pins 23, 24, 25 and 29: it says what is wrong, and does nothing.
 */
import { GPIOPinState } from "rp2040js";
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import type { PicoImage } from "../../sim/build/pico/image";
import { Bench } from "./bench";
import { findImage } from "./found";

const selectPin = 25;
const channel = 3;
const suppliedLevel = Math.round((4500 / 3 / 3300) * 4096);
/** A pin that a transistor cuts off from the supply, as people measured it on a Pico W: about 50 mV. */
const cutLevel = 62;

const image = await findImage();
const card = await findImage(picocard);

/** A board whose supply reaches pin 29 only while pin 25 is high. */
function onPicoW(image: PicoImage, board = pico): Bench {
  const bench = new Bench(image, undefined, board);
  const { adc, gpio } = bench.emulated.chip.rp2040;
  adc.channelValues[channel] = cutLevel;
  gpio[selectPin]!.addListener((state) => {
    adc.channelValues[channel] = state === GPIOPinState.High ? suppliedLevel : cutLevel;
  });
  return bench;
}

function litPixels(bench: Bench): number {
  return bench.emulated.display.pixels().reduce((sum, pixel) => sum + pixel, 0);
}

if (image !== undefined) {
  test("a Pico W is refused by its name, on the display and to every line", () => {
    const bench = onPicoW(image).to(200);
    const refusal = { error: "board", board: "Pico W" };
    expect(bench.emulated.lines.map((line) => JSON.parse(line))).toEqual([refusal]);
    expect(bench.ask("hello").map((line) => JSON.parse(line))).toEqual([refusal]);
    expect(litPixels(bench)).toBeGreaterThan(100);
    expect(litPixels(bench)).toBeLessThan(litPixels(Bench.at(200, image)));
    bench.press(2, 500);
    expect(bench.to(20_000).emulated.chip.hasRestarted).toBe(false);
    expect(bench.emulated.chip.rp2040.gpio[selectPin]!.value).toBe(GPIOPinState.Low);
  });

  test.each([
    ["of 1.8 V", 1800],
    ["of 5.5 V", 5500],
    ["at another pin than the board's own, so that nothing reaches pin 29", 0],
  ])("a Pico with a supply %s is none", (_, mv) => {
    const bench = new Bench(image);
    bench.emulated.feed(mv);
    expect(JSON.parse(bench.to(200).ask("hello")[0]!)).toMatchObject({ hello: "flagfall" });
  });

  test("a converter that does not work refuses nothing", () => {
    const bench = onPicoW(image);
    bench.emulated.chip.rp2040.adc.onADCRead = () => {};
    expect(JSON.parse(bench.to(200).ask("hello")[0]!)).toMatchObject({ hello: "flagfall" });
  });
}

if (card !== undefined) {
  test("a board with another display refuses it too", () => {
    expect(JSON.parse(onPicoW(card, picocard).to(200).ask("hello")[0]!)).toEqual({ error: "board", board: "Pico W" });
  });
}

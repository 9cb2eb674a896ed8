/** How quick the image is at 125 MHz, reports on, in cycles of the emulated chip: the same in each run. */
import { beforeAll, describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { EmulatedBoard } from "../../sim/pico/board";
import { cycleNs } from "../../sim/pico/clock";
import { flashOf } from "../../sim/pico/engine";
import { type Counts, Meter, quantile } from "../../sim/pico/meter";
import { findImage } from "./found";

const image = await findImage();
const cyclesAMs = 1e6 / cycleNs;
const msNs = 1e6;

/** Each handler in no time: one after another, as cycles count them. */
function count(image: PicoImage, play: (act: Acts) => void): Counts {
  const meter = new Meter(image.elf);
  const board = new EmulatedBoard(pico, { flash: flashOf(image.uf2) });
  meter.watch(board);
  const to = (ms: number) => board.chip.passTo(ms * msNs);
  to(200);
  play({
    to,
    write: (line) => board.write(line),
    press: (contact, ms) => {
      to(ms);
      board.move(contact, true);
      to(ms + 80);
      board.move(contact, false);
      to(ms + 160);
    },
  });
  return meter.counts();
}

interface Acts {
  to(ms: number): void;
  write(line: string): void;
  press(contact: Switch, ms: number): void;
}

if (image !== undefined) {
  describe("with reports of all that the display shows", () => {
    describe("a game", () => {
      let counts: Counts;
      beforeAll(() => {
        counts = count(image, ({ to, write, press }) => {
          write("set 180+2");
          write("subscribe");
          press(Switch.Right, 1000);
          for (let move = 0; move < 20; move++) press(move % 2 === 0 ? Switch.Left : Switch.Right, 2300 + move * 700);
          to(90_000);
        });
      });

      test("a press is seen within 15 ms, half of all at least, and each within 40 ms", () => {
        expect(counts.pictures.length).toBe(21);
        expect(quantile(counts.pictures, 0.5)).toBeLessThanOrEqual(15 * cyclesAMs);
        expect(quantile(counts.pictures, 1)).toBeLessThanOrEqual(40 * cyclesAMs);
      });

      test("a tick takes 3 ms, but for one that turns four digits", () => {
        expect(counts.calls.wake.length).toBeGreaterThan(80);
        expect(quantile(counts.calls.wake, 0.95)).toBeLessThanOrEqual(3 * cyclesAMs);
        expect(quantile(counts.calls.wake, 1)).toBeLessThanOrEqual(4 * cyclesAMs);
      });

      test("the processor is awake for less than a hundredth of the time", () => {
        expect(counts.passedS).toBeCloseTo(90, 0);
        expect(counts.awakeS / counts.passedS).toBeLessThan(0.01);
      });
    });

    test("a key is seen within 40 ms, whatever page it opens", () => {
      const { calls, pictures } = count(image, ({ write, press }) => {
        write("set 180+2");
        write("subscribe");
        press(Switch.Right, 1000);
        press(Switch.Start, 2000);
        const round = [Switch.Menu, Switch.Plus, Switch.Start, Switch.Plus, Switch.Start];
        for (let key = 0; key < 40; key++) press(round[key % round.length]!, 3000 + key * 400);
      });
      expect(calls.key.length).toBe(41);
      expect(pictures.length).toBeGreaterThan(20);
      expect(quantile(pictures, 1)).toBeLessThanOrEqual(40 * cyclesAMs);
      // Where a key waits for its release or its hold, a wake shows the page.
      expect(quantile(calls.wake, 1)).toBeLessThanOrEqual(40 * cyclesAMs);
    });
  });
}

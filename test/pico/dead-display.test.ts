/** A display, or its bus, that is dead changes nothing else on a Pico: its clock measures, counts and answers. */
import { describe, expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { picosharp } from "../../board-defs/picosharp";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { Bench } from "./bench";
import { findImage } from "./found";

const statusOffset = 0x0c;
const isSending = 0x10;
const spiPlace = 0x4003c;

/** Nothing that goes over the bus reaches the display. */
function unplug({ emulated }: Bench): void {
  const bus = emulated.chip.rp2040.spi[0]!;
  bus.onTransmit = () => bus.completeTransmit(0);
}

/** The bus takes bytes and never ends. */
function hang({ emulated }: Bench): void {
  const { rp2040 } = emulated.chip;
  const part = rp2040.peripherals[spiPlace]!;
  const read = part.readUint32.bind(part);
  part.readUint32 = (offset) => (offset === statusOffset ? read(offset) | isSending : read(offset));
  rp2040.spi[0]!.onTransmit = () => {};
}

function play(image: PicoImage, board: Board, spoil: (bench: Bench) => void): unknown {
  const bench = new Bench(image, undefined, board);
  spoil(bench);
  bench.to(300);
  bench.ask("set 20+2");
  bench.press(Switch.Right, 1000);
  bench.press(Switch.Left, 4321);
  bench.press(Switch.Right, 7654);
  bench.press(Switch.Start, 9000);
  bench.press(Switch.Menu, 10_000);
  bench.press(Switch.Menu, 11_000);
  bench.press(Switch.Start, 12_000);
  bench.to(40_000);
  expect([bench.emulated.chip.hasRestarted, bench.emulated.chip.warnings]).toEqual([false, []]);
  const { mode, turn, white, black } = bench.state();
  return { mode, turn, white, black };
}

for (const board of [pico, picosharp]) {
  const image = await findImage(board);
  if (image !== undefined) {
    describe(board.name, () => {
      test.each([
        ["a display that is not there", unplug],
        ["a bus that hangs", hang],
      ])("%s", (_, spoil) => {
        const sound = play(image, board, () => {});
        expect(sound).toMatchObject({ mode: "fallen", white: { presses: 1, used: 24_000 } });
        expect(play(image, board, spoil)).toEqual(sound);
      });
    });
  }
}

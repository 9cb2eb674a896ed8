/** The port obeys the errata of the chip's USB (docs/runtimes.md). */
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { flashOf } from "../../sim/pico/engine";
import { typicalTimes } from "../../sim/pico/flash";
import { ConnectedBoard } from "./connected-board";
import { findImage } from "./found";
import { ask, plugged } from "./usb-bench";
import { randomFaults, randomOf } from "./usb-faults";

const describeAll = { kind: 0x80, name: 6, value: 0x200, most: 255 };
const widthPx = pico.display.widthPx;
const image = await findImage();
if (image !== undefined) describe("the errata", () => errata(image));

function open(image: PicoImage, revision: number): ConnectedBoard {
  return new ConnectedBoard(pico, { flash: flashOf(image.uf2), times: typicalTimes, revision });
}

function errata(image: PicoImage): void {
  test("RP2040-E5: a chip before B2 says that it has no USB, and a host sees nothing", () => {
    const board = open(image, 1);
    board.chip.passTo(200e6);
    const computer = board.plugUsb();
    board.chip.passTo(400e6);
    expect(board.usbPort.isAttached).toBe(false);
    expect(computer.isConnected).toBe(false);
    const notices = board.lines.filter((line) => line.includes("RP2040-E5"));
    expect(notices.map((line) => (JSON.parse(line) as { notice: string }).notice)).toEqual(["usb"]);
    // Who asks the clock hears it again, as long as the cable is there.
    board.lines.splice(0);
    board.write("hello");
    board.chip.passTo(600e6);
    expect(board.lines.map((line) => line.slice(0, 9))).toEqual(['{"hello":', '{"notice"']);
    board.unplugUsb();
    board.write("hello");
    board.chip.passTo(700e6);
    expect(board.lines).toHaveLength(3);
  });

  test("RP2040-E5: the display says so in its last row until a key is pressed, and never in a game", () => {
    const boards = [1, 2].map((revision) => open(image, revision));
    /** Whether an old chip and a new one show the same rows. */
    const isSame = (from: number, to: number) => {
      const [old, sound] = boards.map(({ display }) => display.pixels().subarray(from * widthPx, to * widthPx));
      return Buffer.compare(old!, sound!) === 0;
    };
    let ms = 200;
    const pass = (act: (board: ConnectedBoard) => void) => {
      ms += 200;
      for (const board of boards) {
        act(board);
        board.chip.passTo(ms * 1e6);
      }
    };
    pass((board) => board.plugUsb());
    expect([isSame(0, 56), isSame(56, 64)]).toEqual([true, false]);
    pass((board) => board.move(Switch.Plus, true));
    pass((board) => board.move(Switch.Plus, false));
    expect(isSame(0, 64)).toBe(true);
    pass((board) => board.unplugUsb());
    pass((board) => board.move(Switch.Start, true));
    pass((board) => board.move(Switch.Start, false));
    pass((board) => board.plugUsb());
    expect(isSame(0, 64)).toBe(true);
  });

  test("RP2040-E5: a cable that is there at power-on is told of by the first hello", () => {
    const board = open(image, 1);
    board.plugUsb();
    board.chip.passTo(200e6);
    expect([board.usbPort.isAttached, board.lines]).toEqual([false, []]);
    board.write("hello");
    board.chip.passTo(400e6);
    expect(board.lines.map((line) => line.slice(0, 9))).toEqual(['{"hello":', '{"notice"']);
  });

  test("RP2040-E15: at the end of a frame too, handshakes that are damaged do not stop the chip", () => {
    const { bench, computer } = plugged(image);
    const any = randomFaults(randomOf(15), 1 / 2);
    computer.host.faults = { ...any, isLate: () => true };
    for (let i = 0; i < 8; i++) expect(ask(bench, computer, "hello", 400)).toHaveLength(1);
    computer.request(describeAll);
    bench.to(bench.nowMs + 50);
    expect(bench.emulated.usbPort.hangs).toBe(false);
    expect(Math.max(...computer.packets)).toBe(32);
    expect(Math.max(...computer.answers.map((bytes) => bytes.length))).toBe(32);
  });
}

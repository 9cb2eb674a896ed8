/** An edge at each instruction of each handler: the last level in the queue is the pin's, and its stamp is right. */
import { expect, test } from "vitest";
import { picosharp } from "../../../board-defs/picosharp";
import { Switch } from "../../../hal/hal";
import { Bench } from "../bench";
import { findImage } from "../found";
import { edgeAtEach, inHandler, loseAtEach, opening, type Place, pins } from "./edges";

const image = await findImage();
const sharpImage = await findImage(picosharp);
/** The number of an exception is that of its interrupt, and 16. */
const [timer, usb, row, uart] = [16, 21, 27, 36];
/** From an edge to its stamp: the other handlers, and its own. */
const stampUs = 20;

/** A contact of its own moves, so that both are open again before the next try. */
function moveOther(bench: Bench): () => void {
  let isClosed = false;
  return () => {
    isClosed = !isClosed;
    bench.emulated.move(Switch.LeftAsk, isClosed);
  };
}

if (image !== undefined) {
  const bench = new Bench(image).to(300);

  test("while the handler of the pins runs for another contact", () => {
    const { tried, wrong, worstUs } = edgeAtEach(bench, Switch.RightAsk, inHandler(pins, moveOther(bench)));
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(60);
    expect(worstUs).toBeLessThanOrEqual(stampUs);
  });

  test.each(["one", "both"] as const)("while the handler of the pins runs for %s of the contact's edges", (which) => {
    const { tried, wrong, worstUs } = edgeAtEach(
      bench,
      Switch.RightAsk,
      inHandler(pins, opening(bench, Switch.RightAsk, which)),
    );
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(60);
    expect(worstUs).toBeLessThanOrEqual(stampUs);
  });

  test.each([
    ["the timer", timer, () => {}],
    ["UART0", uart, () => bench.emulated.chip.rp2040.uart[0]!.feedByte(10)],
  ] as const)("while the handler of %s runs", (_, exception, stimulate) => {
    const { tried, wrong, worstUs } = edgeAtEach(bench, Switch.RightAsk, inHandler(exception, stimulate, true));
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(3);
    expect(worstUs).toBeLessThanOrEqual(stampUs);
  });

  test("from the end of a sleep to the next one", () => {
    const isInside: Place["isInside"] = (core) => !core.waiting;
    const { tried, wrong, worstUs } = edgeAtEach(bench, Switch.RightAsk, { stimulate: () => {}, isInside });
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(100);
    expect(worstUs).toBeLessThanOrEqual(stampUs);
  });

  test("a sign of lost edges that comes while the program asks for it is told of, now or the next time", () => {
    const fresh = Bench.at(300, image);
    const { tried, lost } = loseAtEach(fresh, moveOther(fresh));
    expect(lost).toEqual([]);
    expect(tried).toBeGreaterThan(5);
  });

  test("while the handler of USB runs", () => {
    const plugged = Bench.at(300, image);
    const computer = plugged.emulated.plugUsb();
    plugged.to(500);
    const { tried, wrong } = edgeAtEach(
      plugged,
      Switch.RightAsk,
      inHandler(usb, () => computer.write("?"), true),
    );
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(3);
  });
}

if (sharpImage !== undefined)
  test("while the handler of a Sharp display's rows runs, which an edge interrupts", () => {
    const bench = Bench.at(300, sharpImage, picosharp);
    bench.ask("set 300");
    bench.press(Switch.Right, 1000);
    const { tried, wrong, worstUs } = edgeAtEach(
      bench,
      Switch.RightAsk,
      inHandler(row, () => {}, true),
    );
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(20);
    expect(worstUs).toBeLessThanOrEqual(stampUs);
  });

/** The link on the chip's USB connector, with a host that keeps to the rules. */
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { usbCurrentMa } from "../../sim/build/pico/usb-data";
import { Bench } from "./bench";
import { findImage } from "./found";
import { answerTo, ask, connectedMs, plugged, stateOf } from "./usb-bench";

const image = await findImage();
/** How many bytes the chip keeps for a host that does not read. */
const queueBytes = 4096;

if (image !== undefined) {
  play(image);
  stall(image);
  plug(image);
}

function play(image: PicoImage): void {
  test("a host finds a serial port, and lines go both ways", () => {
    const { bench, computer } = plugged(image);
    expect(computer.isConnected).toBe(true);
    const [line = ""] = ask(bench, computer, "hello");
    expect(JSON.parse(line)).toMatchObject({ hello: "flagfall", board: "pico" });
  });

  test("what USB carries is what UART0 carries, in packets of 32 bytes and a shorter one", () => {
    const { bench, computer } = plugged(image);
    bench.emulated.lines.splice(0);
    computer.packets.splice(0);
    const lines = ask(bench, computer, `keys${" ".repeat(100)}`);
    lines.push(...ask(bench, computer, "state"));
    expect(lines.length).toBeGreaterThan(1);
    expect(bench.emulated.lines).toEqual(lines);
    expect(computer.packets).toContain(32);
    expect(computer.packets.at(-1)).toBeLessThan(32);
  });

  test("lines of both ports do not mix", () => {
    const { bench, computer } = plugged(image);
    for (const byte of Buffer.from("set 90")) bench.emulated.chip.rp2040.uart[0]!.feedByte(byte);
    bench.to(bench.nowMs + 20);
    ask(bench, computer, "set 60");
    expect(stateOf(ask(bench, computer, "state")).white.remaining).toBe(60_000);
    bench.ask("");
    expect(bench.state().white.remaining).toBe(90_000);
  });

  test("a host that does not read stops neither the clock nor its own reading later", () => {
    const { bench, computer } = plugged(image);
    ask(bench, computer, "set 60+2");
    ask(bench, computer, "subscribe");
    bench.press(Switch.Right, 1000);
    computer.read(false);
    bench.to(20_000);
    bench.press(Switch.Left, 20_000.5);
    bench.to(40_000);
    expect(bench.emulated.chip.hasRestarted).toBe(false);
    computer.read(true);
    bench.to(bench.nowMs + 500);
    bench.emulated.usbLines.splice(0);
    expect(stateOf(ask(bench, computer, "state"))).toMatchObject({
      mode: "running",
      turn: "black",
      white: { used: 19_000, presses: 1 },
    });
  });
}

function stall(image: PicoImage): void {
  test("a host that does not read takes no line from UART0, and later lines reach both", () => {
    const { bench, computer } = plugged(image);
    ask(bench, computer, "set 600");
    ask(bench, computer, "subscribe");
    bench.emulated.lines.splice(0);
    computer.read(false);
    bench.press(Switch.Right, 1000.5);
    bench.to(61_000.2);
    const lines = bench.emulated.lines.splice(0);
    const numbers = lines.map((line) => Number(/"seq":(\d+)/.exec(line)?.[1] ?? -1)).filter((number) => number >= 0);
    expect(lines.join("\n").length).toBeGreaterThan(queueBytes);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
    computer.read(true);
    bench.to(bench.nowMs + 500);
    bench.emulated.usbLines.splice(0);
    bench.emulated.lines.splice(0);
    const later = ask(bench, computer, "state");
    expect(later.length).toBeGreaterThan(0);
    expect(bench.emulated.lines).toEqual(later);
  });
}

function plug(image: PicoImage): void {
  test("without its cable the port is off, and with it again it works", () => {
    const { bench, computer } = plugged(image);
    const { chip } = bench.emulated;
    const resets = () => chip.rp2040.readUint32(0x4000c000) & 0x01002000;
    expect(resets()).toBe(0);
    bench.emulated.unplugUsb();
    bench.to(bench.nowMs + 10);
    expect(resets()).toBe(0x01002000);
    expect(ask(bench, computer, "hello")).toEqual([]);
    const again = bench.emulated.plugUsb();
    bench.to(bench.nowMs + connectedMs);
    expect(ask(bench, again, "hello")).toHaveLength(1);
  });

  test("a cable that is there at power-on is found", () => {
    const bench = new Bench(image);
    const computer = bench.emulated.plugUsb();
    bench.to(200);
    expect(ask(bench, computer, "hello")).toHaveLength(1);
  });

  test("without a cable nothing runs for it", () => {
    const bench = new Bench(image).to(60_000);
    expect(bench.emulated.chip.rp2040.usbCtrl.readUint32(0x40)).toBe(0);
    expect(bench.emulated.chip.rp2040.readUint32(0x40008054)).toBe(0);
  });

  test("tells what it is, and refuses what it does not know", () => {
    const { bench, computer } = plugged(image);
    const bytes = (kind: number, name: number, value: number, most: number) => {
      const answer = answerTo(bench, computer, { kind, name, value, most });
      return typeof answer === "string" ? [] : answer;
    };
    expect(bytes(0x80, 6, 0x100, 8)).toEqual([18, 1, 0, 2, 2, 0, 0, 32]);
    expect(bytes(0x80, 6, 0x100, 64).slice(8, 12)).toEqual([0x09, 0x12, 0x01, 0x00]);
    const configuration = bytes(0x80, 6, 0x200, 255);
    expect(configuration.length).toBe(67);
    expect(lengthsIn(configuration)).toBe(67);
    expect(2 * configuration[8]!).toBe(usbCurrentMa(pico));
    expect(String.fromCharCode(...bytes(0x80, 6, 0x302, 255).filter((byte, at) => at > 1 && byte !== 0))).toBe(
      "flagfall chess clock",
    );
    expect(bytes(0x80, 8, 0, 1)).toEqual([1]);
    expect(bytes(0xa1, 0x21, 0, 7)).toEqual([0, 194, 1, 0, 0, 0, 8]);
    expect(bytes(0x81, 10, 0, 1)).toEqual([0]);
    for (const [kind, name, value] of refused)
      expect(answerTo(bench, computer, { kind, name, value, most: 10 })).toBe("stall");
    expect(bytes(0x80, 8, 0, 1)).toEqual([1]);
  });
}

/**
 * Requests that a serial port does not know: other descriptors, a text too far, a vendor's own, an interface's
 * features.
 */
const refused = [
  [0x80, 6, 0x600],
  [0x80, 6, 0x303],
  [0x80, 6, 0x81],
  [0xc0, 1, 0],
  [0x01, 3, 0],
  [0x00, 3, 1],
  [0x00, 9, 2],
] as const;

/** The sum of the lengths that descriptors name of themselves. */
function lengthsIn(descriptors: readonly number[]): number {
  let at = 0;
  while (at < descriptors.length) at += descriptors[at]!;
  return at;
}

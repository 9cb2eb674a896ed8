/** The port obeys chapters 8 and 9 of the USB 2.0 specification (docs/runtimes.md). */
import { expect, test } from "vitest";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { findImage } from "./found";
import { answerTo, ask, connectedMs, describeDevice, plugged, stateOf } from "./usb-bench";
import { Luck, randomFaults, randomOf } from "./usb-faults";

const sendControl = 0x50100090;
const controlsAt = 0x50100080;
const lentBit = 1 << 10;
const inEndpoint = 0x82;
const outEndpoint = 0x02;
/** The priorities of the interrupts: 0 is the most urgent. */
const priorities = 0xe000e400;
const stallArm = 0x50110068;
const describeAll = { kind: 0x80, name: 6, value: 0x200, most: 255 };
const image = await findImage();

if (image !== undefined) {
  breaks(image);
  endpoints(image);
  requests(image);
  urgency(image);
}

function breaks(image: PicoImage): void {
  test("a reset of the bus takes every buffer back, and the next lines are whole", () => {
    const { bench, computer } = plugged(image);
    const { rp2040 } = bench.emulated.chip;
    computer.read(false);
    computer.write("hello");
    bench.to(bench.nowMs + 100);
    expect(rp2040.readUint32(sendControl) & lentBit).toBe(lentBit);
    computer.resetBus();
    bench.to(bench.nowMs + 1);
    for (let pipe = 0; pipe < 32; pipe++) expect(rp2040.readUint32(controlsAt + 4 * pipe)).toBe(0);
    bench.to(bench.nowMs + connectedMs);
    computer.read(true);
    expect(ask(bench, computer, "hello").map((line) => line.slice(0, 9))).toEqual(['{"hello":']);
  });

  test("a bus that sleeps in play costs no line and no time", () => {
    const { bench, computer } = plugged(image);
    for (const line of ["set 600", "subscribe"]) ask(bench, computer, line);
    bench.press(Switch.Right, 1000.5);
    bench.to(1200);
    for (const list of [bench.emulated.lines, bench.emulated.usbLines]) list.splice(0);
    computer.host.suspend(true);
    bench.press(Switch.Left, 3000.5);
    bench.to(4000);
    expect(bench.emulated.usbLines).toEqual([]);
    computer.host.suspend(false);
    bench.to(4300.2);
    expect(bench.emulated.usbLines.length).toBeGreaterThan(1);
    expect(bench.emulated.usbLines).toEqual(bench.emulated.lines);
    expect(stateOf(ask(bench, computer, "state")).white).toMatchObject({ presses: 1, used: 2000 });
  });

  test("a cable that comes out in the midst of a packet leaves no half a command and no half an answer", () => {
    const { bench, computer } = plugged(image);
    computer.host.write([...Buffer.from("set 9")]);
    computer.write("");
    computer.host.write([...Buffer.from("set 9")]);
    bench.to(bench.nowMs + 1);
    computer.write("0");
    for (let i = 0; i < 1000 && !computer.host.isBusy; i++) bench.to(bench.nowMs + 0.01);
    expect(computer.host.isBusy).toBe(true);
    bench.emulated.unplugUsb();
    bench.to(bench.nowMs + 300);
    const again = bench.emulated.plugUsb();
    bench.to(bench.nowMs + connectedMs);
    // Half of "set 90" would have made this one "set 9set 60".
    ask(bench, again, "set 60");
    expect(stateOf(ask(bench, again, "state")).white.remaining).toBe(60_000);
  });

  test("plugged in and out a hundred times, each time at another instant of getting to know each other", () => {
    const { bench } = plugged(image);
    bench.emulated.unplugUsb();
    for (let i = 0; i < 100; i++) {
      bench.to(bench.nowMs + 1.7);
      bench.emulated.plugUsb();
      bench.to(bench.nowMs + 21 + 0.07 * i);
      bench.emulated.unplugUsb();
    }
    bench.to(bench.nowMs + 5);
    const last = bench.emulated.plugUsb();
    bench.to(bench.nowMs + connectedMs);
    expect(ask(bench, last, "hello")).toHaveLength(1);
  });
}

function endpoints(image: PicoImage): void {
  test("a halt holds lines back, its end begins with an even packet, and no byte is lost", () => {
    const { bench, computer } = plugged(image);
    const feature = (name: number, index: number) => answerTo(bench, computer, { kind: 2, name, index });
    const status = (index: number) => answerTo(bench, computer, { kind: 0x82, name: 0, index, most: 2 });
    // An odd number of packets went each way.
    for (let i = 0; i < 2; i++) ask(bench, computer, "hello");
    for (const endpoint of [inEndpoint, outEndpoint]) {
      expect(status(endpoint)).toEqual([0, 0]);
      expect(feature(3, endpoint)).toEqual([]);
      expect(status(endpoint)).toEqual([1, 0]);
      expect(ask(bench, computer, "hello")).toEqual([]);
      const before = computer.packets.length;
      computer.request({ kind: 2, name: 1, index: endpoint }, () => {
        if (endpoint === inEndpoint) computer.host.serial.resetIn();
        else computer.host.serial.resetOut();
      });
      bench.to(bench.nowMs + 200);
      expect(status(endpoint)).toEqual([0, 0]);
      expect(bench.emulated.usbLines.splice(0)).toHaveLength(1);
      expect(computer.packets.length).toBeGreaterThan(before);
    }
    expect([feature(3, 0x85), feature(3, 0x182), feature(3, 0), feature(1, 0)]).toEqual([
      "stall",
      "stall",
      "stall",
      [],
    ]);
  });

  test("a lost packet and a lost handshake, each way: every byte arrives once", () => {
    const { bench, computer } = plugged(image);
    for (const luck of [Luck.LostPacket, Luck.LostHandshake]) {
      const { serial } = computer.host;
      const repeats = serial.repeats;
      const any = randomFaults(randomOf(luck), 1 / 3);
      computer.host.faults = { ...any, luck: () => (any.luck() === Luck.Good ? Luck.Good : luck) };
      for (let i = 0; i < 8; i++) expect(ask(bench, computer, "hello")).toHaveLength(1);
      expect(serial.repeats > repeats).toBe(luck === Luck.LostHandshake);
    }
  });
}

function requests(image: PicoImage): void {
  test("a request in the midst of another one's answer is answered", () => {
    const { bench, computer } = plugged(image);
    for (let us = 0; us < 200; us += 7) {
      computer.request(describeAll);
      bench.to(bench.nowMs + 0.06 + us / 1000);
      computer.host.giveUp();
      expect(answerTo(bench, computer, describeDevice)).toHaveLength(18);
    }
  });

  test("a refused request ends with the next one", () => {
    const { bench, computer } = plugged(image);
    expect(answerTo(bench, computer, { kind: 0x80, name: 6, value: 0x600, most: 10 })).toBe("stall");
    expect(bench.emulated.chip.rp2040.readUint32(stallArm)).toBe(3);
    expect(answerTo(bench, computer, describeDevice)).toHaveLength(18);
  });

  test("a line is set by seven bytes, and by no other number", () => {
    const { bench, computer } = plugged(image);
    const setLine = (count: number) =>
      answerTo(bench, computer, { kind: 0x21, name: 0x20, sent: Array(count).fill(0) });
    expect([7, 0, 6, 8, 7].map(setLine)).toEqual([[], "stall", "stall", "stall", []]);
    expect(ask(bench, computer, "hello")).toHaveLength(1);
  });

  test("without a configuration the port rests, and with it again it works", () => {
    const { bench, computer } = plugged(image);
    const configure = (value: number) => answerTo(bench, computer, { kind: 0, name: 9, value });
    const configuration = () => answerTo(bench, computer, { kind: 0x80, name: 8, most: 1 });
    expect([configure(2), configuration()]).toEqual(["stall", [1]]);
    computer.host.isConfigured = false;
    expect([configure(0), configuration()]).toEqual([[], [0]]);
    expect(answerTo(bench, computer, { kind: 0x82, name: 0, index: inEndpoint, most: 2 })).toBe("stall");
    expect(answerTo(bench, computer, { kind: 0x21, name: 0x22, value: 3 })).toBe("stall");
    computer.choose(() => computer.open());
    bench.to(bench.nowMs + 10);
    expect(ask(bench, computer, "hello")).toHaveLength(1);
  });

  test("the port hears its own address alone", () => {
    const { bench, computer } = plugged(image);
    const { usbPort } = bench.emulated;
    const { address } = computer.host;
    expect(address).toBeGreaterThan(0);
    const heard = [...Array(128).keys()].filter((other) => usbPort.beginIn(other, 0) !== "silent");
    expect(heard).toEqual([address]);
  });
}

function urgency(image: PicoImage): void {
  test("the pins, the timer and UART0 come before sound, and sound before USB", () => {
    const { bench } = plugged(image);
    const priority = (interrupt: number) =>
      (bench.emulated.chip.rp2040.readUint32(priorities + (interrupt & ~3)) >>> (8 * (interrupt & 3))) & 255;
    expect([13, 0, 20, 4, 5].map(priority)).toEqual([0, 0, 0, 128, 192]);
  });
}

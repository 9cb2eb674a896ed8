/** Faults that the port had, or could have: the host on the strict wire finds each of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Language } from "../../firmware/app/model/language";
import { makePicoImages, type PicoImage } from "../../sim/build/pico/image";
import { projectRoot } from "../../sim/build/root";
import { findImage } from "./found";
import { answerTo, ask, connectedMs, describeDevice, plugged, stateOf } from "./usb-bench";
import { Luck, randomFaults, randomOf } from "./usb-faults";

const path = "hal/pico/native/usb.c";
const sendControl = 0x50100090;
const lentBit = 1 << 10;

/** A fault is a text in place of another one. The probe fails with it, and with these words. */
interface Fault {
  name: string;
  right: string;
  wrong: string;
  probe: (image: PicoImage) => void;
  complaint: RegExp;
}

const faults: readonly Fault[] = [
  {
    name: "the bit that lends a buffer follows at once",
    right: '  __asm__ volatile(".rept 12\\nnop\\n.endr");\n',
    wrong: "",
    probe: meet,
    complaint: /cycles later/,
  },
  {
    name: "all packets are even",
    right: "  pipes[pipe].odd ^= 1;\n",
    wrong: "",
    probe: meet,
    complaint: /wrong PID/,
  },
  {
    name: "the address holds before the host knows",
    right: "return new_address = (int)value, value < 128;",
    wrong: "return REG(USB_ADDRESS) = value, 1;",
    probe: meet,
    complaint: /IN of endpoint 0 failed/,
  },
  {
    name: "a buffer waits for bytes that no request announced",
    right: "if (takes_bytes || left > 0) lend(REQUEST, PACKET);",
    wrong: "lend(REQUEST, PACKET);",
    probe: meet,
    complaint: /buffer left/,
  },
  {
    name: "a new request leaves the buffers of the old one",
    right: "take_back(pipe, 0), pipes[pipe].odd = 1;",
    wrong: "pipes[pipe].odd = 1;",
    probe: giveUp,
    complaint: /while it is lent/,
  },
  {
    name: "the end of a halt keeps the PID",
    right: "  pipes[pipe].odd = 0;\n  if (!isHalted",
    wrong: "  if (!isHalted",
    probe: halt,
    complaint: /wrong PID/,
  },
  {
    name: "a reset of the bus keeps the buffers",
    right: "    forget();\n    return;",
    wrong: "    REG(USB_ADDRESS) = chosen = is_open = 0;\n    new_address = NO_ADDRESS;\n    return;",
    probe: reset,
    complaint: /expected 1024 to be \+?0/,
  },
  {
    name: "half a command stays behind when the cable comes out",
    right: ", drop_half_line();\n  is_open",
    wrong: ";\n  is_open",
    probe: unplug,
    complaint: /expected \d+ to be 60000/,
  },
  {
    name: "a program that sets the line again while it listens loses lines",
    right: "if (isOpen && !is_open) begin",
    wrong: "if (isOpen) begin",
    probe: listenAgain,
    complaint: /expected \[.*\] to have a length of 1/,
  },
  {
    name: "packets of 64 bytes (RP2040-E15)",
    right: "count < PACKET && (byte",
    wrong: "count < 64 && (byte",
    probe: lateInFrames,
    complaint: /expected true to be false/,
  },
];

const image = await findImage();
if (image !== undefined) {
  const text = readFileSync(join(projectRoot(), path), "utf8");
  const texts = faults.map(({ right, wrong }) => {
    if (text.split(right).length !== 2) throw new Error(`${path} has not once: ${right}`);
    return new Map([[path, text.replace(right, () => wrong)]]);
  });
  const images = await makePicoImages(projectRoot(), pico, Language.English, new Map(), texts);
  test.each(faults.map((fault, index) => ({ ...fault, index })))("$name", ({ probe, complaint, index }) => {
    probe(image);
    expect(() => probe(images[index]!)).toThrow(complaint);
  });
}

/** A program reads, and gets one answer. */
function meet(image: PicoImage): void {
  const { bench, computer } = plugged(image);
  for (let i = 0; i < 2; i++) expect(ask(bench, computer, "hello")).toHaveLength(1);
}

function giveUp(image: PicoImage): void {
  const { bench, computer } = plugged(image);
  for (let us = 0; us < 200; us += 20) {
    computer.request({ kind: 0x80, name: 6, value: 0x200, most: 255 });
    bench.to(bench.nowMs + 0.06 + us / 1000);
    computer.host.giveUp();
    expect(answerTo(bench, computer, describeDevice)).toHaveLength(18);
  }
}

function halt(image: PicoImage): void {
  const { bench, computer } = plugged(image);
  for (let i = 0; i < 5; i++) {
    expect(computer.halt(0x82)).toBe(true);
    expect(ask(bench, computer, "hello")).toHaveLength(1);
  }
}

function reset(image: PicoImage): void {
  const { bench, computer } = plugged(image);
  computer.read(false);
  computer.write("hello");
  bench.to(bench.nowMs + 100);
  computer.resetBus();
  bench.to(bench.nowMs + 1);
  expect(bench.emulated.chip.rp2040.readUint32(sendControl) & lentBit).toBe(0);
}

function unplug(image: PicoImage): void {
  const { bench, computer } = plugged(image);
  computer.host.write([...Buffer.from("set 9")]);
  bench.to(bench.nowMs + 1);
  bench.emulated.unplugUsb();
  bench.to(bench.nowMs + 10);
  const again = bench.emulated.plugUsb();
  bench.to(bench.nowMs + connectedMs);
  ask(bench, again, "set 60");
  expect(stateOf(ask(bench, again, "state")).white.remaining).toBe(60_000);
}

function listenAgain(image: PicoImage): void {
  const { bench, computer } = plugged(image);
  computer.read(false);
  computer.write("hello");
  bench.to(bench.nowMs + 100);
  computer.open();
  bench.to(bench.nowMs + 10);
  computer.read(true);
  bench.to(bench.nowMs + 100);
  expect(bench.emulated.usbLines.filter((line) => line.endsWith('"ok":true}'))).toHaveLength(1);
}

function lateInFrames(image: PicoImage): void {
  const { bench, computer } = plugged(image);
  const any = randomFaults(randomOf(15), 1 / 2);
  computer.host.faults = {
    luck: () => (any.luck() === Luck.Good ? Luck.Good : Luck.LostHandshake),
    isLate: () => true,
  };
  for (let i = 0; i < 4; i++) ask(bench, computer, "hello", 400);
  expect(bench.emulated.usbPort.hangs).toBe(false);
}

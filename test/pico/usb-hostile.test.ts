/**
 * A host that does what it likes, on a wire that loses packets: resets, cables out and in, requests given up in the
 * midst, halts, pauses, sleep. No byte is lost or doubled between opening the port and the next break, and no press is
 * late.
 */
import { expect, test } from "vitest";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { Bench } from "./bench";
import { findImage } from "./found";
import { connectedMs, stateOf } from "./usb-bench";
import type { UsbComputer } from "./usb-computer";
import { noFaults, randomFaults, randomOf } from "./usb-faults";

const seeds = process.env.FLAGFALL_FAULTS === "all" ? [...Array(40).keys()] : [1, 2, 3];
const lossShare = 0.15;
const moveMs = 700;
const firstMs = 1000.5;
const moves = 24;
/** UART0 needs 86 µs for a byte, so some lines are older there. */
const linesOnTheirWay = 40;
const endMs = firstMs + moves * moveMs + 300;
const image = await findImage();

if (image !== undefined) test.each(seeds)("seed %i", (seed) => play(image, seed));

function play(image: PicoImage, seed: number): void {
  const bench = Bench.at(200, image);
  bench.ask("set 600");
  bench.ask("subscribe");
  bench.emulated.lines.splice(0);
  const hostile = new Hostile(bench, randomOf(seed));
  hostile.plug();
  const pressesMs: number[] = [];
  for (let move = 0; move < moves; move++) {
    hostile.until(firstMs + move * moveMs);
    // The host may have passed that instant. The clock counts whole ms.
    bench.to(Math.ceil(bench.nowMs) + 1 / 2);
    pressesMs.push(Math.floor(bench.nowMs));
    bench.emulated.move(move % 2 === 0 ? Switch.Right : Switch.Left, true);
    hostile.until(bench.nowMs + 80);
    bench.emulated.move(move % 2 === 0 ? Switch.Right : Switch.Left, false);
  }
  hostile.until(endMs);
  hostile.finish();
  const state = stateOf(bench.ask("state"));
  // The first press starts the clock of White, who presses last.
  expect([state.white.presses, state.black.presses]).toEqual([moves / 2, moves / 2 - 1]);
  const spansMs = pressesMs.map((ms, index) => ms - (pressesMs[index - 1] ?? ms));
  const whiteMs = spansMs.filter((_, index) => index % 2 === 1).reduce((sum, ms) => sum + ms, 0);
  expect(state.white.used).toBe(whiteMs);
  expect(bench.emulated.chip.hasRestarted).toBe(false);
  expect(hostile.kinds.size).toBeGreaterThan(8);
  expect(hostile.compared).toBeGreaterThan(10);
}

/** The acts of the host, by chance. */
class Hostile {
  /** The kinds of things that it did. */
  readonly kinds = new Set<string>();
  /** The number of lines that were compared. */
  compared = 0;
  private computer: UsbComputer | undefined;
  /** The lines of UART0, and how many there were when the port was opened. */
  private readonly sent: string[] = [];
  private openedAt = 0;
  private isOpen = false;
  /** True if another program had the port open before, so that the rest of its last line may come first. */
  private isReopened = false;

  constructor(
    private readonly bench: Bench,
    private readonly random: () => number,
  ) {}

  private within(most: number): number {
    return Math.floor(this.random() * most);
  }

  plug(): void {
    this.computer = this.bench.emulated.plugUsb();
    this.computer.host.faults = randomFaults(this.random, lossShare);
  }

  until(ms: number): void {
    while (this.bench.nowMs < ms) {
      this.pass(Math.min(ms, this.bench.nowMs + 0.1 + 30 * this.random()));
      if (this.bench.nowMs < ms) this.act();
    }
  }

  private pass(ms: number): void {
    this.bench.to(ms);
    this.sent.push(...this.bench.emulated.lines.splice(0));
    const isOpen = this.computer?.isConnected === true;
    if (isOpen && !this.isOpen) this.open();
    this.isOpen = isOpen;
  }

  /** Notes the begin of what the program hears. Lines on their way to UART0 then may come there after it. */
  private open(): void {
    this.openedAt = Math.max(0, this.sent.length - linesOnTheirWay);
  }

  /** Compares what came since the port was opened with what UART0 got. A break may cut the end off. */
  private compare(lines: readonly string[], isBroken: boolean): void {
    const all = `\n${this.sent.slice(this.openedAt).join("\n")}\n`;
    const isWhole = (some: readonly string[]) => {
      const text = `\n${some.join("\n")}\n`;
      return some.length === 0 || (isBroken ? all.includes(text) : all.endsWith(text));
    };
    this.compared += lines.length;
    if (!isWhole(lines) && !(this.isReopened && isWhole(lines.slice(1)))) expect(lines).toEqual(this.sent);
  }

  /** Does what ends the present connection. UART0 gets later what USB already got. */
  private breakOff(kind: string, act: () => void): void {
    this.kinds.add(kind);
    const wasOpen = this.isOpen;
    const { openedAt, isReopened } = this;
    act();
    const lines = this.bench.emulated.usbLines.splice(0);
    this.isOpen = false;
    this.pass(this.bench.nowMs + 60);
    Object.assign(this, { openedAt, isReopened });
    if (wasOpen) this.compare(lines, true);
    this.bench.emulated.usbLines.splice(0);
    this.isReopened = kind === "close";
    this.open();
  }

  private act(): void {
    const { computer } = this;
    if (computer === undefined) {
      this.kinds.add("plug");
      this.plug();
      return;
    }
    const { host } = computer;
    const choice = this.within(14);
    if (choice === 0) this.breakOff("reset", () => computer.resetBus());
    else if (choice === 1) this.breakOff("unplug", () => this.unplug());
    else if (choice <= 4) this.request(computer);
    else if (choice === 5) this.note("giveUp", () => host.giveUp());
    else if (choice === 6) this.pause(computer);
    else if (choice === 7) this.sleep(computer);
    else if (choice === 8) this.halt(computer);
    // A computer does not open the port while it still closes it.
    else if (choice === 9 && !host.isIdle) this.note("wait", () => {});
    else if (choice === 9 && this.isOpen) this.breakOff("close", () => computer.close());
    else if (choice === 9) this.note("open", () => host.isConfigured && computer.open());
    else this.note("write", () => this.isOpen && computer.write("hello"));
  }

  private note(kind: string, act: () => unknown): void {
    this.kinds.add(kind);
    act();
  }

  private unplug(): void {
    this.bench.emulated.unplugUsb();
    this.computer = undefined;
  }

  private request(computer: UsbComputer): void {
    if (!this.isOpen) return;
    this.kinds.add("request");
    const name = this.within(14);
    // The host sets address and configuration itself.
    const kind = [0x80, 0x81, 0x82, 0xa1, 0xc0][this.within(5)]!;
    const value = [0x100, 0x200, 0x301, 0, 1, 2][this.within(6)]!;
    computer.request({
      kind,
      name,
      value,
      index: [0, 1, 2, 0x82, 0x81, 0x105][this.within(6)]!,
      most: this.within(80),
    });
  }

  /** The bus sleeps for a while, as that of a computer does. */
  private sleep({ host }: UsbComputer): void {
    this.kinds.add("sleep");
    host.suspend(true);
    this.pass(this.bench.nowMs + 5 + this.within(40));
    host.suspend(false);
  }

  private pause(computer: UsbComputer): void {
    this.kinds.add("pause");
    computer.read(false);
    this.pass(this.bench.nowMs + this.within(300));
    computer.read(true);
  }

  private halt(computer: UsbComputer): void {
    if (this.isOpen && computer.host.isIdle && computer.halt(this.random() < 1 / 2 ? 0x82 : 0x02))
      this.kinds.add("halt");
  }

  /** At the end the wire is good, and the host gets an answer. */
  finish(): void {
    const { bench } = this;
    if (this.computer !== undefined) this.breakOff("unplug", () => this.unplug());
    this.plug();
    const computer = this.computer!;
    computer.host.faults = noFaults;
    this.pass(bench.nowMs + connectedMs);
    computer.write("hello");
    this.pass(bench.nowMs + 400);
    expect(bench.emulated.usbLines.filter((line) => line.includes('"hello"')).length).toBe(1);
    this.compare(bench.emulated.usbLines.splice(0), false);
  }
}

/** How soon the clock answers a USB host: in a game with presses and reports, and while the flash erases a sector. */
import { expect, test } from "vitest";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { cycleNs } from "../../sim/pico/clock";
import type { FlashTimes } from "../../sim/pico/flash";
import { Bench } from "./bench";
import { fillLog } from "./filled-log";
import { findImage } from "./found";
import { connectedMs, describeDevice, plugged, stateOf } from "./usb-bench";
import { randomOf } from "./usb-faults";

/** A new address must hold 2 ms after its confirmation (USB 2.0, 9.2.6.3). We want every answer within that time. */
const answerNs = 2e6;
/** A handler of USB is less urgent than the stamp of an edge. Its length delays sound and rows of a display alone. */
const handlerUs = 40;
/** A slow W25Q16 takes so long for a sector (its data sheet: 400 ms at most). */
const slowTimes: FlashTimes = { eraseNs: 400e6, programNs: 3e6 };
const usbException = 21;
const image = await findImage();

if (image !== undefined) {
  inPlay(image);
  inErase(image);
}

function inPlay(image: PicoImage): void {
  test("in play, at any instant around a press, and the presses count to the millisecond", () => {
    const { bench, computer } = plugged(image);
    const handlers = timeHandlers(bench);
    for (const line of ["set 600", "subscribe"]) computer.write(line);
    bench.to(600);
    const random = randomOf(25);
    bench.press(Switch.Right, 1000.5);
    const { host } = computer;
    host.answerNs.splice(0);
    for (let i = 0; i < 120; i++) {
      const pressMs = 1500.5 + 300 * i;
      bench.to(pressMs).emulated.move(i % 2 === 0 ? Switch.Left : Switch.Right, true);
      bench.to(pressMs + random() * 12);
      computer.request(describeDevice);
      bench.to(pressMs + 80).emulated.move(i % 2 === 0 ? Switch.Left : Switch.Right, false);
    }
    bench.to(40_000.2);
    expect(host.answerNs.length).toBe(120);
    report("in play", host.answerNs, handlers);
    expect(Math.max(...host.answerNs)).toBeLessThan(answerNs);
    expect(Math.max(...handlers)).toBeLessThan(handlerUs);
    bench.emulated.usbLines.splice(0);
    computer.write("state");
    bench.to(40_400);
    // The first press starts the clock of White, who moves at 1500.5; each later move takes 300 ms.
    const state = stateOf(bench.emulated.usbLines);
    expect([state.white.presses, state.black.presses]).toEqual([60, 60]);
    expect(state.white.used - state.black.used).toBeGreaterThan(0);
    expect(state.black.used).toBe(60 * 300);
  });
}

function inErase(image: PicoImage): void {
  test("while sectors of 400 ms are erased, and a host that comes in the midst of one gets to know the clock", () => {
    const bench = Bench.at(300, image);
    fillLog(bench);
    const { chip } = bench.emulated;
    const flash = chip.flash as unknown as { times: FlashTimes };
    flash.times = slowTimes;
    const computer = bench.emulated.plugUsb();
    bench.to(bench.nowMs + connectedMs);
    computer.host.answerNs.splice(0);
    computer.write("set 600");
    bench.to(bench.nowMs + 20);
    bench.press(Switch.Right, bench.nowMs);
    for (let i = 0; i < 1000 && !chip.flash.isBusy; i++) bench.to(bench.nowMs + 1);
    const random = randomOf(8);
    const describe = () => {
      for (let i = 0; i < 30; i++) {
        bench.to(bench.nowMs + 1 + 6 * random());
        computer.request(describeDevice);
      }
    };
    const { erases } = chip.flash;
    describe();
    computer.resetBus();
    bench.to(bench.nowMs + connectedMs);
    expect(computer.isConnected).toBe(true);
    describe();
    bench.to(bench.nowMs + 1);
    // All of it was in one and the same erase.
    expect([chip.flash.isBusy, chip.flash.erases]).toEqual([true, erases]);
    report("in an erase", computer.host.answerNs, []);
    expect(computer.host.answerNs.length).toBeGreaterThan(60);
    expect(Math.max(...computer.host.answerNs)).toBeLessThan(answerNs);
  });
}

/** Returns the lengths of USB's handler, µs, which grow as the chip runs. */
function timeHandlers(bench: Bench): number[] {
  const { core } = bench.emulated.chip.rp2040;
  const handlers: number[] = [];
  const exceptions = core as unknown as { exceptionEntry(which: number): void; exceptionReturn(value: number): void };
  const enter = exceptions.exceptionEntry.bind(core);
  const leave = exceptions.exceptionReturn.bind(core);
  let fromCycles = 0;
  exceptions.exceptionEntry = (which) => {
    if (which === usbException) fromCycles = core.cycles;
    enter(which);
  };
  exceptions.exceptionReturn = (value) => {
    if (core.IPSR === usbException) handlers.push(((core.cycles - fromCycles) * cycleNs) / 1000);
    leave(value);
  };
  return handlers;
}

function report(where: string, timesNs: readonly number[], handlersUs: readonly number[]): void {
  if (process.env.FLAGFALL_REPORT === undefined) return;
  const sorted = [...timesNs].sort((a, b) => a - b).map((ns) => Math.round(ns / 1000));
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const figures = `median ${quantile(0.5)}, 90 % ${quantile(0.9)}, worst ${sorted.at(-1)} µs of ${sorted.length}`;
  process.stderr.write(`${where}: ${figures}; longest handler ${Math.max(0, ...handlersUs)} µs\n`);
}

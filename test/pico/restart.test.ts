/**
 * Why the chip started: the image reads it, keeps it in the journal, and tells it. The watchdog runs from the first.
 */
import { describe, expect, test } from "vitest";
import { pico } from "../../board-defs/pico";
import { Switch } from "../../hal/hal";
import { createCells } from "../../hal/virtual/cells";
import { factsOf } from "../../sim/boards/facts";
import type { PicoImage } from "../../sim/build/pico/image";
import { imageStore, pageBytes } from "../../sim/journal/image";
import { type Entry, readJournal } from "../../sim/journal/journal";
import { flashOf } from "../../sim/pico/engine";
import { Had, powerOn, type ResetCause, WatchdogReason } from "../../sim/pico/reset-cause";
import { openDesk } from "../app/desk";
import { Bench } from "./bench";
import { findImage } from "./found";

const image = await findImage();
/** The value that native/start.c leaves in scratch register 1. */
const [started, aborted] = [1, 2];
const scratch1 = 0x40058010;
const watchdogPlace = 0x40058;
const loadOffset = 4;
/** More than the time of the watchdog before the program has set its own, ms. */
const longestMs = 8500;
const hung = "Hung, restarted: see times";

if (image !== undefined) {
  describe("the reason of a start is", () => reasons(image));
  describe("a start that hangs", () => starts(image));
  describe("a game in which the clock hangs", () => game(image));
}

function cause(watchdog: number, before: number, chipReset: number = Had.PowerOn): ResetCause {
  return { chipReset, watchdog, scratch: [0xffffff, before] };
}

interface Told {
  reset: string;
  line: string;
}

function told(bench: Bench): Told {
  const { reset } = JSON.parse(bench.to(bench.nowMs + 200).ask("hello")[0]!);
  const [line = "{}"] = bench.ask("subscribe").filter((text) => text.includes('"screen"'));
  return { reset, line: JSON.parse(line).screen.line };
}

function reasons(image: PicoImage): void {
  test.each<[string, ResetCause, string, boolean]>([
    ["power that came, or a brown-out", powerOn, "power", false],
    ["the pin", { ...powerOn, chipReset: Had.Pin }, "pin", false],
    ["a debugger, which nobody names", { ...powerOn, chipReset: 0x100000 }, "unknown", false],
    ["the watchdog's time, whatever came before", cause(WatchdogReason.Timer, started), "watchdog", true],
    ["that, after a start by the pin", cause(WatchdogReason.Timer, started, Had.Pin), "watchdog", true],
    ["a fault", cause(WatchdogReason.Timer, aborted), "fault", true],
    ["the program", cause(WatchdogReason.Force, started), "program", false],
    ["a firmware that the boot ROM received", cause(WatchdogReason.Timer, 0), "power", false],
    ["the same, by force", cause(WatchdogReason.Force, 0), "power", false],
  ])("%s", (_, from, reset, isShown) => {
    const bench = new Bench(image, undefined, undefined, from);
    const seen = told(bench);
    expect(seen.reset).toBe(reset);
    if (isShown) expect(seen.line).toBe(hung);
    else expect(seen.line).not.toBe(hung);
  });

  test("a message in Spanish, if the clock speaks Spanish", () => {
    const bench = Bench.at(200, image);
    bench.ask("setting 3 1");
    const flash = bench.emulated.chip.flash.cut(() => 0.5);
    const anew = new Bench(image, flash, undefined, cause(WatchdogReason.Timer, started));
    expect(told(anew).line).toBe("Se colgó: vea los tiempos");
  });
}

/** Lets the program spin at the top of the heap, interrupts on. */
function hang(bench: Bench): void {
  const { core } = bench.emulated.chip.rp2040;
  const spin = bench.addressOf("heap_limit");
  bench.ram(spin, spin + 6).set([0x62, 0xb6, 0x30, 0xbf, 0xfd, 0xe7]);
  core.waiting = false;
  core.PC = spin;
}

function starts(image: PicoImage): void {
  test.each([
    ["before the program runs", 0.01],
    ["in the program, before the first picture", 20],
  ])("%s ends", (_, atMs) => {
    const bench = new Bench(image).to(atMs);
    expect(bench.emulated.display.pixels().every((pixel) => pixel === 0)).toBe(true);
    hang(bench);
    expect(bench.to(5000).emulated.chip.hasRestarted).toBe(false);
    expect(bench.to(longestMs).emulated.chip.hasRestarted).toBe(true);
    expect(told(bench.restarted(image))).toEqual({ reset: "watchdog", line: hung });
  });

  test("takes as long as a long log needs, if each page is read in time", () => {
    const cells = createCells(16);
    const desk = openDesk({ control: "300+5", facts: factsOf(pico), cells });
    desk.press("black");
    for (let press = 0; press < 3000; press++) desk.press(press % 2 === 0 ? "white" : "black");
    const flash = flashOf(image.uf2);
    const logAt = flash.length - pico.memory.storageBytes;
    for (const [page, bytes] of cells.bytes.entries()) flash.set(bytes, logAt + page * pageBytes);
    const bench = new Bench(image, flash);
    const { rp2040, clock } = bench.emulated.chip;
    const watchdog = rp2040.peripherals[watchdogPlace]!;
    const write = watchdog.writeUint32.bind(watchdog);
    const fedMs: number[] = [];
    watchdog.writeUint32 = (offset, value) => {
      if (offset === loadOffset) fedMs.push(clock.nanos / 1e6);
      write(offset, value);
    };
    bench.to(6000);
    expect(bench.state()).toMatchObject({ mode: "paused", white: { presses: 1500 } });
    // Four pages have records. The longest time without food is a third of what the watchdog waits, however slow the
    // flash.
    const gaps = fedMs.map((ms, index) => ms - (fedMs[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(longestMs / 3);
    expect(gaps.filter((ms) => ms > 300).length).toBeGreaterThanOrEqual(2);
  });

  test("a fault tells the next start", () => {
    const bench = Bench.at(200, image);
    const { core } = bench.emulated.chip.rp2040;
    core.PC = bench.addressOf("abort") & ~1;
    core.waiting = false;
    for (let i = 0; i < 8 && bench.emulated.chip.rp2040.readUint32(scratch1) === started; i++)
      core.executeInstruction();
    expect(bench.emulated.chip.rp2040.readUint32(scratch1)).toBe(aborted);
  });
}

/** Returns the notes of the journal, as `flagfall journal --json` prints them. */
function notesOf(bench: Bench): string[] {
  const { memory } = bench.emulated.board;
  const journal = readJournal(imageStore(bench.emulated.chip.flash.cut(() => 0.5).slice(-memory.storageBytes)));
  if (typeof journal === "string") throw new Error(journal);
  return journal.lines.flatMap((line) => (JSON.parse(line) as Entry).note ?? []);
}

function game(image: PicoImage): void {
  test("is paused with its times, and the journal has the reason, each time", () => {
    const first = Bench.at(200, image);
    first.ask("set 180+2");
    first.press(Switch.Right, 1000);
    first.press(Switch.Left, 5000);
    hang(first.to(9000));
    expect(first.to(15_000).emulated.chip.hasRestarted).toBe(true);
    const second = first.restarted(image);
    expect(told(second)).toEqual({ reset: "watchdog", line: hung });
    expect(second.state()).toMatchObject({ mode: "paused", turn: "black", white: { used: 4000 } });
    hang(second.to(2000));
    expect(second.to(8000).emulated.chip.hasRestarted).toBe(true);
    const third = second.restarted(image);
    expect(told(third)).toEqual({ reset: "watchdog", line: hung });
    expect(third.state()).toMatchObject({ mode: "paused", turn: "black", white: { used: 4000 } });
    expect(notesOf(third).slice(-4)).toEqual(["power-lost", "hung", "power-lost", "hung"]);
  });
}

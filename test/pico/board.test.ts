/** The image at 125 MHz with a flash that takes its time: boot, presses, bursts, the watchdog, what memory it takes. */
import { beforeAll, describe, expect, test } from "vitest";
import { picocard } from "../../board-defs/picocard";
import { Switch } from "../../hal/hal";
import type { PicoImage } from "../../sim/build/pico/image";
import { keptPicoFiles } from "../../sim/build/pico/kept-image";
import { fromUf2 } from "../../sim/build/pico/uf2";
import { cycleNs } from "../../sim/pico/clock";
import { Bench } from "./bench";
import { findImage } from "./found";

const image = await findImage();
const cyclesAMs = 1e6 / cycleNs;

if (image !== undefined) {
  describe("boot", () => {
    test("shows the clock within 100 ms, from the first cycle on", () => {
      const bench = new Bench(image).to(100);
      expect(bench.emulated.display.pixels().reduce((sum, pixel) => sum + pixel, 0)).toBeGreaterThan(300);
      expect(bench.emulated.chip.rp2040.core.waiting).toBe(true);
      expect(bench.emulated.chip.rp2040.core.cycles).toBeLessThan(100 * cyclesAMs);
    });

    test("says what it is", () => {
      const [line = ""] = Bench.at(200, image).ask("hello");
      expect(JSON.parse(line)).toMatchObject({ hello: "flagfall", board: "pico" });
    });
  });

  describe("a game", () => game(image));
  describe("a flash", () => flash(image));
  describe("a crystal", () => crystal(image));
  describe("the watchdog", () => watchdog(image));
  describe("memory", () => memory(image));
}

function game(image: PicoImage): void {
  test("that is put away and taken up again keeps the letters of the players' names", () => {
    const bench = Bench.at(200, image);
    for (const line of ["set 60+2", "white Peña, Óscar", "black Müller-Ærø ñ¡"]) bench.ask(line);
    bench.press(Switch.Right, 1000);
    bench.press(Switch.Start, 2000);
    const lines = ["adjourn 1", "new", "restore 1"].map((line) =>
      bench
        .to(bench.nowMs + 2000)
        .ask(line, 1000)
        .join(),
    );
    expect(lines.map((line) => line.includes('{"ok":true}'))).toEqual([true, true, true]);
    const { players } = JSON.parse(bench.ask("hello").join());
    expect(players).toEqual(["Peña, Óscar", "Müller-Ærø ñ¡"]);
  });

  test("is counted to the millisecond, however long the handlers take", () => {
    const bench = Bench.at(200, image);
    bench.ask("set 60+2");
    bench.ask("subscribe");
    bench.press(Switch.Right, 1000.3);
    bench.press(Switch.Left, 4250.3);
    bench.press(Switch.Right, 9999.9);
    bench.press(Switch.Left, 10_130.9);
    bench.to(11_000);
    const { mode, white, black } = bench.state();
    // White took 3250.1 and 130.2 ms. A stamp is the ms in which the edge came; where the counter's ms begin depends on
    // how long the image took to start.
    expect([3380, 3381]).toContain(white.used);
    expect([mode, black.used]).toEqual(["running", expect.any(Number)]);
    expect(white).toMatchObject({ presses: 2, remaining: 62_000 - Number(white.used) + 4000 });
    expect(black.presses).toBe(1);
  });

  test("loses no edge of a burst of 200", () => {
    const bench = Bench.at(200, image);
    bench.ask("set 60+2");
    bench.press(Switch.Right, 1000);
    bench.to(1200);
    const before = bench.word("edge_in");
    for (let edge = 0; edge < 200; edge++) {
      bench.to(1300 + edge * 0.1);
      bench.emulated.move(Switch.Left, edge % 2 === 0);
    }
    expect(bench.word("edge_in") - bench.word("edge_out")).toBeGreaterThan(50);
    bench.to(2500);
    expect(bench.word("edge_in") - before).toBe(200);
    expect(bench.word("edge_out")).toBe(bench.word("edge_in"));
    expect(bench.byte("overflowed")).toBe(0);
    expect(bench.state().white.presses).toBe(1);
  });

  test("says so when more edges come than have room", () => {
    const bench = Bench.at(200, image);
    let isSaid = false;
    for (let edge = 0; edge < 1400; edge++) {
      bench.to(300 + edge * 0.02);
      bench.emulated.move(Switch.Left, edge % 2 === 0);
      // The application takes the sign when it next looks, which may be before the last edge.
      isSaid ||= bench.byte("overflowed") === 1;
    }
    expect(isSaid).toBe(true);
  });
}

function flash(image: PicoImage): void {
  test("that is being written keeps no edge from its stamp", () => {
    const bench = Bench.at(200, image);
    const { chip } = bench.emulated;
    bench.ask("set 60+2");
    bench.press(Switch.Right, 1000);
    bench.to(2000);
    let pressedMs = 0;
    let stampedMs = 0;
    chip.flash.onChange = () => {
      if (pressedMs > 0) return;
      const press = chip.clock.createAlarm(() => {
        bench.emulated.move(Switch.Left, true);
        pressedMs = bench.nowMs;
        const before = bench.word("edge_in");
        chip.clock
          .createAlarm(() => {
            if (chip.flash.isBusy && bench.word("edge_in") === before + 1) stampedMs = bench.nowMs;
          })
          .schedule(50_000);
      });
      press.schedule(100_000);
    };
    bench.to(20_000);
    expect(pressedMs).toBeGreaterThan(2000);
    expect(stampedMs - pressedMs).toBeCloseTo(0.05, 2);
    expect(Math.abs(bench.state().white.used - (pressedMs - 1000))).toBeLessThan(1);
  });
}

function crystal(image: PicoImage): void {
  test("that is 100 millionths fast is put right by its trim", () => {
    const fast = 1.0001;
    const counted = (lines: readonly string[]) => Number(/"time":(\d+)/.exec(lines.join())?.[1]);
    const bench = new Bench(image).to(1000 * fast);
    bench.ask("setting 6 90000");
    const from = bench.nowMs;
    const before = counted(bench.ask("time", 50));
    bench.to(from + 3_600_000 * fast);
    const after = counted(bench.ask("time", 50));
    expect(Math.abs(after - before - 3_600_000)).toBeLessThanOrEqual(1);
  });
}

function watchdog(image: PicoImage): void {
  test("restarts a program that hangs, after 5 s", () => {
    const bench = new Bench(image).to(1000);
    const { chip } = bench.emulated;
    const spin = bench.addressOf("heap_limit");
    bench.ram(spin, spin + 6).set([0x62, 0xb6, 0x30, 0xbf, 0xfd, 0xe7]); // interrupts on; sleep, and again
    chip.rp2040.core.waiting = false;
    chip.rp2040.core.PC = spin;
    expect(bench.to(4900).emulated.chip.hasRestarted).toBe(false);
    expect(bench.to(6100).emulated.chip.hasRestarted).toBe(true);
  });

  test("is fed for as long as nothing happens", () => {
    expect(new Bench(image).to(60_000).emulated.chip.hasRestarted).toBe(false);
  });
}

function memory(image: PicoImage): void {
  let bench: Bench;
  beforeAll(() => {
    bench = new Bench(image);
    const top = bench.addressOf("stack_top");
    bench.ram(bench.addressOf("heap_limit"), top - 256).fill(0xa5);
    bench.to(200);
    bench.ask("set 180+2");
    bench.ask("subscribe");
    bench.press(Switch.Right, 2000);
    for (let press = 0; press < 20; press++)
      bench.press(press % 2 === 0 ? Switch.Left : Switch.Right, 3000 + 500 * press);
    for (let key = 0; key < 12; key++) bench.press(key % 3 === 0 ? Switch.Menu : Switch.Plus, 14_000 + 300 * key);
  });

  test("heap and stack take 120 kB at most", () => {
    const heap = bench.word("heap_end") - bench.addressOf("heap_start");
    const limit = bench.addressOf("heap_limit");
    const stack = bench.ram(limit, bench.addressOf("stack_top"));
    const deepest = stack.length - stack.findIndex((byte) => byte !== 0xa5);
    expect(heap).toBeGreaterThan(20_000);
    expect(deepest).toBeGreaterThan(200);
    expect(heap + deepest).toBeLessThan(120_000);
    expect(deepest).toBeLessThan(stack.length - 1024);
  });

  // The image with voice modules is the largest; that of a Sharp display takes 1 kB less. A language changes no size.
  test("the flash holds 470 kB of the largest image at most", async () => {
    const largest = await keptPicoFiles(picocard);
    // Both end with a whole sector, which may be the same.
    expect(fromUf2(largest.uf2).length).toBeGreaterThanOrEqual(fromUf2(image.uf2).length);
    expect(fromUf2(largest.uf2).length).toBeLessThanOrEqual(470_000);
  });

  test("handlers of interrupts, and all that they touch, lie in RAM", () => {
    for (const name of ["on_pins", "on_timer", "on_uart", "push_edge", "change_flash", "edges", "uart", "vectors"]) {
      expect(bench.addressOf(name) >>> 28, name).toBe(2);
    }
  });
}

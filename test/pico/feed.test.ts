/** The watchdog is fed often enough, although each erase takes as long as the flash's maker allows: 400 ms. */
import { expect, test } from "vitest";
import { Bench } from "./bench";
import { fillLog } from "./filled-log";
import { findImage } from "./found";

const image = await findImage();
const watchdogAddress = 0x40058;
const loadRegister = 4;
/** The longest times of a W25Q16JV: for a sector erase and for a page program. */
const longestTimes = { eraseNs: 400e6, programNs: 3e6 };
const longestEraseMs = 400;

if (image !== undefined) {
  test("a handler erases one page at most, and the longest erase leaves the watchdog four seconds", () => {
    const bench = new Bench(image);
    const { chip } = bench.emulated;
    Object.assign(chip.flash, { times: longestTimes });
    bench.to(500);
    const watchdog = chip.rp2040.peripherals[watchdogAddress]!;
    const write = watchdog.writeUint32.bind(watchdog);
    let fedMs = 0;
    let erases = 0;
    let longestMs = 0;
    let most = 0;
    watchdog.writeUint32 = (offset: number, value: number) => {
      if (offset === loadRegister) {
        if (fedMs > 0) longestMs = Math.max(longestMs, bench.nowMs - fedMs);
        if (fedMs > 0) most = Math.max(most, chip.flash.erases - erases);
        fedMs = bench.nowMs;
        ({ erases } = chip.flash);
      }
      write(offset, value);
    };
    fillLog(bench);
    const before = chip.flash.erases;
    bench.ask("new", 500);
    bench.ask("set 600", 6000);
    expect(chip.flash.erases - before).toBeGreaterThanOrEqual(1);
    expect(most).toBe(1);
    expect(longestMs).toBeLessThan(3 * longestEraseMs);
    expect(chip.hasRestarted).toBe(false);
  });
}

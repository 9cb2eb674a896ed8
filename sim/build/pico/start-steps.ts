/** Writes how the chip starts, and how a boot that stops blinks, as C data that native/steps.h declares. */
import type { Board } from "../../../board-defs/board";
import { lampsOf } from "./self-test-pins";
import * as steps from "./steps";
import { await_, clear, clocks, dividersOff, listText, locked, need, oscillatorOff, resetsDone, write } from "./steps";

/** The name of the C file. */
export const startFile = "start_steps.c";

const crystal = 0x40024000;
const pllSys = 0x40028000;
const refControl = clocks + 0x30;
const refSelected = clocks + 0x38;
const sysControl = clocks + 0x3c;
const sysSelected = clocks + 0x44;
const periControl = clocks + 0x48;

const watchdogResets = 0x40010008;
const watchdogOn = 2 ** 30;

const pinsAndPads = (1 << 5) | (1 << 8);
/** The dma, pll_sys, io_bank0, pads_bank0, pwm, spi0, timer and uart0. */
const needed = (1 << 2) | (1 << 12) | pinsAndPads | (1 << 14) | (1 << 16) | (1 << 21) | (1 << 22);

/** The steps of the start that the tests exchange. */
export const parts = {
  /** The crystal gets 6 ms: some take longer than the usual millisecond. */
  crystalDelay: write(crystal + 12, 282),
  /** SPI and UART leave their reset only when their own clock runs: here on the crystal. */
  periOn: write(periControl, 0x880),
  release: write(steps.resets + clear, needed),
  awaitParts: need(resetsDone, needed, "STOP_PARTS"),
  pllFactor: write(pllSys + 8, 125),
  pllDividersOn: write(pllSys + clear + 4, dividersOff),
};

/**
 * The watchdog gets its longest time, so that a start that hangs ends too. The time is 8.4 s on the crystal, and longer
 * on the oscillator that runs at first. The main loop feeds the watchdog with the content of scratch register 0.
 */
const longest = 0xffffff;
/** Everything but the two oscillators. */
const resetByWatchdog = 0x1fffc;
const startWatchdog = [
  write(watchdogResets, resetByWatchdog),
  write(steps.watchdog + 0x2c, 512 + 12), // 1 µs on the crystal, for the timer too
  write(steps.watchdog + 12, longest),
  write(steps.watchdog + 4, longest),
  write(steps.watchdog + steps.set, watchdogOn),
];

/** After a restart by the watchdog clk_sys may still be the PLL, which is set then: leave it first. */
const leavePll = write(sysControl, 0);

/** Makes 125 MHz from the 12 MHz crystal. */
const start = [
  ...startWatchdog,
  leavePll,
  parts.crystalDelay,
  write(crystal, 0xfabaa0),
  need(crystal + 4, 2 ** 31, "STOP_CRYSTAL"),
  write(refControl, 2),
  need(refSelected, 4, "STOP_REFERENCE"),
  parts.periOn,
  parts.release,
  parts.awaitParts,
  parts.pllFactor,
  write(pllSys + clear + 4, oscillatorOff),
  need(pllSys, locked, "STOP_PLL"),
  write(pllSys + 12, 0x62000),
  parts.pllDividersOn,
  write(sysControl, 1),
  need(sysSelected, 2, "STOP_SYSTEM_CLOCK"),
];

/** Stops the watchdog, and runs the chip on its ring oscillator. */
const stop = [
  write(steps.watchdog + clear, watchdogOn),
  leavePll,
  await_(sysSelected, 1),
  write(refControl, 0),
  await_(refSelected, 1),
];

/** Makes all lamps outputs, which are dark. */
function lamps(board: Board): steps.Step[] {
  const pins = lampsOf(board);
  const mask = pins.reduce((sum, pin) => sum + 2 ** pin, 0);
  return [
    write(steps.resets + clear, pinsAndPads),
    await_(resetsDone, pinsAndPads),
    ...pins.flatMap((pin) => steps.lend(pin, steps.pulledDown)),
    write(steps.outClear, mask),
    write(steps.enableSet, mask),
  ];
}

/** Returns the lists. */
export function startData(board: Board): string {
  const lists = [listText("start_steps", start), listText("stop_steps", stop), listText("lamp_steps", lamps(board))];
  return `#include "chip.h"\n#include "steps.h"\n${lists.join("")}`;
}

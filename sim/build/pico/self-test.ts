/** Writes what the self-test of a board does, as C data that native/steps.h declares: registers, pins, ranges. */
import type { Board } from "../../../board-defs/board";
import { pinNumber } from "./entry";
import { spareArea } from "./flash-map";
import { heldContacts, lampPin, lampsOf, type Pin, pinsOf } from "./self-test-pins";
import * as steps from "./steps";
import {
  await_,
  awaitNone,
  check,
  clear,
  clocks,
  io,
  listText,
  locked,
  pads,
  type Range,
  resets,
  resetsDone,
  type Step,
  set,
  watchdog,
  write,
} from "./steps";

const pinEvents = io + 0xfc;
const pinInterrupts = io + 0x10c;
const pllUsb = 0x4002c000;
const uart = 0x40034000;
const adc = 0x4004c000;
const pwm = 0x40050000;
const timer = 0x40054028;
const watchdogResets = 0x40010008;
const interruptsOn = 0xe000e100;
const interruptsOff = 0xe000e180;

const adcReset = 1;
const pllReset = 1 << 13;
const usbReset = 1 << 24;
const counterDone = 1 << 4;
const ready = 1 << 8;
const enabled = 1 << 11;
const pinInterrupt = 1 << 13;

/** Opens UART0, and makes 48 MHz for USB and ADC. */
function opening(sendPin: number): Step[] {
  return [
    write(uart + 36, 6), // 115,200 baud of 12 MHz
    write(uart + 40, 33),
    write(uart + 44, 0x70),
    write(uart + 48, 0x101),
    write(io + 4 + 8 * sendPin, 2),
    write(resets + clear, pllReset),
    await_(resetsDone, pllReset),
    write(pllUsb + 8, 100),
    write(pllUsb + clear + 4, steps.oscillatorOff),
    await_(pllUsb, locked),
    write(pllUsb + 12, 0x55000),
    write(pllUsb + clear + 4, steps.dividersOff),
    write(clocks + 0x54, enabled),
    write(clocks + 0x60, enabled),
    write(resets + clear, adcReset + usbReset),
  ];
}

/**
 * The clocks by the number that the frequency counter gives them, in kHz. Neighbours differ, so a stale count shows.
 */
const counted: readonly [name: string, source: number, range: Range][] = [
  ["ring", 3, [1800, 12_000]],
  ["pll_sys", 1, [124_875, 125_125]],
  ["crystal", 5, [11_988, 12_012]],
  ["clk_sys", 9, [124_875, 125_125]],
  ["clk_peri", 10, [11_988, 12_012]],
  ["clk_usb", 11, [47_952, 48_048]],
  ["clk_ref", 8, [11_988, 12_012]],
  ["clk_adc", 12, [47_952, 48_048]],
];

/** Counts each clock for a millisecond against the crystal. */
function counting(): Step[] {
  const counter = clocks + 0x80;
  const settings = [12_000, 0, 0x1ffffff, 1, 10].map((value, place) => write(counter + 4 * place, value));
  return [
    ...settings,
    ...counted.flatMap(([name, source, range]) => [
      write(counter + 20, source),
      await_(counter + 24, counterDone),
      check(name, counter + 28, 0x3fffffe0, range),
    ]),
  ];
}

const lampSlice = pwm + 20 * 4;
const timedUs = 8192;

/**
 * Lets a slice count the processor's microseconds while one bit of the timer is set, which takes so many of its own.
 */
const timing = [
  write(lampSlice, 0),
  write(lampSlice + 4, 125 * 16),
  write(lampSlice + 16, 0xffff),
  await_(timer, timedUs),
  awaitNone(timer, timedUs),
  await_(timer, timedUs),
  write(lampSlice + 8, 0),
  write(lampSlice, 1),
  awaitNone(timer, timedUs),
  write(lampSlice, 0),
  check("timer_us", lampSlice + 8, 0xffff, [timedUs - 13, timedUs + 13]),
];

/**
 * A command of the flash, and its number of bytes: the chip's kind, half of its serial number, and its second status.
 */
const kindCommand = 0x9f + 4 * 256;
const serialCommand = 0x4b + 13 * 256;
const statusCommand = 0x35 + 2 * 256;
/** The bit of the status that lets the flash answer on four lines. */
const quadEnabled = 2;

const flash = [
  check("flash_kind", kindCommand, 0xffffff, [0xef4015, 0xef4015]),
  check("flash_serial", serialCommand, 0xffffffff, [1, 0xfffffffe]),
  check("flash_quad", statusCommand, quadEnabled, [1, 1]),
];

/** Lets a wave of 4 ms at the lamp's pin interrupt the program at each edge, and ends it. */
const wave = [
  write(lampSlice + 4, 125 * 16),
  write(lampSlice + 8, 0),
  write(lampSlice + 12, 2000 * 65_536),
  write(lampSlice + 16, 3999),
  write(pads + 4 + 4 * lampPin, 0x56),
  write(io + 4 + 8 * lampPin, 4),
  write(lampSlice, 1),
  write(pinEvents, 12 * 16),
  write(pinInterrupts + set, 12 * 16),
  write(interruptsOn, pinInterrupt),
];
const rest = [
  write(interruptsOff, pinInterrupt),
  write(pinInterrupts + clear, 12 * 16),
  write(lampSlice, 0),
  write(io + 4 + 8 * lampPin, 5),
];

/** Measures an input of the ADC by a single conversion. Its steps are 3.3 V / 4096. */
function conversion(name: string, input: number, range: Range): Step[] {
  const chosen = 3 + input * 4096;
  return [
    write(adc, chosen),
    await_(adc, ready),
    write(adc, chosen + 4),
    await_(adc, ready),
    check(`${name}_ready`, adc, ready, [1, 1]),
    check(name, adc + 4, 0xfff, range),
  ];
}

/** The least and the most supply, mV. */
const supplyMv: Range = [1800, 5500];
const stepsMax = 4095;

function gaugeSteps({ gauge }: Board): Step[] {
  if (gauge === undefined) return [];
  const pin = pinNumber(gauge.pin);
  const stepsOf = (mv: number) => Math.min(stepsMax, Math.round((mv / gauge.dividedBy / 3300) * (stepsMax + 1)));
  const range: Range = [stepsOf(supplyMv[0]), stepsOf(supplyMv[1])];
  return [write(pads + 4 + 4 * pin, 0x80), ...conversion("adc_supply", pin - 26, range)];
}

/** The sensor of the chip reads 876 steps at 27 °C, and 2.1 fewer for each degree more. */
function partSteps(board: Board): Step[] {
  const sense = board.link?.kind === "serial" ? pinNumber(board.link.usbSensePin) : -1;
  return [
    check("usb_pll", pllUsb, locked, [1, 1]),
    await_(resetsDone, usbReset),
    check("usb_ready", resetsDone, usbReset, [1, 1]),
    ...(sense < 0 ? [] : [check("usb_cable", steps.levels, 2 ** sense, [0, 1])]),
    ...conversion("adc_sensor", 4, [740, 1000]),
    ...gaugeSteps(board),
  ];
}

/** Stops USB and its clock, and lets the watchdog restart the chip, all but the oscillators, after 100 ms. */
const restart = [
  write(clocks + 0x54, 0),
  write(clocks + 0x60, 0),
  write(resets + set, adcReset + usbReset),
  write(watchdogResets, 0x1fffc),
  write(watchdog + 4, 200_000),
  write(watchdog + set, 2 ** 30),
];

/** Returns how the self-test pushes a pin up and down. A contact is only driven as its switch would connect it. */
function pinText({ pin, role, isOutput, restsHigh, range }: Pin): string {
  const asOutput = [steps.enableSet, steps.outSet, steps.outClear];
  const pulledUp = [steps.outClear, steps.enableClear, steps.enableSet];
  const pulledDown = [steps.outSet, steps.enableSet, steps.enableClear];
  const registers = isOutput ? asOutput : restsHigh ? pulledUp : pulledDown;
  const rest = restsHigh ? steps.pulledUp : steps.pulledDown;
  return `{"gp${pin}_${role}", ${[...registers.map((register) => `${register}u`), pin, Number(isOutput), rest, ...range].join()}}`;
}

function maskOf(pins: readonly number[]): number {
  return pins.reduce((mask, pin) => mask + 2 ** pin, 0);
}

/** Returns the tables. */
export function selfTestData(board: Board): string {
  const sendPin = board.link?.kind === "serial" ? pinNumber(board.link.transmitPin) : 0;
  const { pins: held, pull } = heldContacts(board);
  const pins = pinsOf(board);
  const keyPad = pull === "up" ? steps.pulledUp : steps.pulledDown;
  const awaitOpen = (pull === "up" ? await_ : awaitNone)(steps.levels, maskOf(held));
  const lent = pins.flatMap(({ pin, restsHigh }) => steps.lend(pin, restsHigh ? steps.pulledUp : steps.pulledDown));
  const lists = {
    keys: [...held.map((pin) => write(pads + 4 + 4 * pin, keyPad)), awaitOpen],
    opening: opening(sendPin),
    rest,
    restart,
  };
  // native/selftest.c numbers these parts, beginning with 1. The fourth, the image's checksum, needs no steps.
  const parts = [counting(), timing, flash, [], wave, lent, partSteps(board)];
  return `#include <stddef.h>
#include "steps.h"
${Object.entries(lists)
  .map(([name, steps]) => listText(`selftest_${name}`, steps))
  .join("")}
${parts.map((steps, index) => `static ${listText(`part_${index + 1}`, steps)}`).join("")}
const Step *const selftest_parts[] = {NULL, ${parts.map((_, index) => `part_${index + 1}`).join(", ")}};
const Pin selftest_pins[] = {${[...pins.map(pinText), "{NULL}"].join(",\n")}};
`;
}

/** Returns the compiler's options for native/selftest.c and native/stop.c. */
export function selfTestOptions(board: Board): string[] {
  const { pins: keys, pull } = heldContacts(board);
  return [
    `-DSELFTEST_BOARD="${board.name}"`,
    `-DSELFTEST_KEYS=${maskOf(keys)}u`,
    `-DSELFTEST_OPEN=${pull === "up" ? "~0u" : "0u"}`,
    `-DSELFTEST_PINS=${maskOf(pinsOf(board).map(({ pin }) => pin))}u`,
    `-DSELFTEST_LAMPS=${maskOf(lampsOf(board))}u`,
    `-DSELFTEST_SPARE=${spareArea(board).from}`,
  ];
}

/** Writes what the self-test of a board does, as C data that native/selftest.h declares: registers, pins, ranges. */
import type { Board } from "../../../board-defs/board";
import { pinNumber } from "./entry";
import { spareArea } from "./flash-map";
import { heldContacts, lampPin, lampsOf, pinsOf, type Range } from "./self-test-pins";

/** Registers, from the data sheet of the RP2040. A write at these distances sets or clears bits. */
const set = 0x2000;
const clear = 0x3000;
const clocks = 0x40008000;
const resets = 0x4000c000;
const resetsDone = resets + 8;
const pads = 0x4001c000;
const io = 0x40014000;
const pinEvents = io + 0xfc;
const pinInterrupts = io + 0x10c;
const pllUsb = 0x4002c000;
const uart = 0x40034000;
const adc = 0x4004c000;
const pwm = 0x40050000;
const watchdog = 0x40058000;
const watchdogResets = 0x40010008;
const levels = 0xd0000004;
const interruptsOn = 0xe000e100;
const interruptsOff = 0xe000e180;

const adcReset = 1;
const pllReset = 1 << 13;
const usbReset = 1 << 24;
const counterDone = 1 << 4;
const ready = 1 << 8;
const locked = 2 ** 31;
const enabled = 1 << 11;
const pinInterrupt = 1 << 13;

interface Step {
  address: number;
  bits: number;
  /** An empty name awaits one of the bits. */
  name?: string;
  range?: Range;
}

const write = (address: number, bits: number): Step => ({ address, bits });
const await_ = (address: number, bits: number): Step => ({ address, bits, name: "" });
const check = (name: string, address: number, bits: number, range: Range): Step => ({ address, bits, name, range });

/** Opens UART0, starts the microsecond, and makes 48 MHz for USB and ADC. */
function opening(sendPin: number): Step[] {
  return [
    write(watchdog + 0x2c, 512 + 12),
    write(uart + 36, 6), // 115,200 baud of 12 MHz
    write(uart + 40, 33),
    write(uart + 44, 0x70),
    write(uart + 48, 0x101),
    write(io + 4 + 8 * sendPin, 2),
    write(resets + clear, pllReset),
    await_(resetsDone, pllReset),
    write(pllUsb + 8, 100),
    write(pllUsb + clear + 4, 0x21),
    await_(pllUsb, locked),
    write(pllUsb + 12, 0x55000),
    write(pllUsb + clear + 4, 8),
    write(clocks + 0x54, enabled),
    write(clocks + 0x60, enabled),
    write(resets + clear, adcReset + usbReset),
  ];
}

/** The clocks by the number that the frequency counter gives them, in kHz. Neighbours differ, so a stale count shows. */
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

/** Lets a wave of 4 ms at the lamp's pin interrupt the program at each edge, and ends it. */
const wave = [
  write(lampSlice, 0),
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
    ...(sense < 0 ? [] : [check("usb_cable", levels, 2 ** sense, [0, 1])]),
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

/** Returns the tables. */
export function selfTestData(board: Board): string {
  const sendPin = board.link?.kind === "serial" ? pinNumber(board.link.transmitPin) : 0;
  const lists = { opening: opening(sendPin), clocks: counting(), wave, rest, parts: partSteps(board), restart };
  const pins = pinsOf(board).map(({ pin, role, isOutput, restsHigh, range }) =>
    [`"gp${pin}_${role}"`, pin, Number(isOutput), Number(restsHigh), ...range].join(),
  );
  return `#include <stddef.h>
#include "selftest.h"
${Object.entries(lists)
  .map(([name, steps]) => listText(name, steps))
  .join("\n")}
const Pin selftest_pins[] = {${[...pins, "NULL, 0, 0, 0, 0, 0"].map((pin) => `{${pin}}`).join(",\n")}};
`;
}

function listText(name: string, steps: readonly Step[]): string {
  const texts = steps.map(({ address, bits, name: checked, range: [least, most] = [0, 0] }) =>
    [`${address}u`, `${bits}u`, checked === undefined ? "NULL" : JSON.stringify(checked), least, most].join(),
  );
  return `const Step selftest_${name}[] = {${[...texts, "0, 0, NULL, 0, 0"].map((step) => `{${step}}`).join(",\n")}};`;
}

/** Returns the compiler's options for native/selftest.c and native/stop.c. */
export function selfTestOptions(board: Board): string[] {
  const { pins, pull } = heldContacts(board);
  const [first = 0, second = 0] = pins;
  const lamps = lampsOf(board).reduce((mask, pin) => mask + 2 ** pin, 0);
  return [
    `-DSELFTEST_BOARD="${board.name}"`,
    `-DSELFTEST_KEY_1=${first}`,
    `-DSELFTEST_KEY_2=${second}`,
    `-DSELFTEST_PADS=${pull === "up" ? 0x5a : 0x56}`,
    `-DSELFTEST_OPEN=${pull === "up" ? "~0u" : "0u"}`,
    `-DSELFTEST_LAMPS=${lamps}u`,
    `-DSELFTEST_SPARE=${spareArea(board).from}`,
  ];
}

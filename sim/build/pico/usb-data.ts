/**
 * Describes a board to a USB host as one serial port, CDC-ACM, as constant C data. The fields are those of the USB 2.0
 * specification, chapter 9, and of its class definitions for communication devices and PSTN, both 1.2.
 */
import type { Board } from "../../../board-defs/board";

/**
 * The longest packet that the clock sends. Some hosts damage the handshake of a long packet at the end of a frame, and
 * the chip then hangs (RP2040-E15). Half of the usual length stays clear of that.
 */
export const packetBytes = 32;
const receivedBytes = 64;

/** The numbers of descriptors. */
const deviceKind = 0x100;
const configurationKind = 0x200;
const textKind = 0x300;
/**
 * Vendor 0x1209, product 0x0001: a number that pid.codes keeps for tests. Whoever gives or sells clocks needs another.
 */
const ids = [0x09, 0x12, 0x01, 0x00];
const texts = ["flagfall", "flagfall chess clock"];

/** The largest current of each part at 3.3 V, in mA; docs/runtimes.md has the sources. Only motors are no estimates. */
const chipMa = 30;
const oledMa = 150;
const otherDisplayMa = 2;
const lightMa = 40;
const lampMa = 10;
const motorMa = 80;
const soundMa = 12;
/** A host gives 500 mA at most. What takes more, servos and voice modules, must have its own supply. */
const hostMa = 500;
const busV = 5;
const partsV = 3.3;
const converterShare = 0.85;

/** Returns the most that a board takes from the cable, in mA, in the steps of 2 mA that a descriptor has. */
export function usbCurrentMa({ display, flag, motors, buzzer, earphones }: Board): number {
  const parts = [
    chipMa,
    display.driver === "ssd1306" ? oledMa : otherDisplayMa,
    display.lightPin === undefined ? 0 : lightMa,
    flag.kind === "led" ? 2 * lampMa : 0,
    motors === undefined ? 0 : 2 * motorMa,
    buzzer === undefined ? 0 : soundMa,
    earphones === undefined ? 0 : soundMa,
  ];
  const sumMa = parts.reduce((sum, part) => sum + part, 0);
  return Math.min(hostMa, 2 * Math.ceil((sumMa * partsV) / busV / converterShare / 2));
}

/** Distinguishes the two answers to a request that asks for a state. A request has 16 bits. */
const stateBit = 1 << 16;

/** Answers to requests, by the first two bytes of the request: name and kind. */
const replies: readonly [number, number[]][] = [
  [0x0880, [0]], // no configuration
  [0x0880 | stateBit, [1]], // the only one
  [0x0082, [0, 0]], // an endpoint at work
  [0x0082 | stateBit, [1, 0]], // a halted one
  [0x0080, [0, 0]], // the status of the device, which the cable feeds and which wakes no host
  [0x0081, [0, 0]], // the status of an interface
  [0x0a81, [0]], // the setting of an interface
  [0x21a1, [0, 194, 1, 0, 0, 0, 8]], // the line: 115,200 bits a second, as the serial port, whatever the host sets
];

/** Returns every descriptor with its number, kind and index, and all other answers. */
export function usbReplies(board: Board): [number, number[]][] {
  const all: [number, number[]][] = [
    [deviceKind, [18, 1, 0, 2, 2, 0, 0, packetBytes, ...ids, 0, 1, 1, 2, 0, 1]],
    [configurationKind, configurationOf(board)],
    [textKind, [4, 3, 0x09, 0x04]],
  ];
  for (const [index, text] of texts.entries()) {
    const letters = [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);
    all.push([textKind + index + 1, [2 + letters.length, 3, ...letters]]);
  }
  all.push(...replies);
  const full = all.find(([, bytes]) => bytes.length % packetBytes === 0);
  // The part in C sends no empty packet behind an answer.
  if (full !== undefined) throw new Error(`the USB reply ${full[0].toString(16)} ends with a full packet`);
  return all;
}

/** Returns the configuration: notifications, which the clock never sends, and bytes. */
function configurationOf(board: Board): number[] {
  const control = [9, 4, 0, 0, 1, 2, 2, 0, 0];
  /** The class is version 1.2. The port handles no calls and has a line state. Interface 0 controls interface 1. */
  const functions = [5, 36, 0, 32, 1, 5, 36, 1, 0, 1, 4, 36, 2, 2, 5, 36, 6, 0, 1];
  const notices = [7, 5, 0x81, 3, 8, 0, 255];
  const bytes = [9, 4, 1, 0, 2, 10, 0, 0, 0, 7, 5, 0x02, 2, receivedBytes, 0, 0, 7, 5, 0x82, 2, packetBytes, 0, 0];
  const rest = [...control, ...functions, ...notices, ...bytes];
  return [9, 2, 9 + rest.length, 0, 2, 1, 0, 0x80, usbCurrentMa(board) / 2, ...rest];
}

/** Returns the replies as C data in RAM, as native/chip.h declares them. */
export function usbData(board: Board): string {
  const all = usbReplies(board);
  const name = (number: number) => `reply_${number.toString(16)}`;
  const bytes = all.map(([number, one]) => `IN_RAM_DATA static const uint8_t ${name(number)}[] = {${one.join()}};\n`);
  const entries = all.map(([number, one]) => `{${number}, ${one.length}, ${name(number)}}`);
  const table = `IN_RAM_DATA const UsbReply usb_replies[USB_REPLIES] = {${entries.join(", ")}};\n`;
  return `#include "chip.h"\n${bytes.join("")}${table}`;
}

/** Answers the requests by which a USB host gets to know the clock: endpoint 0. */
import { divide, remainder } from "../../firmware/core/divide";
import { chip } from "./chip";
import { descriptorOf, PACKET_BYTES } from "./usb-descriptors";
import { BUFFER_FULL, lendBuffer, MEMORY, REGISTERS } from "./usb-memory";

/** What a request asks the serial port to do. */
export const enum Wish {
  Nothing = 0,
  Configure = 1,
  /** A program starts listening. */
  Open = 2,
  /** The program stops listening. */
  Close = 3,
}

/** The first two bytes of a request: its kind, without its receiver, and its name. */
const enum Request {
  GetStatus = 32768,
  GetDescriptor = 32774,
  GetConfiguration = 32776,
  SetAddress = 5,
  SetConfiguration = 9,
  SetInterface = 11,
  SetLineCoding = 8224,
  GetLineCoding = 40993,
  SetLineState = 8226,
  SendBreak = 8227,
}

const ADDRESS = REGISTERS;
const STALL_ALLOWED = REGISTERS + 104;
const ANSWER_CONTROL = MEMORY + 128;
const RECEIPT_CONTROL = MEMORY + 132;
const ANSWER_AT = MEMORY + 256;
const STALL = 2048;
/** The line has 115,200 bits a second, as the serial port. The host may set any other value, without effect. */
const LINE_CODING: readonly number[] = [0, 194, 1, 0, 0, 0, 8];

let answer: readonly number[] = [];
/** The number of bytes that the host takes, and the number that it has. */
let size = 0;
let answered = 0;
let isOdd = false;
/** The address that becomes valid once the host knows that the clock has it, or −1. */
let newAddress = -1;
/** True if the host sends bytes with its request. The answer then follows them. */
let takesBytes = false;
let configuration = 0;

/** Starts anew after a reset of the bus. */
export function dropAnswer(): void {
  size = 0;
  newAddress = -1;
  takesBytes = false;
  configuration = 0;
}

/** Answers the request that waits. */
export function answerSetup(): Wish {
  const head = chip.peek(MEMORY);
  const most = word16(divide(chip.peek(MEMORY + 4), 65536));
  const value = word16(divide(head, 65536));
  const kind = divide(remainder(head, 256), 32);
  const request = 8192 * kind + remainder(divide(head, 256), 256);
  isOdd = true;
  takesBytes = false;
  if (request === Request.GetDescriptor) {
    give(descriptorOf(divide(value, 256), remainder(value, 256)), most);
    return Wish.Nothing;
  }
  const known = answerTo(request);
  if (known.length > 0) {
    give(known, most);
    return Wish.Nothing;
  }
  return obey(request, value);
}

function word16(bits: number): number {
  return remainder(bits, 65536);
}

function answerTo(request: number): readonly number[] {
  if (request === Request.GetConfiguration) return [configuration];
  if (request === Request.GetLineCoding) return LINE_CODING;
  return request === Request.GetStatus ? [0, 0] : [];
}

function obey(request: number, value: number): Wish {
  size = 0;
  answered = 0;
  if (request === Request.SetLineCoding) {
    takesBytes = true;
    lendBuffer(RECEIPT_CONTROL, PACKET_BYTES, true);
    return Wish.Nothing;
  }
  if (request === Request.SetAddress) newAddress = value;
  const wish = wishOf(request, value);
  const isKnown =
    wish !== Wish.Nothing ||
    request === Request.SetAddress ||
    request === Request.SetInterface ||
    request === Request.SendBreak;
  if (isKnown) sendPacket();
  else refuse();
  if (request === Request.SetConfiguration) configuration = value;
  return wish;
}

function wishOf(request: number, value: number): Wish {
  if (request === Request.SetConfiguration) return Wish.Configure;
  if (request === Request.SetLineState) return remainder(value, 2) === 1 ? Wish.Open : Wish.Close;
  return Wish.Nothing;
}

function refuse(): void {
  chip.poke(STALL_ALLOWED, 3);
  chip.poke(ANSWER_CONTROL, STALL);
  chip.poke(RECEIPT_CONTROL, STALL);
}

/** Offers the bytes of an answer, as many as the host takes. Refuses the request if there are none. */
function give(bytes: readonly number[], most: number): void {
  if (bytes.length === 0) {
    refuse();
    return;
  }
  answer = bytes;
  size = bytes.length;
  if (size > most) size = most;
  answered = 0;
  sendPacket();
}

/** Sends the next bytes of the answer. An empty packet accepts the request. */
function sendPacket(): void {
  let count = size - answered;
  if (count > PACKET_BYTES) count = PACKET_BYTES;
  for (let i = 0; i < count; i += 4) chip.poke(ANSWER_AT + i, wordAt(answered + i));
  answered += count;
  lendBuffer(ANSWER_CONTROL, BUFFER_FULL + count, isOdd);
  isOdd = !isOdd;
}

function wordAt(place: number): number {
  let word = 0;
  for (let i = 3; i >= 0; i--) word = 256 * word + (place + i < answer.length ? answer[place + i] : 0);
  return word;
}

/** Sends the next packet of the answer, or waits for the host's confirmation after the last one. */
export function finishAnswer(): void {
  if (newAddress >= 0) {
    chip.poke(ADDRESS, newAddress);
    newAddress = -1;
  }
  if (size === 0) return;
  if (answered < size) {
    sendPacket();
    return;
  }
  size = 0;
  lendBuffer(RECEIPT_CONTROL, 0, true);
}

/** Handles bytes of a request, which the clock ignores, or the host's confirmation. */
export function finishReceipt(): void {
  if (!takesBytes) return;
  takesBytes = false;
  sendPacket();
}

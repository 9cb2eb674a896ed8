/**
 * The link on the chip's USB connector, as a serial port. Registers and bits are those of the RP2040's data sheet, 4.1.
 * An interrupt only wakes the main loop, which calls `serveUsb`; a host waits for it. Without a cable the port is off.
 */
import { remainder } from "../../firmware/core/divide";
import { hasBit } from "./bits";
import { chip } from "./chip";
import { onSense } from "./contacts";
import { startUsbClock, stopUsbClock } from "./usb-clock";
import { answerSetup, dropAnswer, finishAnswer, finishReceipt, Wish } from "./usb-control";
import { PACKET_BYTES } from "./usb-descriptors";
import { BUFFER_FULL, lendBuffer, MEMORY, REGISTERS } from "./usb-memory";

const MAIN_CONTROL = REGISTERS + 64;
const WIRE_CONTROL = REGISTERS + 76;
const WIRE_STATUS = REGISTERS + 80;
const BUFFERS_DONE = REGISTERS + 88;
const ROUTE = REGISTERS + 116;
const POWER = REGISTERS + 120;
const WANTED = REGISTERS + 144;
/** The register of what is pending, also while its interrupt is masked. */
const PENDING = REGISTERS + 140;

/** The bits of that register: buffers, a reset of the bus, a request. */
const SOME_BUFFERS = 16;
const BUS_RESET = 4096;
const SETUP = 65536;
/** The bits of a reset and a request in the status of the wire. */
const STATUS_RESET = 524288;
const STATUS_SETUP = 131072;
/** Makes every buffer of endpoint 0 report its end, and shows the clock to the host. */
const TELL_EACH = 536870912;
const PULL_UP = 65536;
/** Connects the chip's own driver, and makes it believe that the cable is plugged in. */
const TO_DRIVER = 9;
const PLUGGED_IN = 12;

/** The endpoints: 0 for requests, 1 for notifications, 2 for bytes. Each has a buffer in and a buffer out. */
const IN_0 = 1;
const OUT_0 = 2;
const IN_2 = 16;
const OUT_2 = 32;
const NOTICE_SETTING = MEMORY + 8;
const SEND_SETTING = MEMORY + 16;
const RECEIVE_SETTING = MEMORY + 20;
const SEND_CONTROL = MEMORY + 144;
const RECEIVE_CONTROL = MEMORY + 148;
/** The places of their bytes, counted from the start of the memory. */
const NOTICE_AT = 384;
const SEND_AT = 448;
const RECEIVE_AT = 512;
/** Enables an endpoint that reports each buffer: kind 3 is for notifications, 2 for bytes. */
const NOTICES = -2147483647 - 1 + 536870912 + 201326592;
const BYTES = -2147483647 - 1 + 536870912 + 134217728;

let sense = -1;
let isOn = false;
let isConfigured = false;
/** True while a program listens. */
let isOpen = false;
/** True while a packet waits for the host. */
let isSending = false;
/** True if the last packet was full. If nothing follows, an empty packet must end it. */
let wasFull = false;
let sendsOdd = false;
let receivesOdd = false;

/** Serves the port whenever a cable gives power to a pin; never without such a pin. */
export function createUsb(sensePin: number): void {
  if (sensePin < 0) return;
  sense = sensePin;
  onSense(sense, followCable);
  followCable();
}

function followCable(this: void): void {
  const isPlugged = chip.level(sense) === 1;
  if (isPlugged === isOn) return;
  isOn = isPlugged;
  if (isOn) start();
  else stop();
}

function start(): void {
  startUsbClock();
  for (let at = 0; at < 256; at += 4) chip.poke(MEMORY + at, 0);
  chip.poke(ROUTE, TO_DRIVER);
  chip.poke(POWER, PLUGGED_IN);
  chip.poke(MAIN_CONTROL, 1);
  forget();
  chip.poke(WANTED, SOME_BUFFERS + BUS_RESET + SETUP);
  chip.poke(WIRE_CONTROL, TELL_EACH + PULL_UP);
}

function stop(): void {
  forget();
  chip.poke(WANTED, 0);
  chip.poke(WIRE_CONTROL, 0);
  chip.poke(MAIN_CONTROL, 0);
  stopUsbClock();
}

/** Forgets the host: none has chosen the clock yet, or none uses it any more. */
function forget(): void {
  isConfigured = false;
  isSending = false;
  wasFull = false;
  isOpen = false;
  chip.poke(REGISTERS, 0);
  dropAnswer();
}

/** Handles everything that is pending, then unmasks the interrupt. */
export function serveUsb(this: void): void {
  if (!isOn) return;
  const pending = chip.peek(PENDING);
  if (hasBit(pending, BUS_RESET)) {
    forget();
    chip.poke(BUFFERS_DONE, -1);
    chip.poke(WIRE_STATUS, STATUS_RESET);
  } else if (hasBit(pending, SOME_BUFFERS)) {
    takeBuffers();
  }
  if (hasBit(pending, SETUP)) {
    chip.poke(WIRE_STATUS, STATUS_SETUP);
    grant(answerSetup());
  }
  sendBytes();
  chip.poke(WANTED, SOME_BUFFERS + BUS_RESET + SETUP);
}

function takeBuffers(): void {
  const done = chip.peek(BUFFERS_DONE);
  chip.poke(BUFFERS_DONE, done);
  if (hasBit(done, IN_0)) finishAnswer();
  if (hasBit(done, OUT_0)) finishReceipt();
  if (hasBit(done, IN_2)) isSending = false;
  if (hasBit(done, OUT_2) && isConfigured) takeBytes();
}

/** Does what a request asks of the port. */
function grant(wish: Wish): void {
  if (wish === Wish.Configure) configure();
  if (wish === Wish.Close) isOpen = false;
  if (wish !== Wish.Open || !isConfigured) return;
  isOpen = true;
  // A line that the last program left half sent ends here.
  chip.listen(isSending ? 1 : 0);
}

function configure(): void {
  isConfigured = true;
  isSending = false;
  sendsOdd = false;
  receivesOdd = false;
  chip.poke(NOTICE_SETTING, NOTICES + NOTICE_AT);
  chip.poke(SEND_SETTING, BYTES + SEND_AT);
  chip.poke(RECEIVE_SETTING, BYTES + RECEIVE_AT);
  lendBuffer(RECEIVE_CONTROL, PACKET_BYTES, receivesOdd);
}

function takeBytes(): void {
  const count = remainder(chip.peek(RECEIVE_CONTROL), 1024);
  for (let i = 0; i < count; i++) chip.receive(chip.byte(MEMORY + RECEIVE_AT + i));
  receivesOdd = !receivesOdd;
  lendBuffer(RECEIVE_CONTROL, PACKET_BYTES, receivesOdd);
}

/** Sends a packet of what is queued, unless the last one still waits for the host. */
function sendBytes(): void {
  if (!isConfigured || isSending) return;
  const count = isOpen ? fillPacket() : 0;
  if (count === 0 && !wasFull) return;
  wasFull = count === PACKET_BYTES;
  isSending = true;
  lendBuffer(SEND_CONTROL, BUFFER_FULL + count, sendsOdd);
  sendsOdd = !sendsOdd;
}

/** Writes the bytes that wait into the packet. Returns their number. */
function fillPacket(): number {
  let count = 0;
  let added = 4;
  while (added === 4 && count < PACKET_BYTES) {
    added = fillWord(MEMORY + SEND_AT + count);
    count += added;
  }
  return count;
}

/** Writes four of the bytes that wait, or fewer if there are no more. Returns their number. */
function fillWord(address: number): number {
  let word = 0;
  let place = 1;
  let count = 0;
  for (let byte = chip.unsent(); byte >= 0; byte = count < 4 ? chip.unsent() : -1) {
    word += byte * place;
    place *= 256;
    count++;
  }
  chip.poke(address, word);
  return count;
}

/** Emulates a computer at the USB connector of a chip, with a program that reads and writes lines. */

import type { ChipClock } from "../../sim/pico/clock";
import type { UsbPort } from "../../sim/pico/usb-port";
import { encoded, letterAt } from "../../sim/words/code-page";
import type { ControlTransfer, Request, Result } from "./usb-control";
import { UsbHost } from "./usb-host";

const lineEnd = 10;
const msNs = 1e6;
/** A hasty host: it resets the bus 2 ms after the device appears, and speaks as soon as it may (USB 2.0, 7.1.7). */
const attachNs = 2 * msNs;
const resetNs = 10 * msNs;
const recoveryNs = 10 * msNs;
/** The device must hear its new address so long after the confirmation (USB 2.0, 9.2.6.3). */
const addressNs = 2 * msNs;
const triesMax = 8;

const newAddress = 5;
const fromDevice = 0x80;
const setAddress: Request = { kind: 0, name: 5, value: newAddress };
const describe = (value: number, most: number): Request => ({ kind: fromDevice, name: 6, value, most });
const setConfiguration: Request = { kind: 0, name: 9, value: 1 };
const setCoding: Request = { kind: 0x21, name: 0x20, sent: [0, 194, 1, 0, 0, 0, 8] };
const listen: Request = { kind: 0x21, name: 0x22, value: 3 };
const stopListening: Request = { kind: 0x21, name: 0x22, value: 0 };
const setHalt = (endpoint: number): Request => ({ kind: 2, name: 3, index: endpoint });
const clearHalt = (endpoint: number): Request => ({ kind: 2, name: 1, index: endpoint });
const inEndpoint = 0x82;

export class UsbComputer {
  /** True once the host knows the clock and has told it that a program listens. */
  isConnected = false;
  readonly host: UsbHost;
  private line = "";
  private readonly alarm: { schedule(ns: number): void; cancel(): void };
  private next = (): void => {};
  private isOut = false;

  constructor(
    readonly port: UsbPort,
    clock: ChipClock,
    private readonly lines: string[],
  ) {
    this.host = new UsbHost(port, clock);
    this.host.serial.onBytes = (bytes) => this.takeBytes(bytes);
    this.alarm = clock.createAlarm(() => this.next());
    port.onAttach = (isAttached) => this.follow(isAttached);
  }

  /** The lengths of the packets that the host received. */
  get packets(): number[] {
    return this.host.serial.packets;
  }

  /** The clock's answers to requests, packet by packet. */
  get answers(): number[][] {
    return this.host.answers;
  }

  hurry(): void {
    this.host.hurry();
  }

  private follow(isAttached: boolean): void {
    if (this.isOut) return;
    this.forget();
    if (isAttached) this.after(attachNs, () => this.resetBus());
  }

  private after(ns: number, act: () => void): void {
    this.next = act;
    this.alarm.schedule(ns);
  }

  private forget(): void {
    this.alarm.cancel();
    this.host.stop();
    this.host.isConfigured = false;
    this.isConnected = false;
    this.line = "";
  }

  /** Takes the cable out, in the middle of whatever goes on. */
  unplug(): void {
    this.isOut = true;
    this.forget();
  }

  /** Resets the bus and gets to know the clock. */
  resetBus(): void {
    this.forget();
    this.host.resetBus();
    this.after(resetNs + recoveryNs, () => this.meet());
  }

  /** Sends the requests of a usual computer, one after another. */
  private meet(): void {
    const { host } = this;
    this.insist([describe(0x100, 64), setAddress], () => {
      host.address = newAddress;
      const texts = [0x300, 0x301, 0x302].map((value) => describe(value, 255));
      const descriptions = [describe(0x100, 18), describe(0x200, 9), describe(0x200, 255), ...texts];
      this.after(addressNs, () => this.insist(descriptions, () => this.choose(() => this.open())));
    });
  }

  /** Chooses the configuration. Packets count anew. */
  choose(end: () => void = () => {}): void {
    this.insist([setConfiguration], () => {
      this.host.serial.restart();
      this.host.isConfigured = true;
      end();
    });
  }

  /** Lets a program listen. */
  open(): void {
    this.insist([setCoding, listen], () => {
      this.isConnected = true;
      this.line = "";
    });
  }

  close(): void {
    this.isConnected = false;
    this.insist([stopListening]);
  }

  /**
   * Halts an endpoint and ends the halt. Its packets count anew. Returns false, and does nothing, while one side does
   * not know whether a packet arrived: then a byte could be lost, and no rule forbids it.
   */
  halt(endpoint: number): boolean {
    const { serial, isBusy } = this.host;
    if (isBusy || !serial.isCertain) return false;
    serial.isResting = true;
    this.insist([setHalt(endpoint), clearHalt(endpoint)], () => {
      serial.isResting = false;
      if (endpoint === inEndpoint) serial.resetIn();
      else serial.resetOut();
    });
    return true;
  }

  /** Sends requests one after another, and each again if it was lost on the way, as drivers do. */
  private insist(requests: readonly Request[], end: () => void = () => {}, tries = 1): void {
    const [first, ...rest] = requests;
    if (first === undefined) {
      end();
      return;
    }
    this.host.request(first, ({ kind }) => {
      if (kind === "bytes") this.insist(rest, end);
      else if (kind === "lost" && tries < triesMax) this.insist(requests, end, tries + 1);
      else if (kind !== "gone") this.port.complain(`the request ${first.kind},${first.name}: ${kind}`);
    });
  }

  request(request: Request, end?: (result: Result) => void): ControlTransfer {
    return this.host.request(request, end);
  }

  read(isReading: boolean): void {
    this.host.read(isReading);
  }

  /** Writes a line, as one packet or several. */
  write(line: string): void {
    this.host.write([...Buffer.from(`${encoded(line)}\n`, "latin1")]);
  }

  private takeBytes(bytes: readonly number[]): void {
    for (const byte of bytes) {
      if (byte !== lineEnd) {
        this.line += letterAt(byte);
      } else {
        this.lines.push(this.line);
        this.line = "";
      }
    }
  }
}

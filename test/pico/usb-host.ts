/**
 * A USB host that keeps to the rules and expects the same of the device (U is the USB 2.0 specification). It repeats
 * what was lost, drops what came twice, and complains about wrong PIDs, late answers and answers to a wrong address. A
 * refusal (NAK) changes nothing in the device. So the host waits until a buffer is lent instead of asking on and on.
 */
import type { ChipClock } from "../../sim/pico/clock";
import type { Handshake, UsbPort } from "../../sim/pico/usb-port";
import { ControlTransfer, type Request, type Result } from "./usb-control";
import { Luck, noFaults, type WireFaults } from "./usb-faults";
import { SerialPipes } from "./usb-serial";

const frameNs = 1e6;
/** Tokens within this time before the end of a frame are late. */
const lateNs = 200e3;
/** The time of a transaction and the gap to the next one: 64 bytes and what surrounds them take 57 µs (U, 5.8.4). */
const transactionNs = 57e3;
const gapNs = 5e3;
/** After so many errors in a row a host gives up a pipe (U, 10.2.6). */
const errorsMax = 3;

export class UsbHost {
  faults: WireFaults = noFaults;
  address = 0;
  /** True while the host asks for bytes. */
  isReading = true;
  /** True once the serial port's pipes are in use. */
  isConfigured = false;
  readonly serial: SerialPipes;
  /** True while a packet is on the wire. */
  isBusy = false;
  /** The times from a request to its answer. */
  readonly answerNs: number[] = [];
  /** The packets of answers to requests. */
  readonly answers: number[][] = [];
  private control: ControlTransfer | undefined;
  private readonly controls: ControlTransfer[] = [];
  private readonly alarm: { schedule(ns: number): void; cancel(): void };
  private readonly turn: { schedule(ns: number): void; cancel(): void };
  private isSuspended = false;
  private suspendedNs = 0;
  private isHurried = false;
  private errors = 0;
  /** True if the device knows that the last request ended. */
  private isClean = true;
  /** True if the device may not know that its last answer arrived. */
  private mayRepeat = false;
  private end: (() => void) | undefined;

  constructor(
    readonly port: UsbPort,
    private readonly clock: ChipClock,
  ) {
    this.serial = new SerialPipes(port);
    port.onLent = () => this.wake();
    this.alarm = clock.createAlarm(() => this.step());
    this.turn = clock.createAlarm(() => this.endTransaction());
  }

  /** True if no request is under way or waits. */
  get isIdle(): boolean {
    return this.controls.length === 0 && (this.control === undefined || this.control.stage === "done");
  }

  /** Lets every packet take no time, as the processor does then. */
  hurry(): void {
    this.isHurried = true;
  }

  /** Sends a request after those before it. */
  request(request: Request, end?: (result: Result) => void): ControlTransfer {
    const transfer = new ControlTransfer(request, (what) => this.port.complain(what), end);
    this.controls.push(transfer);
    this.wake();
    return transfer;
  }

  write(bytes: readonly number[]): void {
    this.serial.waiting.push(...bytes);
    this.wake();
  }

  read(isReading: boolean): void {
    this.isReading = isReading;
    this.wake();
  }

  /** Resets the bus, in the middle of whatever goes on. Nobody may speak until 10 ms after it (U, 7.1.7.5). */
  resetBus(): void {
    this.stop();
    this.address = 0;
    this.isClean = true;
    this.isConfigured = false;
    this.serial.restart();
    this.port.resetBus();
  }

  /** Ends everything that goes on, as if the cable were out. */
  stop(): void {
    this.alarm.cancel();
    this.turn.cancel();
    this.isBusy = false;
    this.end = undefined;
    this.port.breakOff();
    this.serial.waiting.length = 0;
    this.isSuspended = false;
    const lost = [this.control, ...this.controls.splice(0)];
    this.control = undefined;
    for (const transfer of lost) transfer?.finish({ kind: "gone" });
  }

  /** Gives the present request up in its midst, as a driver does whose time is over. */
  giveUp(): void {
    if (this.isBusy || this.control === undefined || this.control.stage === "done") return;
    this.isClean = false;
    this.control.finish({ kind: "lost" });
    this.wake();
  }

  /** Lets the bus sleep or wake up. No limit of time counts meanwhile. */
  suspend(isSuspended: boolean): void {
    if (isSuspended) this.suspendedNs = this.clock.nanos;
    else this.control?.delay(this.clock.nanos - this.suspendedNs);
    this.isSuspended = isSuspended;
    this.port.suspend(isSuspended);
    this.wake();
  }

  private wake(): void {
    if (this.isBusy || this.isSuspended) return;
    this.alarm.schedule(this.isHurried ? 0 : gapNs + this.untilLate());
  }

  /** Returns how long to wait for a token at the very end of a frame. */
  private untilLate(): number {
    if (!this.faults.isLate()) return 0;
    return (2 * frameNs - transactionNs - 2 * gapNs - (this.clock.nanos % frameNs)) % frameNs;
  }

  private get isLate(): boolean {
    return this.clock.nanos % frameNs >= frameNs - lateNs;
  }

  /** Begins the next transaction, if there is one that the device does not refuse. */
  private step(): void {
    if (this.isBusy || this.isSuspended) return;
    if (this.control === undefined || this.control.stage === "done") {
      this.control = this.controls.shift();
      if (this.control !== undefined) this.control.address = this.address;
    }
    if (this.control !== undefined && this.stepControl(this.control)) return;
    const { serial, address } = this;
    const end = this.isConfigured
      ? ((this.isReading ? serial.beginIn(address, this.faults.luck(), () => this.isLate) : undefined) ??
        serial.beginOut(address, this.faults.luck()))
      : undefined;
    if (end !== undefined) this.take(end);
    else if (this.control !== undefined) this.alarm.schedule(this.control.limitNs - this.clock.nanos + gapNs);
  }

  /** Lets a transaction take its time. */
  private take(end: () => void): boolean {
    this.isBusy = true;
    this.end = end;
    this.turn.schedule(this.isHurried ? 0 : transactionNs);
    return true;
  }

  private endTransaction(): void {
    const { end } = this;
    this.end = undefined;
    this.isBusy = false;
    end?.();
    this.wake();
  }

  /** Counts errors in a row. */
  private check(isGood: boolean, what: string): void {
    this.errors = isGood ? 0 : this.errors + 1;
    if (this.errors < errorsMax) return;
    this.errors = 0;
    if (!this.port.hangs) this.port.complain(`${what} failed ${errorsMax} times`);
    this.control?.finish({ kind: "lost" });
  }

  private stepControl(transfer: ControlTransfer): boolean {
    transfer.checkTime(this.clock.nanos);
    if (transfer.stage === "done") return false;
    const luck = this.faults.luck();
    if (transfer.stage === "setup") {
      return this.take(() => {
        const handshake = luck === Luck.LostPacket ? "silent" : this.sendSetup(transfer);
        const isHeard = handshake === "ack" && luck === Luck.Good;
        this.check(isHeard || luck !== Luck.Good, `SETUP ${transfer.setup.join()}`);
        if (isHeard) transfer.begin(this.clock.nanos);
      });
    }
    return transfer.stage === "in" || transfer.stage === "statusIn"
      ? this.stepAnswer(transfer, luck)
      : this.stepRequest(transfer, luck);
  }

  /** The device may still have a buffer of a request that the host gave up, or that ended without its knowing. */
  private sendSetup(transfer: ControlTransfer): Handshake {
    // In a hurry the request comes before the processor has seen the end of the last one.
    const handshake = this.port.setup(transfer.address, transfer.setup, this.isClean && !this.isHurried);
    this.isClean = false;
    return handshake;
  }

  private refuse(transfer: ControlTransfer): boolean {
    this.isClean = true;
    return this.take(() => transfer.finish({ kind: "stall" }));
  }

  private stepAnswer(transfer: ControlTransfer, luck: Luck): boolean {
    if (luck === Luck.LostPacket) return this.take(() => {});
    const packet = this.port.beginIn(transfer.address, 0);
    if (packet === "nak") return false;
    if (packet === "stall") return this.refuse(transfer);
    if (packet === "silent") return this.take(() => this.check(false, "IN of endpoint 0"));
    return this.take(() => {
      this.check(true, "");
      const isFirst = transfer.answeredNs === 0;
      this.port.endIn(0, luck === Luck.Good, this.isLate);
      // Without its confirmation a device keeps its old address, and the host would have to reset it.
      if (luck !== Luck.Good && transfer.isAddress) return;
      this.answers.push([...packet.bytes]);
      const isNew = transfer.takeIn(packet, this.clock.nanos);
      if (isFirst) this.answerNs.push(transfer.answeredNs - transfer.sentNs);
      if (!isNew && !this.mayRepeat) this.port.complain("endpoint 0 sent a wrong PID");
      this.mayRepeat = luck !== Luck.Good;
      this.isClean = luck === Luck.Good && transfer.result !== undefined;
    });
  }

  private stepRequest(transfer: ControlTransfer, luck: Luck): boolean {
    if (luck === Luck.LostPacket) return this.take(() => {});
    const handshake = this.port.out(transfer.address, 0, transfer.packet);
    if (handshake === "nak") return false;
    if (handshake === "stall") return this.refuse(transfer);
    const isLast = transfer.stage === "statusOut";
    return this.take(() => {
      this.check(handshake === "ack", "OUT of endpoint 0");
      if (luck === Luck.Good) transfer.confirm(handshake, this.clock.nanos);
      // The chip refuses a packet that comes again, because it has no buffer for it. A host gives up some time later.
      else transfer.finish({ kind: "lost" });
      this.isClean = isLast && !this.mayRepeat;
    });
  }
}

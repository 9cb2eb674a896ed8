/**
 * The chip's USB controller as a host on the wire meets it: packet by packet, by the RP2040's data sheet (D, 4.1) and
 * the USB 2.0 specification (U). It replaces what npm rp2040js does, where the host takes each packet as soon as it is
 * lent: there are no refusals, repeats and lost packets. docs/runtimes.md lists the differences.
 */
import type { RPUSBController } from "rp2040js";
import type { Chip } from "./chip";

/** The answers of a device to a packet. A device that did not understand the packet is silent. */
export type Handshake = "ack" | "nak" | "stall" | "silent";

export interface DataPacket {
  readonly isOdd: boolean;
  readonly bytes: readonly number[];
}

/** The fields of the emulator's USB controller that its types lack. */
interface Controller {
  readonly mainCtrl: number;
  readonly addrEndp: number;
  readonly sieCtrl: number;
  sieStatus: number;
  epAbort: number;
  epAbortDone: number;
  epStallArm: number;
  sieStatusUpdated(): void;
  indicateBufferReady(endpoint: number, out: boolean): void;
  DPRAMUpdated(offset: number, value: number): void;
  writeUint32(offset: number, value: number): void;
}

const fullBit = 1 << 15;
const oddBit = 1 << 13;
const stallBit = 1 << 11;
const lentBit = 1 << 10;
const countMask = 1023;
const controlsAt = 128;
const controlsEnd = 256;
const endpoint0At = 256;
const enabledBit = 1 << 31;
const pullUpBit = 1 << 16;
const wireOffset = 0x4c;
const mainOffset = 0x40;
const abortOffset = 0x60;
const sequenceErrorBit = 1 << 31;
const resetBit = 1 << 19;
const setupBit = 1 << 17;
const resumeBit = 1 << 11;
const suspendedBit = 1 << 4;
const resetsAddress = 0x4000c000;
const usbReset = 1 << 24;
/** How long the other bits of a buffer must be there before the one that lends it (D, 4.1.2.5.1), in cycles. */
const settleCycles = 12;
/** A packet longer than this, with a damaged handshake late in a frame, stops the controller (D, RP2040-E15). */
const safeBytes = 50;

/** Returns the number of a pipe: each endpoint has one in and one out. */
export function pipeOf(endpoint: number, isOut: boolean): number {
  return 2 * endpoint + (isOut ? 1 : 0);
}

export class UsbPort {
  /** Is called when a pipe's buffer was lent, or stalls from now on. */
  onLent = (_pipe: number): void => {};
  /** Is called when the pull-up that shows the device to a host was turned on or off. */
  onAttach = (_isAttached: boolean): void => {};
  /** True after RP2040-E15: the controller answers nothing until it is reset. */
  hangs = false;
  private readonly controller: Controller;
  private readonly written: { cycles: number; value: number }[] = [];
  /** The pipe with a packet on the wire, or −1. */
  private busy = -1;
  private wasAttached = false;

  constructor(private readonly chip: Chip) {
    const { usbCtrl } = chip.rp2040;
    const controller = usbCtrl as unknown as Controller;
    this.controller = controller;
    controller.DPRAMUpdated = (offset, value) => this.noteWrite(offset, value >>> 0);
    const write = (Object.getPrototypeOf(usbCtrl) as RPUSBController).writeUint32.bind(usbCtrl);
    controller.writeUint32 = (offset, value) => {
      write(offset, value);
      // The emulator ends every packet at once. On the chip a packet that is on the wire ends first (D, EP_ABORT).
      if (offset === abortOffset && this.busy >= 0) controller.epAbortDone &= ~(1 << this.busy);
      if (offset === wireOffset || offset === mainOffset) this.followPullUp();
    };
  }

  get isAttached(): boolean {
    const { mainCtrl, sieCtrl } = this.controller;
    const isReset = (this.chip.rp2040.readUint32(resetsAddress) & usbReset) !== 0;
    return !isReset && (mainCtrl & 1) !== 0 && (sieCtrl & pullUpBit) !== 0;
  }

  private followPullUp(): void {
    const { isAttached } = this;
    if (isAttached === this.wasAttached) return;
    this.wasAttached = isAttached;
    this.hangs &&= isAttached;
    this.onAttach(isAttached);
  }

  /** Checks a write to the control of a buffer. */
  private noteWrite(offset: number, value: number): void {
    if (offset < controlsAt || offset >= controlsEnd || (this.controller.mainCtrl & 1) === 0) return;
    const pipe = (offset - controlsAt) >> 2;
    const { cycles } = this.chip.rp2040.core;
    const last = this.written[pipe] ?? { cycles: 0, value: 0 };
    const isRevoked = (this.controller.epAbort >>> pipe) & (this.controller.epAbortDone >>> pipe) & 1;
    if ((last.value & lentBit) !== 0 && isRevoked === 0) this.complain(`pipe ${pipe} changed while it is lent`);
    if ((value & lentBit) !== 0) {
      if ((last.value | lentBit) !== value) this.complain(`pipe ${pipe} changed with the bit that lends it`);
      if (cycles - last.cycles < settleCycles) this.complain(`pipe ${pipe} lent ${cycles - last.cycles} cycles later`);
    }
    this.written[pipe] = { cycles, value };
    if ((value & (lentBit | stallBit)) !== 0) this.onLent(pipe);
  }

  complain(what: string): void {
    this.chip.warnings.push(`USB: ${what}`);
  }

  private control(pipe: number): number {
    return this.chip.rp2040.usbDPRAMView.getUint32(controlsAt + 4 * pipe, true);
  }

  /** Ends a packet: the chip changes the control and reports the pipe. */
  private finish(pipe: number, set: number, cleared: number): void {
    const value = (this.control(pipe) & ~(cleared | lentBit)) | set;
    this.chip.rp2040.usbDPRAMView.setUint32(controlsAt + 4 * pipe, value, true);
    this.written[pipe] = { cycles: this.chip.rp2040.core.cycles, value: value >>> 0 };
    this.controller.indicateBufferReady(pipe >> 1, (pipe & 1) === 1);
  }

  private setStatus(bits: number): void {
    this.controller.sieStatus |= bits;
    this.controller.sieStatusUpdated();
  }

  /** Both lines are low for 10 ms (U, 7.1.7.5). The chip does not clear its address. */
  resetBus(): void {
    this.breakOff();
    this.controller.sieStatus &= ~suspendedBit;
    this.setStatus(resetBit);
  }

  /** Ends a packet on the wire without a handshake, as a cable that comes out does. */
  breakOff(): void {
    if (this.busy >= 0) this.controller.epAbortDone |= this.controller.epAbort & (1 << this.busy);
    this.busy = -1;
  }

  suspend(isSuspended: boolean): void {
    if (isSuspended) this.setStatus(suspendedBit);
    else this.controller.sieStatus &= ~suspendedBit;
    if (!isSuspended) this.setStatus(resumeBit);
  }

  private hears(address: number): boolean {
    return this.isAttached && !this.hangs && (this.controller.addrEndp & 127) === address;
  }

  /**
   * Takes a request, which a device must always take (U, 8.4.6.4), and ends a stall of endpoint 0 (D, 4.1.2.6.1). A
   * buffer that is still lent could swallow the request's first packet, unless it is the host's fault that it is.
   */
  setup(address: number, bytes: readonly number[], isClean: boolean): Handshake {
    if (!this.hears(address)) return "silent";
    const isLent = (this.control(0) | this.control(1)) & lentBit;
    if (isClean && isLent !== 0) this.complain("endpoint 0 has a buffer left of the request before");
    this.chip.rp2040.usbDPRAM.set(bytes);
    this.controller.epStallArm = 0;
    this.setStatus(setupBit);
    return "ack";
  }

  /** Returns what the chip does with a packet of a pipe at its token (D, 4.1.2.6.2 and 3). */
  private answer(address: number, pipe: number): "go" | "nak" | "stall" | "silent" {
    if (!this.hears(address)) return "silent";
    const control = this.control(pipe);
    const isEnabled = pipe < 2 || (this.setting(pipe) & enabledBit) !== 0;
    if (!isEnabled) return "silent";
    if ((this.controller.epAbort >>> pipe) & 1) return "nak";
    // Nobody knows what the chip does with a buffer of the request before. `setup` complains if there is one.
    if (pipe < 2 && (this.controller.sieStatus & setupBit) !== 0) return "nak";
    if ((control & stallBit) !== 0 && (pipe >= 2 || (this.controller.epStallArm >> pipe) & 1)) return "stall";
    const isReady = (control & lentBit) !== 0 && (control & fullBit) === (pipe & 1 ? 0 : fullBit);
    return isReady ? "go" : "nak";
  }

  private setting(pipe: number): number {
    return this.chip.rp2040.usbDPRAMView.getUint32(4 * pipe, true);
  }

  private place(pipe: number): number {
    return pipe < 2 ? endpoint0At : this.setting(pipe) & 0xffc0;
  }

  /** Begins to send a packet. `endIn` must follow it. */
  beginIn(address: number, endpoint: number): DataPacket | Exclude<Handshake, "ack"> {
    const pipe = pipeOf(endpoint, false);
    const answer = this.answer(address, pipe);
    if (answer !== "go") return answer;
    this.busy = pipe;
    const control = this.control(pipe);
    const at = this.place(pipe);
    const bytes = [...this.chip.rp2040.usbDPRAM.subarray(at, at + (control & countMask))];
    return { isOdd: (control & oddBit) !== 0, bytes };
  }

  /** Ends a packet that was sent. Without the host's handshake it waits for the next token. */
  endIn(endpoint: number, hasHandshake: boolean, isLate: boolean): void {
    const pipe = pipeOf(endpoint, false);
    if (this.busy !== pipe) return;
    this.breakOff();
    const count = this.control(pipe) & countMask;
    if (hasHandshake) this.finish(pipe, 0, fullBit);
    else if (isLate && count > safeBytes) this.hangs = true;
  }

  /** Takes a packet. One with the wrong PID is a repeat: the chip confirms and drops it (U, 8.6.4). */
  out(address: number, endpoint: number, { isOdd, bytes }: DataPacket): Handshake {
    const pipe = pipeOf(endpoint, true);
    const answer = this.answer(address, pipe);
    if (answer !== "go") return answer;
    const control = this.control(pipe);
    if (((control & oddBit) !== 0) !== isOdd) {
      this.setStatus(sequenceErrorBit);
      return "ack";
    }
    if (bytes.length > (control & countMask)) this.complain(`pipe ${pipe} got ${bytes.length} bytes`);
    this.chip.rp2040.usbDPRAM.set(bytes, this.place(pipe));
    this.finish(pipe, fullBit | bytes.length, countMask);
    return "ack";
  }
}

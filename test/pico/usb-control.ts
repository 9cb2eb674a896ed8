/**
 * Plays one control transfer of a USB host, with the rules and deadlines of the USB 2.0 specification, 8.5.3 and 9.2.6.
 */
import type { DataPacket, Handshake } from "../../sim/pico/usb-port";

/** The fields of a request. */
export interface Request {
  /** Direction, type and receiver in one byte (U, table 9-2). */
  readonly kind: number;
  readonly name: number;
  readonly value?: number;
  readonly index?: number;
  /** The most bytes that the host takes, or the bytes that it sends. */
  readonly most?: number;
  readonly sent?: readonly number[];
}

/** The outcomes of a request. `lost`: the host gave it up. `gone`: the cable is out, or the bus was reset. */
export type Result =
  | { readonly kind: "bytes"; readonly bytes: number[] }
  | { readonly kind: "stall" | "lost" | "gone" };

/** The steps of a transfer. */
export type Stage = "setup" | "in" | "out" | "statusIn" | "statusOut" | "done";

const packetBytes0 = 32;
const toHost = 128;
const setAddress = 5;
const msNs = 1e6;
/** The time limits for a packet of an answer, and for the confirmation of a request (U, 9.2.6.4). */
const dataNs = 500 * msNs;
const statusNs = 50 * msNs;

export class ControlTransfer {
  stage: Stage = "setup";
  result: Result | undefined;
  /** The address of the device when the transfer begins. */
  address = 0;
  /** The instant of the request, and of the first packet of its answer. */
  sentNs = 0;
  answeredNs = 0;
  readonly received: number[] = [];
  private isOdd = true;
  private stageNs = 0;

  constructor(
    readonly request: Request,
    private readonly complain: (what: string) => void,
    readonly end: (result: Result) => void = () => {},
  ) {}

  /** The bytes of the request. */
  get setup(): number[] {
    const { kind, name, value = 0, index = 0 } = this.request;
    const length = this.length;
    return [kind, name, value & 255, value >> 8, index & 255, index >> 8, length & 255, length >> 8];
  }

  private get length(): number {
    return this.request.sent?.length ?? this.request.most ?? 0;
  }

  /** Goes on after the device took the request. A repeat of it begins anew. */
  begin(nowNs: number): void {
    this.sentNs = nowNs;
    this.stageNs = nowNs;
    if (this.length === 0) this.stage = "statusIn";
    else this.stage = (this.request.kind & toHost) !== 0 ? "in" : "out";
  }

  private go(stage: Stage, nowNs: number): void {
    this.stage = stage;
    this.stageNs = nowNs;
  }

  finish(result: Result): void {
    this.stage = "done";
    this.result = result;
    this.end(result);
  }

  /** The packet that the host sends next: the bytes of a request, or the confirmation of an answer. */
  get packet(): DataPacket {
    if (this.stage === "out") return { isOdd: this.isOdd, bytes: this.request.sent ?? [] };
    return { isOdd: true, bytes: [] };
  }

  /** Handles a packet that arrived. Returns false if it is a repeat. */
  takeIn({ isOdd, bytes }: DataPacket, nowNs: number): boolean {
    if (this.answeredNs === 0) this.answeredNs = nowNs;
    if (this.stage === "statusIn") {
      if (!isOdd || bytes.length > 0) this.complain("a confirmation that is no empty DATA1");
      this.finish({ kind: "bytes", bytes: [...this.received] });
      return true;
    }
    if (isOdd !== this.isOdd) return false;
    this.isOdd = !this.isOdd;
    this.received.push(...bytes);
    if (bytes.length > packetBytes0) this.complain(`an answer's packet of ${bytes.length} bytes`);
    if (this.received.length > this.length) this.complain("an answer longer than the host asked for");
    const isLast = bytes.length < packetBytes0 || this.received.length >= this.length;
    this.go(isLast ? "statusOut" : "in", nowNs);
    return true;
  }

  /** Handles the handshake of a packet that the host sent. */
  confirm(handshake: Handshake, nowNs: number): void {
    if (handshake !== "ack") return;
    if (this.stage === "out") this.go("statusIn", nowNs);
    else this.finish({ kind: "bytes", bytes: [...this.received] });
  }

  /** The instant at which the device must have gone on. */
  get limitNs(): number {
    return this.stageNs + (this.stage === "in" || this.stage === "out" ? dataNs : statusNs);
  }

  /** Lets time pass that does not count. */
  delay(ns: number): void {
    this.stageNs += ns;
  }

  /** Complains if the device is later than it may be. */
  checkTime(nowNs: number): void {
    if (this.stage === "setup" || nowNs <= this.limitNs) return;
    this.complain(`${this.stage} of ${this.setup.join()} is too late`);
    this.finish({ kind: "lost" });
  }

  /** True if the device gets its address. */
  get isAddress(): boolean {
    return this.request.kind === 0 && this.request.name === setAddress;
  }
}

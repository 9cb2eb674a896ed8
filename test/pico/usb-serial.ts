/** The host's side of the serial port's two pipes, with the PIDs of the USB 2.0 specification (U), 8.6. */

import type { DataPacket, UsbPort } from "../../sim/pico/usb-port";
import { Luck } from "./usb-faults";

const endpoint = 2;
const sentBytes = 64;

export class SerialPipes {
  /** Bytes that the host has to send. */
  readonly waiting: number[] = [];
  /** The lengths of the packets that arrived. */
  readonly packets: number[] = [];
  /** How many packets arrived again. */
  repeats = 0;
  /** Is called with the bytes of each packet. */
  onBytes = (_bytes: readonly number[]): void => {};
  /** True while the host begins no transaction. */
  isResting = false;
  private sending: DataPacket | undefined;
  private inIsOdd = false;
  private outIsOdd = false;
  /** True if the device may not know that its last packet arrived, and if the host does not know that of its own. */
  private mayRepeat = false;
  private mayHaveArrived = false;

  constructor(private readonly port: UsbPort) {}

  /** False while one side does not know what the other has. Then no restart of the count is safe. */
  get isCertain(): boolean {
    return !this.mayRepeat && !this.mayHaveArrived;
  }

  /** Both sides count packets from an even one on (U, 9.1.1.5 and 9.4.5). */
  resetIn(): void {
    this.inIsOdd = false;
    this.mayRepeat = false;
  }

  resetOut(): void {
    this.outIsOdd = false;
    if (this.sending !== undefined) this.sending = { isOdd: false, bytes: this.sending.bytes };
  }

  /** Begins anew, after a reset or a new configuration. The packet on its way is lost. */
  restart(): void {
    this.sending = undefined;
    this.isResting = false;
    this.mayHaveArrived = false;
    this.resetIn();
    this.resetOut();
  }

  /** Begins to receive a packet. Returns what to do at its end, or undefined if the device has none. */
  beginIn(address: number, luck: Luck, isLate: () => boolean): (() => void) | undefined {
    if (this.isResting) return undefined;
    const packet = this.port.beginIn(address, endpoint);
    if (packet === "nak" || packet === "stall" || packet === "silent") return undefined;
    return () => {
      this.port.endIn(endpoint, luck === Luck.Good, isLate());
      // The device sends the packet again, whether the packet or its handshake was lost.
      if (luck !== Luck.LostPacket) this.take(packet);
      if (luck !== Luck.LostPacket) this.mayRepeat = luck === Luck.LostHandshake;
    };
  }

  private take({ isOdd, bytes }: DataPacket): void {
    if (isOdd !== this.inIsOdd) {
      if (!this.mayRepeat) this.port.complain("a wrong PID: the host drops what it never had");
      this.repeats++;
      return;
    }
    this.inIsOdd = !this.inIsOdd;
    this.packets.push(bytes.length);
    this.onBytes(bytes);
  }

  /** Sends a packet. Returns what to do at its end, or undefined if there is none or the device refuses it. */
  beginOut(address: number, luck: Luck): (() => void) | undefined {
    if (this.isResting) return undefined;
    if (this.sending === undefined) {
      if (this.waiting.length === 0) return undefined;
      this.sending = { isOdd: this.outIsOdd, bytes: this.waiting.splice(0, sentBytes) };
    }
    if (luck === Luck.LostPacket) return () => {};
    const handshake = this.port.out(address, endpoint, this.sending);
    if (handshake !== "ack") return undefined;
    return () => {
      this.mayHaveArrived = luck === Luck.LostHandshake;
      if (this.mayHaveArrived) return;
      this.outIsOdd = !this.outIsOdd;
      this.sending = undefined;
    };
  }
}

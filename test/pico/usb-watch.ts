/** Compares what a board sends by USB with what it sends by UART0. */
import type { EmulatedBoard } from "../../sim/pico/board";
import type { OtherWire } from "../../sim/pico/engine";
import { UsbComputer } from "./usb-computer";

/** The time limit for a host to know the clock, from power-on. */
const connectedNs = 100e6;

export class UsbWatch implements OtherWire {
  private readonly computer: UsbComputer;
  /** The lines that the computer received. */
  private readonly received: string[] = [];
  /** The lines of UART0 since the computer knows the clock. */
  private readonly expected: string[] = [];
  private wasConnected = false;

  constructor(private readonly board: EmulatedBoard) {
    this.computer = new UsbComputer(board.usbPort, board.chip.clock, this.received);
    board.senseUsb(true);
    this.computer.hurry();
  }

  get isConnected(): boolean {
    return this.computer.isConnected;
  }

  write(line: string): void {
    this.computer.write(line);
  }

  /** Notes lines of UART0. Those of the step in which the computer gets to know the clock may have come before. */
  note(lines: readonly string[]): void {
    if (this.wasConnected) this.expected.push(...lines);
    else if (this.isConnected) this.received.splice(0);
    this.wasConnected = this.isConnected;
  }

  /** Throws if USB carried other lines than UART0. */
  compare(): void {
    if (!this.wasConnected && this.board.chip.clock.nanos > connectedNs) throw new Error("no host found the clock");
    const at = this.expected.findIndex((line, index) => line !== this.received[index]);
    if (at >= 0) throw new Error(`line ${at + 1} on USB is ${this.received[at]}, and on UART0 ${this.expected[at]}`);
    if (this.received.length > this.expected.length) throw new Error("USB carried more lines than UART0");
  }
}

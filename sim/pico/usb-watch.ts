/** Compares what a board sends by USB with what it sends by UART0. */
import type { EmulatedBoard } from "./board";
import type { UsbComputer } from "./usb-computer";

/** The time limit for a host to know the clock, from power-on. */
const connectedNs = 100e6;

export class UsbWatch {
  private readonly computer: UsbComputer;
  /** The lines of UART0 since the computer knows the clock. */
  private readonly expected: string[] = [];
  private wasConnected = false;

  constructor(private readonly board: EmulatedBoard) {
    this.computer = board.plugUsb();
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
    else if (this.isConnected) this.board.usbLines.splice(0);
    this.wasConnected = this.isConnected;
  }

  /** Throws if USB carried other lines than UART0. */
  compare(): void {
    if (!this.wasConnected && this.board.chip.clock.nanos > connectedNs) throw new Error("no host found the clock");
    const { usbLines } = this.board;
    const at = this.expected.findIndex((line, index) => line !== usbLines[index]);
    if (at >= 0) throw new Error(`line ${at + 1} on USB is ${usbLines[at]}, and on UART0 ${this.expected[at]}`);
    if (usbLines.length > this.expected.length) throw new Error("USB carried more lines than UART0");
  }
}

/** An emulated board with what tests connect to it: a computer at its USB connector, and earphones that are heard. */
import type { Board } from "../../board-defs/board";
import { pinNumber } from "../../sim/build/pico/entry";
import { EmulatedBoard } from "../../sim/pico/board";
import type { ChipOptions } from "../../sim/pico/chip";
import { Earphone } from "./earphone";
import { UsbComputer } from "./usb-computer";

export class ConnectedBoard extends EmulatedBoard {
  /** The left and the right earphone. */
  readonly earphones: readonly [Earphone, Earphone];
  /** Lines that a computer received by USB. */
  readonly usbLines: string[] = [];
  private computer: UsbComputer | undefined;

  constructor(board: Board, options: ChipOptions) {
    super(board, options);
    const { rp2040, clock } = this.chip;
    const { leftPin, rightPin } = board.earphones ?? {};
    const earphone = (pin: string | undefined) => new Earphone(rp2040.gpio[pinNumber(pin)], clock);
    this.earphones = [earphone(leftPin), earphone(rightPin)];
  }

  /** Plugs in the cable of a computer, which has a program that reads the port. */
  plugUsb(): UsbComputer {
    this.computer = new UsbComputer(this.usbPort, this.chip.clock, this.usbLines);
    this.senseUsb(true);
    return this.computer;
  }

  unplugUsb(): void {
    this.computer?.unplug();
    this.computer = undefined;
    this.senseUsb(false);
  }
}

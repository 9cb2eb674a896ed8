/** Emulates a computer at the USB connector of a chip, with a program that reads and writes lines. */
import { type RPUSBController, USBCDC } from "rp2040js";

const lineEnd = 10;

/** The functions of the emulator's USB part that its types lack. */
interface Buffers {
  indicateBufferReady(endpoint: number, out: boolean): void;
}

export class UsbComputer {
  /** True once the host knows the clock and has told it that a program listens. */
  isConnected = false;
  /** The lengths of the packets that the host received. */
  readonly packets: number[] = [];
  /** The clock's answers to requests, packet by packet. */
  readonly answers: number[][] = [];
  private readonly host: USBCDC;
  private line = "";
  private isReading = true;
  /** The functions to call when the host reads again. */
  private held: (() => void)[] = [];
  /** Lets the host send as soon as it has something to send. */
  private sendWaiting: (() => void) | undefined;

  constructor(
    readonly port: RPUSBController,
    private readonly lines: string[],
  ) {
    this.host = new USBCDC(port);
    this.host.onDeviceConnected = () => (this.isConnected = true);
    this.host.onSerialData = (bytes) => this.takeBytes(bytes);
    this.holdWrites();
    this.holdReads();
  }

  /** Lets the host pause its reading, as a real one may. The emulated host would take everything at once. */
  private holdWrites(): void {
    const { port } = this;
    const written = port.onEndpointWrite?.bind(port);
    port.onEndpointWrite = (endpoint, bytes) => {
      if (endpoint === 0) this.answers.push([...bytes]);
      this.whenReading(endpoint, () => written?.(endpoint, bytes));
    };
    const buffers = port as unknown as Buffers;
    const ready = (Object.getPrototypeOf(port) as Buffers).indicateBufferReady.bind(port);
    buffers.indicateBufferReady = (endpoint, out) => this.whenReading(out ? 0 : endpoint, () => ready(endpoint, out));
  }

  private whenReading(endpoint: number, act: () => void): void {
    if (endpoint === 0 || this.isReading) act();
    else this.held.push(act);
  }

  /** Lets the host send only if it has something. The emulated host would send empty packets for ever. */
  private holdReads(): void {
    const { port, host } = this;
    const read = port.onEndpointRead?.bind(port);
    port.onEndpointRead = (endpoint, size) => {
      const send = () => read?.(endpoint, size);
      if (host.txFIFO.empty) this.sendWaiting = send;
      else send();
    };
  }

  /** Lets every transfer take no time, as on an emulated chip whose processor takes none. */
  hurry(): void {
    const { port } = this;
    port.readDelayMicroseconds = 0;
    port.writeDelayMicroseconds = 0;
  }

  read(isReading: boolean): void {
    this.isReading = isReading;
    if (!isReading) return;
    for (const act of this.held.splice(0)) act();
  }

  /** Writes a line, as one packet or several. */
  write(line: string): void {
    for (const byte of Buffer.from(`${line}\n`, "latin1")) this.host.sendSerialByte(byte);
    const send = this.sendWaiting;
    this.sendWaiting = undefined;
    send?.();
  }

  private takeBytes(bytes: Uint8Array): void {
    this.packets.push(bytes.length);
    for (const byte of bytes) {
      if (byte !== lineEnd) {
        this.line += String.fromCharCode(byte);
      } else {
        this.lines.push(this.line);
        this.line = "";
      }
    }
  }
}

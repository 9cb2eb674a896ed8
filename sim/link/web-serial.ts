/** The part of a browser's serial ports (Web Serial) that is used here. */
export interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}

interface Serial {
  requestPort(): Promise<SerialPort>;
}

/** Returns the browser's access to serial ports, or undefined if it has none. */
export function browserSerial(): Serial | undefined {
  return (globalThis as { navigator?: { serial?: Serial } }).navigator?.serial;
}

/** Uses a serial port as a wire for text. */

import { readdirSync } from "node:fs";
import type { Duplex } from "node:stream";
import { SerialPortStream } from "@serialport/stream";
import { linkBaud } from "../boards/link-baud";

/** The connection to a clock, as the client needs it. */
export interface Wire {
  /** Sends a text. The wire may lose it; the client then asks again. */
  write(text: string): void;
  /** Must be called once. Calls `lost` when the other end disappears. */
  listen(take: (piece: string) => void, lost: (reason: string) => void): void;
  /** Closes the wire, even if it is already lost. */
  close(): Promise<void>;
}

type Binding = ConstructorParameters<typeof SerialPortStream>[0]["binding"];

/** Opens a port. Rejects with the system's reason. `binding` replaces the access to this system's ports. */
export async function openPort(path: string, binding?: Binding): Promise<Wire> {
  const used = binding ?? (await systemBinding());
  const stream = await new Promise<SerialPortStream>((resolve, reject) => {
    const opened = new SerialPortStream({ path, baudRate: linkBaud, binding: used }, (error) => {
      if (error === null || error === undefined) resolve(opened);
      else reject(error);
    });
  });
  return wireOf(stream);
}

/** Returns the ports that may lead to a clock: those of plugged-in devices, not of the machine itself. */
export async function knownClocks(): Promise<string[]> {
  if (process.platform === "linux") return linuxPorts(/^tty(?:USB|ACM)\d+$|^rfcomm\d+$/);
  const ports: { path: string; vendorId?: string | undefined }[] = await (await systemBinding()).list();
  return ports.flatMap(({ path, vendorId }) => (vendorId === undefined ? [] : [path]));
}

/** Lists the ports of Linux. The serial binding would run udevadm, and crashes the program if that is missing. */
function linuxPorts(names: RegExp): string[] {
  const found = readdirSync("/dev").filter((name) => names.test(name));
  return found.map((name) => `/dev/${name}`).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

async function systemBinding(): Promise<Binding> {
  const { autoDetect } = await import("@serialport/bindings-cpp");
  return autoDetect();
}

/** Wraps a stream as a wire. Its characters are Latin-1, as docs/link.md requires. */
export function wireOf(stream: Duplex): Wire {
  stream.setEncoding("latin1");
  return {
    write: (text) => void (stream.writable && stream.write(text, "latin1")),
    listen(take, lost) {
      stream.on("data", take);
      stream.on("error", (error: Error) => lost(error.message));
      stream.on("close", () => lost("closed"));
    },
    close: () => new Promise((resolve) => closeStream(stream, resolve)),
  };
}

function closeStream(stream: Duplex, done: () => void): void {
  const isPort = stream instanceof SerialPortStream;
  if (stream.destroyed || (isPort && !stream.isOpen)) done();
  else if (isPort) stream.close(() => done());
  else stream.once("close", done).destroy();
}

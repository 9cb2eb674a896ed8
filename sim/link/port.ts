/** Uses a serial port as a wire for text. */

import { readdirSync } from "node:fs";
import { SerialPortStream } from "@serialport/stream";
import { linkBaud } from "../boards/link-baud";
import { decoded, encoded } from "../words/code-page";
import type { Wire } from "./client";

/** A connected stream of text, such as a socket or a `Duplex` of Node. */
export interface TextStream {
  readonly writable: boolean;
  readonly destroyed: boolean;
  /** Makes each piece of data a text of one letter a byte. */
  setEncoding(encoding: "latin1"): unknown;
  /** Sends a text, one byte a letter. */
  write(text: string, encoding: "latin1"): unknown;
  /** Calls back with each piece of text that arrives. */
  on(event: "data", take: (piece: string) => void): unknown;
  /** Calls back with each error. */
  on(event: "error", take: (error: Error) => void): unknown;
  /** Calls back when the stream has closed. */
  on(event: "close", take: () => void): unknown;
  /** Calls back once, when the stream has closed. */
  once(event: "close", take: () => void): unknown;
  /** Closes the stream. */
  destroy(): unknown;
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

/** Wraps a stream as a wire. Each byte is a letter's code, as docs/link.md requires. */
export function wireOf(stream: TextStream): Wire {
  stream.setEncoding("latin1");
  return {
    write: (text) => void (stream.writable && stream.write(encoded(text), "latin1")),
    listen(take, lost) {
      stream.on("data", (piece: string) => take(decoded(piece)));
      stream.on("error", (error: Error) => lost(error.message));
      stream.on("close", () => lost("closed"));
    },
    close: () => new Promise((resolve) => closeStream(stream, resolve)),
  };
}

function closeStream(stream: TextStream, done: () => void): void {
  const isPort = stream instanceof SerialPortStream;
  if (stream.destroyed || (isPort && !stream.isOpen)) done();
  else if (isPort) stream.close(() => done());
  else {
    stream.once("close", done);
    stream.destroy();
  }
}

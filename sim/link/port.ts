/** A serial port as a wire for text. */
import { readdirSync } from "node:fs";
import type { Duplex } from "node:stream";
import { SerialPortStream } from "@serialport/stream";

/** What the client needs of whatever leads to a clock. */
export interface Wire {
  /** Sends a text; what the wire loses is asked for again. */
  write(text: string): void;
  /** Called once; `lost` when the other end is gone. */
  listen(take: (piece: string) => void, lost: (reason: string) => void): void;
  /** Ends the wire; it may be gone already. */
  close(): Promise<void>;
}

type Binding = ConstructorParameters<typeof SerialPortStream>[0]["binding"];

/** As hal/espruino/link.ts sets its port. */
const baudRate = 115_200;

/** Opens a port; rejects with the system's reason. `binding`: of another system than this one's. */
export async function openPort(path: string, binding?: Binding): Promise<Wire> {
  const used = binding ?? (await systemBinding());
  const stream = await new Promise<SerialPortStream>((resolve, reject) => {
    const opened = new SerialPortStream({ path, baudRate, binding: used }, (error) => {
      if (error === null || error === undefined) resolve(opened);
      else reject(error);
    });
  });
  return wireOf(stream);
}

/** The ports of this machine, by their paths. */
export async function knownPorts(binding?: Binding): Promise<string[]> {
  if (binding === undefined && process.platform === "linux") return linuxPorts(/^tty(?:USB|ACM|S|AMA)\d+$|^rfcomm\d+$/);
  const ports = await (binding ?? (await systemBinding())).list();
  return ports.map(({ path }: { path: string }) => path);
}

/** Those at which something is plugged in that could be a clock: the others are of the machine itself. */
export async function knownClocks(): Promise<string[]> {
  if (process.platform === "linux") return linuxPorts(/^tty(?:USB|ACM)\d+$|^rfcomm\d+$/);
  const ports: { path: string; vendorId?: string | undefined }[] = await (await systemBinding()).list();
  return ports.flatMap(({ path, vendorId }) => (vendorId === undefined ? [] : [path]));
}

/** The binding asks udevadm, and breaks the program where that is missing. */
function linuxPorts(names: RegExp): string[] {
  const found = readdirSync("/dev").filter((name) => names.test(name));
  return found.map((name) => `/dev/${name}`).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

async function systemBinding(): Promise<Binding> {
  const { autoDetect } = await import("@serialport/bindings-cpp");
  return autoDetect();
}

/** The letters are Latin-1, as docs/link.md has it. */
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

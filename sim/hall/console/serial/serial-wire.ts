/** A serial port of the browser (Web Serial) as a wire for the client of the link. */
import type { Wire } from "../../../link/client";
import type { SerialPort } from "../../../link/web-serial";
import { encoded, letterAt } from "../../../words/code-page";

/** The baud rate of docs/link.md. */
const baudRate = 115_200;

/** Opens a port. Rejects with the browser's reason. */
export async function openSerial(port: SerialPort): Promise<Wire> {
  await port.open({ baudRate });
  const reader = port.readable?.getReader();
  const writer = port.writable?.getWriter();
  if (reader === undefined || writer === undefined) throw new Error("closed");
  return {
    write: (text) => void writer.write(bytesOf(text)).catch(() => undefined),
    listen: (take, lost) => void readAll(reader, take).then(lost),
    async close() {
      await reader.cancel().catch(() => undefined);
      reader.releaseLock();
      writer.releaseLock();
      await port.close().catch(() => undefined);
    },
  };
}

/** Passes on everything that arrives. Returns why the port is lost. */
async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  take: (piece: string) => void,
): Promise<string> {
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return "closed";
      take(textOf(value));
    }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(encoded(text), (letter) => letter.charCodeAt(0) % 256);
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, letterAt).join("");
}

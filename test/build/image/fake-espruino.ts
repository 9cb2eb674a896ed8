/** A board behind a TCP port: it has Espruino's console as far as an upload needs it, then the link of a clock. */
import { createServer, type Server, type Socket } from "node:net";
import { createContext, runInContext } from "node:vm";
import { crc32 } from "node:zlib";

export interface FakeBoard {
  /** The answer to `process.env.BOARD`. */
  board?: string;
  espruino?: string;
  /** The board never answers. */
  silent?: boolean;
  /** A clock already runs on the board. */
  runs?: boolean;
  /** The clock's answer after a restart; undefined if it does not start. */
  clock?: string | undefined;
  /** One byte of each file is changed on the way. */
  spoils?: boolean;
}

export interface Fake {
  /** The port to pass to flash.sh. */
  port: string;
  storage: Map<string, Buffer>;
  /** All lines that arrived. */
  heard: string[];
  close(): Promise<void>;
}

export async function openFake(traits: FakeBoard): Promise<Fake> {
  const heard: string[] = [];
  const storage = new Map<string, Buffer>();
  const state = { isClock: traits.runs === true };
  const context = contextOf(traits, storage, () => {
    state.isClock = true;
  });
  const server = createServer((socket) => {
    socket.on("error", () => {});
    byLine(socket, (line) => {
      heard.push(line);
      if (traits.silent === true) return;
      socket.write(state.isClock ? linkAnswer(line, traits) : consoleAnswer(line, context));
    });
  });
  const port = await listen(server);
  return { port: `tcp://127.0.0.1:${port}`, storage, heard, close: () => closed(server) };
}

export function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function byLine(socket: Socket, take: (line: string) => void): void {
  let begun = "";
  socket.setEncoding("latin1");
  socket.on("data", (part) => {
    const lines = (begun + String(part)).split("\n");
    begun = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
}

/** Returns a context in which Node provides what Espruino has of the language. */
function contextOf(traits: FakeBoard, storage: Map<string, Buffer>, restart: () => void): { said: string } {
  const { board = "PIXLJS", espruino = "2v29" } = traits;
  const context = {
    said: "",
    process: { env: { BOARD: board, VERSION: espruino } },
    print: (...words: unknown[]) => {
      context.said += `${words.join(" ")}\r\n`;
    },
    reset: () => {},
    atob: (text: string) => Buffer.from(text, "base64"),
    setTimeout: (act: () => void) => act(),
    E: { CRC32: crc32, reboot: restart },
    require: () => ({
      eraseAll: () => storage.clear(),
      list: () => [...storage.keys()],
      read: (name: string) => storage.get(name),
      write: (name: string, bytes: Buffer, at: number, size: number) => {
        const file = storage.get(name) ?? Buffer.alloc(size, 255);
        bytes.copy(file, at);
        if (traits.spoils === true) file.writeUInt8(~file.readUInt8(0) & 255, 0);
        storage.set(name, file);
      },
    }),
  };
  createContext(context);
  return context;
}

/**
 * Returns the console's answer. An empty line asks for the prompt; the console does not echo a line that begins with
 * DLE.
 */
function consoleAnswer(line: string, context: { said: string }): string {
  context.said = "";
  const code = [...line].filter((letter) => letter >= " ").join("");
  try {
    runInContext(code, context);
  } catch (thrown) {
    context.said += `Uncaught ${String(thrown)}\r\n`;
  }
  return `\r\n${context.said}>`;
}

function linkAnswer(line: string, { clock }: FakeBoard): string {
  if (clock === undefined) return "";
  return line.trim() === "hello" ? `${clock}\r\n` : '{"error":"line"}\r\n';
}

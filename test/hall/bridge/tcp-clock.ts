/** Simulated clocks at TCP ports of this computer, and ports at which something else answers. */
import { createServer, type Server, type Socket } from "node:net";
import { TableClock } from "./table-clock";

export interface TcpClock {
  readonly port: number;
  readonly clock: TableClock;
  /** Breaks every connection, in the middle of a line. */
  cut(): void;
  close(): Promise<void>;
}

export async function tcpClock(pages?: number): Promise<TcpClock> {
  const clock = new TableClock(pages);
  const sockets = new Set<Socket>();
  clock.say = (line) => {
    for (const socket of sockets) socket.write(`${line}\r\n`, "latin1");
  };
  const { port, close } = await serve((socket) => {
    sockets.add(socket);
    socket.setEncoding("latin1");
    let begun = "";
    socket.on("data", (piece) => {
      const lines = (begun + String(piece)).split("\n");
      begun = lines.pop() ?? "";
      for (const line of lines) clock.tell(line);
    });
    socket.on("close", () => sockets.delete(socket));
  });
  const cut = (): void => {
    for (const socket of sockets) {
      socket.write('{"at":12,"ev');
      socket.destroy();
    }
  };
  return {
    port,
    clock,
    cut,
    async close() {
      clock.stop();
      cut();
      await close();
    },
  };
}

/** Listens at a free port and calls `take` with each connection. */
export async function serve(take: (socket: Socket) => void): Promise<{ port: number; close: () => Promise<void> }> {
  const server: Server = createServer((socket) => {
    socket.on("error", () => {});
    take(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

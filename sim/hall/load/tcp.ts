/** A clock at a TCP port of this computer, as a serial server on the network offers it. */

import { createServer, type Socket } from "node:net";
import { decoded, encoded } from "../../words/code-page";
import type { LoadLink } from "./load";

/** A port from which the wire can be taken. */
export interface TcpLink extends LoadLink {
  /** Breaks the connection, and refuses further ones until the wire is back. */
  unplug(): void;
  plug(): void;
}

const loopback = "127.0.0.1";
/** How many characters wait for a reader that does not read. A wire would wait for nobody. */
const waitingMax = 16 * 1024;

/** Listens on a port; 0 chooses any free one. Rejects with the system's reason. The latest connection counts. */
export function openTcp(port: number): Promise<TcpLink> {
  let socket: Socket | undefined;
  let take: (piece: string) => void = () => {};
  let isPlugged = true;
  const server = createServer((opened) => {
    if (!isPlugged) return void opened.destroy();
    socket?.destroy();
    socket = opened;
    opened.setEncoding("latin1").setNoDelay(true);
    opened.on("data", (piece: string) => take(decoded(piece)));
    opened.on("error", () => opened.destroy());
    opened.on("close", () => {
      if (socket === opened) socket = undefined;
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, loopback, () => {
      const bound = server.address();
      resolve({
        address: `tcp://${loopback}:${typeof bound === "object" && bound !== null ? bound.port : port}`,
        write: (text) => send(socket, text),
        listen(act) {
          take = act;
        },
        unplug() {
          isPlugged = false;
          socket?.destroy();
        },
        plug() {
          isPlugged = true;
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            socket?.destroy();
          }),
      });
    });
  });
}

function send(socket: Socket | undefined, text: string): boolean {
  if (socket === undefined || !socket.writable || socket.writableLength + text.length > waitingMax) return false;
  socket.write(encoded(text), "latin1");
  return true;
}

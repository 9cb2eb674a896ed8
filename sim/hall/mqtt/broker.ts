/** A broker inside this program, for a hall that has no other. */
import { timingSafeEqual } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { Aedes } from "aedes";
import { brokerPassword, type HallKey } from "./key";

export interface OwnBrokerOptions {
  /** 0 chooses any free port. */
  readonly port: number;
  /** The address of this computer to listen at. */
  readonly listen: string;
  /** The hall's key. If present, only programs with the same key may connect. */
  readonly key?: HallKey | undefined;
}

export interface OwnBroker {
  readonly url: string;
  close(): Promise<void>;
}

/** Rejects with the system's reason if it cannot listen. */
export async function openOwnBroker({ port, listen, key }: OwnBrokerOptions): Promise<OwnBroker> {
  const broker = await Aedes.createBroker({
    authenticate: (_client, _name, password, done) => done(null, key === undefined || isPassword(key, password)),
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
    socket.setNoDelay(true);
    broker.handle(socket);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, listen, resolve);
  });
  const host = listen.includes(":") ? `[${listen}]` : listen;
  return {
    url: `mqtt://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => broker.close(() => resolve()));
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function isPassword(key: HallKey, given: Readonly<Buffer | undefined>): boolean {
  const wanted = Buffer.from(brokerPassword(key));
  return given?.length === wanted.length && timingSafeEqual(given, wanted);
}

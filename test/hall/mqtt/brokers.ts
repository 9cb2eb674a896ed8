/** The brokers of the tests: Debian's Mosquitto, the one inside flagfall, and a wire to either that can be cut. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openOwnBroker } from "../../../sim/hall/mqtt/broker";

/** A broker at a port of its own, which can die and come back there. */
export interface TestBroker {
  readonly port: number;
  readonly url: string;
  /** Ends it as `kill -9` does, as far as its clients can tell. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const mosquitto = ["/usr/sbin/mosquitto", "/usr/local/sbin/mosquitto"].find(existsSync);

export const hasMosquitto = mosquitto !== undefined && spawnSync(mosquitto, ["-h"]).error === undefined;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Starts Mosquitto without any persistence: after its death it knows nothing. */
export async function startMosquitto(more = "allow_anonymous true\n"): Promise<TestBroker> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-broker-"));
  const port = await freePort();
  const file = join(folder, "mosquitto.conf");
  // Begun by root, it would go on as somebody who may not read the files of the test.
  writeFileSync(file, `user root\nlistener ${port} 127.0.0.1\npersistence false\n${more}`);
  let child: ChildProcess | undefined;
  const broker = {
    port,
    url: `mqtt://127.0.0.1:${port}`,
    async start() {
      child = spawn(mosquitto ?? "", ["-c", file], { stdio: "ignore" });
      while (child.exitCode === null && !(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    async close() {
      await broker.kill();
      rmSync(folder, { recursive: true });
    },
  };
  await broker.start();
  return broker;
}

export async function startOwn(): Promise<TestBroker> {
  const port = await freePort();
  const open = (): ReturnType<typeof openOwnBroker> => openOwnBroker({ port, listen: "127.0.0.1" });
  let running: Awaited<ReturnType<typeof open>> | undefined = await open();
  const kill = async (): Promise<void> => {
    await running?.close();
    running = undefined;
  };
  return {
    port,
    url: `mqtt://127.0.0.1:${port}`,
    kill,
    close: kill,
    async start() {
      running = await open();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** A wire to a port that can be cut, as when somebody pulls a cable. */
export interface CutWire {
  readonly url: string;
  /** `silently`: nothing arrives any more, but the connections stay. Otherwise they break. */
  cut(silently?: boolean): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openWire(port: number): Promise<CutWire> {
  const pairs = new Set<[Socket, Socket]>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect({ port, host: "127.0.0.1" });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on("error", end).on("close", end);
    near.on("data", (bytes: Buffer) => isCut || far.write(bytes));
    far.on("data", (bytes: Buffer) => isCut || near.write(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const breakAll = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(silently = false) {
      isCut = true;
      if (!silently) breakAll();
    },
    mend() {
      breakAll();
      isCut = false;
    },
    async close() {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * Measures the part of many halls that all messages go through: a computer that reads them all for one view.
 * `npm run hall:central -- [halls] [boards] [seconds]`. Bridges of the program itself publish sealed messages, as from
 * blitz games; the reader of the program reads them. Prints the traffic, the processor time of reading
 * alone, and what one answer with all clocks costs.
 */
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { ClockChange } from "../../../sim/hall/model/clock";
import type { BrokerLink, BrokerOptions } from "../../../sim/hall/mqtt/broker-link";
import { Publisher } from "../../../sim/hall/mqtt/publisher";
import { RemoteSource } from "../../../sim/hall/mqtt/remote";
import { fakeBridge } from "../mqtt/bridge";

const [halls = 20, boards = 1000, seconds = 10] = process.argv.slice(2).map(Number);
const key = Buffer.alloc(32, 7);
/** A press every ten seconds changes the whole view; the display changes 1.25 times a second, as measured. */
const pressMs = 10_000;
const screenMs = 800;
const tickMs = 50;

interface Message {
  readonly topic: string;
  readonly text: string;
}

const sent: Message[] = [];
const link: BrokerLink = {
  isOpen: true,
  send: (topic, text) => void sent.push({ topic, text }),
  deliver: async (topic, text) => void sent.push({ topic, text }),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  close: async () => undefined,
};
let reader: BrokerOptions | undefined;
const shared = { url: "mqtt://none", hall: "main", key, onFault: () => undefined };
const remote = new RemoteSource({
  ...shared,
  connect(options) {
    reader = options;
    return link;
  },
});
remote.start(() => 0);
let heard = 0;
remote.watch(() => void heard++);

const bridges = Array.from({ length: halls }, (_, hall) => {
  const name = `hall${hall + 1}`;
  const ids = Array.from({ length: boards }, (__, at) => `${name}-${at + 1}`);
  const bridge = fakeBridge(name, boards);
  const connect = (options: BrokerOptions): BrokerLink => {
    setImmediate(options.onOpen);
    return link;
  };
  return {
    ids,
    bridge,
    publisher: new Publisher({ ...shared, bridge: name, source: bridge.source, outbox: bridge.outbox, connect }),
  };
});

/** Reads what was sent since. Returns the processor time, ms. */
function read(): number {
  const before = process.cpuUsage();
  for (const { topic, text } of sent) reader?.onMessage(topic, text, false);
  sent.length = 0;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

await wait(2000);
read();
heard = 0;
let [messages, bytes, readMs] = [0, 0, 0];
for (let atMs = 0; atMs < seconds * 1000; atMs += tickMs) {
  for (const { ids, bridge } of bridges)
    for (const [at, id] of ids.entries()) {
      const change: ClockChange = { id, screen: { left: `0:04:${at % 60}.${atMs % 10}` } };
      if ((atMs + at * tickMs) % screenMs === 0) bridge.change(change);
      if ((atMs + at * tickMs) % pressMs === 0) bridge.change({ ...change, revision: atMs });
    }
  await wait(40);
  messages += sent.length;
  bytes += sent.reduce((sum, { text }) => sum + text.length, 0);
  readMs += read();
}
const before = process.cpuUsage();
const all = JSON.stringify(remote.clocks());
const { user, system } = process.cpuUsage(before);
for (const { publisher } of bridges) await publisher.close();
await remote.close();
const rate = (count: number): string => (count / seconds).toFixed(0);
process.stdout.write(
  `${halls} halls of ${boards} boards, ${seconds} s of them: ${rate(heard)} changes/s, ${rate(messages)} messages/s, ` +
    `${(bytes / seconds / 1e6).toFixed(2)} MB/s; reading takes ${(readMs / seconds / 10).toFixed(1)} % of a processor ` +
    `(load ${(loadavg()[0] ?? 0).toFixed(0)}); one answer with all clocks has ${(all.length / 1e6).toFixed(1)} MB and ` +
    `takes ${((user + system) / 1000).toFixed(0)} ms\n`,
);

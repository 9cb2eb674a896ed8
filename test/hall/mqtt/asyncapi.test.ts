/** docs/hall-mqtt.asyncapi.yaml against the schemas, and against what bridges and consoles really send. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { Aedes } from "aedes";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../../../sim/build/root";
import { asyncApi } from "../../../sim/hall/mqtt/asyncapi";
import { fakeBridge } from "./bridge";
import { key, publish, read, who } from "./ends";

interface Document {
  asyncapi: string;
  channels: Record<string, { address: string; messages: Record<string, { $ref: string }> }>;
  operations: Record<string, { channel: { $ref: string }; bindings: { mqtt: { qos: number; retain: boolean } } }>;
  components: { messages: Record<string, { payload: object }>; schemas: Record<string, object> };
}

const text = readFileSync(join(projectRoot(), "docs/hall-mqtt.asyncapi.yaml"), "utf8");
const document = parse(text) as Document;

test("the document is what the schemas say (npm run hall:asyncapi writes it)", () => expect(text).toBe(asyncApi()));

test("it is an AsyncAPI 3.0 document whose references lead somewhere", () => {
  expect(document.asyncapi).toBe("3.0.0");
  const references = [...text.matchAll(/\$ref: "#\/([^"]+)"/g)].map(([, path = ""]) => path);
  expect(references.length).toBeGreaterThan(13);
  for (const path of references) {
    const found = path.split("/").reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], document);
    expect(found, path).toBeTypeOf("object");
  }
  expect(Object.keys(document.operations)).toHaveLength(Object.keys(document.channels).length);
});

interface Sent {
  readonly topic: string;
  readonly text: string;
  readonly qos: number;
  readonly retain: boolean;
}

/** Returns everything that a broker receives while all kinds of messages are sent. */
async function sentMessages(): Promise<Sent[]> {
  const sent: Sent[] = [];
  const broker = await Aedes.createBroker();
  broker.on("publish", ({ topic, payload, qos, retain }, client) => {
    if (client !== null) sent.push({ topic, text: payload.toString(), qos, retain });
  });
  const server = createServer((socket) => broker.handle(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    broker.close();
    server.close();
  });
  const shared = { url: `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`, hall: "club-3", key };
  const bridge = fakeBridge("west");
  publish(bridge, shared);
  bridge.happen(3);
  await expect.poll(() => bridge.acknowledged()).toBe(3);
  const { remote, record } = read(shared);
  await expect.poll(() => [record.length, remote.clocks().length]).toEqual([3, 3]);
  bridge.change({ id: "west-2", presence: "silent" });
  bridge.change({ id: "west-2", screen: { right: "0:04:59" } });
  expect(await remote.tell("west-1", { do: "pause" }, who, "0042")).toEqual({ id: "west-1", ok: true });
  await expect.poll(() => new Set(sent.map(({ topic }) => topic.split("/")[3])).size).toBe(7);
  return sent;
}

test("every message that is sent has its channel, its shape, and its quality of service", async () => {
  const sent = await sentMessages();
  for (const { topic, text: payload, qos, retain } of sent) {
    const [name, channel] =
      Object.entries(document.channels).find(([, { address }]) =>
        new RegExp(`^${address.replaceAll(/\{\w+\}/g, "[a-z0-9-]+")}$`).test(topic),
      ) ?? [];
    expect(channel, topic).toBeDefined();
    const schema = z.fromJSONSchema(document.components.messages[name ?? ""]?.payload as z.core.JSONSchema.JSONSchema);
    expect(schema.safeParse(JSON.parse(payload)).error, `${topic} ${payload}`).toBeUndefined();
    const operation = Object.values(document.operations).find((one) => one.channel.$ref === `#/channels/${name}`);
    expect({ qos, retain }, topic).toEqual(operation?.bindings.mqtt);
  }
  const inside = (kind: string): unknown =>
    JSON.parse(JSON.parse(sent.find(({ topic }) => topic.endsWith(`/${kind}`))?.text ?? "").text);
  for (const [kind, name] of [
    ["commands", "order"],
    ["answers", "answer"],
  ] as const) {
    const schema = z.fromJSONSchema(document.components.schemas[name] as z.core.JSONSchema.JSONSchema);
    expect(schema.safeParse(inside(kind)).error).toBeUndefined();
  }
  // Not the arbiter's code by itself; a seal or a nonce may have its digits by chance.
  expect(JSON.stringify(sent)).not.toMatch(/(?<!\w)0042(?!\w)/);
});

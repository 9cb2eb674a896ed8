/** Nobody without the hall's key can invent what a clock shows, or what happened at it. */
import { connectAsync, type MqttClient } from "mqtt";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { HallEvent } from "../../../sim/hall/model/event";
import type { MqttFault } from "../../../sim/hall/mqtt/fault";
import { openMessage, sealMessage } from "../../../sim/hall/mqtt/key";
import { openPublisher, type Publisher } from "../../../sim/hall/mqtt/publisher";
import { createRemote, type RemoteSource } from "../../../sim/hall/mqtt/remote";
import { clockTopicOf, topicOf } from "../../../sim/hall/mqtt/topics";
import { type FakeBridge, fakeBridge, stateAt, viewOf } from "./bridge";
import { startOwn } from "./brokers";

const key = Buffer.alloc(32, 7);
const hall = "club";
const closing: (() => Promise<unknown>)[] = [];
let bridge: FakeBridge;
let publisher: Publisher;
let remote: RemoteSource;
let stranger: MqttClient;
let faults: MqttFault[];
let record: HallEvent[];
/** The messages that the bridge published, by topic. */
let sent: Map<string, string[]>;

beforeEach(async () => {
  const { url, close } = await startOwn();
  closing.push(close);
  [bridge, faults, record, sent] = [fakeBridge("west"), [], [], new Map()];
  const onFault = (fault: MqttFault): void => void faults.push(fault);
  stranger = await connectAsync(url);
  closing.push(() => stranger.endAsync());
  stranger.on("message", (topic, bytes) => sent.set(topic, [...(sent.get(topic) ?? []), bytes.toString()]));
  await stranger.subscribeAsync("flagfall/#");
  const { source, outbox } = bridge;
  publisher = openPublisher({ url, hall, bridge: "west", source, outbox, key, onFault });
  closing.push(() => publisher.close());
  remote = createRemote({ url, hall, key, onFault });
  remote.listen((event) => record.push(event));
  remote.start(() => 0);
  closing.push(() => remote.close());
  await expect.poll(() => remote.clocks().map(({ presence }) => presence)).toEqual(["online", "online", "online"]);
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const topicFor = (kind: "status" | "changes" | "events"): string => topicOf(hall, "west", kind);

let forged = 0;

/** Publishes as a stranger, and then something genuine that must come through behind it. */
async function forge(topic: string, message: string, retain = false): Promise<void> {
  await stranger.publishAsync(topic, message, { qos: 1, retain });
  const left = `0:01:${10 + ++forged}`;
  bridge.change({ id: "west-3", screen: { left } });
  await expect.poll(() => remote.clocks()[2]?.screen.left).toBe(left);
}

const fallen = { ...viewOf("west-1", 1), screen: { left: "0:00:00", leftFlag: "first" }, heardMs: 9_000_000_000_000 };

test("a forged view, change and event are left out, and that is said", async () => {
  const before = remote.clocks()[0];
  await forge(clockTopicOf(hall, "west", 1), JSON.stringify(fallen), true);
  const [status = "{}"] = sent.get(topicFor("status")) ?? [];
  const { session } = JSON.parse(status) as { session: string };
  const changes = [{ id: "west-1", screen: fallen.screen }];
  await forge(topicFor("changes"), JSON.stringify({ session, count: 99, changes }));
  const event = { bridge: "west", serial: 1, clock: "west-1", number: 1, heardMs: 1, source: "report" };
  const events = [{ ...event, state: { ...stateAt(1, "flag"), firstFlag: "white" } }];
  await forge(topicFor("events"), JSON.stringify({ after: 0, through: 1, events }));
  await forge(topicFor("events"), sealMessage(Buffer.alloc(32, 8), topicFor("events"), JSON.stringify({ events })));
  expect(remote.clocks()[0]).toEqual(before);
  expect(record).toEqual([]);
  expect(faults).toContainEqual({ kind: "unsealed", place: "west", detail: "" });
  bridge.happen(2);
  await expect.poll(() => record.map(({ state }) => state.event)).toEqual(["press", "press"]);
});

test("a sealed message holds at its own topic, once, and never after a later one", async () => {
  bridge.change({ id: "west-1", screen: fallen.screen });
  await expect.poll(() => remote.clocks()[0]?.screen).toMatchObject(fallen.screen);
  const [change = ""] = sent.get(topicFor("changes")) ?? [];
  expect(change).toContain("leftFlag");
  bridge.change({ id: "west-1", screen: { left: "0:03:00", leftFlag: "" } });
  await expect.poll(() => remote.clocks()[0]?.screen.left).toBe("0:03:00");
  await forge(topicFor("changes"), change);
  const [view = ""] = sent.get(clockTopicOf(hall, "west", 2)) ?? [];
  await forge(clockTopicOf(hall, "west", 1), view);
  expect(remote.clocks()[0]?.screen).toMatchObject({ left: "0:03:00", leftFlag: "" });
});

test("a stranger cannot silence a bridge as its twin", async () => {
  const [status = "{}"] = sent.get(topicFor("status")) ?? [];
  const { seal: _, ...own } = JSON.parse(status);
  await forge(topicFor("status"), JSON.stringify({ ...own, session: "other", startedMs: 1 }));
  expect(publisher.isOpen).toBe(true);
  expect(faults.map(({ kind }) => kind)).not.toContain("twin");
});

describe("the seal of a message", () => {
  const text = JSON.stringify({ a: '…,"seal":', b: [1] });

  test("leaves it a JSON object that others can read", () => {
    const sealed = sealMessage(key, "t", text);
    expect(JSON.parse(sealed)).toEqual({ ...JSON.parse(text), seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(openMessage(key, "t", sealed)).toBe(text);
  });

  test.each([
    ["another topic", "u", (sealed: string) => sealed],
    ["another text", "t", (sealed: string) => sealed.replace("[1]", "[2]")],
    ["no seal", "t", () => text],
    ["a short seal", "t", (sealed: string) => sealed.replace(/..("})$/, "$1")],
    ["something behind it", "t", (sealed: string) => `${sealed} `],
    ["nothing", "t", () => ""],
    ["a seal alone", "t", (sealed: string) => sealed.slice(sealed.lastIndexOf(","))],
  ])("does not hold with %s", (_, topic, change) => {
    expect(openMessage(key, topic, change(sealMessage(key, "t", text)))).toBeUndefined();
  });
});

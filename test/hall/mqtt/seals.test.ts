/** Nobody without the hall's key can invent what a clock shows, or what happened at it. */
import { connectAsync, type MqttClient } from "mqtt";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { HallEvent } from "../../../sim/hall/model/event";
import type { Source } from "../../../sim/hall/model/hall";
import type { MqttFault } from "../../../sim/hall/mqtt/broker-link";
import { sealMessage } from "../../../sim/hall/mqtt/key";
import type { Publisher } from "../../../sim/hall/mqtt/publisher";
import { clockTopicOf, topicOf } from "../../../sim/hall/mqtt/topics";
import { closedAfterwards } from "../closed-afterwards";
import { type FakeBridge, fakeBridge, stateAt, viewOf } from "./bridge";
import { startOwn } from "./brokers";
import { key, presencesOf, publish, read } from "./ends";

const hall = "club";
let bridge: FakeBridge;
let publisher: Publisher;
let remote: Source;
let stranger: MqttClient;
let faults: MqttFault[];
let record: HallEvent[];
/** The messages that the bridge published, by topic. */
let sent: Map<string, string[]>;

beforeEach(async () => {
  const { url } = closedAfterwards(await startOwn());
  [bridge, faults, sent] = [fakeBridge("west"), [], new Map()];
  const shared = { url, key, onFault: (fault: MqttFault): void => void faults.push(fault) };
  const heard = await connectAsync(url);
  onTestFinished(() => heard.endAsync());
  heard.on("message", (topic, bytes) => sent.set(topic, [...(sent.get(topic) ?? []), bytes.toString()]));
  await heard.subscribeAsync("flagfall/#");
  stranger = heard;
  publisher = publish(bridge, shared);
  ({ remote, record } = read(shared));
  await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
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

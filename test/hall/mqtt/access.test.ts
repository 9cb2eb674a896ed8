/**
 * The access list for Mosquitto in docs/hall.md: each computer speaks for itself alone, and hears and asks the others.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectAsync } from "mqtt";
import { afterEach, describe, expect, test } from "vitest";
import { projectRoot } from "../../../sim/build/root";
import type { HallEvent } from "../../../sim/hall/model/event";
import { openPublisher } from "../../../sim/hall/mqtt/publisher";
import { createRemote } from "../../../sim/hall/mqtt/remote";
import { clockTopicOf, topicOf } from "../../../sim/hall/mqtt/topics";
import { type FakeBridge, fakeBridge } from "./bridge";
import { hasMosquitto, startMosquitto, type TestBroker } from "./brokers";

const tool = "/usr/bin/mosquitto_passwd";
const isHere = hasMosquitto && existsSync(tool);
const title = isHere ? "the access list of docs/hall.md" : "skipped: needs Mosquitto (apt-get install mosquitto)";
const hall = "main";
const key = Buffer.alloc(32, 7);
const who = { name: "Ana", role: "arbiter" } as const;
const closing: (() => Promise<unknown> | unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function guardedBroker(users: readonly string[]): Promise<TestBroker> {
  const folder = mkdtempSync(join(tmpdir(), "flagfall-access-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(join(projectRoot(), "docs/hall.md"), "utf8");
  const list = /# \/etc\/mosquitto\/acl\n([^`]+)```/.exec(text)?.[1];
  if (list === undefined) throw new Error("docs/hall.md has no access list");
  const [acl, passwords] = [join(folder, "acl"), join(folder, "passwords")];
  writeFileSync(acl, list);
  writeFileSync(passwords, "", { mode: 0o600 });
  for (const user of users) spawnSync(tool, ["-b", passwords, user, `${user}-password`]);
  const broker = await startMosquitto(`allow_anonymous false\npassword_file ${passwords}\nacl_file ${acl}\n`);
  closing.push(() => broker.close());
  return broker;
}

function urlFor({ port }: TestBroker, user: string): string {
  return `mqtt://${user}:${user}-password@127.0.0.1:${port}`;
}

function publish(broker: TestBroker, bridge: FakeBridge, name: string): void {
  const { source, outbox } = bridge;
  const publisher = openPublisher({
    ...{ url: urlFor(broker, name), hall, bridge: name, source, outbox, key },
    onFault: () => {},
  });
  closing.push(() => publisher.close());
}

describe(title, { skip: !isHere }, () => {
  test("lets a computer publish its clocks, read the others' and command them", async () => {
    const broker = await guardedBroker(["west", "desk"]);
    const bridge = fakeBridge("west");
    publish(broker, bridge, "west");
    const record: HallEvent[] = [];
    const remote = createRemote({ url: urlFor(broker, "desk"), hall, key, onFault: () => {} });
    remote.listen((event) => record.push(event));
    remote.start(() => 0);
    closing.push(() => remote.close());
    await expect.poll(() => remote.clocks().map(({ presence }) => presence)).toEqual(["online", "online", "online"]);
    bridge.happen(7);
    await expect.poll(() => record.map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await remote.tell("west-1", { do: "pause" }, who)).toMatchObject({ id: "west-1", ok: true });
  });

  test("lets nobody speak for another computer, and nobody in without a password", async () => {
    const broker = await guardedBroker(["west", "east"]);
    const east = await connectAsync(urlFor(broker, "east"));
    closing.push(() => east.endAsync());
    const heard: string[] = [];
    const west = await connectAsync(urlFor(broker, "west"));
    closing.push(() => west.endAsync());
    west.on("message", (topic) => heard.push(topic));
    await west.subscribeAsync("flagfall/main/#");
    const forged = [
      clockTopicOf(hall, "west", 1),
      ...(["status", "events", "answers"] as const).map((kind) => topicOf(hall, "west", kind)),
    ];
    for (const topic of forged) await east.publishAsync(topic, "forged", { qos: 1 });
    await east.publishAsync(topicOf(hall, "east", "status"), "own", { qos: 1 });
    await expect.poll(() => heard).toEqual([topicOf(hall, "east", "status")]);
    await expect(connectAsync(`mqtt://127.0.0.1:${broker.port}`, { reconnectPeriod: 0 })).rejects.toThrow();
  });
});

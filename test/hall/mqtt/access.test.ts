/**
 * The access list for Mosquitto in docs/hall.md: each computer speaks for itself alone, and hears and asks the others.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connectAsync, type MqttClient } from "mqtt";
import { describe, expect, onTestFinished, test } from "vitest";
import { projectRoot } from "../../../sim/build/root";
import { clockTopicOf, topicOf } from "../../../sim/hall/mqtt/topics";
import { temporaryFolder } from "../../temporary-folder";
import { closedAfterwards } from "../closed-afterwards";
import { fakeBridge } from "./bridge";
import { hasMosquitto, startMosquitto, type TestBroker } from "./brokers";
import { key, presencesOf, publish, read, who } from "./ends";

const tool = "/usr/bin/mosquitto_passwd";
const isHere = hasMosquitto && existsSync(tool);
const title = isHere ? "the access list of docs/hall.md" : "skipped: needs Mosquitto (apt-get install mosquitto)";
const hall = "main";

async function guardedBroker(users: readonly string[]): Promise<TestBroker> {
  const folder = temporaryFolder("access");
  const text = readFileSync(join(projectRoot(), "docs/hall.md"), "utf8");
  const list = /# \/etc\/mosquitto\/acl\n([^`]+)```/.exec(text)?.[1];
  if (list === undefined) throw new Error("docs/hall.md has no access list");
  const [acl, passwords] = [join(folder, "acl"), join(folder, "passwords")];
  writeFileSync(acl, list);
  writeFileSync(passwords, "", { mode: 0o600 });
  for (const user of users) spawnSync(tool, ["-b", passwords, user, `${user}-password`]);
  const config = `allow_anonymous false\npassword_file ${passwords}\nacl_file ${acl}\n`;
  return closedAfterwards(await startMosquitto(config));
}

function urlFor({ port }: TestBroker, user: string): string {
  return `mqtt://${user}:${user}-password@127.0.0.1:${port}`;
}

async function connected(broker: TestBroker, user: string): Promise<MqttClient> {
  const client = await connectAsync(urlFor(broker, user));
  onTestFinished(() => client.endAsync());
  return client;
}

describe(title, { skip: !isHere }, () => {
  test("lets a computer publish its clocks, read the others' and command them", async () => {
    const broker = await guardedBroker(["west", "desk"]);
    const bridge = fakeBridge("west");
    publish(bridge, { url: urlFor(broker, "west"), hall, key });
    const { remote, record } = read({ url: urlFor(broker, "desk"), hall, key });
    await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
    bridge.happen(7);
    await expect.poll(() => record.map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await remote.tell("west-1", { do: "pause" }, who)).toMatchObject({ id: "west-1", ok: true });
  });

  test("lets nobody speak for another computer, and nobody in without a password", async () => {
    const broker = await guardedBroker(["west", "east"]);
    const [east, west] = [await connected(broker, "east"), await connected(broker, "west")];
    const heard: string[] = [];
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

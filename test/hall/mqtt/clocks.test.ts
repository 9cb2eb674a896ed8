/** Checks what a console sees of the clocks of other computers, and what it can tell them. */
import { execFileSync } from "node:child_process";
import { connectAsync } from "mqtt";
import { describe, expect, test, vi } from "vitest";
import type { ClockChange } from "../../../sim/hall/model/clock";
import type { Source } from "../../../sim/hall/model/hall";
import { openOwnBroker } from "../../../sim/hall/mqtt/broker";
import type { MqttFault } from "../../../sim/hall/mqtt/broker-link";
import type { Publisher } from "../../../sim/hall/mqtt/publisher";
import { temporaryFolder } from "../../temporary-folder";
import { closedAfterwards } from "../closed-afterwards";
import { type FakeBridge, fakeBridge } from "./bridge";
import { hasMosquitto, openWire, startMosquitto, startOwn } from "./brokers";
import { key, presencesOf, publish, read, who } from "./ends";

interface Ends {
  readonly faults: MqttFault[];
  publish(bridge: FakeBridge, name?: string): Publisher;
  read(by?: Buffer | "none", except?: string): Source;
}

/** Opens a broker, unless there is one, and notes the faults of everybody at it. */
async function opened(at?: string): Promise<Ends> {
  const url = at ?? closedAfterwards(await startOwn()).url;
  const faults: MqttFault[] = [];
  const onFault = (fault: MqttFault): void => void faults.push(fault);
  return {
    faults,
    publish: (bridge, name = "west") => publish(bridge, { url, bridge: name, key, onFault }),
    read: (by = key, except = "") => read({ url, key: by === "none" ? undefined : by, except, onFault }).remote,
  };
}

test("changes arrive as changes, and whoever comes later has the same views", async () => {
  const { publish, read } = await opened();
  const bridge = fakeBridge("west");
  publish(bridge);
  const remote = read();
  await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
  const changes: ClockChange[] = [];
  // A reader also asks for whole views when it begins. They may come at any time, and have an address.
  remote.watch((change) => change.address === undefined && changes.push(change));
  bridge.change({ id: "west-2", screen: { left: "0:04:59" } });
  bridge.change({ id: "west-2", screen: { right: "0:04:00" } });
  await expect.poll(() => remote.clocks()[1]?.screen).toEqual({ left: "0:04:59", right: "0:04:00" });
  expect(changes.filter(({ id }) => id === "west-2")).toEqual([
    { id: "west-2", heardMs: 3, screen: { left: "0:04:59", right: "0:04:00" } },
  ]);
  const later = read();
  await expect.poll(() => later.clocks()[1]).toEqual(bridge.source.clocks()[1]);
});

test("clocks are away while their bridge is, and a clock that is gone for good stays away", async () => {
  const { publish, read } = await opened();
  const remote = read();
  const first = publish(fakeBridge("west", 3));
  await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
  await first.close();
  await expect.poll(() => presencesOf(remote)).toEqual(["away", "away", "away"]);
  expect(await remote.tell("west-1", { do: "pause" }, who)).toEqual({ id: "west-1", ok: false, reason: "away" });
  publish(fakeBridge("west", 2));
  await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "away"]);
  const later = read();
  await expect.poll(() => presencesOf(later)).toEqual(["online", "online"]);
});

test("a console leaves out the bridge of its own computer", async () => {
  const { publish, read } = await opened();
  publish(fakeBridge("west", 1));
  publish(fakeBridge("east", 2), "east");
  const remote = read(key, "west");
  await expect.poll(() => remote.clocks().map(({ id }) => id)).toEqual(["east-1", "east-2"]);
});

describe("commands", () => {
  test("reach the clock with name and code, and its answer comes back", async () => {
    const { publish, read } = await opened();
    const bridge = fakeBridge("west");
    publish(bridge);
    const remote = read();
    await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
    expect(await remote.tell("west-3", { do: "pause" }, who, "0042")).toEqual({ id: "west-3", ok: true });
    expect(await remote.tell("west-3", { do: "start" }, who)).toEqual({ id: "west-3", ok: false, reason: "refused" });
    expect(bridge.told.map(({ id, code }) => [id, code])).toEqual([
      ["west-3", "0042"],
      ["west-3", undefined],
    ]);
    expect(await remote.tell("west-9", { do: "pause" }, who)).toEqual({ id: "west-9", ok: false, reason: "unknown" });
  });

  test("need the key of the bridge, and without a key a console only reads", async () => {
    const { publish, read, faults } = await opened();
    const bridge = fakeBridge("west");
    publish(bridge);
    const remote = read("none");
    await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
    expect(await remote.tell("west-1", { do: "pause" }, who)).toEqual({ id: "west-1", ok: false, reason: "key" });
    expect(bridge.told).toEqual([]);
    const other = read(Buffer.alloc(32, 1));
    await expect.poll(() => faults).toContainEqual({ kind: "unsealed", place: "west", detail: "" });
    expect(other.clocks()).toEqual([]);
  });

  test("are not obeyed later, when a broken wire is mended", async () => {
    const broker = closedAfterwards(await startOwn());
    const wire = closedAfterwards(await openWire(broker.port));
    const bridge = fakeBridge("west");
    (await opened(broker.url)).publish(bridge);
    const remote = (await opened(wire.url)).read();
    await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
    wire.cut(true);
    expect(await remote.tell("west-1", { do: "pause" }, who)).toEqual({ id: "west-1", ok: false, reason: "silent" });
    wire.mend();
    await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
    expect(bridge.told).toEqual([]);
  });

  test("are obeyed by a bridge whose time of day steps back", async () => {
    const { publish, read } = await opened();
    publish(fakeBridge("west"));
    const remote = read();
    await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
    const real = Date.now;
    const stepped = vi.spyOn(Date, "now").mockImplementation(() => real() - 3_600_000);
    const outcome = await remote.tell("west-1", { do: "pause" }, who);
    stepped.mockRestore();
    expect(outcome).toEqual({ id: "west-1", ok: true });
  });
});

test("of two bridges with one name, the later one gives way", async () => {
  const { publish, faults } = await opened();
  const first = publish(fakeBridge("west"));
  await expect.poll(() => first.isOpen).toBe(true);
  const second = publish(fakeBridge("west"));
  await expect.poll(() => faults.filter(({ kind }) => kind === "twin")).toHaveLength(1);
  expect([first.isOpen, second.isOpen]).toEqual([true, false]);
});

describe("passwords", () => {
  test("the broker inside flagfall takes the hall's key for one, and nothing else", async () => {
    const broker = closedAfterwards(await openOwnBroker({ port: 0, listen: "127.0.0.1", key }));
    await expect(connectAsync(broker.url, { reconnectPeriod: 0 })).rejects.toThrow(/refused/i);
    const { publish, read } = await opened(broker.url);
    publish(fakeBridge("west"));
    const remote = read();
    await expect.poll(() => presencesOf(remote)).toHaveLength(3);
  });

  const title = hasMosquitto ? "Mosquitto takes that of the address" : "skipped: apt-get install mosquitto";
  test(title, { skip: !hasMosquitto }, async () => {
    const folder = temporaryFolder("passwords");
    execFileSync("mosquitto_passwd", ["-b", "-c", `${folder}/passwords`, "ana", "two words"], { stdio: "ignore" });
    const config = `allow_anonymous false\npassword_file ${folder}/passwords\n`;
    const broker = closedAfterwards(await startMosquitto(config));
    const right = await opened(`mqtt://ana:two%20words@127.0.0.1:${broker.port}`);
    right.publish(fakeBridge("west"));
    const remote = right.read();
    await expect.poll(() => presencesOf(remote)).toHaveLength(3);
    const wrong = await opened(`mqtt://ana:wrongword@127.0.0.1:${broker.port}`);
    wrong.publish(fakeBridge("east"), "east");
    await expect.poll(() => wrong.faults.length).toBeGreaterThan(0);
    expect(wrong.faults[0]).toMatchObject({ kind: "broker", place: `mqtt://127.0.0.1:${broker.port}` });
    expect(JSON.stringify([...wrong.faults, ...right.faults])).not.toMatch(/wrongword|two(?:%20| )words/);
  });
});

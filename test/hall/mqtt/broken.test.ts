/** Brokers die, networks break, consoles come late: each event reaches the console's record once, in its order. */
import { describe, expect, test } from "vitest";
import type { HallEvent } from "../../../sim/hall/model/event";
import { closedAfterwards } from "../closed-afterwards";
import { type FakeBridge, fakeBridge } from "./bridge";
import { hasMosquitto, openWire, startMosquitto, startOwn, type TestBroker } from "./brokers";
import { presencesOf, publish, read } from "./ends";

const kinds: [title: string, skip: boolean, start: () => Promise<TestBroker>][] = [
  ["the broker inside flagfall", false, startOwn],
  [hasMosquitto ? "Mosquitto" : "skipped: apt-get install mosquitto", !hasMosquitto, startMosquitto],
];

const serials = (events: readonly HallEvent[]): number[] => events.map(({ serial }) => serial);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

describe.each(kinds)("%s", (_title, skip, start) => {
  const opened = async (): Promise<{ broker: TestBroker; bridge: FakeBridge }> => {
    const broker = closedAfterwards(await start());
    return { broker, bridge: fakeBridge("west") };
  };

  test("a console that comes late asks for what was before", { skip }, async () => {
    const { broker, bridge } = await opened();
    bridge.happen(450);
    publish(bridge, { url: broker.url });
    await expect.poll(() => bridge.acknowledged()).toBe(450);
    const { record } = read({ url: broker.url });
    await expect.poll(() => record.length).toBe(450);
    bridge.happen(5);
    await expect.poll(() => record.length).toBe(455);
    expect(serials(record)).toEqual(upTo(455));
  });

  test("the broker dies and forgets everything", { skip }, async () => {
    const { broker, bridge } = await opened();
    publish(bridge, { url: broker.url });
    const { remote, record } = read({ url: broker.url });
    bridge.happen(10);
    await expect.poll(() => record.length).toBe(10);
    await expect.poll(() => remote.clocks().length).toBe(3);
    for (let round = 1; round <= 3; round++) {
      await broker.kill();
      bridge.happen(10);
      await expect.poll(() => remote.clocks().every(({ presence }) => presence === "away")).toBe(true);
      await broker.start();
      bridge.happen(10);
      await expect.poll(() => record.length).toBe(10 + 20 * round);
    }
    expect(serials(record)).toEqual(upTo(70));
    await expect.poll(() => presencesOf(remote)).toEqual(["online", "online", "online"]);
  });

  test("the bridge's network breaks", { skip }, async () => {
    const { broker, bridge } = await opened();
    const wire = closedAfterwards(await openWire(broker.port));
    publish(bridge, { url: wire.url });
    const { remote, record } = read({ url: broker.url });
    for (let round = 1; round <= 4; round++) {
      bridge.happen(7);
      wire.cut();
      bridge.happen(7);
      await expect.poll(() => remote.clocks().every(({ presence }) => presence === "away")).toBe(true);
      wire.mend();
      await expect.poll(() => record.length).toBe(14 * round);
    }
    expect(serials(record)).toEqual(upTo(56));
  });

  test("the console's network breaks", { skip }, async () => {
    const { broker, bridge } = await opened();
    const wire = closedAfterwards(await openWire(broker.port));
    publish(bridge, { url: broker.url });
    const { record, faults } = read({ url: wire.url });
    for (let round = 1; round <= 4; round++) {
      bridge.happen(7);
      wire.cut(round % 2 === 0);
      bridge.happen(7);
      await expect.poll(() => bridge.acknowledged()).toBe(14 * round);
      wire.mend();
      await expect.poll(() => record.length).toBe(14 * round);
    }
    expect(serials(record)).toEqual(upTo(56));
    expect(faults.filter(({ kind }) => kind !== "broker")).toEqual([]);
  });

  test("two consoles and two bridges, with one name each", { skip }, async () => {
    const { broker, bridge } = await opened();
    const east = fakeBridge("east", 2);
    publish(bridge, { url: broker.url });
    publish(east, { url: broker.url, bridge: "east" });
    const consoles = [read({ url: broker.url }), read({ url: broker.url })];
    bridge.happen(30);
    east.happen(20);
    for (const { record, remote } of consoles) {
      await expect.poll(() => record.length).toBe(50);
      for (const [name, count] of [
        ["west", 30],
        ["east", 20],
      ] as const)
        expect(serials(record.filter((event) => event.bridge === name))).toEqual(upTo(count));
      await expect.poll(() => remote.clocks().length).toBe(5);
    }
  });

  test("a console that was killed goes on where its record ends", { skip }, async () => {
    const { broker, bridge } = await opened();
    publish(bridge, { url: broker.url });
    const first = read({ url: broker.url });
    bridge.happen(20);
    await expect.poll(() => first.record.length).toBe(20);
    await first.remote.close();
    bridge.happen(20);
    // Its last five were not written.
    const { record } = read({ url: broker.url, record: first.record.slice(0, 15) });
    await expect.poll(() => record.length).toBe(40);
    expect(serials(record)).toEqual(upTo(40));
  });
});

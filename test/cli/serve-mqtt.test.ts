/** The options of `flagfall serve` for a broker: what is refused, and two servers that are one hall. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Refusal } from "../../sim/cli/refusal";
import { serveCommand } from "../../sim/cli/serve-hall";
import { keyCommand, type MqttOptions, mqttWish } from "../../sim/cli/serve-mqtt";
import type { ServeOptions } from "../../sim/cli/serve-wish";
import type { ClockView } from "../../sim/hall/model/clock";
import type { AuditEntry } from "../../sim/hall/model/event";
import { mqttWords } from "../../sim/words/mqtt";
import { temporaryFolder } from "../temporary-folder";
import { keptStreams } from "./kept-streams";

const folder = temporaryFolder("serve-mqtt");
const words = mqttWords("en");

function refusal(options: MqttOptions): string {
  try {
    mqttWish(options, "en");
    return "";
  } catch (thrown) {
    return thrown instanceof Refusal ? thrown.message : String(thrown);
  }
}

const none = join(folder, "none");
const noKey = join(folder, "no-key");
writeFileSync(noKey, "secret words\n");

describe("refused in one line, without the password", () => {
  test.each<[MqttOptions, string]>([
    [{ mqtt: "http://ana:secret@broker" }, words.badUrl],
    [{ mqtt: "mqtt://ana:secret@broker", broker: "1883" }, words.oneBroker],
    [{ mqtt: "mqtt://ana:secret@broker", hall: "My hall" }, words.badHall("My hall")],
    [{ mqtt: "mqtt://ana:secret@broker", key: none }, words.noKey(none, "ENOENT")],
    [{ mqtt: "mqtt://ana:secret@broker", key: noKey }, words.badKey(noKey)],
    [{ broker: "99999" }, words.badBroker("99999")],
    [{ broker: "hall.example:1883" }, words.badBroker("hall.example:1883")],
    [{ broker: "0.0.0.0:1883" }, words.needsKey("0.0.0.0")],
    [{ key: noKey }, words.needsBroker("--key")],
    [{ publish: true }, words.needsBroker("--publish")],
  ])("%o", (options, message) => {
    expect(refusal(options)).toBe(message);
    expect(message).not.toContain("secret");
  });
});

test("nothing is wished without a broker; a wish has the usual hall", () => {
  expect(mqttWish({}, "en")).toBeUndefined();
  expect(mqttWish({ broker: "[::1]:1883" }, "en")).toEqual({
    url: undefined,
    broker: { listen: "::1", port: 1883 },
    hall: "main",
    key: undefined,
    reads: true,
  });
});

test("a key is written once", () => {
  const file = join(folder, "written");
  const { kept, streams } = keptStreams();
  expect(keyCommand(file, "en", streams)).toBe(0);
  expect(kept.out).toBe(`${words.keyWritten(file)}\n`);
  expect(mqttWish({ broker: "0.0.0.0:1883", key: file }, "en")?.key).toHaveLength(32);
  expect(keyCommand(file, "en", streams)).toBe(2);
  expect(kept.error).toBe(`flagfall serve: ${words.unwritten(file, "EEXIST")}\n`);
});

test("a server with clocks and the broker, and one without clocks: the second sees and stops the first's", async () => {
  const key = join(folder, "key");
  keyCommand(key, "en", keptStreams().streams);
  const ends: (() => Promise<number>)[] = [];
  const open = async (options: ServeOptions): Promise<{ out: string; error: string }> => {
    let interrupt = (): void => {};
    const ended = new Promise<void>((resolve) => {
      interrupt = resolve;
    });
    const { kept, streams } = keptStreams();
    const done = serveCommand([], { port: "0", key, hall: "club", ...options }, "en", streams, ended);
    ends.push(() => {
      interrupt();
      return done;
    });
    await expect.poll(() => kept.out + kept.error, { timeout: 60_000 }).toContain("Member of the hall club at mqtt:");
    return kept;
  };
  const first = await open({ simulate: "2", name: "west", broker: "0" });
  const url = /The broker is (\S+)\./.exec(first.out)?.[1] ?? "";
  const second = await open({ mqtt: url, record: join(folder, "console.db") });
  const address = /http:\S+/.exec(second.out)?.[0] ?? "";
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await fetch(new URL(path, address))).json() as Promise<Answer>;
  const clocks = (): Promise<ClockView[]> => read("api/clocks");
  const online = async (): Promise<string[]> =>
    (await clocks()).filter(({ presence }) => presence === "online").map(({ id }) => id);
  await expect.poll(online, { timeout: 60_000 }).toEqual(["west-1", "west-2"]);
  const events = (): Promise<unknown[]> => read("api/events?limit=50");
  await expect.poll(async () => (await events()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const tell = async (command: object): Promise<unknown> => {
    const told = await fetch(new URL("api/orders", address), {
      method: "POST",
      headers: { "content-type": "application/json", origin: new URL(address).origin },
      body: JSON.stringify({ clocks: ["west-1"], command }),
    });
    return told.json();
  };
  const seat = async (): Promise<unknown> => {
    // On a busy machine the simulated players may have begun, and a clock that runs takes no names.
    await tell({ do: "pause" });
    return tell({ do: "seat", number: 7, white: "Łukasz", black: "Eva", tournament: "Open", round: 2 });
  };
  await expect.poll(seat, { timeout: 60_000 }).toEqual([{ id: "west-1", ok: true }]);
  await expect.poll(async () => (await clocks()).find(({ id }) => id === "west-1")?.number).toBe(7);
  const board = (await clocks()).find(({ id }) => id === "west-1");
  expect(board).toMatchObject({ players: ["Łukasz", "Eva"], seat: { tournament: "Open", round: 2 } });
  // The computer with the clock has the command in its own log too. The clock does not wait for that log.
  const near = /http:\S+/.exec(first.out)?.[0] ?? "";
  const noted = async (): Promise<AuditEntry | undefined> => {
    const log = (await (await fetch(new URL("api/audit", near))).json()) as AuditEntry[];
    return log.find(({ command, outcomes }) => command === "seat 7 Łukasz – Eva" && outcomes[0] === "ok");
  };
  await expect.poll(noted, { timeout: 60_000 }).toMatchObject({
    ...{ who: "local", clocks: ["west-1"] },
    details: [{ board: 1, address: "simulated:1", was: "1 Alma – Bruno", is: "7 Łukasz – Eva" }],
  });
  for (const end of ends.reverse()) expect(await end()).toBe(0);
  expect(first.error + second.error).toBe("");
});

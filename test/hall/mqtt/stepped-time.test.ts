/** A command reaches a bridge whose time of day has stepped. */
import { expect, test, vi } from "vitest";
import { openPublisher } from "../../../sim/hall/mqtt/publisher";
import { createRemote } from "../../../sim/hall/mqtt/remote";
import { fakeBridge } from "./bridge";
import { startOwn } from "./brokers";

test("a bridge whose time of day steps back obeys commands all the same", async () => {
  const broker = await startOwn();
  const bridge = fakeBridge("west");
  const key = Buffer.alloc(32, 7);
  const shared = { url: broker.url, hall: "club", key, onFault: () => {} };
  const publisher = openPublisher({ ...shared, bridge: "west", source: bridge.source, outbox: bridge.outbox });
  const remote = createRemote(shared);
  remote.start(() => 0);
  await expect.poll(() => remote.clocks().map(({ presence }) => presence)).toEqual(["online", "online", "online"]);
  const real = Date.now;
  const stepped = vi.spyOn(Date, "now").mockImplementation(() => real() - 3_600_000);
  const who = { name: "Ana", role: "arbiter" } as const;
  const outcome = await remote.tell("west-1", { do: "pause" }, who);
  stepped.mockRestore();
  await remote.close();
  await publisher.close();
  await broker.close();
  expect(outcome).toEqual({ id: "west-1", ok: true });
});

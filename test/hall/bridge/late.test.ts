/** Who lacks moves at the time control is known after a restart of the bridge, and if it happened while it was away. */
import { expect, test, vi } from "vitest";
import { Switch } from "../../../hal/hal";
import { openRecord } from "../../../sim/hall/record/record";
import { bridgeTo, clockAt, eventsOf, until } from "./open-bridges";

/** Two moves in a second, then five minutes: time that runs out leads to the next period. */
const control = "2/1:300;at=own";

test("a bridge that starts again still says who lacks moves", async () => {
  const record = await openRecord({ batchMs: 2 });
  const { port, clock } = await clockAt();
  const first = await bridgeTo([port], record);
  await until(() => expect(first.bridge.clocks()[0]?.presence).toBe("online"));
  for (const line of [`set ${control}`, "start"]) clock.tell(line);
  await until(() => expect(first.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 }));
  await until(() => expect(eventsOf(record).at(-1)).toContain("period"));
  await first.close();
  const second = await bridgeTo([port], record);
  expect(second.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 });
  await until(() => expect(second.bridge.clocks()[0]?.presence).toBe("online"));
  expect(second.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 });
});

test("a bridge that was away finds in the journal who lacked moves, although they were made later", async () => {
  const record = await openRecord({ batchMs: 2 });
  const { port, clock } = await clockAt();
  const first = await bridgeTo([port], record);
  await until(() => expect(first.bridge.clocks()[0]?.presence).toBe("online"));
  for (const line of [`set ${control}`, "start"]) clock.tell(line);
  await until(() => expect(first.bridge.clocks()[0]?.state?.mode).toBe("running"));
  await first.close();
  await until(() => expect(clock.events.at(-1)?.white.period).toBe(2));
  const press = () => {
    // A lever that has just opened may still bounce: the players press again until the clock has taken it.
    clock.press(clock.events.at(-1)?.turn === "white" ? Switch.Left : Switch.Right);
    expect(clock.events.at(-1)?.white.presses).toBe(2);
  };
  await vi.waitFor(press, { timeout: 60_000, interval: 200 });
  const second = await bridgeTo([port], record);
  await until(() => expect(second.bridge.clocks()[0]?.overdue).toEqual({ white: 2, black: 0 }));
});

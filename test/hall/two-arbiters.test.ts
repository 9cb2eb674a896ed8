/** Two arbiters give commands to one clock, and what one of them did not see is refused. */
import { describe, expect, test, vi } from "vitest";
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Switch } from "../../hal/hal";
import type { OpenHall } from "../../sim/hall/hall";
import type { Person } from "../../sim/hall/model/event";
import { hallOf, simulatedLinks } from "./simulated-links";

const arbiter: Person = { name: "local", role: "arbiter" };

describe("two arbiters at one clock", () => {
  const penalty = { do: "penalty", name: "illegal-move", offender: "white" } as const;
  const board = ["main-1"];

  async function pausedHall(): Promise<OpenHall> {
    const hall = await hallOf(simulatedLinks(1));
    for (const command of [{ do: "set", control: "180+2" }, { do: "start" }, { do: "pause" }] as const) {
      await hall.order(arbiter, { clocks: board, command });
    }
    return hall;
  }

  const blackMs = (hall: OpenHall) => hall.clocks()[0]?.state?.black.remaining;

  const revision = (hall: OpenHall) => hall.clocks().map((view) => view.revision);

  test("the same penalty twice is given once", async () => {
    const hall = await pausedHall();
    const seen = revision(hall);
    const both = ["Ana", "Ben"].map((name) =>
      hall.order({ name, role: "arbiter" }, { clocks: board, command: penalty, seen }),
    );
    expect((await Promise.all(both)).flat()).toEqual([
      { id: "main-1", ok: true },
      { id: "main-1", ok: false, reason: "changed", by: { who: "Ana", what: "penalty illegal-move white" } },
    ]);
    expect(blackMs(hall)).toBe(182_000 + 60_000);
    expect(await hall.audit(1)).toMatchObject([{ who: "Ben", outcomes: ["changed"] }]);
  });

  test("whoever has seen the first one may give a second one", async () => {
    const hall = await pausedHall();
    const first = await hall.order(arbiter, { clocks: board, command: penalty, seen: revision(hall) });
    const second = await hall.order(arbiter, { clocks: board, command: { do: "undo" }, seen: revision(hall) });
    expect([...first, ...second].map(({ ok }) => ok)).toEqual([true, true]);
    expect(blackMs(hall)).toBe(182_000);
  });

  test("what was done with the keys counts as well, and a press does not", async () => {
    const links = simulatedLinks(1);
    const hall = await hallOf(links);
    await hall.order(arbiter, { clocks: board, command: { do: "set", control: "180+2" } });
    await hall.order(arbiter, { clocks: board, command: { do: "start" } });
    const seen = revision(hall);
    const clock = await links[0]?.clock();
    for (const closed of [true, false]) clock?.move(Switch.Left, closed);
    await vi.waitFor(() => expect(hall.clocks()[0]?.state?.event).toBe("press"), 5000);
    expect(revision(hall)).toEqual(seen);
    await hall.order(arbiter, { clocks: board, command: { do: "pause" } });
    expect(revision(hall)).toEqual(seen);
    clock?.apply(VirtualVerb.Line, [], "undo"); // as an arbiter does with the keys: not by the bridge
    await vi.waitFor(() => expect(revision(hall)).not.toEqual(seen), 5000);
    expect(await hall.order(arbiter, { clocks: board, command: penalty, seen })).toEqual([
      { id: "main-1", ok: false, reason: "changed", by: { who: "", what: "undo" } },
    ]);
  });

  test("a command without a state to compare is obeyed, as from a program that knows none", async () => {
    const hall = await pausedHall();
    expect(await hall.order(arbiter, { clocks: board, command: penalty })).toEqual([{ id: "main-1", ok: true }]);
    expect(await hall.order(arbiter, { clocks: board, command: penalty })).toEqual([{ id: "main-1", ok: true }]);
  });
});

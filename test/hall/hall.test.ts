/** A hall of simulated clocks in this process, with its record in a file. */
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Switch } from "../../hal/hal";
import { type SimulatedLink, simulatedLinks } from "../../sim/hall/bridge/links";
import { type OpenHall, openHall } from "../../sim/hall/hall";
import type { Person } from "../../sim/hall/model/event";
import { temporaryFolder } from "../temporary-folder";

const arbiter: Person = { name: "local", role: "arbiter" };
const timing = { againMs: 10, quietMs: 300, settleMs: 20, paceMs: 0 };
const folder = temporaryFolder("hall");
const opened: OpenHall[] = [];

afterEach(async () => {
  for (const hall of opened.splice(0)) await hall.close();
});

async function hallOf(links: SimulatedLink[], record?: string): Promise<OpenHall> {
  const hall = await openHall({ record, name: "main", links, timing });
  opened.push(hall);
  await vi.waitFor(() => expect(hall.clocks().every(({ presence }) => presence === "online")).toBe(true), 5000);
  return hall;
}

/** Presses a lever and waits until the record has all presses. */
async function press(hall: OpenHall, link: SimulatedLink | undefined, lever: Switch): Promise<void> {
  const clock = await link?.clock();
  const before = presses(hall);
  clock?.move(lever, true);
  clock?.move(lever, false);
  await vi.waitFor(() => expect(presses(hall)).toBe(before + 1), 5000);
}

function presses(hall: OpenHall): number {
  return hall.events({ limit: 1000 }).filter(({ state }) => state.event === "press").length;
}

describe("a hall", () => {
  test("knows its clocks, tells them, and records what they do", async () => {
    const links = simulatedLinks(3);
    const hall = await hallOf(links);
    expect(hall.clocks().map(({ id, address, board }) => [id, address, board])).toEqual([
      ["main-1", "simulated:1", "pixljsplus"],
      ["main-2", "simulated:2", "pixljsplus"],
      ["main-3", "simulated:3", "pixljsplus"],
    ]);
    const clocks = ["main-1", "main-2", "main-9"];
    expect(await hall.order(arbiter, { clocks, command: { do: "set", control: "180+2" } })).toEqual([
      { id: "main-1", ok: true },
      { id: "main-2", ok: true },
      { id: "main-9", ok: false, reason: "unknown" },
    ]);
    expect(hall.audit(10)).toMatchObject([
      { who: "local", role: "arbiter", command: "set 180+2", clocks, outcomes: ["ok", "ok", "unknown"] },
    ]);
    await hall.order(arbiter, { clocks: ["main-2"], command: { do: "start" } });
    await press(hall, links[1], Switch.Left);
    const states = hall.events({ clock: "main-2", limit: 100 });
    expect(states.map(({ serial, state }) => [serial, state.event])).toEqual([
      [2, "control"],
      [3, "start"],
      [4, "press"],
    ]);
    expect(hall.figures()).toEqual({ events: 4, doubles: 0, missing: 0, unwritten: 0 });
    expect(hall.clocks().map(({ state }) => state?.mode)).toEqual(["ready", "running", "setup"]);
  });

  test("a restart keeps the record and the clocks' names", async () => {
    const record = join(folder, "hall.db");
    const links = simulatedLinks(2).reverse();
    const first = await hallOf(links, record);
    await first.order(arbiter, {
      clocks: ["main-1"],
      command: { do: "seat", number: 7, white: "Ada", black: "Bob" },
    });
    await first.order(arbiter, { clocks: ["main-1"], command: { do: "set", control: "60" } });
    await opened.pop()?.close();
    const second = await hallOf(simulatedLinks(2), record);
    // These are new clocks at the same addresses: the bridge remembers the number of the board, and not the names.
    expect(second.clocks().map(({ id, address, number, players }) => [id, address, number, players])).toEqual([
      ["main-1", "simulated:2", 7, ["", ""]],
      ["main-2", "simulated:1", 0, ["", ""]],
    ]);
    expect(second.events({ limit: 10 }).map(({ number, state }) => [number, state.control])).toEqual([[7, "60"]]);
    expect(second.audit(10).map(({ command }) => command)).toEqual(["set 60", "seat 7 Ada – Bob"]);
  });
});

/** A hall of simulated clocks in this process, with its record in a file. */
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { Switch } from "../../hal/hal";
import { recordFaultText } from "../../sim/hall/audited";
import { type OpenHall, openHall } from "../../sim/hall/hall";
import type { HallEvent, Person } from "../../sim/hall/model/event";
import { HallFault, type Source } from "../../sim/hall/model/hall";
import { Listeners } from "../../sim/hall/model/listeners";
import type { Round, RoundOrder } from "../../sim/hall/model/round";
import { RecordFault } from "../../sim/hall/record/database";
import { temporaryFolder } from "../temporary-folder";
import { hallOf, type SimulatedLink, simulatedLinks } from "./simulated-links";

const arbiter: Person = { name: "local", role: "arbiter" };
const folder = temporaryFolder("hall");

/** Presses a lever and waits until the record has all presses. */
async function press(hall: OpenHall, link: SimulatedLink | undefined, lever: Switch): Promise<void> {
  const clock = await link?.clock();
  const before = await presses(hall);
  clock?.move(lever, true);
  clock?.move(lever, false);
  await vi.waitFor(async () => expect(await presses(hall)).toBe(before + 1), 5000);
}

async function presses(hall: OpenHall): Promise<number> {
  return (await hall.events({ limit: 1000 })).filter(({ state }) => state.event === "press").length;
}

/** A round as it is read again: no board has a result. */
function withResults({ pairings, ...round }: Round): object {
  return { ...round, pairings: pairings.map((pairing) => ({ ...pairing, result: null })) };
}

const noFigures = { unwritten: 0, blocked: 0, full: 0, dropped: 0, refused: 0, damaged: 0 };

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
    expect(await hall.audit(10)).toMatchObject([
      { who: "local", role: "arbiter", command: "set 180+2", clocks, outcomes: ["ok", "ok", "unknown"] },
    ]);
    await hall.order(arbiter, { clocks: ["main-2"], command: { do: "start" } });
    await press(hall, links[1], Switch.Left);
    const states = await hall.events({ clock: "main-2", limit: 100 });
    expect(states.map(({ serial, state }) => [serial, state.event])).toEqual([
      [2, "control"],
      [3, "start"],
      [4, "press"],
    ]);
    expect(hall.figures()).toEqual({ ...noFigures, events: 4, doubles: 0, missing: 0 });
    expect(hall.clocks().map(({ state }) => state?.mode)).toEqual(["ready", "running", "setup"]);
  });

  test("a restart keeps the record and the clocks' names", async () => {
    const record = join(folder, "hall.db");
    const links = simulatedLinks(2).reverse();
    const first = await hallOf(links, { record });
    await first.order(arbiter, { clocks: ["main-1"], command: { do: "seat", number: 7, white: "Ada", black: "Bob" } });
    await first.order(arbiter, { clocks: ["main-1"], command: { do: "set", control: "60" } });
    await first.close();
    const second = await hallOf(simulatedLinks(2), { record });
    // These are new clocks at the same addresses: the bridge remembers the number of the board, and the names.
    expect(second.clocks().map(({ id, address, number, players }) => [id, address, number, players])).toEqual([
      ["main-1", "simulated:2", 7, ["Ada", "Bob"]],
      ["main-2", "simulated:1", 0, ["", ""]],
    ]);
    expect((await second.events({ limit: 10 })).map(({ number, state }) => [number, state.control])).toEqual([
      [7, "60"],
    ]);
    expect((await second.audit(10)).map(({ command }) => command)).toEqual(["set 60", "seat 7 Ada – Bob"]);
  });
});

describe("a round", () => {
  const order: RoundOrder = { from: "control", name: "Round 3", control: "3+2", boards: "1-4" };

  test("is set at every board that can be, kept, and written into the audit log", async () => {
    const record = join(folder, "round.db");
    const links = simulatedLinks(3);
    const hall = await hallOf(links, { record });
    for (const n of [1, 2, 3]) {
      const command = { do: "seat", number: n, white: `White ${n}`, black: `Black ${n}` } as const;
      await hall.order(arbiter, { clocks: [`main-${n}`], command });
    }
    await hall.order(arbiter, { clocks: ["main-3"], command: { do: "set", control: "600" } });
    await hall.order(arbiter, { clocks: ["main-3"], command: { do: "start" } });
    await vi.waitFor(() => expect(hall.clocks()[2]?.state?.mode).toBe("running"), 5000);
    const plan = await hall.books.plan(order, "en");
    expect([plan.control, ...plan.pairings.map(({ problem }) => problem)]).toEqual([
      "180+2",
      null,
      null,
      "running",
      "no-clock",
    ]);
    const round = await hall.books.setRound(arbiter, order, "en");
    expect(round.outcomes).toEqual([
      { id: "main-1", ok: true },
      { id: "main-2", ok: true },
      { id: "main-3", ok: false, reason: "running" },
    ]);
    expect(hall.books.round(1)).toEqual(withResults(round));
    expect(await hall.audit(1)).toMatchObject([{ command: "round 180+2 Round 3", outcomes: ["ok", "ok", "running"] }]);
    expect(hall.clocks().map(({ players }) => players[0])).toEqual(["White 1", "White 2", "White 3"]);
    await hall.close();
    const again = await hallOf(simulatedLinks(3), { record });
    expect(again.books.round(1)).toEqual(withResults(round));
    expect((await again.books.setRound(arbiter, order, "en")).id).toBe(2);
  });

  test("that cannot be read is refused in the language that was asked for", async () => {
    const hall = await hallOf(simulatedLinks(1));
    const bad: RoundOrder = { ...order, boards: "one" };
    await expect(hall.books.plan(bad, "es")).rejects.toThrow(
      new HallFault("«one» no es un número de tablero; escríbalos así: 1-40,51."),
    );
    await expect(hall.books.setRound(arbiter, bad, "en")).rejects.toThrow(HallFault);
    expect([hall.books.rounds(), await hall.audit(1)]).toEqual([[], []]);
  });
});

describe("live PGN", () => {
  test("has a game for each clock, with names, board, control and times, and no moves", async () => {
    const links = simulatedLinks(2);
    const hall = await hallOf(links);
    await hall.order(arbiter, { clocks: ["main-2"], command: { do: "seat", number: 4, white: "Ada", black: "Bob" } });
    expect(await hall.pgn()).toBe("");
    const order: RoundOrder = { from: "control", tournament: "Open", name: "", control: "10", boards: "4" };
    await hall.books.setRound(arbiter, order, "en");
    await hall.order(arbiter, { clocks: ["main-2"], command: { do: "start" } });
    await press(hall, links[1], Switch.Left);
    await press(hall, links[1], Switch.Right);
    const pgn = await hall.pgn();
    const tags = [
      '[Event "Open"]',
      '[Round "1"]',
      '[White "Ada"]',
      '[Black "Bob"]',
      '[TimeControl "600"]',
      '[Board "4"]',
    ];
    for (const tag of tags) expect(pgn).toContain(tag);
    expect(pgn).toMatch(/\[WhiteClock "0:\d\d:\d\d"\]/);
    expect(pgn).toMatch(/"\]\n\n\*\n$/);
    expect([await hall.pgn("main-2"), await hall.pgn("main-1")]).toEqual([pgn, ""]);
    await hall.order(arbiter, { clocks: ["main-2"], command: { do: "pause" } });
    await hall.order(arbiter, { clocks: ["main-2"], command: { do: "finish" } });
    await hall.order(arbiter, { clocks: ["main-2"], command: { do: "set", control: "60" } });
    await vi.waitFor(async () => expect(await hall.pgn()).toContain('[TimeControl "60"]'), 5000);
    expect(await hall.pgn()).toContain('[WhiteClock "0:01:00"]');
  });
});

describe("the record of a hall", () => {
  test("has the events of other sources once, whatever comes twice", async () => {
    const listeners = new Listeners<HallEvent>();
    const source: Source = {
      clocks: () => [],
      watch: () => () => {},
      listen: listeners.add,
      tell: async (id) => ({ id, ok: false, reason: "away" }),
      close: async () => {},
    };
    const links = simulatedLinks(1);
    const hall = await hallOf(links, { sources: [source] });
    await hall.order(arbiter, { clocks: ["main-1"], command: { do: "set", control: "60" } });
    await vi.waitFor(() => expect(hall.figures().events).toBe(1), 5000);
    const [own] = await hall.events({ limit: 1 });
    if (own === undefined) throw new Error("no event");
    for (const serial of [1, 2, 2, 5]) listeners.tell({ ...own, bridge: "b", serial, clock: "b-1" });
    await vi.waitFor(() => expect(hall.figures()).toEqual({ ...noFigures, events: 4, doubles: 1, missing: 2 }), 5000);
    expect((await hall.events({ limit: 9, after: own.row })).map(({ bridge, serial }) => [bridge, serial])).toEqual([
      ["b", 1],
      ["b", 2],
      ["b", 5],
    ]);
  });

  test("says in both languages why it cannot be used", async () => {
    const file = join(folder, "used.db");
    await hallOf([], { record: file });
    const fault = await openHall({ record: file, name: "main", links: [] }).catch((thrown: unknown) => thrown);
    if (!(fault instanceof RecordFault)) throw new Error("no fault");
    expect(recordFaultText(fault, "en")).toBe(`${file}: another flagfall uses this record.`);
    expect(recordFaultText(fault, "es")).toBe(`${file}: otro flagfall usa este registro.`);
  });
});

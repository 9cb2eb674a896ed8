/** Tournament, round, board, players: whose truth it is, and what becomes of it when clocks and programs end. */
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { hasForgotten, seatAfter } from "../../sim/hall/bridge/seating";
import type { OpenHall } from "../../sim/hall/hall";
import type { Person } from "../../sim/hall/model/event";
import type { RoundOrder } from "../../sim/hall/model/round";
import type { Seat } from "../../sim/hall/model/seat";
import { timesCsv } from "../../sim/hall/server/routes";
import { temporaryFolder } from "../temporary-folder";
import { playerLine } from "./rounds/trf-lines";
import { hallOf, simulatedLinks } from "./simulated-links";

const arbiter: Person = { name: "Ana", role: "arbiter" };
const folder = temporaryFolder("tournaments");

/** A hall whose clocks have the board numbers from 1. */
async function numbered(count: number, record?: string) {
  const hall = await hallOf(simulatedLinks(count), { record });
  for (let number = 1; number <= count; number++)
    await hall.order(arbiter, { clocks: [`main-${number}`], command: { do: "seat", number, white: "", black: "" } });
  return hall;
}

const polish = { title: "GM", federation: "POL", fideId: "1130420" };

function trf(tournament: string, rounds: readonly [string, string][], control = ""): string {
  const [ofFirst, ofSecond] = [rounds.map(([first]) => first), rounds.map(([, second]) => second)];
  const players = [playerLine(1, "Żyła, Łukasz", ofFirst, polish), playerLine(2, "Ђоковић, Ана", ofSecond)];
  return [`012 ${tournament}`, ...(control === "" ? [] : [`222 ${control}`]), ...players].join("\r\n");
}

function fromTrf(text: string, firstBoard = 1): RoundOrder {
  return { from: "trf", name: "", text, firstBoard };
}

const żyła = { rank: 1, name: "Żyła, Łukasz", elo: 2399, ...polish };
const first: [string, string] = ["2 w", "1 b"];

describe("names", () => {
  test("have all letters in views, CSV and PGN, and come back after the clock's and the program's end", async () => {
    const record = join(folder, "names.db");
    const hall = await numbered(1, record);
    await hall.books.setRound(arbiter, fromTrf(trf("Open", [first], "5400+30")), "en");
    const names = ["Żyła, Łukasz", "Ђоковић, Ана"];
    const seat = { tournament: "Open", round: 1, number: 1, white: żyła, result: null };
    expect(hall.clocks()[0]).toMatchObject({ players: names, seat });
    for (const text of [timesCsv(hall.clocks(), [], "comma"), await hall.pgn()])
      for (const name of names) expect(text).toContain(name);
    for (const tag of ['[Event "Open"]', '[Round "1"]', '[WhiteElo "2399"]', '[WhiteFideId "1130420"]'])
      expect(await hall.pgn()).toContain(tag);
    await hall.close();
    // It is a new clock at the same address, without number and names.
    const again = await hallOf(simulatedLinks(1), { record });
    expect(again.clocks()[0]).toMatchObject({ number: 1, players: names, seat });
  });

  test("of a typed round are those of the record, not the short ones of the clock", async () => {
    const hall = await numbered(1);
    await hall.books.setRound(arbiter, fromTrf(trf("Open", [first], "5400+30")), "en");
    await hall.books.setRound(
      arbiter,
      { from: "control", tournament: "Open", name: "", control: "3+2", boards: "" },
      "en",
    );
    expect(hall.clocks()[0]?.seat).toMatchObject({ round: 2, white: żyła });
  });

  const seat: Seat = {
    ...{ tournament: "Open", round: 1, number: 4, result: null },
    ...{ white: { name: "Żyła" }, black: { name: "Eva" } },
  };

  test.each<[string, number, [string, string], boolean, boolean]>([
    ["its own names", 4, ["Zyla", "Eva"], true, false],
    ["nothing, since its power failed", 0, ["", ""], true, true],
    ["one name only", 4, ["Zyla", ""], true, true],
    ["another number", 5, ["Zyla", "Eva"], false, false],
    ["another name", 4, ["Zyla", "Ida"], false, false],
  ])("a clock with %s", (_, number, players, isSame, isTold) => {
    const kept = seatAfter(seat, { number, players });
    expect([kept === seat, hasForgotten(kept, { number, players })]).toEqual([isSame, isTold]);
  });
});

describe("several tournaments", () => {
  test("have their own boards and rounds, and each remembers its time control", async () => {
    const hall = await numbered(2);
    await hall.books.setRound(arbiter, fromTrf(trf("Open A", [first], "90+30")), "en");
    await hall.books.setRound(arbiter, fromTrf(trf("Open B", [first], "3+2"), 2), "en");
    expect(hall.clocks().map(({ seat, state }) => [seat?.tournament, seat?.round, state?.control])).toEqual([
      ["Open A", 1, "5400+30"],
      ["Open B", 1, "180+2"],
    ]);
    // TRF16 has no line for the control.
    const second = await hall.books.setRound(arbiter, fromTrf(trf("Open B", [first, ["2 b", "1 w"]]), 2), "en");
    expect([second.round, second.control, second.pairings[0]?.white.name]).toEqual([2, "180+2", "Ђоковић, Ана"]);
    expect(await hall.pgn("main-2")).toMatch(/\[Event "Open B"\][\s\S]+\[Round "2"\]/);
    expect(await hall.pgn("main-1")).toMatch(/\[Event "Open A"\][\s\S]+\[Round "1"\]/);
    await expect(hall.books.plan(fromTrf(trf("Open C", [first])), "en")).rejects.toThrow("no line 222");
    expect(hall.books.tournaments().map(({ name, rounds }) => [name, rounds])).toEqual([
      ["Open B", 2],
      ["Open A", 1],
    ]);
  });

  test("a person of one tournament commands its boards alone", async () => {
    const hall = await numbered(2);
    await hall.books.setRound(arbiter, fromTrf(trf("Open A", [first], "90+30")), "en");
    await hall.books.setRound(arbiter, fromTrf(trf("Open B", [first], "3+2"), 2), "en");
    const ben: Person = { name: "Ben", role: "arbiter", tournament: "Open B" };
    const start = (id: string) => hall.order(ben, { clocks: [id], command: { do: "start" } });
    await expect(start("main-1")).rejects.toMatchObject({
      code: "tournament",
      message: "Your token is for Open B alone.",
    });
    await expect(hall.books.setRound(ben, fromTrf(trf("Open A", [first], "60")), "es")).rejects.toThrow(/Open B/);
    // Nor does he take the boards of another tournament for his own.
    await expect(hall.books.setRound(ben, fromTrf(trf("Open B", [first], "60")), "en")).rejects.toThrow(/Open B alone/);
    expect(hall.clocks()[0]?.seat?.tournament).toBe("Open A");
    const order = { tournament: "Open A", round: 1, number: 1, score: "1-0" } as const;
    await expect(hall.books.enter(ben, order, "en")).rejects.toMatchObject({ code: "tournament" });
    expect(await start("main-2")).toEqual([{ id: "main-2", ok: true }]);
    expect(hall.clocks()[0]?.state?.mode).toBe("ready");
  });
});

describe("a result", () => {
  const order = { tournament: "Open", round: 1, number: 1 } as const;

  test("of a flag is there at once, and goes when the arbiter takes the flag back", async () => {
    const hall = await numbered(1);
    await hall.books.setRound(arbiter, fromTrf(trf("Open", [first], "1")), "en");
    const tell = (command: Parameters<OpenHall["order"]>[1]["command"]) =>
      hall.order(arbiter, { clocks: ["main-1"], command });
    await tell({ do: "correct", white: { remaining: 1000 } });
    await tell({ do: "start" });
    const score = () => hall.books.round(1)?.pairings[0]?.result;
    await vi.waitFor(() => expect(score()).toMatchObject({ score: "0-1", by: "time" }), 8000);
    expect(await hall.pgn()).toContain('[Result "0-1"]');
    // An entry takes its place. Once it is withdrawn, the flag counts again.
    await hall.books.enter(arbiter, { ...order, score: "1/2-1/2", was: "0-1" }, "en");
    await hall.books.enter(arbiter, { ...order, score: "*", was: "1/2-1/2" }, "en");
    expect(score()).toMatchObject({ score: "0-1", by: "time" });
    expect(await hall.pgn()).toContain('[Result "0-1"]');
    await tell({ do: "pause" });
    expect(await tell({ do: "correct", first: "none", white: { remaining: 60_000, flag: "none" } })).toEqual([
      { id: "main-1", ok: true },
    ]);
    await vi.waitFor(() => expect(score()).toBeNull(), 5000);
    expect(hall.books.rounds()[0]).toMatchObject({ boards: 1, results: 0 });
  });

  test("of a flag stays when somebody begins another game on the clock", async () => {
    const hall = await numbered(1);
    await hall.books.setRound(arbiter, fromTrf(trf("Open", [first], "1")), "en");
    const tell = async (...commands: Parameters<OpenHall["order"]>[1]["command"][]) => {
      for (const command of commands)
        expect([command.do, await hall.order(arbiter, { clocks: ["main-1"], command })]).toMatchObject([
          command.do,
          [{ ok: true }],
        ]);
    };
    await tell({ do: "correct", white: { remaining: 1000 } }, { do: "start" });
    const score = () => hall.books.round(1)?.pairings[0]?.result;
    await vi.waitFor(() => expect(score()).toMatchObject({ score: "0-1", by: "time" }), 8000);
    const before = score();
    await tell({ do: "pause" }, { do: "new" }, { do: "set", control: "180" }, { do: "start" });
    await vi.waitFor(() => expect(hall.clocks()[0]?.state).toMatchObject({ control: "180", mode: "running" }), 5000);
    expect(score()).toEqual(before);
    await tell({ do: "pause" }, { do: "correct", black: { remaining: 1000 }, turn: "black" }, { do: "resume" });
    await vi.waitFor(() => expect(hall.clocks()[0]?.state?.firstFlag).toBe("black"), 5000);
    expect(score()).toEqual(before);
    await hall.close();
  });

  test("that an arbiter enters is in record, view and PGN, and is not changed by who has not seen it", async () => {
    const record = join(folder, "results.db");
    const hall = await numbered(1, record);
    await hall.books.setRound(arbiter, fromTrf(trf("Open", [first], "5400+30")), "en");
    await hall.books.enter(arbiter, { ...order, score: "1/2-1/2", was: "*", reason: "agreed" }, "en");
    expect(hall.clocks()[0]?.seat?.result).toMatchObject({ score: "1/2-1/2", who: "Ana" });
    expect(await hall.pgn()).toContain('[Result "1/2-1/2"]');
    const late = hall.books.enter(arbiter, { ...order, score: "1-0", was: "*" }, "en");
    await expect(late).rejects.toMatchObject({ code: "changed", message: /^Somebody has entered 1\/2-1\/2 meanwhile/ });
    const nowhere = hall.books.enter(arbiter, { ...order, number: 7, score: "1-0" }, "es");
    await expect(nowhere).rejects.toThrow("El tablero 7 no está en la ronda 1.");
    const details = [{ board: 1, address: "", was: "*", is: "1/2-1/2" }];
    expect(await hall.audit(1)).toMatchObject([
      { command: "result 1/2-1/2 Open 1/1", reason: "agreed", outcomes: ["ok"], details },
    ]);
    await hall.books.enter(arbiter, { ...order, score: "*" }, "en");
    expect(hall.books.round(1)?.pairings[0]?.result).toBeNull();
    expect(await hall.pgn()).toContain('[Result "*"]');
    await hall.books.enter(arbiter, { ...order, score: "0-1F" }, "en");
    await hall.close();
    const again = await hallOf(simulatedLinks(1), { record });
    expect(again.books.round(1)?.pairings[0]?.result).toMatchObject({ score: "0-1F" });
  });

  test("of another desk, which the bridge tells, is in the record of this one", async () => {
    const hall = await numbered(1);
    await hall.books.setRound(arbiter, fromTrf(trf("Open", [first], "5400+30")), "en");
    const result = { score: "0-1", by: "arbiter", who: "Ben", atMs: Date.now() } as const;
    await hall.local.tell("main-1", { do: "result", result }, arbiter);
    expect(hall.books.round(1)?.pairings[0]?.result).toEqual(result);
  });
});

test("several clocks get numbers that follow each other, in their order", async () => {
  const hall = await numbered(3);
  const clocks = ["main-3", "main-1"];
  await hall.order(arbiter, { clocks, command: { do: "number", number: 41 } });
  expect(hall.clocks().map(({ id, number }) => [id, number])).toEqual([
    ["main-2", 2],
    ["main-3", 41],
    ["main-1", 42],
  ]);
  expect((await hall.audit(1))[0]).toMatchObject({
    command: "number 41",
    clocks,
    details: [{ is: "41" }, { is: "42" }],
  });
});

test("what an arbiter does has board, link, reason, old and new value in the log", async () => {
  const hall = await numbered(1);
  const tell = (command: Parameters<OpenHall["order"]>[1]["command"], reason?: string) =>
    hall.order(
      { ...arbiter, from: "10.0.0.9" },
      { clocks: ["main-1"], command, ...(reason === undefined ? {} : { reason }) },
    );
  await tell({ do: "set", control: "180+2" });
  await tell({ do: "start" });
  await tell({ do: "pause" });
  await tell({ do: "penalty", name: "illegal-move", offender: "white" }, "Ra1xa9");
  const [entry] = await hall.audit(1);
  expect(entry).toMatchObject({ reason: "Ra1xa9", from: "10.0.0.9", details: [{ board: 1, address: "simulated:1" }] });
  expect(entry?.details?.[0]?.was).toMatch(/^0:03:0\d – 0:03:02, 0\/0, paused, 180\+2$/);
  expect(entry?.details?.[0]?.is).toMatch(/^0:03:0\d – 0:04:02, /);
});

/** Where the plan of a round has its tournament, its number, its control and its players from. */
import { describe, expect, test } from "vitest";
import type { ClockView } from "../../../sim/hall/model/clock";
import type { RoundOrder } from "../../../sim/hall/model/round";
import type { Seat } from "../../../sim/hall/model/seat";
import { readControl } from "../../../sim/hall/rounds/control";
import { boardNumbers, planRound } from "../../../sim/hall/rounds/plan";
import { finished } from "../../../sim/hall/slices";
import { at, clock, planOf, typed } from "./planning";
import { playerLine } from "./trf-lines";

const hall = [clock(1), clock(2)];
const pair = [playerLine(1, "A", ["2 w"]), playerLine(2, "B", ["1 b"])];
const fromFile = (...lines: string[]): RoundOrder => ({
  ...{ from: "trf", name: "", text: [...lines, ...pair].join("\n"), firstBoard: 1 },
});

/** Plans in a hall in which the tournament has played three rounds with a control. */
function planAfter(order: RoundOrder, control?: string) {
  const asked: string[] = [];
  const tournament = (name: string) => {
    asked.push(name);
    return { control, next: 4 };
  };
  return { plan: finished(planRound(order, { clocks: hall, hasCode: true, tournament }, "en")), asked };
}

describe("the tournament", () => {
  test.each<[string, RoundOrder, string]>([
    ["is the one that was named", { ...typed("60"), tournament: "Cup" }, "Cup"],
    ["is none if nobody names one", typed("60"), ""],
    ["is that of the file", fromFile("012 Open", "222 60"), "Open"],
    [
      "is the one that was named, whatever the file says",
      { ...fromFile("012 Open", "222 60"), tournament: "Cup" },
      "Cup",
    ],
  ])("%s", (_, order, name) => {
    const { plan, asked } = planAfter(order);
    expect([plan.tournament, asked]).toEqual([name, [name]]);
  });
});

describe("the round", () => {
  test("is the next one of the tournament, or the one that was named, or the last one of the file", () => {
    const rounds = [typed("60"), { ...typed("60"), round: 9 }, fromFile("222 60")].map(
      (order) => planAfter(order).plan.round,
    );
    expect(rounds).toEqual([4, 9, 1]);
  });
});

describe("the control of a file", () => {
  test.each<[string, RoundOrder, string | undefined, string]>([
    ["is its own", fromFile("222 5400+30"), "60", "5400+30"],
    ["is its own, in minutes without an increment", fromFile("222 15+0"), "60", "900"],
    ["is its own, in seconds without an increment", fromFile("222 40/5400+0:1800+0"), "60", "40/5400:1800"],
    ["is its own, with blanks around it", fromFile("222   90+30  "), "60", "5400+30"],
    ["is that of the round before if it has none", fromFile(), "5400+30", "5400+30"],
    ["is that of the round before, which is in seconds", fromFile(), "60d5", "60d5"],
    ["is the one that was typed", { ...fromFile("222 5400+30"), control: "3+2" }, "60", "180+2"],
    ["is the one that was typed, in minutes with a delay", { ...fromFile(), control: "60d5" }, "60", "3600d5"],
  ])("%s", (_, order, before, control) => {
    expect(planAfter(order, before).plan.control).toBe(control);
  });

  test("that nobody can read is refused with its column, in the words of that notation", () => {
    expect(() => planOf(fromFile("222 40/five"), hall, true)).toThrow(/“222 40\/five” cannot be read: column \d+: ./);
  });
});

describe("the pairs of a file", () => {
  const three = (...rounds: string[]): RoundOrder => {
    const lines = rounds.map((round, at) => playerLine(at + 1, `Player ${at + 1}`, [round]));
    return { ...{ from: "trf", name: "", firstBoard: 1 }, text: ["222 60", ...lines].join("\n") };
  };

  test.each([
    ["an opponent who has another one", three("2 w", "1 b", "1 w"), "3"],
    ["an opponent without a line", three("9 w", "3 w", "2 b"), "1"],
    ["an opponent without a round", three("2 w", "", "0 - U"), "1"],
    ["two players with the same colour", three("2 w", "1 w", "0 - U"), "1, 2"],
    ["a player who alone has a colour", three("2 w", "1 -", "0 - U"), "1, 2"],
  ])("refuse %s, with the numbers of the players", (_, order, ranks) => {
    expect(() => planOf(order, hall, true)).toThrow(`about round 1: ${ranks}.`);
    expect(() => planOf(order, hall, true, "es")).toThrow(`en la ronda 1: ${ranks}.`);
  });

  test("name ten players at most", () => {
    const alone = Array.from({ length: 11 }, (_, at) => `${at + 20} w`);
    expect(() => planOf(three(...alone), hall, true)).toThrow("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, ….");
  });

  test("refuse a player whose number two lines have", () => {
    const order = three("2 w", "1 b", "0 - U");
    const twice = { ...order, text: `${"text" in order ? order.text : ""}\n${playerLine(1, "Again", ["2 w"])}` };
    expect(() => planOf(twice, hall, true)).toThrow("about round 1: 1.");
  });

  test("leave out a game that nobody plays", () => {
    expect(planOf(three("2 w", "1 b", "0 - U"), hall, true).pairings).toHaveLength(1);
    const forfeited = [...pair, playerLine(3, "C", ["4 - +"]), playerLine(4, "D", ["3 - -"])];
    const order: RoundOrder = { ...fromFile("222 60"), text: ["222 60", ...forfeited].join("\n") } as RoundOrder;
    expect(planOf(order, hall, true).pairings).toHaveLength(1);
  });
});

describe("a round that is set from its file again", () => {
  const seatAt = (change: Partial<Seat>): Seat => {
    const [white, black] = [{ name: "A" }, { name: "B" }];
    return { tournament: "Open", round: 1, number: 1, white, black, result: null, ...change };
  };
  test.each<[string, Partial<Seat>, Partial<ClockView>, string | null]>([
    ["keeps a game that is over", {}, at("finished", "finish"), "played"],
    ["sets a clock again that has not run", {}, at("ready"), null],
    ["sets the clock of an earlier round", { round: 2 }, at("finished", "finish"), null],
    ["sets the clock of another tournament", { tournament: "Cup" }, at("finished", "finish"), null],
    ["sets another pair", { black: { name: "C" } }, at("finished", "finish"), null],
  ])("%s", (_, seat, state, problem) => {
    const plan = planOf(fromFile("012 Open", "222 60"), [clock(1, { ...state, seat: seatAt(seat) })], true);
    expect(plan.pairings[0]?.problem).toBe(problem);
  });
});

describe("a typed control", () => {
  test.each([
    [" 90+30 ", "90+30"],
    [" G/60;d5 ", "G/60;d5"],
  ])("may have blanks around it: %j", (text, same) => {
    expect(readControl(text, "en")).toEqual(readControl(same, "en"));
    expect(readControl(text, "en")).toHaveProperty("control");
  });

  test.each([["40/120 minutes:60"], ["x40/120:60"], ["0/0:60"], ["0"]])("%s is no row of minutes", (text) => {
    expect(readControl(text, "en")).not.toHaveProperty("control");
  });

  test.each([
    ["40/120:x", "en"],
    ["5400+", "es"],
    ["bananas", "en"],
  ] as const)("%s is refused with a sentence", (text, language) => {
    const refused = readControl(text, language);
    expect(refused).toMatchObject({ column: expect.any(Number), why: expect.stringMatching(/^[^:]{5,}/) });
  });
});

describe("boards without a file", () => {
  const names = { white: { name: "Ada L", elo: 2000 }, black: { name: "Bob M" } };
  const seat = { tournament: "", round: 1, number: 3, result: null, ...names };
  const seated = clock(3, { players: ["Ada", "Bob"], seat });

  test("have the players that the record has, or the names of the clock, or none", () => {
    const { pairings } = planOf(typed("60", "1,3,8"), [clock(1, { players: ["Eva", "Max"] }), seated], true);
    expect(pairings.map(({ white, black }) => [white, black])).toEqual([
      [{ name: "Eva" }, { name: "Max" }],
      [{ name: "Ada L", elo: 2000 }, { name: "Bob M" }],
      [{ name: "" }, { name: "" }],
    ]);
  });

  test("are in the order of their numbers, not of the clocks", () => {
    const { pairings } = planOf(typed("60"), [clock(10), clock(9), clock(2), clock(9)], true);
    expect(pairings.map(({ number }) => number)).toEqual([2, 9, 10]);
  });

  test("that cannot be read name the piece", () => {
    expect(() => planOf(typed("60", "1, 2x"), hall, true)).toThrow("2x");
  });

  test.each<[string, number[] | string]>([
    ["", []],
    ["1-3,7", [1, 2, 3, 7]],
    ["3 1 2-3", [1, 2, 3]],
    ["9998-9999", [9998, 9999]],
    ["1,, 2 ;;3", [1, 2, 3]],
    ["12-14", [12, 13, 14]],
    ["10–11", [10, 11]],
    ["5-5", [5]],
    ["10000", "10000"],
    ["1-12345", "1-12345"],
    [" 12; 3 – ", "–"],
    ["0-4", "0-4"],
    ["9-3", "9-3"],
    ["1 -3", "-3"],
    ["4 0", "0"],
    ["x1", "x1"],
  ])("%s", (text, read) => {
    expect(boardNumbers(text)).toEqual(typeof read === "string" ? { bad: read } : { numbers: read });
  });
});

test("the last board of a file may be 9999", () => {
  const order = { ...fromFile("222 60"), firstBoard: 9999 };
  expect(planOf(order, hall, true).pairings.map(({ number }) => number)).toEqual([9999]);
});

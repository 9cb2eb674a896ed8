/**
 * Controls as arbiters type them, board numbers, pairings of a tournament's report, and what a plan says of each board.
 */
import { describe, expect, test } from "vitest";
import type { ClockView } from "../../../sim/hall/model/clock";
import type { RoundOrder } from "../../../sim/hall/model/round";
import type { Player } from "../../../sim/hall/model/seat";
import { setBoards } from "../../../sim/hall/rounds/plan";
import { lastRound, trfPairings, trfPlayers, trfPoints } from "../../../sim/hall/rounds/trf-pairings";
import { finished } from "../../../sim/hall/slices";
import { typedRows } from "../../notation/typed-rows";
import { state } from "../server/scripted-hall";
import { at, clock, planOf, typed } from "./planning";
import { playerLine } from "./trf-lines";

const runsOn = { state: { ...state, mode: "running", white: { ...state.white, flag: "blinking" } } } as const;
const hall = [clock(1), clock(2), clock(5, { players: ["Ada", "Bob"] })];

describe("a typed control", () => {
  test.each([
    ["90+30", "5400+30", "90 minutes per player for the whole game, plus 30 seconds per move from move 1."],
    ["5400+30", "5400+30", "90 minutes per player for the whole game, plus 30 seconds per move from move 1."],
  ])("%s is %s, in words", (text, control, words) => {
    expect(planOf(typed(text), hall, true)).toMatchObject({ control, words });
  });

  test.each<readonly [string, string]>([
    ...typedRows,
    ["40/120:20/60", "40/7200:20/3600"],
    ["40/120:20/60:15+30", "40/7200:20/3600:900+30"],
    ["40/5400:30", "40/5400:30"],
    ["40/90+0:30+0", "40/5400:1800"],
    ["900+0", "900"],
    // The hall reads other notations too.
    ["5 12", "300+12"],
    ["TM[300]", "300"],
  ])("%s is %s", (text, control) => expect(planOf(typed(text), hall, true).control).toBe(control));

  test("that nobody can read says where and why, in both languages", () => {
    expect(() => planOf(typed("90 bananas"), hall, true)).toThrow(
      /^The time control “90 bananas” cannot be read: column \d+: .+\.$/,
    );
    expect(() => planOf(typed("90 bananas"), hall, true, "es")).toThrow(/^No se entiende el control .+columna \d+/);
  });
});

describe("boards", () => {
  test("none named: every clock that has a number, with its names", () => {
    const { pairings } = planOf(typed("60"), [...hall, clock(0)], true);
    expect(pairings.map(({ number, white, clock: id }) => [number, white.name, id])).toEqual([
      [1, "", "main-1"],
      [2, "", "main-2"],
      [5, "Ada", "main-5"],
    ]);
    expect(() => planOf(typed("60"), [clock(0)], true)).toThrow("No clock has a board number yet.");
  });

  test.each<[string, readonly ClockView[], boolean, string | null]>([
    ["one that is ready", [clock(1)], false, null],
    ["no clock", [clock(2)], true, "no-clock"],
    ["two clocks", [clock(1), clock(1, { id: "b-9" })], true, "twice"],
    ["a clock that is lost", [clock(1, { presence: "lost" })], true, "away"],
    ["a small clock", [clock(1, { acts: false })], true, "no-acts"],
    ["a lock", [clock(1, { lock: "closed" })], false, "locked"],
    ["a lock and its code", [clock(1, { lock: "closed" })], true, null],
    ["a clock that is ready", [clock(1, at("ready"))], true, null],
    ["a clock that runs", [clock(1, at("running"))], true, "running"],
    ["a paused game", [clock(1, at("paused"))], true, "paused"],
    ["a clock that runs on after a flag", [clock(1, runsOn)], true, "fallen"],
    ["a fallen flag", [clock(1, at("fallen", "flag"))], true, "fallen"],
    ["a game that is over", [clock(1, at("finished", "finish"))], true, null],
    // An adjourned game is paused as well, and does not prevent the next one. A state that was asked for does not tell.
    ["a game that was put away", [clock(1, at("paused", "adjourn"))], true, null],
    ["a paused game, perhaps put away", [clock(1, at("paused", "expect"))], true, null],
  ])("with %s", (_, clocks, hasCode, problem) => {
    expect(planOf(typed("60", "1"), clocks, hasCode).pairings[0]?.problem).toBe(problem);
  });
});

/** After two rounds 1 and 4 have two points, 2 has one and a half, 3 and 6 have one. 5 and 7 do not play the third. */
const report = [
  "012 Open",
  "222 5400+30",
  playerLine(1, "Alpha, Ann", ["6 w 1", "3 b 1", "4 w"]),
  playerLine(2, "Beta, Bo", ["5 b =", "7 w 1", "6 b"]),
  playerLine(3, "Gamma, Gil", ["7 w 1", "1 w 0", "8 b"]),
  playerLine(4, "Delta, Di", ["8 b 1", "5 w 1", "1 b"]),
  playerLine(5, "Epsilon, Ed", ["2 w =", "4 b 0", "0 - H"]),
  playerLine(6, "Zeta, Zoe", ["1 b 0", "8 w 1", "2 w"]),
  playerLine(7, "Eta, Eve", ["3 b 0", "2 b 0", "0 - Z"]),
  playerLine(8, "Theta, Tom", ["4 w 0", "6 b 0", "3 w"]),
].join("\r\n");

function player(rank: number, name: string): Player {
  return { rank, name, elo: 2400 - rank };
}

describe("a tournament's report", () => {
  const players = finished(trfPlayers(report));
  const names = (round: number) => trfPairings(players, round).map(({ white, black }) => [white.rank, black.rank]);

  test("boards: the higher player's points, both players' points, the higher player's rank; byes have none", () => {
    expect(lastRound(players)).toBe(3);
    expect(names(3)).toEqual([
      [1, 4],
      [6, 2],
      [8, 3],
    ]);
    expect(names(1)).toEqual([
      [1, 6],
      [5, 2],
      [3, 7],
      [8, 4],
    ]);
    expect(names(4)).toEqual([]);
  });

  test("the higher player's rank decides, not the better rank of the two", () => {
    const two = [
      playerLine(1, "A", ["0 - Z", "4 w"]),
      playerLine(2, "B", ["0 - Z", "3 w"]),
      playerLine(3, "C", ["0 - H", "2 b"]),
      playerLine(4, "D", ["0 - H", "1 b"]),
    ];
    expect(trfPairings(finished(trfPlayers(two.join("\n"))), 2).map(({ white }) => white.rank)).toEqual([2, 1]);
  });

  test("the points of line 162: a win for 3 and a loss for 1 puts the bye of somebody else lower", () => {
    const usual = { W: 1, D: 0.5, L: 0, A: 0, P: 1 };
    expect(trfPoints(report)).toEqual(usual);
    expect(trfPoints("162  W 3.0    D 1.0")).toEqual({ ...usual, W: 3, D: 1, P: 3 });
    expect(trfPoints("162  W 3.0    L 1.0    P 1.5    D")).toEqual({ ...usual, W: 3, L: 1, P: 1.5 });
    const four = [
      playerLine(1, "A", ["3 w 0", "4 b"]),
      playerLine(2, "B", ["0 - H", "3 b"]),
      playerLine(3, "C", ["1 b 1", "2 w"]),
      playerLine(4, "D", ["0 - U", "1 w"]),
    ];
    const boards = (text: string) =>
      trfPairings(finished(trfPlayers(text)), 2, trfPoints(text)).map(({ white }) => white.rank);
    expect(boards(four.join("\n"))).toEqual([3, 4]);
    expect(boards(["162  W 1.0    D 0.0    P 2.0", ...four].join("\n"))).toEqual([4, 3]);
  });

  test("its plan", () => {
    const order: RoundOrder = { from: "trf", name: "Open", text: report, firstBoard: 1 };
    const plan = planOf(order, hall, true, "es");
    expect([plan.control, plan.words]).toEqual(["5400+30", expect.stringContaining("90 minutos")]);
    expect(plan.pairings).toEqual([
      { number: 1, white: player(1, "Alpha, Ann"), black: player(4, "Delta, Di"), clock: "main-1", problem: null },
      { number: 2, white: player(6, "Zeta, Zoe"), black: player(2, "Beta, Bo"), clock: "main-2", problem: null },
      { number: 3, white: player(8, "Theta, Tom"), black: player(3, "Gamma, Gil"), clock: null, problem: "no-clock" },
    ]);
    const second = planOf({ ...order, round: 2, control: "3+2", firstBoard: 5 }, hall, true);
    expect([second.control, ...second.pairings.map(({ number }) => number)]).toEqual(["180+2", 5, 6, 7, 8]);
  });

  test.each<[Partial<Extract<RoundOrder, { from: "trf" }>>, string]>([
    [{ text: "012 Open\n222 60" }, "The file has no players: no line begins with 001."],
    [{ text: "%PDF-1.4" }, "The file has no players: no line begins with 001. Choose a report (TRF)"],
    [{ text: report.replace("222 ", "223 ") }, "The file has no line 222 with its time control. Type the control."],
    [{ text: report.replace("222 5400", "222 five") }, "The time control “222 five+30” cannot be read: column 5: "],
    [{ round: 7 }, "The file has no pairings for round 7."],
    [{ text: "222 60\n001    1" }, "The file has no pairings."],
    [{ firstBoard: 9998 }, "The last board would have the number 10000; the highest is 9999."],
  ])("%o is refused", (change, message) => {
    const order: RoundOrder = { from: "trf", name: "", text: report, firstBoard: 1, ...change };
    expect(() => planOf(order, hall, true)).toThrow(message);
  });
});

test("a report of 220,000 lines is refused in one line, at once", () => {
  const text = ["222 5400", ...Array.from({ length: 220_000 }, () => "001    1")].join("\n");
  const began = process.cpuUsage();
  const order: RoundOrder = { from: "trf", name: "", text, firstBoard: 1 };
  expect(() => planOf(order, hall, true)).toThrow("The file has no pairings.");
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(5000);
});

test("each board is set, and one that refuses keeps its players out", async () => {
  const told: string[] = [];
  const plan = planOf(typed("60", "1,2,5,9"), [...hall.slice(0, 2), clock(5, { presence: "silent" })], true);
  const outcomes = await setBoards(plan, async (id, command) => {
    told.push(`${id} ${command.do}`);
    return id === "main-2" ? { id, ok: false, reason: "busy" } : { id, ok: true };
  });
  expect(told).toEqual(["main-1 set", "main-2 set", "main-1 seat"]);
  expect(outcomes).toEqual([
    { id: "main-1", ok: true },
    { id: "main-2", ok: false, reason: "busy" },
    { id: "main-5", ok: false, reason: "away" },
  ]);
});

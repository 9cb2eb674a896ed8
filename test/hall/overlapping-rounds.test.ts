/** The reports of rounds that overlap: the next one is set while the last games of one still run. */
import { describe, expect, test } from "vitest";
import type { AuditEntry, Person } from "../../sim/hall/model/event";
import type { Pairing, Round } from "../../sim/hall/model/round";
import { isAbout, spansOf } from "../../sim/hall/papers/played";
import { hallOf, simulatedLinks } from "./simulated-links";

const clocks = ["main-1", "main-2"];

/** A round that was set at 1000 × `id`, and that the clocks of `took` have taken. */
function setting(id: number, round: number, took: readonly string[], change: Partial<Round> = {}): Round {
  const pairings = clocks.map((clock, at): Pairing => {
    return { number: at + 1, white: { name: "" }, black: { name: "" }, clock, problem: null };
  });
  const outcomes = clocks.map((clock) => ({ id: clock, ok: took.includes(clock) }));
  const head = { id, tournament: "Open", round, name: "", control: "60", words: "", setMs: 1000 * id, who: "Ana" };
  return { ...head, pairings, outcomes, ...change };
}

/** Round 2 is set while board 2 still plays round 1, and again when that game is over. */
const [first, early, late] = [setting(1, 1, clocks), setting(3, 2, ["main-1"]), setting(5, 2, ["main-2"])];
const all = [late, early, first];

describe("a clock has a round", () => {
  test.each<[string, Round, readonly Round[], object]>([
    ["until it takes the next one", first, all, { "main-1": [1000, 3000], "main-2": [1000, 5000] }],
    ["from the first setting that it took", early, all, { "main-1": [3000, 9001], "main-2": [5000, 9001] }],
    ["the same for each setting", late, all, { "main-1": [3000, 9001], "main-2": [5000, 9001] }],
    ["never, if it refused", early, [early, first], { "main-1": [3000, 9001] }],
    [
      "until another tournament takes it",
      first,
      [setting(2, 1, ["main-2"], { tournament: "Cup" }), first],
      { "main-1": [1000, 9001], "main-2": [1000, 2000] },
    ],
    [
      "also if nobody knows what became of the setting",
      first,
      [{ ...first, outcomes: [] }],
      { "main-1": [1000, 9001], "main-2": [1000, 9001] },
    ],
  ])("%s", (_, round, rounds, spans) => {
    const found = [...spansOf(round, rounds, 9000)].map(([clock, { fromMs, toMs }]) => [clock, [fromMs, toMs]]);
    expect(Object.fromEntries(found)).toEqual(spans);
  });
});

describe("an act is about a round", () => {
  const act = (command: string, atMs: number, on = clocks): AuditEntry => {
    return { atMs, who: "Ana", role: "arbiter", command, clocks: on, outcomes: on.map(() => "ok") };
  };
  test.each<[string, AuditEntry, [inFirst: boolean, inSecond: boolean]]>([
    ["while its game ran on", act("pause", 4000, ["main-2"]), [true, false]],
    ["at the board that was set", act("pause", 4000, ["main-1"]), [false, true]],
    ["its setting", act("round 60", 3002), [false, true]],
    ["its second setting", act("round 60", 5002), [false, true]],
    ["a result that came late", act("result 1-0 Open 1/2", 8000, []), [true, false]],
    ["a result of the other", act("result 1-0 Open 2/1", 8000, ["main-1"]), [false, true]],
    ["nothing of it", act("login", 4000, []), [false, false]],
  ])("%s", (_, entry, expected) => {
    const isIn = (round: Round): boolean => isAbout(entry, round, all, spansOf(round, all, 9000));
    expect([isIn(first), isIn(late)]).toEqual(expected);
  });
});

test("the flag of the last game of a round is in its report, and not in that of the next one", async () => {
  const arbiter: Person = { name: "Ana", role: "arbiter" };
  const hall = await hallOf(simulatedLinks(2));
  for (const [at, id] of clocks.entries())
    await hall.order(arbiter, { clocks: [id], command: { do: "seat", number: at + 1, white: "", black: "" } });
  const order = { from: "control", tournament: "Open", name: "", control: "300", boards: "" } as const;
  const { id: firstId } = await hall.books.setRound(arbiter, { ...order, round: 1 }, "en");
  await hall.order(arbiter, { clocks: ["main-2"], command: { do: "start" } });
  const { id: secondId } = await hall.books.setRound(arbiter, { ...order, round: 2 }, "en");
  await hall.order(arbiter, { clocks: ["main-2"], command: { do: "pause" } });
  await hall.order(arbiter, {
    clocks: ["main-2"],
    command: { do: "correct", white: { presses: 7 } },
    reason: "missed",
  });
  const report = async (id: number) => (await hall.books.paper("report", id, "en", "comma"))?.text;
  expect(await report(firstId)).toMatch(/correction[\s\S]+“missed”/);
  expect(await report(secondId)).not.toMatch(/correction|missed/);
  expect(await report(secondId)).toContain("a game is on");
});

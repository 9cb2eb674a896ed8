/** The rounds, results and tournaments of a record, as they are at once and after the file is opened again. */
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Round } from "../../../sim/hall/model/round";
import type { Result } from "../../../sim/hall/model/seat";
import { openRecord } from "../../../sim/hall/record/record";
import type { Tournaments } from "../../../sim/hall/record/tournaments";
import { temporaryFolder } from "../../temporary-folder";

const file = join(temporaryFolder("rounds"), "record.db");

function roundOf(id: number, tournament: string, round: number, names: readonly string[]): Round {
  const player = (name: string) => ({ name });
  const pairings = names.map((name, at) => ({
    ...{ number: at + 1, white: player(name), black: player("Eva"), clock: null, problem: null },
  }));
  const outcomes = [
    { id: "main-1", ok: true },
    { id: "main-2", ok: false, message: "no" },
  ];
  const control = `${60 * round}`;
  return { id, tournament, round, name: "", control, words: "", pairings, setMs: id, who: "Ana", outcomes };
}

const win: Result = { score: "1-0", by: "arbiter", who: "Ana", atMs: 5 };
const open: Result = { ...win, score: "*" };
const place = { tournament: "A", round: 1, number: 1 };

/** Returns what a hall asks of its tournaments. */
function told(tournaments: Tournaments) {
  const paired = (of: Partial<typeof place>) => tournaments.pairing({ ...place, ...of })?.white.name;
  return {
    ids: tournaments.allRounds().map(({ id }) => id),
    heads: tournaments.heads().map(({ boards, asked, done, results }) => [boards, asked, done, results]),
    boards: tournaments.round(1)?.pairings.map(({ result }) => result),
    none: tournaments.round(9),
    pairings: [
      paired({}),
      paired({ round: 2 }),
      paired({ tournament: "B" }),
      paired({ round: 3 }),
      paired({ number: 2 }),
    ],
    results: [1, 2, 3].map((number) => tournaments.resultOf({ ...place, number })),
    last: [1, 2, 3].map((number) => tournaments.lastResult({ ...place, number })),
    next: ["A", "B", "C"].map((name) => tournaments.next(name)),
    all: tournaments.all(),
  };
}

test("rounds are there newest first, with their results; a set round takes the place of its earlier self", async () => {
  const first = await openRecord({ file, batchMs: 1 });
  const { tournaments } = first;
  expect([tournaments.nextId(), tournaments.nextId()]).toEqual([1, 2]);
  const facts = { name: "A", secret: "s", delayMin: 15, report: "r" };
  await tournaments.keepFacts(facts);
  await tournaments.keepRound(roundOf(3, "B", 1, ["Ben"]));
  await tournaments.keepRound(roundOf(1, "A", 1, ["old"]));
  await tournaments.keepRound(roundOf(2, "A", 2, ["Ida"]));
  await tournaments.keepRound(roundOf(1, "A", 1, ["Ana", "Ada"]), false);
  await tournaments.keepResult(place, win);
  await tournaments.keepResult({ ...place, number: 2 }, open, false);
  const said = told(tournaments);
  expect(said).toEqual({
    ids: [3, 2, 1],
    heads: [
      [1, 2, 1, 0],
      [1, 2, 1, 0],
      [2, 2, 1, 1],
    ],
    boards: [win, null],
    none: undefined,
    pairings: ["Ana", "Ida", "Ben", undefined, "Ada"],
    results: [win, null, null],
    last: [win, open, undefined],
    next: [
      { control: "120", next: 3 },
      { control: "60", next: 2 },
      { control: undefined, next: 1 },
    ],
    all: [{ name: "B", secret: null, delayMin: 0, report: "" }, facts],
  });
  first.close();
  const again = await openRecord({ file });
  expect([told(again.tournaments), again.tournaments.nextId()]).toEqual([said, 4]);
  again.close();
  // What the record does not take is as it was before.
  for (const number of [1, 3]) {
    await expect(again.tournaments.keepResult({ ...place, number }, { ...win, score: "0-1" })).rejects.toThrow();
  }
  await expect(again.tournaments.keepFacts({ ...facts, report: "new" })).rejects.toThrow();
  await expect(again.tournaments.keepRound(roundOf(4, "C", 1, []))).rejects.toThrow();
  expect(told(again.tournaments)).toEqual(said);
});
